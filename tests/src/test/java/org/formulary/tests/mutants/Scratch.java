package org.formulary.tests.mutants;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
public class Scratch {
  public static void main(String[] a) throws Exception {
    Path f = Files.createTempDirectory("corpus");
    List<Subject> s = Corpus.subjects(f);
    String only = a.length > 0 ? a[0] : "";
    s = s.stream().filter(x -> x.name().matches(".*(" + only + ").*")).toList();
    long t = System.nanoTime();
    List<Campaign.Result> r = Campaign.run(s, Corpus.classes(f));
    System.out.println((System.nanoTime() - t) / 1e9 + " s");
    r.stream().collect(Collectors.groupingBy(x -> x.mutant().target() + "," + x.mutant().operator() + "," + x.verdict(), TreeMap::new, Collectors.counting())).forEach((k, v) -> System.out.println(k + " " + v));
    r.stream().filter(x -> x.verdict() == Jury.Verdict.SURVIVED).forEach(x -> System.out.println("SURV " + x.mutant().target() + " " + x.mutant().operator() + " " + x.subject().name() + ": " + x.mutant().place()));
    System.exit(0);
  }
}
