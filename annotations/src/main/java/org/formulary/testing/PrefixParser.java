package org.formulary.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads prefix form; bounded in length and depth, so that no text exhausts memory or stack. */
final class PrefixParser {

    private static final int MAX_LENGTH = 1_000_000;
    private static final int MAX_DEPTH = 1_000;
    private static final Pattern NUMBER = Pattern.compile("-?[0-9].*");
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_.$#']*");

    private final String text;
    private int position;
    private int depth;

    private PrefixParser(String text) {
        this.text = text;
    }

    static Node value(String text) {
        PrefixParser parser = open(text);
        Node node = parser.value();
        parser.end();
        return node;
    }

    static Claim condition(String text) {
        PrefixParser parser = open(text);
        Claim claim = parser.condition();
        parser.end();
        return claim;
    }

    private static PrefixParser open(String text) {
        if (text.length() > MAX_LENGTH) {
            throw new IllegalArgumentException("prefix form of more than " + MAX_LENGTH + " characters");
        }
        return new PrefixParser(text);
    }

    private Node value() {
        if (!opens()) {
            return atom(token());
        }
        enter();
        String head = token();
        Node node = switch (head) {
            case "sum", "product" -> new Node.Reduction(head.equals("product"), name(), value(), value(), value());
            case "if" -> new Node.Choice(condition(), value(), value());
            case "let" -> {
                expect('(');
                String name = name();
                Node bound = value();
                expect(')');
                yield new Node.Let(name, bound, value());
            }
            default -> operation(head);
        };
        leave();
        return node;
    }

    private Node operation(String head) {
        Operator operator = Operator.spelled(head).orElseThrow(() -> wrong("no operator or function: " + head));
        List<Node> operands = new ArrayList<>();
        while (!closes()) {
            operands.add(value());
        }
        if (!operator.takes(operands.size())) {
            throw wrong(operands.size() + " operands for " + head);
        }
        return new Node.Operation(operator, operands);
    }

    private Node atom(String token) {
        if (NUMBER.matcher(token).matches()) {
            return new Node.Literal(RationalText.parse(token));
        }
        return token.equals("pi") ? new Node.Pi() : new Node.Name(named(token));
    }

    private Claim condition() {
        enter();
        String head = token();
        Optional<Claim.Relation> relation = Claim.Relation.spelled(head);
        Claim claim;
        if (relation.isPresent()) {
            claim = new Claim.Comparison(relation.get(), value(), value());
        } else {
            claim = switch (head) {
                case "and" -> new Claim.And(conditions());
                case "or" -> new Claim.Or(conditions());
                case "not" -> new Claim.Not(condition());
                case "integer" -> new Claim.Is(Claim.Property.INTEGER, value());
                case "even" -> new Claim.Is(Claim.Property.EVEN, value());
                case "odd" -> new Claim.Is(Claim.Property.ODD, value());
                case "let" -> {
                    expect('(');
                    String name = name();
                    Node bound = value();
                    expect(')');
                    yield new Claim.Let(name, bound, condition());
                }
                default -> throw wrong("no condition: " + head);
            };
        }
        leave();
        return claim;
    }

    private List<Claim> conditions() {
        List<Claim> parts = new ArrayList<>();
        while (!closes()) {
            parts.add(condition());
        }
        return parts;
    }

    private String name() {
        return named(token());
    }

    private String named(String token) {
        if (!NAME.matcher(token).matches()) {
            throw wrong("no name: " + token);
        }
        return token;
    }

    private String token() {
        skipSpace();
        int start = position;
        while (position < text.length() && " ()\n\t\r".indexOf(text.charAt(position)) < 0) {
            position++;
        }
        if (start == position) {
            throw wrong("a name, number or operator is missing");
        }
        return text.substring(start, position);
    }

    private void enter() {
        expect('(');
        if (++depth > MAX_DEPTH) {
            throw wrong("brackets nested deeper than " + MAX_DEPTH);
        }
    }

    private void leave() {
        expect(')');
        depth--;
    }

    private boolean opens() {
        skipSpace();
        return position < text.length() && text.charAt(position) == '(';
    }

    private boolean closes() {
        skipSpace();
        return position >= text.length() || text.charAt(position) == ')';
    }

    private void expect(char bracket) {
        skipSpace();
        if (position >= text.length() || text.charAt(position) != bracket) {
            throw wrong("'" + bracket + "' is missing");
        }
        position++;
    }

    private void end() {
        skipSpace();
        if (position < text.length()) {
            throw wrong("more text than one form");
        }
    }

    private void skipSpace() {
        while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
            position++;
        }
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(what + " at " + position + " of prefix form");
    }
}
