package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/**
 */
@FormulaSet(
        id = "corpus.chemistry",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "R", constant = "molar gas constant"),
            @Symbol(name = "F", constant = "Faraday constant"),
            @Symbol(name = "N_A", constant = "Avogadro constant"),
            @Symbol(name = "k", constant = "Boltzmann constant"),
            @Symbol(name = "h", constant = "Planck constant")
        })
public interface Chemistry {

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
     * Potential of an electrode.
     *
     * @param standardPotential standard potential
     * @param temperature temperature
     * @param numberElectrons number of electrons
     * @param reactionQuotient reaction quotient
     * @return potential of an electrode
     */
    @Formula(
            equation = "E = E_0 - (R T/(z F)) ln Q",
            unit = "V",
            assumptions = "The cell is at equilibrium.",
            excludes = "Overpotential.",
            references = "atkins2014",
            laws = "E = E_0 when Q = 1",
            examples = {
                @Example(given = "E_0 = 0.34 V; T = 298 K; z = 2; Q = 0.03", then = "E = 0.385023595 V"),
                @Example(given = "E_0 = -0.76 V; T = 0.7 K; z = 3; Q = 21", then = "E = -0.760061217 V"),
                @Example(given = "E_0 = 0.34 V; T = 0.5 K; z = 1; Q = 0.5", then = "E = 0.340029865 V"),
                @Example(given = "E_0 = 0.34 V; T = 0 K; z = 2; Q = 0.03", then = "refused"),
                @Example(given = "E_0 = 0.34 V; T = 298 K; z = 0; Q = 0.03", then = "refused"),
                @Example(given = "E_0 = 0.34 V; T = 298 K; z = 2; Q = 0", then = "refused")
            })
    double nernstPotential(
            @Param(value = "E_0", unit = "V") double standardPotential,
            @Param(value = "T", unit = "K", domain = "T > 0") double temperature,
            @Param(value = "z", domain = "z >= 1") long numberElectrons,
            @Param(value = "Q", domain = "Q > 0") double reactionQuotient);

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
     * pH of a buffer.
     *
     * @param strengthAcid strength of the acid
     * @param concentrationBase concentration of the base
     * @param concentrationAcid concentration of the acid
     * @return pH of a buffer
     */
    @Formula(
            equation = "pH = pK + log10(a/b)",
            assumptions = "Activities equal concentrations.",
            excludes = "Dilution.",
            references = "atkins2014",
            laws = "pH = pK when a = b",
            examples = {
                @Example(given = "pK = 4.76; a = 0.3 mol/m^3; b = 0.12 mol/m^3", then = "pH = 5.15794001"),
                @Example(given = "pK = 9.2; a = 5 mol/m^3; b = 0.8 mol/m^3", then = "pH = 9.99588002"),
                @Example(given = "pK = 0; a = 0.5 mol/m^3; b = 0.5 mol/m^3", then = "pH = 0"),
                @Example(given = "pK = 14; a = 0.3 mol/m^3; b = 0.12 mol/m^3", then = "pH = 14.3979400"),
                @Example(given = "pK = -0.5; a = 0.3 mol/m^3; b = 0.12 mol/m^3", then = "refused"),
                @Example(given = "pK = 14.5; a = 0.3 mol/m^3; b = 0.12 mol/m^3", then = "refused"),
                @Example(given = "pK = 4.76; a = 0 mol/m^3; b = 0.12 mol/m^3", then = "refused"),
                @Example(given = "pK = 4.76; a = 0.3 mol/m^3; b = 0 mol/m^3", then = "refused")
            })
    double hendersonHasselbalch(
            @Param(value = "pK", domain = "0 <= pK <= 14") double strengthAcid,
            @Param(value = "a", unit = "mol/m^3", domain = "a > 0") double concentrationBase,
            @Param(value = "b", unit = "mol/m^3", domain = "b > 0") double concentrationAcid);

    /**
     * Free energy of a reaction.
     *
     * @param enthalpyReaction enthalpy of the reaction
     * @param temperature temperature
     * @param entropyReaction entropy of the reaction
     * @return free energy of a reaction
     */
    @Formula(
            equation = "G = H - T S",
            unit = "kJ/mol",
            assumptions = "Temperature and pressure are constant.",
            excludes = "Work other than that of volume.",
            references = "atkins2014",
            laws = "G = H when T = 0",
            examples = {
                @Example(given = "H = -92 kJ/mol; T = 298 K; S = -199 J/(mol K)", then = "G = -32.6980000 kJ/mol"),
                @Example(given = "H = 7 kJ/mol; T = 0.7 K; S = 31 J/(mol K)", then = "G = 6.97830000 kJ/mol"),
                @Example(given = "H = -92 kJ/mol; T = 0 K; S = -199 J/(mol K)", then = "G = -92 kJ/mol"),
                @Example(given = "H = -92 kJ/mol; T = -0.5 K; S = -199 J/(mol K)", then = "refused")
            })
    double gibbsEnergy(
            @Param(value = "H", unit = "kJ/mol") double enthalpyReaction,
            @Param(value = "T", unit = "K", domain = "T >= 0") double temperature,
            @Param(value = "S", unit = "J/(mol K)") double entropyReaction);

