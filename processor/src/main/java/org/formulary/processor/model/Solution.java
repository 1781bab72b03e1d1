package org.formulary.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * What became of solving an output for a parameter.
 *
 * @param output the symbol of the output
 * @param parameter the symbol of the parameter
 * @param status whether it was solved
 * @param reason why not, continuing a sentence about the parameter; empty where it was
 * @param inverses all forms of the parameter; more than one where several arguments give the same value
 * @param searches what an integer parameter can be searched for
 */
public record Solution(
        String output,
        String parameter,
        Status status,
        Optional<String> reason,
        List<Inverse> inverses,
        List<Search> searches) {

    public Solution {
        inverses = List.copyOf(inverses);
        searches = List.copyOf(searches);
    }

    /** How solving ended. */
    public enum Status {
        /** The parameter is a closed form of the output and the other parameters. */
        CLOSED_FORM("closed form"),
        /** None was found, but integers can be searched for. */
        SEARCH("search"),
        /** None was found, and there is no search. */
        NOT_SOLVED("not solved"),
        /** The output is the same whatever the parameter is. */
        INDEPENDENT("independent");

        private final String word;

        Status(String word) {
            this.word = word;
        }

        /** As the catalogue says it. */
        public String word() {
            return word;
        }
    }

    /** Solved. */
    public static Solution closed(String output, String parameter, List<Inverse> inverses) {
        return new Solution(output, parameter, Status.CLOSED_FORM, Optional.empty(), inverses, List.of());
    }

    /** Not solved. */
    public static Solution open(String output, String parameter, String reason) {
        return new Solution(output, parameter, Status.NOT_SOLVED, Optional.of(reason), List.of(), List.of());
    }

    /** Nothing to solve. */
    public static Solution independent(String output, String parameter) {
        return new Solution(output, parameter, Status.INDEPENDENT, Optional.empty(), List.of(), List.of());
    }

    /** This with what the parameter can be searched for. */
    public Solution with(List<Search> newSearches) {
        Status searched = status == Status.NOT_SOLVED ? Status.SEARCH : status;
        return new Solution(output, parameter, searched, reason, inverses, newSearches);
    }

    /** This with the reason why there is no search, where it is not solved. */
    public Solution unsearched(String more) {
        return new Solution(
                output,
                parameter,
                status,
                reason.map(why -> why + "; nor is it searched for: " + more),
                inverses,
                searches);
    }
}
