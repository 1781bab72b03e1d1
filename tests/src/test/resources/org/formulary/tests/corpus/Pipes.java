package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;

/** Flow through pipes and channels. */
@FormulaSet(
        id = "corpus.pipes",
        bibliography = "corpus.bib")
public interface Pipes {

    /**
     * Reynolds number of the flow in a pipe.
     *
     * @param density density
     * @param meanSpeed mean speed
     * @param diameter diameter
     * @param dynamicViscosity dynamic viscosity
     * @return reynolds number of the flow in a pipe
     */
    @Formula(
            equation = "Re = rho v D/mu",
            assumptions = "The fluid is Newtonian.",
            excludes = "Entrance effects.",
            references = "white2011",
            laws = "Re mu = rho v D",
            examples = {
                @Example(
                        given = "rho = 998 kg/m^3; v = 1.4 m/s; D = 0.05 m; mu = 0.001 Pa s",
                        then = "Re = 69860.0000"),
                @Example(given = "rho = 0.7 kg/m^3; v = 3 m/s; D = 0.4 m; mu = 0.3 Pa s", then = "Re = 2.80000000"),
                @Example(given = "rho = 0.5 kg/m^3; v = 0 m/s; D = 0.5 m; mu = 0.5 Pa s", then = "Re = 0"),
                @Example(given = "rho = 0 kg/m^3; v = 1.4 m/s; D = 0.05 m; mu = 0.001 Pa s", then = "refused"),
                @Example(given = "rho = 998 kg/m^3; v = -0.5 m/s; D = 0.05 m; mu = 0.001 Pa s", then = "refused"),
                @Example(given = "rho = 998 kg/m^3; v = 1.4 m/s; D = 0 m; mu = 0.001 Pa s", then = "refused"),
                @Example(given = "rho = 998 kg/m^3; v = 1.4 m/s; D = 0.05 m; mu = 0 Pa s", then = "refused")
            })
    double reynoldsNumber(
            @Param(value = "rho", unit = "kg/m^3", domain = "rho > 0") double density,
            @Param(value = "v", unit = "m/s", domain = "v >= 0") double meanSpeed,
            @Param(value = "D", unit = "m", domain = "D > 0") double diameter,
            @Param(value = "mu", unit = "Pa s", domain = "mu > 0") double dynamicViscosity);

    /**
     * Volume flow through a Venturi tube.
     *
     * @param areaBeforeThroat area before the throat
     * @param areaThroat area of the throat
     * @param dropPressure drop of pressure
     * @param density density
     * @return volume flow through a Venturi tube
     */
    @Formula(
            equation = "Q = A_2 sqrt(2 p/(rho (1 - (A_2/A_1)^2)))",
            unit = "m^3/s",
            assumptions = "The flow is steady, frictionless and incompressible.",
            excludes = "Losses, which a discharge coefficient would count.",
            references = "white2011",
            laws = "Q = 0 when p = 0",
            examples = {
                @Example(
                        given = "A_1 = 1 m^2; A_2 = 0.3 m^2; p = 1200 Pa; rho = 998 kg/m^3",
                        then = "Q = 0.487686697 m^3/s"),
                @Example(
                        given = "A_1 = 0.5 m^2; A_2 = 0.2 m^2; p = 7 Pa; rho = 0.7 kg/m^3",
                        then = "Q = 0.975900073 m^3/s"),
                @Example(
                        given = "A_1 = 1 m^2; A_2 = 0.95 m^2; p = 1200 Pa; rho = 998 kg/m^3",
                        then = "Q = 4.71804032 m^3/s"),
                @Example(given = "A_1 = 0.5 m^2; A_2 = 0.3 m^2; p = 0 Pa; rho = 0.5 kg/m^3", then = "Q = 0 m^3/s"),
                @Example(
                        given = "A_1 = 1 m^2; A_2 = 0.6 m^2; p = 1200 Pa; rho = 998 kg/m^3",
                        then = "Q = 1.16305864 m^3/s"),
                @Example(given = "A_1 = 0 m^2; A_2 = 0.3 m^2; p = 1200 Pa; rho = 998 kg/m^3", then = "refused"),
                @Example(given = "A_1 = 1 m^2; A_2 = 0 m^2; p = 1200 Pa; rho = 998 kg/m^3", then = "refused"),
                @Example(given = "A_1 = 1 m^2; A_2 = 0.97 m^2; p = 1200 Pa; rho = 998 kg/m^3", then = "refused"),
                @Example(given = "A_1 = 1 m^2; A_2 = 0.3 m^2; p = -0.5 Pa; rho = 998 kg/m^3", then = "refused"),
                @Example(given = "A_1 = 1 m^2; A_2 = 0.3 m^2; p = 1200 Pa; rho = 0 kg/m^3", then = "refused"),
                @Example(given = "A_1 = 0.9 m^2; A_2 = -0.3 m^2; p = 1200 Pa; rho = 998 kg/m^3", then = "refused")
            })
    double venturiFlow(
            @Param(value = "A_1", unit = "m^2", domain = "A_1 > 0") double areaBeforeThroat,
            @Param(value = "A_2", unit = "m^2", domain = "0 < A_2 and A_2 <= 0.95 A_1") double areaThroat,
            @Param(value = "p", unit = "Pa", domain = "p >= 0") double dropPressure,
            @Param(value = "rho", unit = "kg/m^3", domain = "rho > 0") double density);

