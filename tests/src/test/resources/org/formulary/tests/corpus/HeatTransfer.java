package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** How heat is conducted, carried and radiated. */
@FormulaSet(
        id = "corpus.heat",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "sigma", constant = "Stefan-Boltzmann constant")
        })
public interface HeatTransfer {

    /**
     * Heat flow through a wall.
     *
     * @param conductivity conductivity
     * @param area area
     * @param temperatureOneSide temperature of one side
     * @param temperatureOtherSide temperature of the other side
     * @param thickness thickness
     * @return heat flow through a wall
     */
    @Formula(
            equation = "q = k A (T_1 - T_2)/d",
            unit = "W",
            assumptions = "The flow is steady.",
            excludes = "The surfaces.",
            references = "incropera2007",
            laws = "q = 0 when T_1 = T_2",
            examples = {
                @Example(
                        given = "k = 0.8 W/(m K); A = 12 m^2; T_1 = 293 K; T_2 = 265 K; d = 0.24 m",
                        then = "q = 1120.00000 W"),
                @Example(
                        given = "k = 3 W/(m K); A = 0.7 m^2; T_1 = 5 K; T_2 = 80 K; d = 0.4 m",
                        then = "q = -393.750000 W"),
                @Example(given = "k = 0.5 W/(m K); A = 0.5 m^2; T_1 = 0 K; T_2 = 0 K; d = 0.5 m", then = "q = 0 W"),
                @Example(given = "k = 0 W/(m K); A = 12 m^2; T_1 = 293 K; T_2 = 265 K; d = 0.24 m", then = "refused"),
                @Example(given = "k = 0.8 W/(m K); A = 0 m^2; T_1 = 293 K; T_2 = 265 K; d = 0.24 m", then = "refused"),
                @Example(
                        given = "k = 0.8 W/(m K); A = 12 m^2; T_1 = -0.5 K; T_2 = 265 K; d = 0.24 m",
                        then = "refused"),
                @Example(
                        given = "k = 0.8 W/(m K); A = 12 m^2; T_1 = 293 K; T_2 = -0.5 K; d = 0.24 m",
                        then = "refused"),
                @Example(given = "k = 0.8 W/(m K); A = 12 m^2; T_1 = 293 K; T_2 = 265 K; d = 0 m", then = "refused")
            })
    double wallHeatFlow(
            @Param(value = "k", unit = "W/(m K)", domain = "k > 0") double conductivity,
            @Param(value = "A", unit = "m^2", domain = "A > 0") double area,
            @Param(value = "T_1", unit = "K", domain = "T_1 >= 0") double temperatureOneSide,
            @Param(value = "T_2", unit = "K", domain = "T_2 >= 0") double temperatureOtherSide,
            @Param(value = "d", unit = "m", domain = "d > 0") double thickness);

    /**
     * Thermal resistance of a pipe wall.
     *
     * @param innerRadius inner radius
     * @param outerRadius outer radius
     * @param conductivity conductivity
     * @param length length
     * @return thermal resistance of a pipe wall
     */
    @Formula(
            equation = "R = ln(r_2/r_1)/(2 pi k L)",
            unit = "K/W",
            assumptions = "Heat flows radially.",
            excludes = "The ends.",
            references = "incropera2007",
            laws = "R = 0 when r_1 = r_2",
            examples = {
                @Example(given = "r_1 = 25 mm; r_2 = 31 mm; k = 0.04 W/(m K); L = 3 m", then = "R = 0.285300328 K/W"),
                @Example(
                        given = "r_1 = 0.6 mm; r_2 = 0.9 mm; k = 15 W/(m K); L = 0.7 m",
                        then = "R = 0.00614588345 K/W"),
                @Example(given = "r_1 = 25 mm; r_2 = 25 mm; k = 0.5 W/(m K); L = 0.5 m", then = "R = 0 K/W"),
                @Example(given = "r_1 = 25 mm; r_2 = 31 mm; k = 0.5 W/(m K); L = 3 m", then = "R = 0.0228240263 K/W"),
                @Example(given = "r_1 = 0.5 mm; r_2 = 0.5 mm; k = 0.04 W/(m K); L = 0.4 m", then = "R = 0 K/W"),
                @Example(given = "r_1 = 0 mm; r_2 = 31 mm; k = 0.04 W/(m K); L = 3 m", then = "refused"),
                @Example(given = "r_1 = 25 mm; r_2 = 31 mm; k = 0 W/(m K); L = 3 m", then = "refused"),
                @Example(given = "r_1 = 25 mm; r_2 = 31 mm; k = 0.04 W/(m K); L = 0 m", then = "refused"),
                @Example(given = "r_1 = 25 mm; r_2 = 24 mm; k = 0.04 W/(m K); L = 3 m", then = "refused"),
                @Example(given = "r_1 = 25 mm; r_2 = 13 mm; k = 0.04 W/(m K); L = 3 m", then = "refused"),
                @Example(given = "r_1 = -3 mm; r_2 = -2 mm; k = 0.04 W/(m K); L = 3 m", then = "refused")
            })
    double cylinderResistance(
            @Param(value = "r_1", unit = "mm", domain = "r_1 > 0") double innerRadius,
            @Param(value = "r_2", unit = "mm", domain = "r_2 >= r_1") double outerRadius,
            @Param(value = "k", unit = "W/(m K)", domain = "k > 0") double conductivity,
            @Param(value = "L", unit = "m", domain = "L > 0") double length);

