package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** Heat, its engines and what it does to matter. */
@FormulaSet(
        id = "corpus.thermodynamics",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "k", constant = "Boltzmann constant"),
            @Symbol(name = "sigma", constant = "Stefan-Boltzmann constant")
        })
public interface Thermodynamics {

    /**
     * Efficiency of a Carnot engine.
     *
     * @param temperatureColdSide temperature of the cold side
     * @param temperatureHotSide temperature of the hot side
     * @return efficiency of a Carnot engine
     */
    @Formula(
            equation = "eta = 1 - T_c/T_h",
            assumptions = "The cycle is reversible and the hot side at least twice as hot.",
            excludes = "Friction and heat that leaks.",
            references = "atkins2014",
            laws = {"eta < 1", "eta T_h = T_h - T_c"},
            examples = {
                @Example(given = "T_c = 290 K; T_h = 600 K", then = "eta = 0.516666667"),
                @Example(given = "T_c = 3 K; T_h = 77 K", then = "eta = 0.961038961"),
                @Example(given = "T_c = 300 K; T_h = 600 K", then = "eta = 0.500000000"),
                @Example(given = "T_c = 0.2 K; T_h = 0.5 K", then = "eta = 0.600000000"),
                @Example(given = "T_c = 0 K; T_h = 600 K", then = "refused"),
                @Example(given = "T_c = 310 K; T_h = 600 K", then = "refused"),
                @Example(given = "T_c = 290 K; T_h = 0 K", then = "refused"),
                @Example(given = "T_c = -1 K; T_h = 0 K", then = "refused"),
                @Example(given = "T_c = -4 K; T_h = -1 K", then = "refused")
            })
    double carnotEfficiency(
            @Param(value = "T_c", unit = "K", domain = "0 < T_c and T_c <= T_h/2") double temperatureColdSide,
            @Param(value = "T_h", unit = "K", domain = "T_h > 0") double temperatureHotSide);

    /**
     * Coefficient of performance of a Carnot refrigerator.
     *
     * @param temperatureInside temperature inside
     * @param temperatureOutside temperature outside
     * @return coefficient of performance of a Carnot refrigerator
     */
    @Formula(
            equation = "COP = T_c/(T_h - T_c)",
            assumptions = "The cycle is reversible.",
            excludes = "Frost and the work of pumps.",
            references = "atkins2014",
            laws = "COP (T_h - T_c) = T_c",
            examples = {
                @Example(given = "T_c = 277 K; T_h = 293 K", then = "COP = 17.3125000"),
                @Example(given = "T_c = 4 K; T_h = 80 K", then = "COP = 0.0526315789"),
                @Example(given = "T_c = 0.5 K; T_h = 0.8 K", then = "COP = 1.66666667"),
                @Example(given = "T_c = 0 K; T_h = 293 K", then = "refused"),
                @Example(given = "T_c = 293 K; T_h = 293 K", then = "refused"),
                @Example(given = "T_c = 277 K; T_h = 0 K", then = "refused"),
                @Example(given = "T_c = 0.5 K; T_h = 0 K", then = "refused")
            })
    double refrigeratorPerformance(
            @Param(value = "T_c", unit = "K", domain = "0 < T_c and T_c < T_h") double temperatureInside,
            @Param(value = "T_h", unit = "K", domain = "T_h > 0") double temperatureOutside);

    /**
     * Power that a grey body radiates.
     *
     * @param emissivity emissivity
     * @param surface surface
     * @param temperature temperature
     * @return power that a grey body radiates
     */
    @Formula(
            equation = "P = epsilon sigma A T^4",
            unit = "W",
            assumptions = "Emissivity is the same at all wavelengths.",
            excludes = "Radiation that comes back.",
            references = "incropera2007",
            laws = "radiatedPower(epsilon, A, 2 T) = 16 P",
            examples = {
                @Example(given = "epsilon = 0.83; A = 2.2 m^2; T = 310 K", then = "P = 956.223219 W"),
                @Example(given = "epsilon = 0.05; A = 0.6 m^2; T = 900 K", then = "P = 1116.09980 W"),
                @Example(given = "epsilon = 0; A = 0 m^2; T = 0 K", then = "P = 0 W"),
                @Example(given = "epsilon = 1; A = 2.2 m^2; T = 310 K", then = "P = 1152.07617 W"),
                @Example(given = "epsilon = -0.5; A = 2.2 m^2; T = 310 K", then = "refused"),
                @Example(given = "epsilon = 1.5; A = 2.2 m^2; T = 310 K", then = "refused"),
                @Example(given = "epsilon = 0.83; A = -0.5 m^2; T = 310 K", then = "refused"),
                @Example(given = "epsilon = 0.83; A = 2.2 m^2; T = -0.5 K", then = "refused")
            })
    double radiatedPower(
            @Param(value = "epsilon", domain = "0 <= epsilon <= 1") double emissivity,
            @Param(value = "A", unit = "m^2", domain = "A >= 0") double surface,
            @Param(value = "T", unit = "K", domain = "T >= 0") double temperature);