    /**
     * Volume flow through a pipe by the law of Hagen and Poiseuille.
     *
     * @param radiusPipe radius of the pipe
     * @param dropPressure drop of pressure
     * @param dynamicViscosity dynamic viscosity
     * @param lengthPipe length of the pipe
     * @return volume flow through a pipe by the law of Hagen and Poiseuille
     */
    @Formula(
            equation = "Q = pi r^4 p/(8 mu L)",
            unit = "m^3/s",
            assumptions = "The flow is laminar and fully developed.",
            excludes = "The entrance of the pipe.",
            references = "white2011",
            laws = "laminarPipeFlow(2 r, p, mu, L) = 16 Q",
            examples = {
                @Example(given = "r = 0.02 m; p = 350 Pa; mu = 0.001 Pa s; L = 12 m", then = "Q = 0.00183259571 m^3/s"),
                @Example(given = "r = 0.6 m; p = -4 Pa; mu = 0.3 Pa s; L = 0.8 m", then = "Q = -0.848230016 m^3/s"),
                @Example(given = "r = 0.5 m; p = 350 Pa; mu = 0.5 Pa s; L = 0.5 m", then = "Q = 34.3611696 m^3/s"),
                @Example(given = "r = 0 m; p = 350 Pa; mu = 0.001 Pa s; L = 12 m", then = "refused"),
                @Example(given = "r = 0.02 m; p = 350 Pa; mu = 0 Pa s; L = 12 m", then = "refused"),
                @Example(given = "r = 0.02 m; p = 350 Pa; mu = 0.001 Pa s; L = 0 m", then = "refused")
            })
    double laminarPipeFlow(
            @Param(value = "r", unit = "m", domain = "r > 0") double radiusPipe,
            @Param(value = "p", unit = "Pa") double dropPressure,
            @Param(value = "mu", unit = "Pa s", domain = "mu > 0") double dynamicViscosity,
            @Param(value = "L", unit = "m", domain = "L > 0") double lengthPipe);

