package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** Gases, ideal and real. */
@FormulaSet(
        id = "corpus.gases",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "R", constant = "molar gas constant"),
            @Symbol(name = "k", constant = "Boltzmann constant")
        })
public interface Gases {

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
}
