package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** Charges, fields and circuits. */
@FormulaSet(
        id = "corpus.electromagnetism",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "epsilon_0", constant = "vacuum electric permittivity"),
            @Symbol(name = "mu_0", constant = "vacuum magnetic permeability"),
            @Symbol(name = "c", constant = "speed of light in vacuum")
        })
public interface Electromagnetism {

    /**
     * Force between two point charges.
     *
     * @param oneCharge one charge
     * @param otherCharge the other charge
     * @param distance distance
     * @return force between two point charges
     */
    @Formula(
            equation = "F = q_1 q_2/(4 pi epsilon_0 r^2)",
            unit = "N",
            assumptions = "Both are at rest in vacuum.",
            excludes = "Radiation.",
            references = "griffiths2013",
            laws = {"F = coulombForce(q_2, q_1, r)", "coulombForce(q_1, q_2, 2 r) = F/4"},
            examples = {
                @Example(given = "q_1 = 2e-6 C; q_2 = -3e-6 C; r = 0.4 m", then = "F = -0.337033192 N"),
                @Example(given = "q_1 = 1.5e-9 C; q_2 = 7e-9 C; r = 2.1 m", then = "F = 2.13989328e-8 N"),
                @Example(given = "q_1 = 2e-6 C; q_2 = -3e-6 C; r = 0.5 m", then = "F = -0.215701243 N"),
                @Example(given = "q_1 = 2e-6 C; q_2 = -3e-6 C; r = 0 m", then = "refused")
            })
    double coulombForce(
            @Param(value = "q_1", unit = "C") double oneCharge,
            @Param(value = "q_2", unit = "C") double otherCharge,
            @Param(value = "r", unit = "m", domain = "r > 0") double distance);

    /**
     * Capacitance of two plates.
     *
     * @param relativePermittivity relative permittivity
     * @param areaPlate area of a plate
     * @param gap gap
     * @return capacitance of two plates
     */
    @Formula(
            equation = "C = kappa epsilon_0 A/d",
            unit = "F",
            assumptions = "The gap is far smaller than the plates.",
            excludes = "The field at the edges.",
            references = "griffiths2013",
            laws = "C d = kappa epsilon_0 A",
            examples = {
                @Example(given = "kappa = 3.9; A = 0.02 m^2; d = 0.0004 m", then = "C = 1.72656662e-9 F"),
                @Example(given = "kappa = 1.6; A = 0.7 m^2; d = 0.3 m", then = "C = 3.30556345e-11 F"),
                @Example(given = "kappa = 1; A = 0.5 m^2; d = 0.5 m", then = "C = 8.85418782e-12 F"),
                @Example(given = "kappa = 0.5; A = 0.02 m^2; d = 0.0004 m", then = "refused"),
                @Example(given = "kappa = 3.9; A = 0 m^2; d = 0.0004 m", then = "refused"),
                @Example(given = "kappa = 3.9; A = 0.02 m^2; d = 0 m", then = "refused")
            })
    double plateCapacitance(
            @Param(value = "kappa", domain = "kappa >= 1") double relativePermittivity,
            @Param(value = "A", unit = "m^2", domain = "A > 0") double areaPlate,
            @Param(value = "d", unit = "m", domain = "d > 0") double gap);

    /**
     * Energy stored in a capacitor.
     *
     * @param capacitance capacitance
     * @param voltage voltage
     * @return energy stored in a capacitor
     */
    @Formula(
            equation = "E = C U^2/2",
            unit = "J",
            assumptions = "The capacitance does not depend on the voltage.",
            excludes = "Leakage.",
            references = "griffiths2013",
            laws = "capacitorEnergy(C, 2 U) = 4 E",
            examples = {
                @Example(given = "C = 4.7e-6 F; U = 325 V", then = "E = 0.248218750 J"),
                @Example(given = "C = 0.6 F; U = -2.5 V", then = "E = 1.87500000 J"),
                @Example(given = "C = 0.5 F; U = 325 V", then = "E = 26406.2500 J"),
                @Example(given = "C = 0 F; U = 325 V", then = "refused")
            })
    double capacitorEnergy(
            @Param(value = "C", unit = "F", domain = "C > 0") double capacitance,
            @Param(value = "U", unit = "V") double voltage);