    /**
     * Logarithmic mean temperature difference.
     *
     * @param largerDifference larger difference
     * @param smallerDifference smaller difference
     * @return logarithmic mean temperature difference
     */
    @Formula(
            equation = "T_m = (T_1 - T_2)/ln(T_1/T_2)",
            unit = "K",
            assumptions = "The coefficient of transfer is constant.",
            excludes = "Losses.",
            references = "incropera2007",
            laws = "T_2 <= T_m <= T_1",
            examples = {
                @Example(given = "T_1 = 45 K; T_2 = 12 K", then = "T_m = 24.9667896 K"),
                @Example(given = "T_1 = 0.9 K; T_2 = 0.7 K", then = "T_m = 0.795815829 K"),
                @Example(given = "T_1 = 15 K; T_2 = 12 K", then = "T_m = 13.4442604 K"),
                @Example(given = "T_1 = 20 K; T_2 = 12 K", then = "T_m = 15.6609215 K"),
                @Example(given = "T_1 = 0.75 K; T_2 = 0.5 K", then = "T_m = 0.616575866 K"),
                @Example(given = "T_1 = 45 K; T_2 = 0 K", then = "refused"),
                @Example(given = "T_1 = 14.9 K; T_2 = 12 K", then = "refused"),
                @Example(given = "T_1 = 7 K; T_2 = 12 K", then = "refused")
            })
    double logMeanDifference(
            @Param(value = "T_1", unit = "K", domain = "T_1 >= 1.25 T_2") double largerDifference,
            @Param(value = "T_2", unit = "K", domain = "T_2 > 0") double smallerDifference);

