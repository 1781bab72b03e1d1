package org.formulary.site.math;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.MacroInfo;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import org.scilab.forge.jlatexmath.TeXParser;

/**
 * The mu of units, which stands upright. Computer Modern has none: like others before us, we set the mathematical mu
 * straight.
 */
final class UprightMu extends Atom {

    /** The command that sets it. */
    static final String COMMAND = "unitmu";

    @Override
    public Box createBox(TeXEnvironment environment) {
        return new Straightened(SymbolAtom.get("mu").createBox(environment));
    }

    /** How LaTeX calls it. */
    static MacroInfo macro() {
        return new MacroInfo(0) {
            @Override
            public Object invoke(TeXParser parser, String[] arguments) {
                return new UprightMu();
            }
        };
    }

    private static final class Straightened extends Box {

        /** The slant of Computer Modern's italics. */
        private static final double SLANT = 0.25;

        private final Box slanted;

        Straightened(Box slanted) {
            this.slanted = slanted;
            setWidth(slanted.getWidth());
            setHeight(slanted.getHeight());
            setDepth(slanted.getDepth());
        }

        @Override
        public void draw(Graphics2D graphics, float x, float y) {
            AffineTransform before = graphics.getTransform();
            graphics.translate(x, y);
            graphics.shear(SLANT, 0);
            slanted.draw(graphics, 0, 0);
            graphics.setTransform(before);
        }

        @Override
        public int getLastFontId() {
            return slanted.getLastFontId();
        }
    }
}