    /**
     * Resistance of two resistors in parallel.
     *
     * @param oneResistance one resistance
     * @param otherResistance the other resistance
     * @return resistance of two resistors in parallel
     */
    @Formula(
            equation = "R = R_1 R_2/(R_1 + R_2)",
            unit = "Ohm",
            assumptions = "The resistors are ohmic.",
            excludes = "Their temperature.",
            references = "horowitz2015",
            laws = {"1/R = 1/R_1 + 1/R_2", "R = parallelResistance(R_2, R_1)"},
            examples = {
                @Example(given = "R_1 = 47 Ohm; R_2 = 0.7 Ohm", then = "R = 0.689727463 Ohm"),
                @Example(given = "R_1 = 0.3 Ohm; R_2 = 9 Ohm", then = "R = 0.290322581 Ohm"),
                @Example(given = "R_1 = 0.5 Ohm; R_2 = 0.5 Ohm", then = "R = 0.250000000 Ohm"),
                @Example(given = "R_1 = 0 Ohm; R_2 = 0.7 Ohm", then = "refused"),
                @Example(given = "R_1 = 47 Ohm; R_2 = 0 Ohm", then = "refused")
            })
    double parallelResistance(
            @Param(value = "R_1", unit = "Ohm", domain = "R_1 > 0") double oneResistance,
            @Param(value = "R_2", unit = "Ohm", domain = "R_2 > 0") double otherResistance);

    /**
     * Voltage of an unloaded divider.
     *
     * @param voltageAcrossBoth voltage across both
     * @param upperResistance upper resistance
     * @param lowerResistance lower resistance
     * @return voltage of an unloaded divider
     */
    @Formula(
            equation = "V = U R_2/(R_1 + R_2)",
            unit = "V",
            assumptions = "No current is drawn.",
            excludes = "The load.",
            references = "horowitz2015",
            laws = {"V = U when R_1 = 0", "|V| <= |U|"},
            examples = {
                @Example(given = "U = 12 V; R_1 = 47 Ohm; R_2 = 0.7 Ohm", then = "V = 0.176100629 V"),
                @Example(given = "U = -5 V; R_1 = 3 Ohm; R_2 = 22 Ohm", then = "V = -4.40000000 V"),
                @Example(given = "U = 12 V; R_1 = 0 Ohm; R_2 = 0.5 Ohm", then = "V = 12 V"),
                @Example(given = "U = 12 V; R_1 = -0.5 Ohm; R_2 = 0.7 Ohm", then = "refused"),
                @Example(given = "U = 12 V; R_1 = 47 Ohm; R_2 = 0 Ohm", then = "refused")
            })
    double dividerVoltage(
            @Param(value = "U", unit = "V") double voltageAcrossBoth,
            @Param(value = "R_1", unit = "Ohm", domain = "R_1 >= 0") double upperResistance,
            @Param(value = "R_2", unit = "Ohm", domain = "R_2 > 0") double lowerResistance);

    /**
     * Resonant frequency of a circuit of coil and capacitor.
     *
     * @param inductance inductance
     * @param capacitance capacitance
     * @return resonant frequency of a circuit of coil and capacitor
     */
    @Formula(
            equation = "f = 1/(2 pi sqrt(L C))",
            unit = "Hz",
            assumptions = "The circuit has no resistance.",
            excludes = "Coupling.",
            references = "horowitz2015",
            laws = "(2 pi f)^2 L C = 1",
            examples = {
                @Example(given = "L = 0.00033 H; C = 4.7e-9 F", then = "f = 127795.109 Hz"),
                @Example(given = "L = 0.2 H; C = 0.7 F", then = "f = 0.425359477 Hz"),
                @Example(given = "L = 0.5 H; C = 0.5 F", then = "f = 0.318309886 Hz"),
                @Example(given = "L = 0 H; C = 4.7e-9 F", then = "refused"),
                @Example(given = "L = 0.00033 H; C = 0 F", then = "refused")
            })
    double resonantFrequency(
            @Param(value = "L", unit = "H", domain = "L > 0") double inductance,
            @Param(value = "C", unit = "F", domain = "C > 0") double capacitance);

    /**
     * Impedance of a series circuit.
     *
     * @param resistance resistance
     * @param inductance inductance
     * @param capacitance capacitance
     * @param frequency frequency
     * @return impedance of a series circuit
     */
    @Formula(
            equation = "Z = sqrt(R^2 + (2 pi f L - 1/(2 pi f C))^2)",
            unit = "Ohm",
            assumptions = "Coil and capacitor are ideal.",
            excludes = "The resistance of the coil.",
            references = "horowitz2015",
            laws = "Z >= R",
            examples = {
                @Example(given = "R = 35 Ohm; L = 0.02 H; C = 6e-6 F; f = 310 Hz", then = "Z = 58.2891493 Ohm"),
                @Example(given = "R = 0.4 Ohm; L = 0.7 H; C = 0.6 F; f = 0.8 Hz", then = "Z = 3.21201478 Ohm"),
                @Example(given = "R = 0 Ohm; L = 0.5 H; C = 0.5 F; f = 0.5 Hz", then = "Z = 0.934176554 Ohm"),
                @Example(given = "R = -0.5 Ohm; L = 0.02 H; C = 6e-6 F; f = 310 Hz", then = "refused"),
                @Example(given = "R = 35 Ohm; L = 0 H; C = 6e-6 F; f = 310 Hz", then = "refused"),
                @Example(given = "R = 35 Ohm; L = 0.02 H; C = 0 F; f = 310 Hz", then = "refused"),
                @Example(given = "R = 35 Ohm; L = 0.02 H; C = 6e-6 F; f = 0 Hz", then = "refused")
            })
    double seriesImpedance(
            @Param(value = "R", unit = "Ohm", domain = "R >= 0") double resistance,
            @Param(value = "L", unit = "H", domain = "L > 0") double inductance,
            @Param(value = "C", unit = "F", domain = "C > 0") double capacitance,
            @Param(value = "f", unit = "Hz", domain = "f > 0") double frequency);

