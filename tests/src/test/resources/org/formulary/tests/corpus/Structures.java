package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;

/** Beams, columns and the stress in them. */
@FormulaSet(id = "corpus.structures", bibliography = "corpus.bib")
public interface Structures {

    /**
     * Elongation of a bar.
     *
     * @param force force
     * @param length length
     * @param modulusElasticity modulus of elasticity
     * @param crossSection cross section
     * @return elongation of a bar
     */
    @Formula(
            equation = "d = F L/(E A)",
            unit = "mm",
            assumptions = "Stress is below the yield point.",
            excludes = "Temperature.",
            references = "gere2009",
            laws = "d E A = F L",
            examples = {
                @Example(given = "F = 35 kN; L = 2.4 m; E = 210 GPa; A = 450 mm^2", then = "d = 0.888888889 mm"),
                @Example(given = "F = -0.7 kN; L = 0.3 m; E = 0.8 GPa; A = 0.6 mm^2", then = "d = -437.500000 mm"),
                @Example(given = "F = 35 kN; L = 0.5 m; E = 0.5 GPa; A = 0.5 mm^2", then = "d = 70000 mm"),
                @Example(given = "F = 35 kN; L = 0 m; E = 210 GPa; A = 450 mm^2", then = "refused"),
                @Example(given = "F = 35 kN; L = 2.4 m; E = 0 GPa; A = 450 mm^2", then = "refused"),
                @Example(given = "F = 35 kN; L = 2.4 m; E = 210 GPa; A = 0 mm^2", then = "refused")
            })
    double axialElongation(
            @Param(value = "F", unit = "kN") double force,
            @Param(value = "L", unit = "m", domain = "L > 0") double length,
            @Param(value = "E", unit = "GPa", domain = "E > 0") double modulusElasticity,
            @Param(value = "A", unit = "mm^2", domain = "A > 0") double crossSection);

    /**
     * Deflection at the end of a cantilever.
     *
     * @param forceEnd force at the end
     * @param length length
     * @param modulusElasticity modulus of elasticity
     * @param secondMomentArea second moment of area
     * @return deflection at the end of a cantilever
     */
    @Formula(
            equation = "w = F L^3/(3 E I)",
            unit = "mm",
            assumptions = "The deflection is small.",
            excludes = "Shear.",
            references = "gere2009",
            laws = "cantileverDeflection(F, 2 L, E, I) = 8 w",
            examples = {
                @Example(given = "F = 850 N; L = 1.6 m; E = 70 GPa; I = 120 cm^4", then = "w = 13.8158730 mm"),
                @Example(given = "F = -3 N; L = 0.4 m; E = 0.7 GPa; I = 0.9 cm^4", then = "w = -10.1587302 mm"),
                @Example(given = "F = 850 N; L = 0.5 m; E = 0.5 GPa; I = 0.5 cm^4", then = "w = 14166.6667 mm"),
                @Example(given = "F = 850 N; L = 0 m; E = 70 GPa; I = 120 cm^4", then = "refused"),
                @Example(given = "F = 850 N; L = 1.6 m; E = 0 GPa; I = 120 cm^4", then = "refused"),
                @Example(given = "F = 850 N; L = 1.6 m; E = 70 GPa; I = 0 cm^4", then = "refused")
            })
    double cantileverDeflection(
            @Param(value = "F", unit = "N") double forceEnd,
            @Param(value = "L", unit = "m", domain = "L > 0") double length,
            @Param(value = "E", unit = "GPa", domain = "E > 0") double modulusElasticity,
            @Param(value = "I", unit = "cm^4", domain = "I > 0") double secondMomentArea);

