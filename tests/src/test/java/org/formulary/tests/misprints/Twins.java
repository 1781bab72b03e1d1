package org.formulary.tests.misprints;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;

/**
 * Two classes that should compute the same: every public method of the one is called beside its twin, at points that know
 * nothing of the formula but the numbers in its source, and each result and each refusal is compared.
 */
final class Twins {

    private static final int POINTS = 3_000;

    /** Further than rounding in another order takes two results apart. */
    private static final double NEAR = 1e-11;

    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])[0-9]+(?:\\.[0-9]+)?(?:[eE]-?[0-9]+)?");
    private static final Pattern UNIT =
            Pattern.compile("Dimensions\\.require\\w*\\(\\s*\"[^\"]*\",\\s*\"(\\w+)\",\\s*\"[^\"]*\",\\s*(\\w+),");

    private final Class<?> right;
    private final Class<?> other;
    private final List<Double> numbers = new ArrayList<>();
    private final List<Unit> units = new ArrayList<>();
    private final SplittableRandom random = new SplittableRandom(20261130);

    Twins(Class<?> right, Class<?> other, String source) {
        this.right = right;
        this.other = other;
        String body = source.substring(source.indexOf("class "));
        Matcher number = NUMBER.matcher(body);
        while (number.find()) {
            numbers.add(Double.parseDouble(number.group()));
        }
        Matcher unit = UNIT.matcher(body);
        List<String> parameters = new ArrayList<>();
        while (unit.find()) {
            if (!parameters.contains(unit.group(1))) {
                parameters.add(unit.group(1));
                units.add(unit(unit.group(2)));
            }
        }
    }

    private Unit unit(String constant) {
        try {
            Field field = right.getDeclaredField(constant);
            field.setAccessible(true);
            return (Unit) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    /** Whether no point tells them apart. */
    boolean areAlike() {
        return Stream.of(right.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .filter(method -> !method.getReturnType().equals(String.class))
                .sorted(Comparator.comparing(Method::toString))
                .allMatch(this::areAlike);
    }

    private boolean areAlike(Method method) {
        Method twin;
        try {
            twin = other.getMethod(method.getName(), method.getParameterTypes());
        } catch (NoSuchMethodException e) {
            return false;
        }
        method.setAccessible(true);
        twin.setAccessible(true);
        int points = method.getParameterCount() == 0 ? 1 : POINTS;
        for (int i = 0; i < points; i++) {
            Object[] arguments = arguments(method.getParameterTypes());
            if (!isAlike(outcome(method, arguments), outcome(twin, arguments))) {
                return false;
            }
        }
        return true;
    }

    private static Object outcome(Method method, Object[] arguments) {
        try {
            return method.invoke(null, arguments);
        } catch (InvocationTargetException e) {
            return e.getCause().toString();
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isAlike(Object one, Object two) {
        if (one instanceof Double a && two instanceof Double b) {
            return a.equals(b) || Math.abs(a - b) <= NEAR * Math.max(Math.abs(a), Math.abs(b));
        } else if (one instanceof Quantity a && two instanceof Quantity b) {
            return a.dimension().equals(b.dimension()) && isAlike(a.value(), b.value());
        } else if (one instanceof Record && two instanceof Record) {
            return isAlike(components(one), components(two));
        } else if (one instanceof Object[] a && two instanceof Object[] b) {
            return a.length == b.length
                    && Stream.iterate(0, i -> i < a.length, i -> i + 1).allMatch(i -> isAlike(a[i], b[i]));
        }
        return one.equals(two);
    }

    private static Object[] components(Object record) {
        return Arrays.stream(record.getClass().getRecordComponents())
                .map(RecordComponent::getAccessor)
                .map(accessor -> outcome(accessor, record))
                .toArray();
    }

    private static Object outcome(Method accessor, Object record) {
        try {
            accessor.setAccessible(true);
            return accessor.invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private Object[] arguments(Class<?>[] types) {
        Object[] arguments = new Object[types.length];
        int quantities = 0;
        double before = 1;
        for (int i = 0; i < types.length; i++) {
            boolean isCount = types[i] == long.class || types[i] == int.class;
            double value = random.nextInt(6) == 0 ? before : isCount ? count() : real();
            before = value;
            if (types[i] == long.class) {
                arguments[i] = (long) value + (random.nextInt(8) == 0 ? 1 : 0);
            } else if (types[i] == int.class) {
                arguments[i] = (int) value;
            } else if (types[i] == double.class) {
                arguments[i] = value;
            } else {
                arguments[i] = quantity(value, units.get(quantities++ % units.size()));
            }
        }
        return arguments;
    }

    private Quantity quantity(double value, Unit unit) {
        // The refusal of another dimension takes long to write where the number is long.
        return random.nextInt(40) == 0
                ? Quantity.of(random.nextInt(9), units.get(random.nextInt(units.size())))
                : Quantity.of(Double.isFinite(unit.toCoherent(value)) ? value : 1, unit);
    }

    private double count() {
        return switch (random.nextInt(6)) {
            case 0 -> Math.floor(number());
            case 1 -> Math.scalb(1.0, random.nextInt(64)) + random.nextInt(3) - 1;
            case 2 -> random.nextLong();
            case 3 -> random.nextInt(3);
            default -> 1 + random.nextInt(64);
        };
    }

    private double real() {
        return switch (random.nextInt(12)) {
            case 0 -> number();
            case 1 -> random.nextBoolean() ? Math.nextUp(number()) : Math.nextDown(number());
            case 2 -> Math.pow(10, random.nextInt(-300, 300));
            case 3 -> -Math.pow(10, random.nextDouble(-3, 3));
            case 4 ->
                any(List.of(0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MAX_VALUE));
            case 5, 6, 7 -> random.nextDouble();
            default -> Math.pow(10, random.nextDouble(-3, 3));
        };
    }

    private double number() {
        double number = numbers.isEmpty() ? 1 : any(numbers);
        return random.nextInt(8) == 0 ? -number : number;
    }

    private <T> T any(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }
}
