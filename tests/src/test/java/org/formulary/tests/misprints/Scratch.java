package org.formulary.tests.misprints;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
public class Scratch {
  public static void main(String[] a) throws Exception {
    Path f = Files.createTempDirectory("corpus");
    String only = a.length > 0 ? a[0] : "";
    List<Subject> s = Corpus.subjects(f).stream().filter(x -> x.name().matches(".*(" + only + ").*")).toList();
    long t = System.nanoTime();
    try (Campaign c = new Campaign(Corpus.classes(f))) {
      Tally tally = new Tally(c.run(s));
      System.out.println((System.nanoTime() - t) / 1e9 + " s");
      System.out.println(tally.table());
      tally.targets().forEach(x -> System.out.println(x + " " + tally.percent(x)));
    }
    System.exit(0);
  }
}
