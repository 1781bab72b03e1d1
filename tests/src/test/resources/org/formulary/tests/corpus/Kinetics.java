package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** How fast substances react. */
@FormulaSet(
        id = "corpus.kinetics",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "R", constant = "molar gas constant"),
            @Symbol(name = "k", constant = "Boltzmann constant"),
            @Symbol(name = "h", constant = "Planck constant")
        })
public interface Kinetics {

    /**
     * Rate constant by the law of Arrhenius.
     *
     * @param frequencyFactor frequency factor
     * @param activationEnergy activation energy
     * @param temperature temperature
     * @return rate constant by the law of Arrhenius
     */
    @Formula(
            equation = "k_r = A exp(-E/(R T))",
            unit = "1/s",
            assumptions = "One step limits the rate.",
            excludes = "Tunnelling.",
            references = "atkins2014",
            laws = {"k_r = A when E = 0", "k_r <= A"},
            examples = {
                @Example(given = "A = 2000000000 1/s; E = 55 kJ/mol; T = 298 K", then = "k_r = 0.457716693 1/s"),
                @Example(given = "A = 0.6 1/s; E = 7 kJ/mol; T = 800 K", then = "k_r = 0.209462882 1/s"),
                @Example(given = "A = 0.5 1/s; E = 0 kJ/mol; T = 100 K", then = "k_r = 0.500000000 1/s"),
                @Example(given = "A = 2000000000 1/s; E = 500 kJ/mol; T = 3000 K", then = "k_r = 3.93936881 1/s"),
                @Example(given = "A = 0 1/s; E = 55 kJ/mol; T = 298 K", then = "refused"),
                @Example(given = "A = 2000000000 1/s; E = -0.5 kJ/mol; T = 298 K", then = "refused"),
                @Example(given = "A = 2000000000 1/s; E = 500.5 kJ/mol; T = 298 K", then = "refused"),
                @Example(given = "A = 2000000000 1/s; E = 55 kJ/mol; T = 99.5 K", then = "refused"),
                @Example(given = "A = 2000000000 1/s; E = 55 kJ/mol; T = 3000.5 K", then = "refused")
            })
    double arrheniusRate(
            @Param(value = "A", unit = "1/s", domain = "A > 0") double frequencyFactor,
            @Param(value = "E", unit = "kJ/mol", domain = "0 <= E <= 500") double activationEnergy,
            @Param(value = "T", unit = "K", domain = "100 <= T <= 3000") double temperature);

    /**
     * Rate constant by transition state theory.
     *
     * @param freeEnergyActivation free energy of activation
     * @param temperature temperature
     * @return rate constant by transition state theory
     */
    @Formula(
            equation = "k_r = (k T/h) exp(-G/(R T))",
            unit = "1/s",
            assumptions = "The transmission coefficient is 1.",
            excludes = "Tunnelling.",
            references = "atkins2014",
            laws = "k_r = k T/h when G = 0",
            examples = {
                @Example(given = "G = 83 kJ/mol; T = 310 K", then = "k_r = 0.0668433794 1/s"),
                @Example(given = "G = 12 kJ/mol; T = 700 K", then = "k_r = 1.85563180e12 1/s"),
                @Example(given = "G = 0 kJ/mol; T = 100 K", then = "k_r = 2.08366191e12 1/s"),
                @Example(given = "G = 400 kJ/mol; T = 3000 K", then = "k_r = 6783687.37 1/s"),
                @Example(given = "G = -0.5 kJ/mol; T = 310 K", then = "refused"),
                @Example(given = "G = 400.5 kJ/mol; T = 310 K", then = "refused"),
                @Example(given = "G = 83 kJ/mol; T = 99.5 K", then = "refused"),
                @Example(given = "G = 83 kJ/mol; T = 3000.5 K", then = "refused")
            })
    double eyringRate(
            @Param(value = "G", unit = "kJ/mol", domain = "0 <= G <= 400") double freeEnergyActivation,
            @Param(value = "T", unit = "K", domain = "100 <= T <= 3000") double temperature);

