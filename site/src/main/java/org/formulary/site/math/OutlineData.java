package org.formulary.site.math;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;

/**
 * Writes a shape as SVG path data in whole units with relative commands, the shortest form that glyphs need. Each point is
 * rounded by itself, so that rounding never adds up along the path.
 */
final class OutlineData {

    private final StringBuilder out = new StringBuilder();
    private long x;
    private long y;

    private OutlineData() {}

    /** Path data of the transformed shape; empty where it has no outline. */
    static String of(Shape shape, AffineTransform transform) {
        OutlineData data = new OutlineData();
        double[] c = new double[6];
        for (PathIterator i = shape.getPathIterator(transform); !i.isDone(); i.next()) {
            data.segment(i.currentSegment(c), c);
        }
        return data.out.toString();
    }

    private void segment(int type, double[] c) {
        switch (type) {
            case PathIterator.SEG_MOVETO -> move(Math.round(c[0]), Math.round(c[1]));
            case PathIterator.SEG_LINETO -> line(Math.round(c[0]), Math.round(c[1]));
            case PathIterator.SEG_QUADTO -> curve('q', c, 2);
            case PathIterator.SEG_CUBICTO -> curve('c', c, 3);
            default -> out.append('z');
        }
    }

    private void move(long toX, long toY) {
        // Absolute: after "z" the current point is the start of the closed figure.
        out.append('M').append(toX);
        number(toY);
        arriveAt(toX, toY);
    }

    private void line(long toX, long toY) {
        if (toX == x && toY == y) {
            return;
        }
        if (toY == y) {
            out.append('h').append(toX - x);
        } else if (toX == x) {
            out.append('v').append(toY - y);
        } else {
            out.append('l').append(toX - x);
            number(toY - y);
        }
        arriveAt(toX, toY);
    }

    private void curve(char command, double[] c, int points) {
        out.append(command);
        for (int i = 0; i < points; i++) {
            long dx = Math.round(c[2 * i]) - x;
            if (i == 0) {
                out.append(dx);
            } else {
                number(dx);
            }
            number(Math.round(c[2 * i + 1]) - y);
        }
        arriveAt(Math.round(c[2 * points - 2]), Math.round(c[2 * points - 1]));
    }

    private void arriveAt(long toX, long toY) {
        x = toX;
        y = toY;
    }

    /** A number after another one: its minus sign parts them as well as a blank. */
    private void number(long value) {
        if (value >= 0) {
            out.append(' ');
        }
        out.append(value);
    }
}
