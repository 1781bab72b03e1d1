package org.formulary.quantity;

import java.util.Arrays;

/** Counts the typing errors between two words: letters left out, added, replaced or swapped with their neighbour. */
final class EditDistance {

    private EditDistance() {}

    /** The set of letters of a word, as bits; letters may share one. */
    static long letters(String word) {
        return word.chars().mapToLong(letter -> 1L << letter).reduce(0, (left, right) -> left | right);
    }

    /** A lower bound of the distance, from the sets of letters alone: an edit changes two of them at most. */
    static int atLeast(long from, long to) {
        return (Long.bitCount(from ^ to) + 1) / 2;
    }

    /** Damerau's distance with each letter edited at most once. */
    static int between(String from, String to) {
        int[][] distance = new int[from.length() + 1][to.length() + 1];
        Arrays.setAll(distance[0], column -> column);
        for (int i = 1; i <= from.length(); i++) {
            distance[i][0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = distance[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                int edited = Math.min(distance[i - 1][j], distance[i][j - 1]) + 1;
                distance[i][j] = Math.min(replaced, edited);
                boolean swapped = i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1);
                if (swapped) {
                    distance[i][j] = Math.min(distance[i][j], distance[i - 2][j - 2] + 1);
                }
            }
        }
        return distance[from.length()][to.length()];
    }
}