    /**
     * Bending moment in the middle of a beam under an even load.
     *
     * @param loadEachLength load for each length
     * @param span span
     * @return bending moment in the middle of a beam under an even load
     */
    @Formula(
            equation = "M = q L^2/8",
            unit = "kN m",
            assumptions = "The beam lies free on both ends.",
            excludes = "Its own weight.",
            references = "gere2009",
            laws = "midspanMoment(q, 2 L) = 4 M",
            examples = {
                @Example(given = "q = 7 kN/m; L = 4.5 m", then = "M = 17.7187500 kN m"),
                @Example(given = "q = 0.3 kN/m; L = 0.7 m", then = "M = 0.0183750000 kN m"),
                @Example(given = "q = 0 kN/m; L = 0.5 m", then = "M = 0 kN m"),
                @Example(given = "q = -0.5 kN/m; L = 4.5 m", then = "refused"),
                @Example(given = "q = 7 kN/m; L = 0 m", then = "refused")
            })
    double midspanMoment(
            @Param(value = "q", unit = "kN/m", domain = "q >= 0") double loadEachLength,
            @Param(value = "L", unit = "m", domain = "L > 0") double span);

    /**
     * Load at which a column buckles.
     *
     * @param modulusElasticity modulus of elasticity
     * @param secondMomentArea second moment of area
     * @param effectiveLengthFactor effective length factor
     * @param length length
     * @return load at which a column buckles
     */
    @Formula(
            equation = "F = pi^2 E I/(K L)^2",
            unit = "kN",
            assumptions = "The column is straight and slender.",
            excludes = "Yielding.",
            references = "gere2009",
            laws = "eulerLoad(E, I, K, 2 L) = F/4",
            examples = {
                @Example(given = "E = 210 GPa; I = 85 cm^4; K = 0.7; L = 3.2 m", then = "F = 351.108974 kN"),
                @Example(given = "E = 0.6 GPa; I = 0.4 cm^4; K = 1.3; L = 0.8 m", then = "F = 0.0219000098 kN"),
                @Example(given = "E = 0.5 GPa; I = 0.5 cm^4; K = 0.5; L = 0.5 m", then = "F = 0.394784176 kN"),
                @Example(given = "E = 210 GPa; I = 85 cm^4; K = 2; L = 3.2 m", then = "F = 43.0108493 kN"),
                @Example(given = "E = 0 GPa; I = 85 cm^4; K = 0.7; L = 3.2 m", then = "refused"),
                @Example(given = "E = 210 GPa; I = 0 cm^4; K = 0.7; L = 3.2 m", then = "refused"),
                @Example(given = "E = 210 GPa; I = 85 cm^4; K = 0; L = 3.2 m", then = "refused"),
                @Example(given = "E = 210 GPa; I = 85 cm^4; K = 2.5; L = 3.2 m", then = "refused"),
                @Example(given = "E = 210 GPa; I = 85 cm^4; K = 0.7; L = 0 m", then = "refused")
            })
    double eulerLoad(
            @Param(value = "E", unit = "GPa", domain = "E > 0") double modulusElasticity,
            @Param(value = "I", unit = "cm^4", domain = "I > 0") double secondMomentArea,
            @Param(value = "K", domain = "0.5 <= K <= 2") double effectiveLengthFactor,
            @Param(value = "L", unit = "m", domain = "L > 0") double length);

    /**
     * Second moment of area of a rectangle.
     *
     * @param width width
     * @param height height
     * @return second moment of area of a rectangle
     */
    @Formula(
            equation = "I = b h^3/12",
            unit = "mm^4",
            assumptions = "Bending is about the axis across the height.",
            excludes = "Holes.",
            references = "gere2009",
            laws = "rectangleSecondMoment(b, 2 h) = 8 I",
            examples = {
                @Example(given = "b = 40 mm; h = 75 mm", then = "I = 1406250 mm^4"),
                @Example(given = "b = 0.7 mm; h = 0.3 mm", then = "I = 0.00157500000 mm^4"),
                @Example(given = "b = 0.5 mm; h = 0.5 mm", then = "I = 0.00520833333 mm^4"),
                @Example(given = "b = 0 mm; h = 75 mm", then = "refused"),
                @Example(given = "b = 40 mm; h = 0 mm", then = "refused")
            })
    double rectangleSecondMoment(
            @Param(value = "b", unit = "mm", domain = "b > 0") double width,
            @Param(value = "h", unit = "mm", domain = "h > 0") double height);

