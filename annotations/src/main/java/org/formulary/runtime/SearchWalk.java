package org.formulary.runtime;

import java.util.function.LongPredicate;

/** Looks from one integer on in one direction for the first with a property: in steps that double, then by bisection. */
final class SearchWalk {

    private final long start;
    private final boolean up;

    /** How far there are integers to look at; this and all distances are unsigned, for the whole range of {@code long}. */
    private final long limit;

    private long near;
    private long far;

    SearchWalk(long start, boolean up, long limit) {
        this.start = start;
        this.up = up;
        this.limit = limit;
    }

    /** Looks for it; the start has not the property. */
    void until(LongPredicate property) {
        long step = 1;
        while (near != limit) {
            far = Long.compareUnsigned(limit - near, step) <= 0 ? limit : near + step;
            if (property.test(far())) {
                bisect(property);
                return;
            }
            near = far;
            step = step < 0 ? step : step << 1;
        }
    }

    private void bisect(LongPredicate property) {
        while (far - near != 1) {
            long middle = near + ((far - near) >>> 1);
            if (property.test(at(middle))) {
                far = middle;
            } else {
                near = middle;
            }
        }
    }

    /** Whether none has the property. */
    boolean isAtEnd() {
        return near == limit;
    }

    /** The last without the property. */
    long near() {
        return at(near);
    }

    /** The next one, which has it. */
    long far() {
        return at(far);
    }

    private long at(long distance) {
        return up ? start + distance : start - distance;
    }
}