    /**
     * Rate of an enzyme reaction.
     *
     * @param largestRate largest rate
     * @param concentrationSubstrate concentration of the substrate
     * @param michaelisConstant Michaelis constant
     * @return rate of an enzyme reaction
     */
    @Formula(
            equation = "v = V c_s/(K + c_s)",
            unit = "mol/(m^3 s)",
            assumptions = "The enzyme is in a steady state.",
            excludes = "Inhibition.",
            references = "atkins2014",
            laws = {"v = V/2 when c_s = K", "v <= V"},
            examples = {
                @Example(
                        given = "V = 3 mol/(m^3 s); c_s = 0.7 mol/m^3; K = 1.9 mol/m^3",
                        then = "v = 0.807692308 mol/(m^3 s)"),
                @Example(
                        given = "V = 0.6 mol/(m^3 s); c_s = 8 mol/m^3; K = 0.4 mol/m^3",
                        then = "v = 0.571428571 mol/(m^3 s)"),
                @Example(given = "V = 0 mol/(m^3 s); c_s = 0 mol/m^3; K = 0.5 mol/m^3", then = "v = 0 mol/(m^3 s)"),
                @Example(given = "V = -0.5 mol/(m^3 s); c_s = 0.7 mol/m^3; K = 1.9 mol/m^3", then = "refused"),
                @Example(given = "V = 3 mol/(m^3 s); c_s = -0.5 mol/m^3; K = 1.9 mol/m^3", then = "refused"),
                @Example(given = "V = 3 mol/(m^3 s); c_s = 0.7 mol/m^3; K = 0 mol/m^3", then = "refused")
            })
    double michaelisMenten(
            @Param(value = "V", unit = "mol/(m^3 s)", domain = "V >= 0") double largestRate,
            @Param(value = "c_s", unit = "mol/m^3", domain = "c_s >= 0") double concentrationSubstrate,
            @Param(value = "K", unit = "mol/m^3", domain = "K > 0") double michaelisConstant);

    /**
     * Share of sites that are occupied.
     *
     * @param concentrationLigandUnitsStandard concentration of the ligand in units of a standard
     * @param concentrationHalfOccupancy concentration of half occupancy
     * @param hillCoefficient Hill coefficient
     * @return share of sites that are occupied
     */
    @Formula(
            equation = "theta = c_l^n/(K^n + c_l^n)",
            assumptions = "Sites fill together.",
            excludes = "Depletion of the ligand.",
            references = "atkins2014",
            laws = {"0 <= theta < 1", "theta = 0.5 when c_l = K"},
            examples = {
                @Example(given = "c_l = 3; K = 0.7; n = 2", then = "theta = 0.948366702"),
                @Example(given = "c_l = 0.6; K = 1.9; n = 5", then = "theta = 0.00313059232"),
                @Example(given = "c_l = 1000; K = 0.7; n = 2", then = "theta = 0.999999510"),
                @Example(given = "c_l = 3; K = 1000; n = 2", then = "theta = 8.99991900e-6"),
                @Example(given = "c_l = 3; K = 0.7; n = 8", then = "theta = 0.999991214"),
                @Example(given = "c_l = 0; K = 0.001; n = 1", then = "theta = 0"),
                @Example(given = "c_l = -0.5; K = 0.7; n = 2", then = "refused"),
                @Example(given = "c_l = 1000.5; K = 0.7; n = 2", then = "refused"),
                @Example(given = "c_l = 3; K = -0.499; n = 2", then = "refused"),
                @Example(given = "c_l = 3; K = 1000.5; n = 2", then = "refused"),
                @Example(given = "c_l = 3; K = 0.7; n = 0", then = "refused"),
                @Example(given = "c_l = 3; K = 0.7; n = 9", then = "refused")
            })
    double hillOccupancy(
            @Param(value = "c_l", domain = "0 <= c_l <= 1000") double concentrationLigandUnitsStandard,
            @Param(value = "K", domain = "0.001 <= K <= 1000") double concentrationHalfOccupancy,
            @Param(value = "n", domain = "1 <= n <= 8") long hillCoefficient);