    /**
     * Polar moment of area of a tube.
     *
     * @param innerDiameter inner diameter
     * @param outerDiameter outer diameter
     * @return polar moment of area of a tube
     */
    @Formula(
            equation = "J = pi (d_2^4 - d_1^4)/32",
            unit = "mm^4",
            assumptions = "The tube is round.",
            excludes = "Seams.",
            references = "gere2009",
            laws = "tubePolarMoment(2 d_1, 2 d_2) = 16 J",
            examples = {
                @Example(given = "d_1 = 40 mm; d_2 = 60 mm", then = "J = 1021017.61 mm^4"),
                @Example(given = "d_1 = 3 mm; d_2 = 7 mm", then = "J = 227.765467 mm^4"),
                @Example(given = "d_1 = 54 mm; d_2 = 60 mm", then = "J = 437559.454 mm^4"),
                @Example(given = "d_1 = 30 mm; d_2 = 60 mm", then = "J = 1192823.46 mm^4"),
                @Example(given = "d_1 = 1 mm; d_2 = 2 mm", then = "J = 1.47262156 mm^4"),
                @Example(given = "d_1 = 0.5 mm; d_2 = 60 mm", then = "refused"),
                @Example(given = "d_1 = 56 mm; d_2 = 60 mm", then = "refused"),
                @Example(given = "d_1 = 40 mm; d_2 = 0 mm", then = "refused")
            })
    double tubePolarMoment(
            @Param(value = "d_1", unit = "mm", domain = "1 <= d_1 and d_1 <= 0.9 d_2") double innerDiameter,
            @Param(value = "d_2", unit = "mm", domain = "d_2 > 0") double outerDiameter);

    /**
     * Angle of twist of a shaft.
     *
     * @param torque torque
     * @param length length
     * @param shearModulus shear modulus
     * @param polarMomentArea polar moment of area
     * @return angle of twist of a shaft
     */
    @Formula(
            equation = "phi = T L/(G J)",
            unit = "deg",
            assumptions = "The shaft is round.",
            excludes = "Warping.",
            references = "gere2009",
            laws = "phi G J = T L",
            examples = {
                @Example(given = "T = 450 N m; L = 1.3 m; G = 80 GPa; J = 25 cm^4", then = "phi = 1.67590155 deg"),
                @Example(given = "T = -3 N m; L = 0.4 m; G = 0.6 GPa; J = 0.7 cm^4", then = "phi = -16.3702227 deg"),
                @Example(given = "T = 450 N m; L = 0.5 m; G = 0.5 GPa; J = 0.5 cm^4", then = "phi = 5156.62016 deg"),
                @Example(given = "T = 450 N m; L = 0 m; G = 80 GPa; J = 25 cm^4", then = "refused"),
                @Example(given = "T = 450 N m; L = 1.3 m; G = 0 GPa; J = 25 cm^4", then = "refused"),
                @Example(given = "T = 450 N m; L = 1.3 m; G = 80 GPa; J = 0 cm^4", then = "refused")
            })
    double shaftTwist(
            @Param(value = "T", unit = "N m") double torque,
            @Param(value = "L", unit = "m", domain = "L > 0") double length,
            @Param(value = "G", unit = "GPa", domain = "G > 0") double shearModulus,
            @Param(value = "J", unit = "cm^4", domain = "J > 0") double polarMomentArea);