    /**
     * Voltage of a capacitor that is being charged.
     *
     * @param supplyVoltage supply voltage
     * @param time time
     * @param timeConstant time constant
     * @return voltage of a capacitor that is being charged
     */
    @Formula(
            equation = "V = -U expm1(-t/tau)",
            unit = "V",
            assumptions = "The capacitor is empty at the start.",
            excludes = "The resistance of the supply.",
            references = "horowitz2015",
            laws = "V = 0 when t = 0",
            examples = {
                @Example(given = "U = 12 V; t = 0.7 s; tau = 2.2 s", then = "V = 3.27035389 V"),
                @Example(given = "U = -5 V; t = 30 s; tau = 4 s", then = "V = -4.99723458 V"),
                @Example(given = "U = 12 V; t = 0 s; tau = 1 s", then = "V = 0 V"),
                @Example(given = "U = 12 V; t = 1000 s; tau = 1000 s", then = "V = 7.58544671 V"),
                @Example(given = "U = 12 V; t = -0.5 s; tau = 2.2 s", then = "refused"),
                @Example(given = "U = 12 V; t = 1000.5 s; tau = 2.2 s", then = "refused"),
                @Example(given = "U = 12 V; t = 0.7 s; tau = 0.5 s", then = "refused"),
                @Example(given = "U = 12 V; t = 0.7 s; tau = 1000.5 s", then = "refused")
            })
    double chargingVoltage(
            @Param(value = "U", unit = "V") double supplyVoltage,
            @Param(value = "t", unit = "s", domain = "0 <= t <= 1000") double time,
            @Param(value = "tau", unit = "s", domain = "1 <= tau <= 1000") double timeConstant);

    /**
     * Magnetic field of a straight wire.
     *
     * @param current current
     * @param distanceWire distance from the wire
     * @return magnetic field of a straight wire
     */
    @Formula(
            equation = "B = mu_0 I/(2 pi r)",
            unit = "T",
            assumptions = "The wire is long.",
            excludes = "Iron nearby.",
            references = "griffiths2013",
            laws = "2 pi r B = mu_0 I",
            examples = {
                @Example(given = "I = 16 A; r = 0.03 m", then = "B = 1.06666667e-4 T"),
                @Example(given = "I = -2.5 A; r = 0.7 m", then = "B = -7.14285714e-7 T"),
                @Example(given = "I = 16 A; r = 0.5 m", then = "B = 6.40000000e-6 T"),
                @Example(given = "I = 16 A; r = 0 m", then = "refused")
            })
    double wireField(
            @Param(value = "I", unit = "A") double current,
            @Param(value = "r", unit = "m", domain = "r > 0") double distanceWire);

    /**
     * Inductance of a long coil.
     *
     * @param numberTurns number of turns
     * @param areaCoil area of the coil
     * @param lengthCoil length of the coil
     * @return inductance of a long coil
     */
    @Formula(
            equation = "L = mu_0 N^2 A/l",
            unit = "H",
            assumptions = "The coil is long and empty.",
            excludes = "The field outside.",
            references = "griffiths2013",
            laws = "solenoidInductance(2 N, A, l) = 4 L",
            examples = {
                @Example(given = "N = 300; A = 0.0007 m^2; l = 0.25 m", then = "L = 3.16672539e-4 H"),
                @Example(given = "N = 7; A = 0.3 m^2; l = 0.8 m", then = "L = 2.30907060e-5 H"),
                @Example(given = "N = 1; A = 0.5 m^2; l = 0.5 m", then = "L = 1.25663706e-6 H"),
                @Example(given = "N = 0; A = 0.0007 m^2; l = 0.25 m", then = "refused"),
                @Example(given = "N = 300; A = 0 m^2; l = 0.25 m", then = "refused"),
                @Example(given = "N = 300; A = 0.0007 m^2; l = 0 m", then = "refused")
            })
    double solenoidInductance(
            @Param(value = "N", domain = "N >= 1") long numberTurns,
            @Param(value = "A", unit = "m^2", domain = "A > 0") double areaCoil,
            @Param(value = "l", unit = "m", domain = "l > 0") double lengthCoil);

