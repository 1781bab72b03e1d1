package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/**
 */
@FormulaSet(
        id = "corpus.thermodynamics",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "R", constant = "molar gas constant"),
            @Symbol(name = "k", constant = "Boltzmann constant"),
            @Symbol(name = "sigma", constant = "Stefan-Boltzmann constant")
        })
public interface Thermodynamics {

    /**
     * Pressure of an ideal gas.
     *
     * @param amountGas amount of gas
     * @param temperature temperature
     * @param volume volume
     * @return pressure of an ideal gas
     */
    @Formula(
            equation = "p = n R T/V",
            unit = "Pa",
            assumptions = "Molecules have no size and do not attract each other.",
            excludes = "Condensation.",
            references = "atkins2014",
            laws = "p V = n R T",
            examples = {
                @Example(given = "n = 2 mol; T = 293.15 K; V = 0.05 m^3", then = "p = 97495.3887 Pa"),
                @Example(given = "n = 0.3 mol; T = 77 K; V = 0.6 m^3", then = "p = 320.106811 Pa"),
                @Example(given = "n = 0 mol; T = 0.5 K; V = 0.5 m^3", then = "p = 0 Pa"),
                @Example(given = "n = -0.5 mol; T = 293.15 K; V = 0.05 m^3", then = "refused"),
                @Example(given = "n = 2 mol; T = 0 K; V = 0.05 m^3", then = "refused"),
                @Example(given = "n = 2 mol; T = 293.15 K; V = 0 m^3", then = "refused")
            })
    double idealGasPressure(
            @Param(value = "n", unit = "mol", domain = "n >= 0") double amountGas,
            @Param(value = "T", unit = "K", domain = "T > 0") double temperature,
            @Param(value = "V", unit = "m^3", domain = "V > 0") double volume);

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
     * Temperature after adiabatic compression.
     *
     * @param temperatureBefore temperature before
     * @param volumeBefore volume before
     * @param volumeAfter volume after
     * @param heatCapacityRatio heat capacity ratio
     * @return temperature after adiabatic compression
     */
    @Formula(
            equation = "T_2 = T_1 (V_1/V_2)^(gamma - 1)",
            unit = "K",
            assumptions = "The gas is ideal, its heat capacity constant, and no heat flows.",
            excludes = "Friction.",
            references = "atkins2014",
            laws = "T_2 = T_1 when V_1 = V_2",
            examples = {
                @Example(
                        given = "T_1 = 300 K; V_1 = 0.5 m^3; V_2 = 0.08 m^3; gamma = 1.4",
                        then = "T_2 = 624.414906 K"),
                @Example(given = "T_1 = 0.7 K; V_1 = 3 m^3; V_2 = 5 m^3; gamma = 1.3", then = "T_2 = 0.600542040 K"),
                @Example(
                        given = "T_1 = 0.5 K; V_1 = 0.5 m^3; V_2 = 0.5 m^3; gamma = 1.5",
                        then = "T_2 = 0.500000000 K"),
                @Example(given = "T_1 = 300 K; V_1 = 0.5 m^3; V_2 = 0.08 m^3; gamma = 2", then = "T_2 = 1875.00000 K"),
                @Example(given = "T_1 = 0 K; V_1 = 0.5 m^3; V_2 = 0.08 m^3; gamma = 1.4", then = "refused"),
                @Example(given = "T_1 = 300 K; V_1 = 0 m^3; V_2 = 0.08 m^3; gamma = 1.4", then = "refused"),
                @Example(given = "T_1 = 300 K; V_1 = 0.5 m^3; V_2 = 0 m^3; gamma = 1.4", then = "refused"),
                @Example(given = "T_1 = 300 K; V_1 = 0.5 m^3; V_2 = 0.08 m^3; gamma = 1", then = "refused"),
                @Example(given = "T_1 = 300 K; V_1 = 0.5 m^3; V_2 = 0.08 m^3; gamma = 2.5", then = "refused")
            })
    double adiabaticTemperature(
            @Param(value = "T_1", unit = "K", domain = "T_1 > 0") double temperatureBefore,
            @Param(value = "V_1", unit = "m^3", domain = "V_1 > 0") double volumeBefore,
            @Param(value = "V_2", unit = "m^3", domain = "V_2 > 0") double volumeAfter,
            @Param(value = "gamma", domain = "1 < gamma <= 2") double heatCapacityRatio);

