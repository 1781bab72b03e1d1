package org.formulary.site.math;

import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.font.GlyphVector;
import java.awt.image.BufferedImage;
import java.awt.image.BufferedImageOp;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;
import java.util.Map;

/**
 * A drawing surface that refuses everything an equation of ours has no use for: images, strokes, text in the fonts of the
 * machine. What a subclass does not draw can so never get lost without a word.
 */
abstract class UndrawableGraphics extends Graphics2D {

    private static UnsupportedOperationException refused(String what) {
        return new UnsupportedOperationException("an equation needs no " + what);
    }

    @Override
    public void draw(Shape s) {
        throw refused("stroke");
    }

    @Override
    public boolean drawImage(Image img, java.awt.geom.AffineTransform xform, ImageObserver obs) {
        throw refused("image");
    }

    @Override
    public void drawImage(BufferedImage img, BufferedImageOp op, int x, int y) {
        throw refused("image");
    }

    @Override
    public void drawRenderedImage(RenderedImage img, java.awt.geom.AffineTransform xform) {
        throw refused("image");
    }

    @Override
    public void drawRenderableImage(RenderableImage img, java.awt.geom.AffineTransform xform) {
        throw refused("image");
    }

    @Override
    public boolean drawImage(Image img, int x, int y, ImageObserver observer) {
        throw refused("image");
    }

    @Override
    public boolean drawImage(Image img, int x, int y, int width, int height, ImageObserver observer) {
        throw refused("image");
    }

    @Override
    public boolean drawImage(Image img, int x, int y, Color bgcolor, ImageObserver observer) {
        throw refused("image");
    }

    @Override
    public boolean drawImage(Image img, int x, int y, int w, int h, Color bgcolor, ImageObserver observer) {
        throw refused("image");
    }

    @Override
    public boolean drawImage(
            Image img, int dx1, int dy1, int dx2, int dy2, int sx1, int sy1, int sx2, int sy2, ImageObserver observer) {
        throw refused("image");
    }

    @Override
    public boolean drawImage(
            Image img,
            int dx1,
            int dy1,
            int dx2,
            int dy2,
            int sx1,
            int sy1,
            int sx2,
            int sy2,
            Color bgcolor,
            ImageObserver observer) {
        throw refused("image");
    }

    @Override
    public void drawString(String str, int x, int y) {
        throw refused("letter outside the mathematical typefaces: " + str);
    }

    @Override
    public void drawString(String str, float x, float y) {
        throw refused("letter outside the mathematical typefaces: " + str);
    }

    @Override
    public void drawString(AttributedCharacterIterator iterator, int x, int y) {
        throw refused("letter outside the mathematical typefaces");
    }

    @Override
    public void drawString(AttributedCharacterIterator iterator, float x, float y) {
        throw refused("letter outside the mathematical typefaces");
    }

    @Override
    public void drawGlyphVector(GlyphVector g, float x, float y) {
        throw refused("letter outside the mathematical typefaces");
    }

    @Override
    public boolean hit(Rectangle rect, Shape s, boolean onStroke) {
        throw refused("hit test");
    }

    @Override
    public GraphicsConfiguration getDeviceConfiguration() {
        throw refused("device");
    }

    @Override
    public void setComposite(Composite comp) {
        throw refused("composite");
    }

    @Override
    public Composite getComposite() {
        throw refused("composite");
    }

    @Override
    public void setPaint(Paint paint) {
        throw refused("paint");
    }

    @Override
    public Paint getPaint() {
        throw refused("paint");
    }

    @Override
    public void setStroke(Stroke s) {
        throw refused("stroke");
    }

    @Override
    public Stroke getStroke() {
        throw refused("stroke");
    }

    @Override
    public void setRenderingHint(RenderingHints.Key hintKey, Object hintValue) {}

    @Override
    public Object getRenderingHint(RenderingHints.Key hintKey) {
        return null;
    }

    @Override
    public void setRenderingHints(Map<?, ?> hints) {}

    @Override
    public void addRenderingHints(Map<?, ?> hints) {}

    @Override
    public RenderingHints getRenderingHints() {
        return new RenderingHints(null);
    }

    @Override
    public void setBackground(Color color) {
        throw refused("background");
    }

    @Override
    public Color getBackground() {
        throw refused("background");
    }

    @Override
    public void clip(Shape s) {
        throw refused("clip");
    }

    @Override
    public Graphics create() {
        throw refused("second surface");
    }

    @Override
    public void setPaintMode() {
        throw refused("paint mode");
    }

    @Override
    public void setXORMode(Color c1) {
        throw refused("paint mode");
    }

    @Override
    public FontMetrics getFontMetrics(Font f) {
        throw refused("metrics of the machine's fonts");
    }

    @Override
    public Rectangle getClipBounds() {
        throw refused("clip");
    }

    @Override
    public void clipRect(int x, int y, int width, int height) {
        throw refused("clip");
    }

    @Override
    public void setClip(int x, int y, int width, int height) {
        throw refused("clip");
    }

    @Override
    public Shape getClip() {
        throw refused("clip");
    }

    @Override
    public void setClip(Shape clip) {
        throw refused("clip");
    }

    @Override
    public void copyArea(int x, int y, int width, int height, int dx, int dy) {
        throw refused("copied area");
    }

    @Override
    public void drawLine(int x1, int y1, int x2, int y2) {
        throw refused("stroke");
    }

    @Override
    public void fillRect(int x, int y, int width, int height) {
        throw refused("rectangle of whole pixels");
    }

    @Override
    public void clearRect(int x, int y, int width, int height) {
        throw refused("cleared area");
    }

    @Override
    public void drawRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
        throw refused("stroke");
    }

    @Override
    public void fillRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
        throw refused("round rectangle");
    }

    @Override
    public void drawOval(int x, int y, int width, int height) {
        throw refused("stroke");
    }

    @Override
    public void fillOval(int x, int y, int width, int height) {
        throw refused("oval");
    }

    @Override
    public void drawArc(int x, int y, int width, int height, int startAngle, int arcAngle) {
        throw refused("stroke");
    }

    @Override
    public void fillArc(int x, int y, int width, int height, int startAngle, int arcAngle) {
        throw refused("arc");
    }

    @Override
    public void drawPolyline(int[] xPoints, int[] yPoints, int nPoints) {
        throw refused("stroke");
    }

    @Override
    public void drawPolygon(int[] xPoints, int[] yPoints, int nPoints) {
        throw refused("stroke");
    }

    @Override
    public void fillPolygon(int[] xPoints, int[] yPoints, int nPoints) {
        throw refused("polygon");
    }

    @Override
    public void dispose() {}
}