    /**
     * Heat exchanged by radiation between two wide plates.
     *
     * @param temperatureOnePlate temperature of one plate
     * @param temperatureOtherPlate temperature of the other plate
     * @param emissivityOnePlate emissivity of one plate
     * @param emissivityOtherPlate emissivity of the other plate
     * @return heat exchanged by radiation between two wide plates
     */
    @Formula(
            equation = "q = sigma (T_1^4 - T_2^4)/(1/epsilon_1 + 1/epsilon_2 - 1)",
            computeAs = "q = sigma (T_1 - T_2) (T_1 + T_2) (T_1^2 + T_2^2)/(1/epsilon_1 + 1/epsilon_2 - 1)",
            unit = "W/m^2",
            assumptions = "The plates are grey.",
            excludes = "Convection.",
            references = "incropera2007",
            laws = "q = 0 when T_1 = T_2",
            examples = {
                @Example(
                        given = "T_1 = 800 K; T_2 = 500 K; epsilon_1 = 0.8; epsilon_2 = 0.3",
                        then = "q = 5492.61477 W/m^2"),
                @Example(
                        given = "T_1 = 77 K; T_2 = 300 K; epsilon_1 = 0.05; epsilon_2 = 0.9",
                        then = "q = -22.7390230 W/m^2"),
                @Example(given = "T_1 = 0 K; T_2 = 0 K; epsilon_1 = 0.5; epsilon_2 = 0.5", then = "q = 0 W/m^2"),
                @Example(given = "T_1 = 5000 K; T_2 = 5000 K; epsilon_1 = 1; epsilon_2 = 1", then = "q = 0 W/m^2"),
                @Example(given = "T_1 = -0.5 K; T_2 = 500 K; epsilon_1 = 0.8; epsilon_2 = 0.3", then = "refused"),
                @Example(given = "T_1 = 5000.5 K; T_2 = 500 K; epsilon_1 = 0.8; epsilon_2 = 0.3", then = "refused"),
                @Example(given = "T_1 = 800 K; T_2 = -0.5 K; epsilon_1 = 0.8; epsilon_2 = 0.3", then = "refused"),
                @Example(given = "T_1 = 800 K; T_2 = 5000.5 K; epsilon_1 = 0.8; epsilon_2 = 0.3", then = "refused"),
                @Example(given = "T_1 = 800 K; T_2 = 500 K; epsilon_1 = 0; epsilon_2 = 0.3", then = "refused"),
                @Example(given = "T_1 = 800 K; T_2 = 500 K; epsilon_1 = 1.5; epsilon_2 = 0.3", then = "refused"),
                @Example(given = "T_1 = 800 K; T_2 = 500 K; epsilon_1 = 0.8; epsilon_2 = 0", then = "refused"),
                @Example(given = "T_1 = 800 K; T_2 = 500 K; epsilon_1 = 0.8; epsilon_2 = 1.5", then = "refused")
            })
    double radiationExchange(
            @Param(value = "T_1", unit = "K", domain = "0 <= T_1 <= 5000") double temperatureOnePlate,
            @Param(value = "T_2", unit = "K", domain = "0 <= T_2 <= 5000") double temperatureOtherPlate,
            @Param(value = "epsilon_1", domain = "0 < epsilon_1 <= 1") double emissivityOnePlate,
            @Param(value = "epsilon_2", domain = "0 < epsilon_2 <= 1") double emissivityOtherPlate);

    /**
     * Efficiency of a straight fin.
     *
     * @param finParameter fin parameter
     * @param length length
     * @return efficiency of a straight fin
     */
    @Formula(
            equation = "eta = tanh(x)/x where x = m L",
            assumptions = "The tip is adiabatic.",
            excludes = "Radiation.",
            references = "incropera2007",
            laws = "0 < eta < 1",
            examples = {
                @Example(given = "m = 3 1/m; L = 0.4 m", then = "eta = 0.694712173"),
                @Example(given = "m = 21 1/m; L = 0.13 m", then = "eta = 0.363197407"),
                @Example(given = "m = 0.1 1/m; L = 0.1 m", then = "eta = 0.999966668"),
                @Example(given = "m = 100 1/m; L = 10 m", then = "eta = 0.00100000000"),
                @Example(given = "m = -0.4 1/m; L = 0.4 m", then = "refused"),
                @Example(given = "m = 100.5 1/m; L = 0.4 m", then = "refused"),
                @Example(given = "m = 3 1/m; L = -0.4 m", then = "refused"),
                @Example(given = "m = 3 1/m; L = 10.5 m", then = "refused")
            })
    double finEfficiency(
            @Param(value = "m", unit = "1/m", domain = "0.1 <= m <= 100") double finParameter,
            @Param(value = "L", unit = "m", domain = "0.1 <= L <= 10") double length);

    /**
     * Biot number.
     *
     * @param coefficientTransfer coefficient of transfer
     * @param characteristicLength characteristic length
     * @param conductivityBody conductivity of the body
     * @return biot number
     */
    @Formula(
            equation = "Bi = h L/k",
            assumptions = "The body is solid.",
            excludes = "Radiation.",
            references = "incropera2007",
            laws = "Bi k = h L",
            examples = {
                @Example(given = "h = 25 W/(m^2 K); L = 0.04 m; k = 0.7 W/(m K)", then = "Bi = 1.42857143"),
                @Example(given = "h = 3 W/(m^2 K); L = 0.6 m; k = 0.4 W/(m K)", then = "Bi = 4.50000000"),
                @Example(given = "h = 0 W/(m^2 K); L = 0.5 m; k = 0.5 W/(m K)", then = "Bi = 0"),
                @Example(given = "h = -0.5 W/(m^2 K); L = 0.04 m; k = 0.7 W/(m K)", then = "refused"),
                @Example(given = "h = 25 W/(m^2 K); L = 0 m; k = 0.7 W/(m K)", then = "refused"),
                @Example(given = "h = 25 W/(m^2 K); L = 0.04 m; k = 0 W/(m K)", then = "refused")
            })
    double biotNumber(
            @Param(value = "h", unit = "W/(m^2 K)", domain = "h >= 0") double coefficientTransfer,
            @Param(value = "L", unit = "m", domain = "L > 0") double characteristicLength,
            @Param(value = "k", unit = "W/(m K)", domain = "k > 0") double conductivityBody);