    /**
     * Pressure of a van der Waals gas.
     *
     * @param amountGas amount of gas
     * @param temperature temperature
     * @param volume volume
     * @param attraction attraction
     * @param volumeMolecules volume of the molecules
     * @return pressure of a van der Waals gas
     */
    @Formula(
            equation = "p = n R T/(V - n b) - a n^2/V^2",
            unit = "Pa",
            assumptions = "One mean attraction and one volume describe all molecules.",
            excludes = "Condensation.",
            references = "atkins2014",
            laws = "p < n R T/(V - n b) when a > 0",
            examples = {
                @Example(
                        given = "n = 2 mol; T = 300 K; V = 0.05 m^3; a = 0.365 Pa m^6/mol^2; b = 4.28e-5 m^3/mol",
                        then = "p = 99360.6567 Pa"),
                @Example(
                        given = "n = 0.3 mol; T = 250 K; V = 0.9 m^3; a = 0.5 Pa m^6/mol^2; b = 0.7 m^3/mol",
                        then = "p = 903.690381 Pa"),
                @Example(
                        given = "n = 0.5 mol; T = 0.5 K; V = 0.8 m^3; a = 0 Pa m^6/mol^2; b = 0.5 m^3/mol",
                        then = "p = 3.77930119 Pa"),
                @Example(
                        given = "n = 2 mol; T = 300 K; V = 0.0001 m^3; a = 0.365 Pa m^6/mol^2; b = 4.28e-5 m^3/mol",
                        then = "p = 200435942 Pa"),
                @Example(
                        given = "n = 0 mol; T = 300 K; V = 0.05 m^3; a = 0.365 Pa m^6/mol^2; b = 4.28e-5 m^3/mol",
                        then = "refused"),
                @Example(
                        given = "n = 2 mol; T = 0 K; V = 0.05 m^3; a = 0.365 Pa m^6/mol^2; b = 4.28e-5 m^3/mol",
                        then = "refused"),
                @Example(
                        given = "n = 2 mol; T = 300 K; V = 0.05 m^3; a = -0.5 Pa m^6/mol^2; b = 4.28e-5 m^3/mol",
                        then = "refused"),
                @Example(
                        given = "n = 2 mol; T = 300 K; V = 0.05 m^3; a = 0.365 Pa m^6/mol^2; b = 0 m^3/mol",
                        then = "refused"),
                @Example(
                        given = "n = 2 mol; T = 300 K; V = 8e-5 m^3; a = 0.365 Pa m^6/mol^2; b = 4.28e-5 m^3/mol",
                        then = "refused"),
                @Example(
                        given = "n = 2 mol; T = 300 K; V = 8.56e-5 m^3; a = 0.365 Pa m^6/mol^2; b = 4.28e-5 m^3/mol",
                        then = "refused")
            })
    double vanDerWaalsPressure(
            @Param(value = "n", unit = "mol", domain = "n > 0") double amountGas,
            @Param(value = "T", unit = "K", domain = "T > 0") double temperature,
            @Param(value = "V", unit = "m^3", domain = "V > n b") double volume,
            @Param(value = "a", unit = "Pa m^6/mol^2", domain = "a >= 0") double attraction,
            @Param(value = "b", unit = "m^3/mol", domain = "b > 0") double volumeMolecules);

