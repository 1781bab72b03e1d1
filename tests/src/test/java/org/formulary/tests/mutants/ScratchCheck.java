package org.formulary.tests.mutants;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
public class ScratchCheck {
  public static void main(String[] a) throws Exception {
    Path f = Files.createTempDirectory("corpus");
    int n = 0;
    Jury jury = new Jury(Corpus.classes(f), Executors.newScheduledThreadPool(1));
    for (Subject s : Corpus.subjects(f)) {
      if (!s.name().matches(".*(" + (a.length > 0 ? a[0] : "") + ").*")) continue;
      int m = Campaign.mutants(s).size(); n += m;
      boolean bad = jury.fails(s, new MemoryLoader(s.classes(), jury.classes(s)), "all");
      System.out.println(s.name() + " " + m + (bad ? " FAILS " + jury.lastFailure() : ""));
    }
    System.out.println(n);
    System.exit(0);
  }
}