    /**
     * Ratio of the populations of two levels.
     *
     * @param energyBetweenLevels energy between the levels
     * @param temperature temperature
     * @return ratio of the populations of two levels
     */
    @Formula(
            equation = "r = exp(-E/(k T))",
            assumptions = "The levels are in equilibrium and of equal degeneracy.",
            excludes = "Transitions.",
            references = "atkins2014",
            laws = {"0 < r <= 1", "r = 1 when E = 0"},
            examples = {
                @Example(given = "E = 4.1e-21 J; T = 300 K", then = "r = 0.371624019"),
                @Example(given = "E = 2.5e-20 J; T = 4500 K", then = "r = 0.668721732"),
                @Example(given = "E = 0 J; T = 100 K", then = "r = 1"),
                @Example(given = "E = 1e-18 J; T = 10000 K", then = "r = 7.15184136e-4"),
                @Example(given = "E = -0.5 J; T = 300 K", then = "refused"),
                @Example(given = "E = 0.5 J; T = 300 K", then = "refused"),
                @Example(given = "E = 4.1e-21 J; T = 99.5 K", then = "refused"),
                @Example(given = "E = 4.1e-21 J; T = 10000.5 K", then = "refused")
            })
    double boltzmannRatio(
            @Param(value = "E", unit = "J", domain = "0 <= E <= 1e-18") double energyBetweenLevels,
            @Param(value = "T", unit = "K", domain = "100 <= T <= 10000") double temperature);

    /**
     * Final temperature when two bodies share their heat.
     *
     * @param massOneBody mass of one body
     * @param specificHeatOneBody specific heat of one body
     * @param temperatureOneBody temperature of one body
     * @param massOtherBody mass of the other body
     * @param specificHeatOtherBody specific heat of the other body
     * @param temperatureOtherBody temperature of the other body
     * @return final temperature when two bodies share their heat
     */
    @Formula(
            equation = "T = (m_1 c_1 T_1 + m_2 c_2 T_2)/(m_1 c_1 + m_2 c_2)",
            unit = "K",
            assumptions = "Nothing melts or boils, and no heat is lost.",
            excludes = "The vessel.",
            references = "halliday2013",
            laws = {"T = T_1 when T_1 = T_2", "min(T_1, T_2) <= T <= max(T_1, T_2)"},
            examples = {
                @Example(
                        given = "m_1 = 0.4 kg; c_1 = 4180 J/(kg K); T_1 = 353 K; m_2 = 2 kg; c_2 = 900 J/(kg K); T_2 = 290 K",
                        then = "T = 320.338710 K"),
                @Example(
                        given = "m_1 = 5 kg; c_1 = 130 J/(kg K); T_1 = 300 K; m_2 = 0.3 kg; c_2 = 2100 J/(kg K); T_2 = 250 K",
                        then = "T = 275.390625 K"),
                @Example(
                        given = "m_1 = 0.5 kg; c_1 = 0.5 J/(kg K); T_1 = 0 K; m_2 = 0.5 kg; c_2 = 0.5 J/(kg K); T_2 = 0 K",
                        then = "T = 0 K"),
                @Example(
                        given = "m_1 = 0 kg; c_1 = 4180 J/(kg K); T_1 = 353 K; m_2 = 2 kg; c_2 = 900 J/(kg K); T_2 = 290 K",
                        then = "refused"),
                @Example(
                        given = "m_1 = 0.4 kg; c_1 = 0 J/(kg K); T_1 = 353 K; m_2 = 2 kg; c_2 = 900 J/(kg K); T_2 = 290 K",
                        then = "refused"),
                @Example(
                        given = "m_1 = 0.4 kg; c_1 = 4180 J/(kg K); T_1 = -0.5 K; m_2 = 2 kg; c_2 = 900 J/(kg K); T_2 = 290 K",
                        then = "refused"),
                @Example(
                        given = "m_1 = 0.4 kg; c_1 = 4180 J/(kg K); T_1 = 353 K; m_2 = 0 kg; c_2 = 900 J/(kg K); T_2 = 290 K",
                        then = "refused"),
                @Example(
                        given = "m_1 = 0.4 kg; c_1 = 4180 J/(kg K); T_1 = 353 K; m_2 = 2 kg; c_2 = 0 J/(kg K); T_2 = 290 K",
                        then = "refused"),
                @Example(
                        given = "m_1 = 0.4 kg; c_1 = 4180 J/(kg K); T_1 = 353 K; m_2 = 2 kg; c_2 = 900 J/(kg K); T_2 = -0.5 K",
                        then = "refused")
            })
    double latentMixing(
            @Param(value = "m_1", unit = "kg", domain = "m_1 > 0") double massOneBody,
            @Param(value = "c_1", unit = "J/(kg K)", domain = "c_1 > 0") double specificHeatOneBody,
            @Param(value = "T_1", unit = "K", domain = "T_1 >= 0") double temperatureOneBody,
            @Param(value = "m_2", unit = "kg", domain = "m_2 > 0") double massOtherBody,
            @Param(value = "c_2", unit = "J/(kg K)", domain = "c_2 > 0") double specificHeatOtherBody,
            @Param(value = "T_2", unit = "K", domain = "T_2 >= 0") double temperatureOtherBody);
}