    /**
     * Mean speed of gas molecules.
     *
     * @param temperature temperature
     * @param massMolecule mass of a molecule
     * @return mean speed of gas molecules
     */
    @Formula(
            equation = "v = sqrt(8 k T/(pi m))",
            unit = "m/s",
            assumptions = "Speeds follow the law of Maxwell and Boltzmann.",
            excludes = "Relativity.",
            references = "atkins2014",
            laws = "pi m v^2 = 8 k T",
            examples = {
                @Example(given = "T = 300 K; m = 4.65e-26 kg", then = "v = 476.261910 m/s"),
                @Example(given = "T = 0.7 K; m = 3.3e-27 kg", then = "v = 86.3582332 m/s"),
                @Example(given = "T = 0.5 K; m = 0.5 kg", then = "v = 5.92941296e-12 m/s"),
                @Example(given = "T = 0 K; m = 4.65e-26 kg", then = "refused"),
                @Example(given = "T = 300 K; m = 0 kg", then = "refused")
            })
    double meanSpeed(
            @Param(value = "T", unit = "K", domain = "T > 0") double temperature,
            @Param(value = "m", unit = "kg", domain = "m > 0") double massMolecule);

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
     * Entropy of mixing two ideal gases.
     *
     * @param amountBothTogether amount of both together
     * @param shareOneThem share of one of them
     * @return entropy of mixing two ideal gases
     */
    @Formula(
            equation = "S = -n R (x ln x + (1 - x) ln(1 - x))",
            computeAs = "S = -n R (x ln(x) + (1 - x) log1p(-x))",
            unit = "J/K",
            assumptions = "Pressure and temperature are those of both before.",
            excludes = "Forces between the molecules.",
            references = "atkins2014",
            laws = {"S >= 0", "S = entropyOfMixing(n, 1 - x) when x >= 0.25 and x <= 0.75"},
            examples = {
                @Example(given = "n = 3 mol; x = 0.2", then = "S = 12.4817317 J/K"),
                @Example(given = "n = 0.7 mol; x = 0.62", then = "S = 3.86493545 J/K"),
                @Example(given = "n = 0 mol; x = 0.5", then = "S = 0 J/K"),
                @Example(given = "n = 3 mol; x = 0.5", then = "S = 17.2894390 J/K"),
                @Example(given = "n = -0.5 mol; x = 0.2", then = "refused"),
                @Example(given = "n = 3 mol; x = 0", then = "refused"),
                @Example(given = "n = 3 mol; x = 1", then = "refused")
            })
    double entropyOfMixing(
            @Param(value = "n", unit = "mol", domain = "n >= 0") double amountBothTogether,
            @Param(value = "x", domain = "0 < x < 1") double shareOneThem);

    /**
     * Work done by an ideal gas that expands isothermally.
     *
     * @param amountGas amount of gas
     * @param temperature temperature
     * @param volumeBefore volume before
     * @param volumeAfter volume after
     * @return work done by an ideal gas that expands isothermally
     */
    @Formula(
            equation = "W = n R T ln(V_2/V_1)",
            computeAs = "W = n R T log1p((V_2 - V_1)/V_1)",
            unit = "J",
            assumptions = "The expansion is slow.",
            excludes = "Friction.",
            references = "atkins2014",
            laws = "W = 0 when V_1 = V_2",
            examples = {
                @Example(given = "n = 2 mol; T = 300 K; V_1 = 0.05 m^3; V_2 = 0.2 m^3", then = "W = 6915.77559 J"),
                @Example(given = "n = 0.4 mol; T = 77 K; V_1 = 0.9 m^3; V_2 = 0.3 m^3", then = "W = -281.338621 J"),
                @Example(given = "n = 0 mol; T = 0.5 K; V_1 = 0.5 m^3; V_2 = 0.5 m^3", then = "W = 0 J"),
                @Example(given = "n = -0.5 mol; T = 300 K; V_1 = 0.05 m^3; V_2 = 0.2 m^3", then = "refused"),
                @Example(given = "n = 2 mol; T = 0 K; V_1 = 0.05 m^3; V_2 = 0.2 m^3", then = "refused"),
                @Example(given = "n = 2 mol; T = 300 K; V_1 = 0 m^3; V_2 = 0.2 m^3", then = "refused"),
                @Example(given = "n = 2 mol; T = 300 K; V_1 = 0.05 m^3; V_2 = 0 m^3", then = "refused")
            })
    double isothermalWork(
            @Param(value = "n", unit = "mol", domain = "n >= 0") double amountGas,
            @Param(value = "T", unit = "K", domain = "T > 0") double temperature,
            @Param(value = "V_1", unit = "m^3", domain = "V_1 > 0") double volumeBefore,
            @Param(value = "V_2", unit = "m^3", domain = "V_2 > 0") double volumeAfter);

