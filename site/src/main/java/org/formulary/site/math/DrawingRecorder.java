package org.formulary.site.math;

import java.awt.Color;
import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A drawing surface one em to the unit that notes down where each glyph and rule of an equation goes. */
final class DrawingRecorder extends UndrawableGraphics {

    /** Units of a {@link Drawing} in an em. */
    static final int UNITS_PER_EM = 1000;

    /** Outlines without hinting for any pixel grid: the same on every machine. */
    private static final FontRenderContext UNHINTED = new FontRenderContext(null, true, true);

    private final List<Drawing.PlacedGlyph> glyphs = new ArrayList<>();
    private final List<Drawing.Rule> rules = new ArrayList<>();
    private AffineTransform transform = AffineTransform.getScaleInstance(UNITS_PER_EM, UNITS_PER_EM);
    private Font font = new Font(Font.SERIF, Font.PLAIN, 1);
    private Color color = Color.BLACK;

    Drawing drawing(int width, int height, int depth) {
        return new Drawing(width, height, depth, glyphs, rules);
    }

    @Override
    public void drawChars(char[] data, int offset, int length, int x, int y) {
        if (length != 1) {
            throw new UnsupportedOperationException("an equation is drawn letter by letter");
        }
        GlyphVector vector = font.createGlyphVector(UNHINTED, new char[] {data[offset]});
        if (vector.getGlyphCode(0) == font.getMissingGlyphCode()) {
            throw new UnsupportedOperationException(
                    String.format(Locale.ROOT, "no glyph for U+%04X in %s", (int) data[offset], font.getPSName()));
        }
        double unitsPerPoint = UNITS_PER_EM / font.getSize2D();
        String outline = OutlineData.of(
                vector.getOutline(),
                new AffineTransform(unitsPerPoint, 0, shear() * unitsPerPoint, unitsPerPoint, 0, 0));
        if (outline.isEmpty()) {
            return;
        }
        requireLevel();
        double scale = transform.getScaleX() / unitsPerPoint;
        long originX = Math.round(transform.getTranslateX() + x * transform.getScaleX());
        long originY = Math.round(transform.getTranslateY() + y * transform.getScaleY());
        glyphs.add(new Drawing.PlacedGlyph(
                new Glyph(id(data[offset]), outline), (int) originX, (int) originY, Math.round(scale * 1000) / 1000.0));
    }

    private String id(char code) {
        String typeface = font.getPSName().toLowerCase(Locale.ROOT).replace("jlm_", "");
        String straightened = shear() == 0 ? "" : "_" + Math.round(shear() * UNITS_PER_EM);
        return typeface + "_" + Integer.toHexString(code) + straightened;
    }

    @Override
    public void fill(Shape shape) {
        if (!(shape instanceof Rectangle2D r)) {
            throw new UnsupportedOperationException("an equation is made of glyphs and rules");
        }
        requireUpright();
        Rectangle2D placed = transform.createTransformedShape(r).getBounds2D();
        long left = Math.round(placed.getMinX());
        long top = Math.round(placed.getMinY());
        // A rule that rounds away would turn a fraction into something else.
        rules.add(new Drawing.Rule((int) left, (int) top, (int) Math.max(1, Math.round(placed.getMaxX()) - left), (int)
                Math.max(1, Math.round(placed.getMaxY()) - top)));
    }

    /** By how much of its height a letter leans to the left. */
    private double shear() {
        return transform.getShearX() / transform.getScaleX();
    }

    private void requireUpright() {
        requireLevel();
        if (transform.getShearX() != 0) {
            throw new UnsupportedOperationException("an equation has no slanted rules");
        }
    }

    private void requireLevel() {
        if (transform.getShearY() != 0
                || transform.getScaleX() <= 0
                || Math.abs(transform.getScaleX() - transform.getScaleY()) > 1e-9 * transform.getScaleX()) {
            throw new UnsupportedOperationException("an equation is neither turned, mirrored nor stretched");
        }
    }

    @Override
    public void translate(int x, int y) {
        transform.translate(x, y);
    }

    @Override
    public void translate(double tx, double ty) {
        transform.translate(tx, ty);
    }

    @Override
    public void rotate(double theta) {
        transform.rotate(theta);
    }

    @Override
    public void rotate(double theta, double x, double y) {
        transform.rotate(theta, x, y);
    }

    @Override
    public void scale(double sx, double sy) {
        transform.scale(sx, sy);
    }

    @Override
    public void shear(double shx, double shy) {
        transform.shear(shx, shy);
    }

    @Override
    public void transform(AffineTransform tx) {
        transform.concatenate(tx);
    }

    @Override
    public void setTransform(AffineTransform tx) {
        transform = new AffineTransform(tx);
    }

    @Override
    public AffineTransform getTransform() {
        return new AffineTransform(transform);
    }

    @Override
    public FontRenderContext getFontRenderContext() {
        return UNHINTED;
    }

    @Override
    public Font getFont() {
        return font;
    }

    @Override
    public void setFont(Font newFont) {
        font = newFont;
    }

    @Override
    public Color getColor() {
        return color;
    }

    @Override
    public void setColor(Color newColor) {
        color = newColor;
    }
}