    /**
     * Concentration left by a reaction of first order.
     *
     * @param concentrationStart concentration at the start
     * @param rateConstant rate constant
     * @param time time
     * @return concentration left by a reaction of first order
     */
    @Formula(
            equation = "c_t = c_0 exp(-kappa t)",
            unit = "mol/m^3",
            assumptions = "The temperature is constant.",
            excludes = "The reaction back.",
            references = "atkins2014",
            laws = {"c_t = c_0 when t = 0", "c_t <= c_0"},
            examples = {
                @Example(given = "c_0 = 3 mol/m^3; kappa = 0.2 1/s; t = 7 s", then = "c_t = 0.739790892 mol/m^3"),
                @Example(given = "c_0 = 0.6 mol/m^3; kappa = 1.5 1/s; t = 0.4 s", then = "c_t = 0.329286982 mol/m^3"),
                @Example(given = "c_0 = 0 mol/m^3; kappa = 0 1/s; t = 0 s", then = "c_t = 0 mol/m^3"),
                @Example(given = "c_0 = 3 mol/m^3; kappa = 0.2 1/s; t = 60 s", then = "c_t = 1.84326371e-5 mol/m^3"),
                @Example(given = "c_0 = 3 mol/m^3; kappa = 10 1/s; t = 7 s", then = "c_t = 1.19263492e-30 mol/m^3"),
                @Example(given = "c_0 = 3 mol/m^3; kappa = 0.2 1/s; t = 0 s", then = "c_t = 3 mol/m^3"),
                @Example(given = "c_0 = -0.5 mol/m^3; kappa = 0.2 1/s; t = 7 s", then = "refused"),
                @Example(given = "c_0 = 3 mol/m^3; kappa = -0.5 1/s; t = 7 s", then = "refused"),
                @Example(given = "c_0 = 3 mol/m^3; kappa = 10.5 1/s; t = 7 s", then = "refused"),
                @Example(given = "c_0 = 3 mol/m^3; kappa = 0.2 1/s; t = -0.5 s", then = "refused"),
                @Example(given = "c_0 = 3 mol/m^3; kappa = 0.2 1/s; t = 60.5 s", then = "refused")
            })
    double firstOrderConcentration(
            @Param(value = "c_0", unit = "mol/m^3", domain = "c_0 >= 0") double concentrationStart,
            @Param(value = "kappa", unit = "1/s", domain = "0 <= kappa <= 10") double rateConstant,
            @Param(value = "t", unit = "s", domain = "0 <= t <= 60") double time);

    /**
     * Concentration left by a reaction of second order.
     *
     * @param concentrationStart concentration at the start
     * @param rateConstant rate constant
     * @param time time
     * @return concentration left by a reaction of second order
     */
    @Formula(
            equation = "c_t = c_0/(1 + kappa c_0 t)",
            unit = "mol/m^3",
            assumptions = "The temperature is constant.",
            excludes = "The reaction back.",
            references = "atkins2014",
            laws = {"c_t = c_0 when t = 0", "c_t <= c_0"},
            examples = {
                @Example(
                        given = "c_0 = 3 mol/m^3; kappa = 0.2 m^3/(mol s); t = 7 s",
                        then = "c_t = 0.576923077 mol/m^3"),
                @Example(
                        given = "c_0 = 0.6 mol/m^3; kappa = 1.5 m^3/(mol s); t = 0.4 s",
                        then = "c_t = 0.441176471 mol/m^3"),
                @Example(given = "c_0 = 0 mol/m^3; kappa = 0 m^3/(mol s); t = 0 s", then = "c_t = 0 mol/m^3"),
                @Example(given = "c_0 = -0.5 mol/m^3; kappa = 0.2 m^3/(mol s); t = 7 s", then = "refused"),
                @Example(given = "c_0 = 3 mol/m^3; kappa = -0.5 m^3/(mol s); t = 7 s", then = "refused"),
                @Example(given = "c_0 = 3 mol/m^3; kappa = 0.2 m^3/(mol s); t = -0.5 s", then = "refused")
            })
    double secondOrderConcentration(
            @Param(value = "c_0", unit = "mol/m^3", domain = "c_0 >= 0") double concentrationStart,
            @Param(value = "kappa", unit = "m^3/(mol s)", domain = "kappa >= 0") double rateConstant,
            @Param(value = "t", unit = "s", domain = "t >= 0") double time);
}