    /**
     * Pressure of the air above the ground.
     *
     * @param pressureGround pressure at the ground
     * @param molarMass molar mass
     * @param accelerationGravity acceleration of gravity
     * @param height height
     * @param temperature temperature
     * @return pressure of the air above the ground
     */
    @Formula(
            equation = "p = p_0 exp(-M g_0 z/(R T))",
            unit = "Pa",
            assumptions = "Temperature and gravity are the same at all heights.",
            excludes = "Weather.",
            references = "atkins2014",
            laws = "p = p_0 when z = 0",
            examples = {
                @Example(
                        given = "p_0 = 101325 Pa; M = 0.02896 kg/mol; g_0 = 9.81 m/s^2; z = 1500 m; T = 288 K",
                        then = "p = 84806.2443 Pa"),
                @Example(
                        given = "p_0 = 0.4 Pa; M = 0.044 kg/mol; g_0 = 3.7 m/s^2; z = -300 m; T = 210 K",
                        then = "p = 0.411346720 Pa"),
                @Example(
                        given = "p_0 = 0.5 Pa; M = 0.002 kg/mol; g_0 = 1 m/s^2; z = -1000 m; T = 150 K",
                        then = "p = 0.500802459 Pa"),
                @Example(
                        given = "p_0 = 101325 Pa; M = 0.05 kg/mol; g_0 = 30 m/s^2; z = 20000 m; T = 400 K",
                        then = "p = 12.2516647 Pa"),
                @Example(
                        given = "p_0 = 0 Pa; M = 0.02896 kg/mol; g_0 = 9.81 m/s^2; z = 1500 m; T = 288 K",
                        then = "refused"),
                @Example(
                        given = "p_0 = 101325 Pa; M = -0.498 kg/mol; g_0 = 9.81 m/s^2; z = 1500 m; T = 288 K",
                        then = "refused"),
                @Example(
                        given = "p_0 = 101325 Pa; M = 0.55 kg/mol; g_0 = 9.81 m/s^2; z = 1500 m; T = 288 K",
                        then = "refused"),
                @Example(
                        given = "p_0 = 101325 Pa; M = 0.02896 kg/mol; g_0 = 0.5 m/s^2; z = 1500 m; T = 288 K",
                        then = "refused"),
                @Example(
                        given = "p_0 = 101325 Pa; M = 0.02896 kg/mol; g_0 = 30.5 m/s^2; z = 1500 m; T = 288 K",
                        then = "refused"),
                @Example(
                        given = "p_0 = 101325 Pa; M = 0.02896 kg/mol; g_0 = 9.81 m/s^2; z = -1000.5 m; T = 288 K",
                        then = "refused"),
                @Example(
                        given = "p_0 = 101325 Pa; M = 0.02896 kg/mol; g_0 = 9.81 m/s^2; z = 20000.5 m; T = 288 K",
                        then = "refused"),
                @Example(
                        given = "p_0 = 101325 Pa; M = 0.02896 kg/mol; g_0 = 9.81 m/s^2; z = 1500 m; T = 149.5 K",
                        then = "refused"),
                @Example(
                        given = "p_0 = 101325 Pa; M = 0.02896 kg/mol; g_0 = 9.81 m/s^2; z = 1500 m; T = 400.5 K",
                        then = "refused")
            })
    double barometricPressure(
            @Param(value = "p_0", unit = "Pa", domain = "p_0 > 0") double pressureGround,
            @Param(value = "M", unit = "kg/mol", domain = "0.002 <= M <= 0.05") double molarMass,
            @Param(value = "g_0", unit = "m/s^2", domain = "1 <= g_0 <= 30") double accelerationGravity,
            @Param(value = "z", unit = "m", domain = "-1000 <= z <= 20000") double height,
            @Param(value = "T", unit = "K", domain = "150 <= T <= 400") double temperature);

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