    /**
     * Drop of pressure along a pipe.
     *
     * @param frictionFactor friction factor
     * @param lengthPipe length of the pipe
     * @param density density
     * @param meanSpeed mean speed
     * @param diameter diameter
     * @return drop of pressure along a pipe
     */
    @Formula(
            equation = "dp = f L rho v^2/(2 D)",
            unit = "Pa",
            assumptions = "The flow is fully developed.",
            excludes = "Bends and valves.",
            references = "white2011",
            laws = "frictionPressureDrop(f, L, rho, 2 v, D) = 4 dp",
            examples = {
                @Example(
                        given = "f = 0.023; L = 120 m; rho = 998 kg/m^3; v = 1.7 m/s; D = 0.15 m",
                        then = "dp = 26534.8240 Pa"),
                @Example(
                        given = "f = 0.04; L = 0.3 m; rho = 0.8 kg/m^3; v = 5 m/s; D = 0.6 m",
                        then = "dp = 0.200000000 Pa"),
                @Example(given = "f = 0.05; L = 0 m; rho = 0.5 kg/m^3; v = 0 m/s; D = 0.5 m", then = "dp = 0 Pa"),
                @Example(
                        given = "f = 0.1; L = 120 m; rho = 998 kg/m^3; v = 1.7 m/s; D = 0.15 m",
                        then = "dp = 115368.800 Pa"),
                @Example(given = "f = 0; L = 120 m; rho = 998 kg/m^3; v = 1.7 m/s; D = 0.15 m", then = "refused"),
                @Example(given = "f = 0.6; L = 120 m; rho = 998 kg/m^3; v = 1.7 m/s; D = 0.15 m", then = "refused"),
                @Example(given = "f = 0.023; L = -0.5 m; rho = 998 kg/m^3; v = 1.7 m/s; D = 0.15 m", then = "refused"),
                @Example(given = "f = 0.023; L = 120 m; rho = 0 kg/m^3; v = 1.7 m/s; D = 0.15 m", then = "refused"),
                @Example(given = "f = 0.023; L = 120 m; rho = 998 kg/m^3; v = -0.5 m/s; D = 0.15 m", then = "refused"),
                @Example(given = "f = 0.023; L = 120 m; rho = 998 kg/m^3; v = 1.7 m/s; D = 0 m", then = "refused")
            })
    double frictionPressureDrop(
            @Param(value = "f", domain = "0 < f <= 0.1") double frictionFactor,
            @Param(value = "L", unit = "m", domain = "L >= 0") double lengthPipe,
            @Param(value = "rho", unit = "kg/m^3", domain = "rho > 0") double density,
            @Param(value = "v", unit = "m/s", domain = "v >= 0") double meanSpeed,
            @Param(value = "D", unit = "m", domain = "D > 0") double diameter);

    /**
     * Friction factor of a smooth pipe.
     *
     * @param reynoldsNumber Reynolds number
     * @return friction factor of a smooth pipe
     */
    @Formula(
            equation = "f = 0.316/Re^0.25",
            assumptions = "The wall is smooth and the flow turbulent.",
            excludes = "Rough walls.",
            references = "white2011",
            laws = "f > 0.01",
            examples = {
                @Example(given = "Re = 23000", then = "f = 0.0256599097"),
                @Example(given = "Re = 87000", then = "f = 0.0183995529"),
                @Example(given = "Re = 4000", then = "f = 0.0397348964"),
                @Example(given = "Re = 100000", then = "f = 0.0177699859"),
                @Example(given = "Re = 3999.5", then = "refused"),
                @Example(given = "Re = 100000.5", then = "refused")
            })
    double blasiusFriction(@Param(value = "Re", domain = "4000 <= Re <= 100000") double reynoldsNumber);

    /**
     * Mean speed in an open channel by the formula of Manning.
     *
     * @param hydraulicRadiusMetres hydraulic radius in metres
     * @param slope slope
     * @param roughnessCoefficient roughness coefficient
     * @return mean speed in an open channel by the formula of Manning
     */
    @Formula(
            equation = "v = R^(2/3) sqrt(S)/n",
            assumptions = "The flow is uniform; the result counts metres per second.",
            excludes = "Changes of the section.",
            references = "white2011",
            laws = "v = 0 when S = 0",
            examples = {
                @Example(given = "R = 1.3; S = 0.002; n = 0.025", then = "v = 2.13077319"),
                @Example(given = "R = 0.4; S = 0.05; n = 0.1", then = "v = 1.21392446"),
                @Example(given = "R = 0.5; S = 0; n = 0.1", then = "v = 0"),
                @Example(given = "R = 1.3; S = 1; n = 0.2", then = "v = 5.95569213"),
                @Example(given = "R = 0; S = 0.002; n = 0.025", then = "refused"),
                @Example(given = "R = 1.3; S = -0.5; n = 0.025", then = "refused"),
                @Example(given = "R = 1.3; S = 1.5; n = 0.025", then = "refused"),
                @Example(given = "R = 1.3; S = 0.002; n = 0", then = "refused"),
                @Example(given = "R = 1.3; S = 0.002; n = 0.7", then = "refused")
            })
    double manningVelocity(
            @Param(value = "R", domain = "R > 0") double hydraulicRadiusMetres,
            @Param(value = "S", domain = "0 <= S <= 1") double slope,
            @Param(value = "n", domain = "0 < n <= 0.2") double roughnessCoefficient);
}