    /**
     * Depth to which a current penetrates.
     *
     * @param resistivity resistivity
     * @param frequency frequency
     * @param relativePermeability relative permeability
     * @return depth to which a current penetrates
     */
    @Formula(
            equation = "delta = sqrt(rho/(pi f mu_r mu_0))",
            unit = "m",
            assumptions = "The conductor is good and thick.",
            excludes = "Displacement current.",
            references = "griffiths2013",
            laws = "delta^2 pi f mu_r mu_0 = rho",
            examples = {
                @Example(given = "rho = 1.68e-8 Ohm m; f = 50000 Hz; mu_r = 1.4", then = "delta = 2.46561778e-4 m"),
                @Example(given = "rho = 0.6 Ohm m; f = 0.3 Hz; mu_r = 200", then = "delta = 50.3292121 m"),
                @Example(given = "rho = 0.5 Ohm m; f = 0.5 Hz; mu_r = 1", then = "delta = 503.292121 m"),
                @Example(given = "rho = 0 Ohm m; f = 50000 Hz; mu_r = 1.4", then = "refused"),
                @Example(given = "rho = 1.68e-8 Ohm m; f = 0 Hz; mu_r = 1.4", then = "refused"),
                @Example(given = "rho = 1.68e-8 Ohm m; f = 50000 Hz; mu_r = 0.5", then = "refused")
            })
    double skinDepth(
            @Param(value = "rho", unit = "Ohm m", domain = "rho > 0") double resistivity,
            @Param(value = "f", unit = "Hz", domain = "f > 0") double frequency,
            @Param(value = "mu_r", domain = "mu_r >= 1") double relativePermeability);

    /**
     * Power that an accelerated charge radiates.
     *
     * @param charge charge
     * @param acceleration acceleration
     * @return power that an accelerated charge radiates
     */
    @Formula(
            equation = "P = q^2 a^2/(6 pi epsilon_0 c^3)",
            unit = "W",
            assumptions = "The speed is far below that of light.",
            excludes = "The reaction of the field.",
            references = "griffiths2013",
            laws = "larmorPower(2 q, a) = 4 P",
            examples = {
                @Example(given = "q = 1.6e-19 C; a = 2.5e20 m/s^2", then = "P = 3.55801701e-13 W"),
                @Example(given = "q = -3e-9 C; a = 400 m/s^2", then = "P = 3.20221531e-28 W")
            })
    double larmorPower(
            @Param(value = "q", unit = "C") double charge,
            @Param(value = "a", unit = "m/s^2") double acceleration);

    /**
     * Mean intensity of a plane wave.
     *
     * @param amplitudeElectricField amplitude of the electric field
     * @return mean intensity of a plane wave
     */
    @Formula(
            equation = "I = epsilon_0 c E^2/2",
            unit = "W/m^2",
            assumptions = "The wave is monochromatic and in vacuum.",
            excludes = "Interference.",
            references = "griffiths2013",
            laws = "I >= 0",
            examples = {
                @Example(given = "E = 870 V/m", then = "I = 1004.56477 W/m^2"),
                @Example(given = "E = -3.5 V/m", then = "I = 0.0162583147 W/m^2")
            })
    double waveIntensity(@Param(value = "E", unit = "V/m") double amplitudeElectricField);

    /**
     * Frequency at which a charge circles in a magnetic field.
     *
     * @param charge charge
     * @param magneticFluxDensity magnetic flux density
     * @param mass mass
     * @return frequency at which a charge circles in a magnetic field
     */
    @Formula(
            equation = "f = q B/(2 pi m)",
            unit = "Hz",
            assumptions = "The speed is far below that of light.",
            excludes = "Electric fields.",
            references = "griffiths2013",
            laws = "2 pi m f = q B",
            examples = {
                @Example(given = "q = 1.6e-19 C; B = 1.3 T; m = 1.67e-27 kg", then = "f = 19822891.1 Hz"),
                @Example(given = "q = 0.3 C; B = 0.7 T; m = 0.6 kg", then = "f = 0.0557042301 Hz"),
                @Example(given = "q = 0 C; B = 0 T; m = 0.5 kg", then = "f = 0 Hz"),
                @Example(given = "q = -0.5 C; B = 1.3 T; m = 1.67e-27 kg", then = "refused"),
                @Example(given = "q = 1.6e-19 C; B = -0.5 T; m = 1.67e-27 kg", then = "refused"),
                @Example(given = "q = 1.6e-19 C; B = 1.3 T; m = 0 kg", then = "refused")
            })
    double cyclotronFrequency(
            @Param(value = "q", unit = "C", domain = "q >= 0") double charge,
            @Param(value = "B", unit = "T", domain = "B >= 0") double magneticFluxDensity,
            @Param(value = "m", unit = "kg", domain = "m > 0") double mass);
}
