package org.formulary.site.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import org.junit.jupiter.api.Test;

class OutlineDataTest {

    private static String data(Path2D path, double scale) {
        return OutlineData.of(path, AffineTransform.getScaleInstance(scale, scale));
    }

    @Test
    void writesRelativeCommandsInTheirShortestForm() {
        Path2D path = new Path2D.Double();
        path.moveTo(10, -5);
        path.lineTo(20, -5);
        path.lineTo(20, 5);
        path.lineTo(10, 0);
        path.quadTo(8, 1, 7, -2);
        path.curveTo(6, 0, 5, 0, 10, -5);
        path.closePath();

        assertEquals("M10-5h10v10l-10-5q-2 1-3-2c-1 2-2 2 3-3z", data(path, 1));
    }

    @Test
    void doesNotAddUpRounding() {
        Path2D path = new Path2D.Double();
        path.moveTo(0, 0);
        for (int i = 1; i <= 10; i++) {
            path.lineTo(i * 0.4, i);
        }

        // Ten steps of 0.4 end at 4, not at ten times the rounded 0.
        assertEquals("M0 0v1l1 1v1l1 1v1v1l1 1v1l1 1v1", data(path, 1));
    }

    @Test
    void leavesOutLinesThatRoundToNothing() {
        Path2D path = new Path2D.Double();
        path.moveTo(1, 1);
        path.lineTo(1.2, 1.1);

        assertEquals("M1 1", data(path, 1));
    }

    @Test
    void scales() {
        Path2D path = new Path2D.Double();
        path.moveTo(1, 1);
        path.lineTo(2, 1);

        assertEquals("M10 10h10", data(path, 10));
    }
}