    /**
     * Hoop stress of a thin vessel.
     *
     * @param pressureInside pressure inside
     * @param radius radius
     * @param thicknessWall thickness of the wall
     * @return hoop stress of a thin vessel
     */
    @Formula(
            equation = "s = p r/t",
            unit = "MPa",
            assumptions = "The wall is thin.",
            excludes = "Ends.",
            references = "gere2009",
            laws = "s >= 8 p when p >= 0",
            examples = {
                @Example(given = "p = 1.2 MPa; r = 300 mm; t = 7 mm", then = "s = 51.4285714 MPa"),
                @Example(given = "p = -0.4 MPa; r = 0.8 mm; t = 0.03 mm", then = "s = -10.6666667 MPa"),
                @Example(given = "p = 1.2 MPa; r = 0.5 mm; t = 0.05 mm", then = "s = 12.0000000 MPa"),
                @Example(given = "p = 1.2 MPa; r = 300 mm; t = 37.5 mm", then = "s = 9.6 MPa"),
                @Example(given = "p = 1.2 MPa; r = 300 mm; t = 20 mm", then = "s = 18.0000000 MPa"),
                @Example(given = "p = 1.2 MPa; r = 300 mm; t = 0.01 mm", then = "s = 36000.0000 MPa"),
                @Example(given = "p = 1.2 MPa; r = 0 mm; t = 7 mm", then = "refused"),
                @Example(given = "p = 1.2 MPa; r = 300 mm; t = 0.005 mm", then = "refused"),
                @Example(given = "p = 1.2 MPa; r = 300 mm; t = 38 mm", then = "refused"),
                @Example(given = "p = 1.2 MPa; r = -0.5 mm; t = -0.7 mm", then = "refused")
            })
    double hoopStress(
            @Param(value = "p", unit = "MPa") double pressureInside,
            @Param(value = "r", unit = "m", domain = "r > 0") double radius,
            @Param(value = "t", unit = "m", domain = "0.00001 <= t and t <= r/8") double thicknessWall);

    /**
     * Equivalent stress by von Mises in a plane.
     *
     * @param stressAlongOneAxis stress along one axis
     * @param stressAlongOtherAxis stress along the other axis
     * @param shearStress shear stress
     * @return equivalent stress by von Mises in a plane
     */
    @Formula(
            equation = "s = sqrt(((x - y)^2 + x^2 + y^2)/2 + 3 tau^2)",
            unit = "MPa",
            assumptions = "The stress is plane.",
            excludes = "Anisotropy.",
            references = "gere2009",
            laws = {"s = |x| when y = 0 and tau = 0", "s = vonMisesStress(y, x, tau) when |x| <= 900 [MPa]"},
            examples = {
                @Example(given = "x = 120 MPa; y = -45 MPa; tau = 30 MPa", then = "s = 156.604598 MPa"),
                @Example(given = "x = 7 MPa; y = 31 MPa; tau = -12 MPa", then = "s = 35 MPa"),
                @Example(given = "x = -1000 MPa; y = -900 MPa; tau = -800 MPa", then = "s = 1682.26038 MPa"),
                @Example(given = "x = 1000 MPa; y = 900 MPa; tau = 800 MPa", then = "s = 1682.26038 MPa"),
                @Example(given = "x = -1000.5 MPa; y = -45 MPa; tau = 30 MPa", then = "refused"),
                @Example(given = "x = 1000.5 MPa; y = -45 MPa; tau = 30 MPa", then = "refused"),
                @Example(given = "x = 120 MPa; y = -900.5 MPa; tau = 30 MPa", then = "refused"),
                @Example(given = "x = 120 MPa; y = 900.5 MPa; tau = 30 MPa", then = "refused"),
                @Example(given = "x = 120 MPa; y = -45 MPa; tau = -800.5 MPa", then = "refused"),
                @Example(given = "x = 120 MPa; y = -45 MPa; tau = 800.5 MPa", then = "refused")
            })
    double vonMisesStress(
            @Param(value = "x", unit = "MPa", domain = "-1000 <= x <= 1000") double stressAlongOneAxis,
            @Param(value = "y", unit = "MPa", domain = "-900 <= y <= 900") double stressAlongOtherAxis,
            @Param(value = "tau", unit = "MPa", domain = "-800 <= tau <= 800") double shearStress);

