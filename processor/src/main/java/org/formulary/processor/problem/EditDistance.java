package org.formulary.processor.problem;

/** How many letters must be put in, left out, replaced or swapped with their neighbour to get from one word to another. */
final class EditDistance {

    private EditDistance() {}

    static int between(String left, String right) {
        int[] beforeLast = new int[right.length() + 1];
        int[] last = new int[right.length() + 1];
        for (int j = 0; j <= right.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= left.length(); i++) {
            int[] row = new int[right.length() + 1];
            row[0] = i;
            for (int j = 1; j <= right.length(); j++) {
                boolean same = left.charAt(i - 1) == right.charAt(j - 1);
                row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + (same ? 0 : 1));
                boolean swapped = i > 1
                        && j > 1
                        && left.charAt(i - 1) == right.charAt(j - 2)
                        && left.charAt(i - 2) == right.charAt(j - 1);
                if (swapped) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
            }
            beforeLast = last;
            last = row;
        }
        return last[right.length()];
    }
}
