package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** Equilibria, electrodes and solutions. */
@FormulaSet(
        id = "corpus.chemistry",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "R", constant = "molar gas constant"),
            @Symbol(name = "F", constant = "Faraday constant"),
            @Symbol(name = "N_A", constant = "Avogadro constant")
        })
public interface Chemistry {

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