    /**
     * Temperature of a small body that cools.
     *
     * @param temperatureAround temperature around
     * @param temperatureStart temperature at the start
     * @param time time
     * @param timeConstant time constant
     * @return temperature of a small body that cools
     */
    @Formula(
            equation = "T = T_a + (T_0 - T_a) exp(-t/tau)",
            unit = "K",
            assumptions = "The body has one temperature.",
            excludes = "Radiation.",
            references = "incropera2007",
            laws = "T = T_0 when t = 0",
            examples = {
                @Example(given = "T_a = 293 K; T_0 = 350 K; t = 70 s; tau = 31 s", then = "T = 298.959501 K"),
                @Example(given = "T_a = 300 K; T_0 = 77 K; t = 12 s; tau = 400 s", then = "T = 83.5906460 K"),
                @Example(given = "T_a = 0 K; T_0 = 0 K; t = 0 s; tau = 10 s", then = "T = 0 K"),
                @Example(given = "T_a = 293 K; T_0 = 350 K; t = 1000 s; tau = 1000 s", then = "T = 313.969128 K"),
                @Example(given = "T_a = 293 K; T_0 = 350 K; t = 1000 s; tau = 10 s", then = "T = 293.000000 K"),
                @Example(given = "T_a = -0.5 K; T_0 = 350 K; t = 70 s; tau = 31 s", then = "refused"),
                @Example(given = "T_a = 293 K; T_0 = -0.5 K; t = 70 s; tau = 31 s", then = "refused"),
                @Example(given = "T_a = 293 K; T_0 = 350 K; t = -0.5 s; tau = 31 s", then = "refused"),
                @Example(given = "T_a = 293 K; T_0 = 350 K; t = 1000.5 s; tau = 31 s", then = "refused"),
                @Example(given = "T_a = 293 K; T_0 = 350 K; t = 70 s; tau = 9.5 s", then = "refused"),
                @Example(given = "T_a = 293 K; T_0 = 350 K; t = 70 s; tau = 1000.5 s", then = "refused")
            })
    double lumpedTemperature(
            @Param(value = "T_a", unit = "K", domain = "T_a >= 0") double temperatureAround,
            @Param(value = "T_0", unit = "K", domain = "T_0 >= 0") double temperatureStart,
            @Param(value = "t", unit = "s", domain = "0 <= t <= 1000") double time,
            @Param(value = "tau", unit = "s", domain = "10 <= tau <= 1000") double timeConstant);

    /**
     * Nusselt number of turbulent flow in a pipe that is heated.
     *
     * @param reynoldsNumber Reynolds number
     * @param prandtlNumber Prandtl number
     * @return nusselt number of turbulent flow in a pipe that is heated
     */
    @Formula(
            equation = "Nu = 0.023 Re^0.8 Pr^0.4",
            assumptions = "The pipe is smooth and long.",
            excludes = "The entrance.",
            references = "incropera2007",
            laws = "Nu > 10",
            examples = {
                @Example(given = "Re = 23000; Pr = 7", then = "Nu = 154.578583"),
                @Example(given = "Re = 450000; Pr = 0.9", then = "Nu = 734.505159"),
                @Example(given = "Re = 10000; Pr = 0.7", then = "Nu = 31.6058192"),
                @Example(given = "Re = 1000000; Pr = 160", then = "Nu = 11050.3448"),
                @Example(given = "Re = 9999.5; Pr = 7", then = "refused"),
                @Example(given = "Re = 1000000.5; Pr = 7", then = "refused"),
                @Example(given = "Re = 23000; Pr = 0.2", then = "refused"),
                @Example(given = "Re = 23000; Pr = 160.5", then = "refused")
            })
    double dittusBoelter(
            @Param(value = "Re", domain = "10000 <= Re <= 1e6") double reynoldsNumber,
            @Param(value = "Pr", domain = "0.7 <= Pr <= 160") double prandtlNumber);
}