    /**
     * Stress of a clamped bar that is heated.
     *
     * @param modulusElasticity modulus of elasticity
     * @param coefficientExpansion coefficient of expansion
     * @param riseTemperature rise of temperature
     * @return stress of a clamped bar that is heated
     */
    @Formula(
            equation = "s = E alpha dT",
            unit = "MPa",
            assumptions = "The ends do not give way.",
            excludes = "Yielding.",
            references = "gere2009",
            laws = "thermalStress(E, alpha, 2 dT) = 2 s",
            examples = {
                @Example(given = "E = 210 GPa; alpha = 1.2e-5 1/K; dT = 35 K", then = "s = 88.2000000 MPa"),
                @Example(given = "E = 0.7 GPa; alpha = 0.3 1/K; dT = -4 K", then = "s = -840.000000 MPa"),
                @Example(given = "E = 0.5 GPa; alpha = 0.5 1/K; dT = 35 K", then = "s = 8750 MPa"),
                @Example(given = "E = 0 GPa; alpha = 1.2e-5 1/K; dT = 35 K", then = "refused"),
                @Example(given = "E = 210 GPa; alpha = 0 1/K; dT = 35 K", then = "refused")
            })
    double thermalStress(
            @Param(value = "E", unit = "GPa", domain = "E > 0") double modulusElasticity,
            @Param(value = "alpha", unit = "1/K", domain = "alpha > 0") double coefficientExpansion,
            @Param(value = "dT", unit = "K") double riseTemperature);

    /**
     * Area of a triangle from its sides.
     *
     * @param firstSide first side
     * @param secondSide second side
     * @param thirdSide third side
     * @return area of a triangle from its sides
     */
    @Formula(
            equation = "A = sqrt(s (s - a) (s - b) (s - c)) where s = (a + b + c)/2",
            unit = "m^2",
            assumptions = "The triangle is not too flat.",
            excludes = "Curvature.",
            references = "coxeter1969",
            laws = {"4 A <= a^2 + b^2", "2 A <= b c"},
            examples = {
                @Example(given = "a = 3 m; b = 5 m; c = 4 m", then = "A = 6 m^2"),
                @Example(given = "a = 0.7 m; b = 0.8 m; c = 0.6 m", then = "A = 0.203331626 m^2"),
                @Example(given = "a = 3 m; b = 5 m; c = 7.5 m", then = "A = 5.03076473 m^2"),
                @Example(given = "a = 3 m; b = 5 m; c = 2.2 m", then = "A = 1.76235638 m^2"),
                @Example(given = "a = 3 m; b = 2.7 m; c = 3 m", then = "A = 3.61676565 m^2"),
                @Example(given = "a = 3 m; b = 4 m; c = 1.2 m", then = "A = 1.14363456 m^2"),
                @Example(given = "a = 3 m; b = 5.6 m; c = 4 m", then = "A = 5.78549047 m^2"),
                @Example(given = "a = 3 m; b = 1.6 m; c = 2 m", then = "A = 1.47915516 m^2"),
                @Example(given = "a = 0.001 m; b = 0.001 m; c = 0.001 m", then = "A = 4.33012702e-7 m^2"),
                @Example(given = "a = 1000000 m; b = 1000000 m; c = 1000000 m", then = "A = 4.33012702e11 m^2"),
                @Example(given = "a = 0.0005 m; b = 0.0005 m; c = 0.0005 m", then = "refused"),
                @Example(given = "a = 1000000.5 m; b = 1000000 m; c = 1000000 m", then = "refused"),
                @Example(given = "a = 3 m; b = 1.5 m; c = 4 m", then = "refused"),
                @Example(given = "a = 3 m; b = 6 m; c = 4 m", then = "refused"),
                @Example(given = "a = 3 m; b = 5 m; c = 2.05 m", then = "refused"),
                @Example(given = "a = 3 m; b = 5 m; c = 7.7 m", then = "refused"),
                @Example(given = "a = 5 m; b = 5 m; c = 0.5 m", then = "A = 1.24843652 m^2"),
                @Example(given = "a = 5 m; b = 5 m; c = 0.3 m", then = "refused")
            })
    double heronArea(
            @Param(value = "a", unit = "m", domain = "0.001 <= a <= 1000000") double firstSide,
            @Param(value = "b", unit = "m", domain = "a < 2 b and b < 2 a") double secondSide,
            @Param(value = "c", unit = "m", domain = "0.1 a <= c and 1.05 |a - b| < c and c < 0.95 (a + b)")
                    double thirdSide);
}
