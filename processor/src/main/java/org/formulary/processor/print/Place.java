package org.formulary.processor.print;

import org.formulary.processor.print.LatexText.Context;

/**
 * Where an expression stands.
 *
 * @param slashed whether quotients are written with a slash here: within a fraction, a script or a case
 * @param leading whether nothing stands to its left, so that it may begin with a minus sign
 * @param follower what stands to its right within the same brackets
 * @param context what a symbol must be that stands here alone
 */
record Place(boolean slashed, boolean leading, Follower follower, Context context) {

    /** What follows, by how tightly it binds. */
    enum Follower {
        NOTHING,
        /** A further term. */
        TERM,
        /** A further factor, or the slash of a quotient. */
        FACTOR
    }

    /** A place by itself: a side, an argument, the inside of brackets. */
    static Place whole(boolean slashed) {
        return new Place(slashed, true, Follower.NOTHING, Context.BARE);
    }

    /** This place without what is around it. */
    Place alone() {
        return whole(slashed);
    }

    Place leading(boolean value) {
        return new Place(slashed, value, follower, context);
    }

    Place before(Follower next) {
        return new Place(slashed, leading, next, context);
    }

    Place in(Context newContext) {
        return new Place(slashed, leading, follower, newContext);
    }

    /** Whether a factor or a slash follows. */
    boolean beforeFactor() {
        return follower == Follower.FACTOR;
    }
}