    /**
     * Equilibrium constant of a reaction.
     *
     * @param standardFreeEnergy standard free energy
     * @param temperature temperature
     * @return equilibrium constant of a reaction
     */
    @Formula(
            equation = "K = exp(-G/(R T))",
            assumptions = "The mixture is ideal.",
            excludes = "Activities.",
            references = "atkins2014",
            laws = {"K = 1 when G = 0", "K > 0"},
            examples = {
                @Example(given = "G = -16 kJ/mol; T = 298 K", then = "K = 637.513918"),
                @Example(given = "G = 7 kJ/mol; T = 900 K", then = "K = 0.392408594"),
                @Example(given = "G = -100 kJ/mol; T = 200 K", then = "K = 1.30860947e26"),
                @Example(given = "G = 100 kJ/mol; T = 3000 K", then = "K = 0.0181501128"),
                @Example(given = "G = -100.5 kJ/mol; T = 298 K", then = "refused"),
                @Example(given = "G = 100.5 kJ/mol; T = 298 K", then = "refused"),
                @Example(given = "G = -16 kJ/mol; T = 199.5 K", then = "refused"),
                @Example(given = "G = -16 kJ/mol; T = 3000.5 K", then = "refused")
            })
    double equilibriumConstant(
            @Param(value = "G", unit = "kJ/mol", domain = "-100 <= G <= 100") double standardFreeEnergy,
            @Param(value = "T", unit = "K", domain = "200 <= T <= 3000") double temperature);

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

    /**
     * Osmotic pressure of a solution.
     *
     * @param particlesEachFormulaUnit particles for each formula unit
     * @param concentration concentration
     * @param temperature temperature
     * @return osmotic pressure of a solution
     */
    @Formula(
            equation = "Pi = i c_s R T",
            unit = "Pa",
            assumptions = "The solution is dilute.",
            excludes = "Activities.",
            references = "atkins2014",
            laws = "osmoticPressure(i, 2 c_s, T) = 2 Pi",
            examples = {
                @Example(given = "i = 1.9; c_s = 140 mol/m^3; T = 310 K", then = "Pi = 685610.587 Pa"),
                @Example(given = "i = 3; c_s = 0.6 mol/m^3; T = 0.7 K", then = "Pi = 10.4762229 Pa"),
                @Example(given = "i = 1; c_s = 0 mol/m^3; T = 0.5 K", then = "Pi = 0 Pa"),
                @Example(given = "i = 0.5; c_s = 140 mol/m^3; T = 310 K", then = "refused"),
                @Example(given = "i = 1.9; c_s = -0.5 mol/m^3; T = 310 K", then = "refused"),
                @Example(given = "i = 1.9; c_s = 140 mol/m^3; T = 0 K", then = "refused")
            })
    double osmoticPressure(
            @Param(value = "i", domain = "i >= 1") double particlesEachFormulaUnit,
            @Param(value = "c_s", unit = "mol/m^3", domain = "c_s >= 0") double concentration,
            @Param(value = "T", unit = "K", domain = "T > 0") double temperature);

    /**
     * Mass that electrolysis deposits.
     *
     * @param current current
     * @param time time
     * @param molarMass molar mass
     * @param electronsEachIon electrons for each ion
     * @return mass that electrolysis deposits
     */
    @Formula(
            equation = "m = I t M/(z F)",
            unit = "g",
            assumptions = "Every electron deposits its share.",
            excludes = "Side reactions.",
            references = "atkins2014",
            laws = "m z F = I t M",
            examples = {
                @Example(given = "I = 2.4 A; t = 3600 s; M = 63.5 g/mol; z = 2", then = "m = 2.84312645 g"),
                @Example(given = "I = 0.7 A; t = 0.3 s; M = 0.8 g/mol; z = 3", then = "m = 5.80399101e-7 g"),
                @Example(given = "I = 0 A; t = 0 s; M = 0.5 g/mol; z = 1", then = "m = 0 g"),
                @Example(given = "I = 2.4 A; t = 3600 s; M = 63.5 g/mol; z = 8", then = "m = 0.710781613 g"),
                @Example(given = "I = -0.5 A; t = 3600 s; M = 63.5 g/mol; z = 2", then = "refused"),
                @Example(given = "I = 2.4 A; t = -0.5 s; M = 63.5 g/mol; z = 2", then = "refused"),
                @Example(given = "I = 2.4 A; t = 3600 s; M = 0 g/mol; z = 2", then = "refused"),
                @Example(given = "I = 2.4 A; t = 3600 s; M = 63.5 g/mol; z = 0", then = "refused"),
                @Example(given = "I = 2.4 A; t = 3600 s; M = 63.5 g/mol; z = 9", then = "refused")
            })
    double electrolysisMass(
            @Param(value = "I", unit = "A", domain = "I >= 0") double current,
            @Param(value = "t", unit = "s", domain = "t >= 0") double time,
            @Param(value = "M", unit = "g/mol", domain = "M > 0") double molarMass,
            @Param(value = "z", domain = "1 <= z <= 8") long electronsEachIon);

    /**
     * Mass of one molecule.
     *
     * @param molarMass molar mass
     * @return mass of one molecule
     */
    @Formula(
            equation = "m = M/N_A",
            unit = "kg",
            assumptions = "All molecules are alike.",
            excludes = "Isotopes.",
            references = "atkins2014",
            laws = "m N_A = M",
            examples = {
                @Example(given = "M = 0.018 kg/mol", then = "m = 2.98897032e-26 kg"),
                @Example(given = "M = 0.44 kg/mol", then = "m = 7.30637190e-25 kg"),
                @Example(given = "M = 0.5 kg/mol", then = "m = 8.30269534e-25 kg"),
                @Example(given = "M = 0 kg/mol", then = "refused")
            })
    double moleculeMass(@Param(value = "M", unit = "kg/mol", domain = "M > 0") double molarMass);
}
