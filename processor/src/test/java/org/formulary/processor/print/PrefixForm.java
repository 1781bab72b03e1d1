package org.formulary.processor.print;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.formulary.quantity.Rational;

/** Prefix form in which those trees are one that typeset mathematics does not tell apart. */
final class PrefixForm {

    private static final Pattern NUMBER = Pattern.compile("[0-9][0-9./]*");

    private final String text;
    private int position;

    private PrefixForm(String text) {
        this.text = text;
    }

    /** Signs stand before products and quotients, numbers are fractions, and functions without a sign are written out. */
    static String normal(String prefix) {
        return new PrefixForm(prefix).form();
    }

    private String form() {
        if (text.charAt(position) != '(') {
            return atom(token());
        }
        position++;
        List<String> parts = new ArrayList<>();
        while (text.charAt(position) != ')') {
            parts.add(form());
            while (text.charAt(position) == ' ') {
                position++;
            }
        }
        position++;
        return normal(parts);
    }

    private String token() {
        int start = position;
        while (position < text.length() && " ()".indexOf(text.charAt(position)) < 0) {
            position++;
        }
        return text.substring(start, position);
    }

    private static String atom(String token) {
        if (token.isEmpty() || !Character.isDigit(token.charAt(0)) || token.contains("/")) {
            return token;
        }
        return Rational.of(new BigDecimal(token)).toString();
    }

    private static String normal(List<String> parts) {
        String head = parts.get(0);
        Optional<String> positive = parts.size() == 3 ? withoutSign(parts.get(1)) : Optional.empty();
        if (positive.isPresent() && (head.equals("*") || head.equals("/"))) {
            return "(neg " + normal(List.of(head, positive.get(), parts.get(2))) + ")";
        }
        Optional<String> number = number(parts);
        if (number.isPresent()) {
            return number.get();
        }
        if (head.equals("hypot")) {
            return "(sqrt (+ (^ " + parts.get(1) + " 2) (^ " + parts.get(2) + " 2)))";
        }
        return "(" + String.join(" ", head.equals("factorial") ? List.of("!", parts.get(1)) : parts) + ")";
    }

    /** The value of a number with its power of ten or its unit. */
    private static Optional<String> number(List<String> parts) {
        boolean product = parts.get(0).equals("*");
        if (product
                && parts.stream().skip(1).allMatch(part -> NUMBER.matcher(part).matches())) {
            return Optional.of(
                    rational(parts.get(1)).times(rational(parts.get(2))).toString());
        }
        if (parts.get(0).equals("^") && parts.get(1).equals("10")) {
            String exponent = withoutSign(parts.get(2)).map("-"::concat).orElse(parts.get(2));
            return exponent.matches("-?[0-9]{1,3}")
                    ? Optional.of(
                            Rational.of(10).power(Integer.parseInt(exponent)).toString())
                    : Optional.empty();
        }
        return Optional.empty();
    }

    private static Rational rational(String text) {
        String[] parts = text.split("/", -1);
        Rational numerator = Rational.of(new BigDecimal(parts[0]));
        return parts.length == 1 ? numerator : numerator.dividedBy(Rational.of(new BigDecimal(parts[1])));
    }

    private static Optional<String> withoutSign(String form) {
        return form.startsWith("(neg ") ? Optional.of(form.substring(5, form.length() - 1)) : Optional.empty();
    }
}
