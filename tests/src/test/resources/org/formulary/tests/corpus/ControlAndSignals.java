package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;

/** Loops that are controlled, and signals that are filtered. */
@FormulaSet(id = "corpus.control", bibliography = "corpus.bib")
public interface ControlAndSignals {

    /**
     * Step response of a first-order lag.
     *
     * @param gain gain
     * @param time time
     * @param timeConstant time constant
     * @return step response of a first-order lag
     */
    @Formula(
            equation = "y = -K expm1(-t/T)",
            assumptions = "The system is linear and at rest before.",
            excludes = "Dead time.",
            references = "ogata2010",
            laws = "y = 0 when t = 0",
            examples = {
                @Example(given = "K = 2.5; t = 3 s; T = 7 s", then = "y = 0.871402356"),
                @Example(given = "K = -0.4; t = 90 s; T = 31 s", then = "y = -0.378061595"),
                @Example(given = "K = 2.5; t = 0 s; T = 1 s", then = "y = 0"),
                @Example(given = "K = 2.5; t = 1000 s; T = 1000 s", then = "y = 1.58030140"),
                @Example(given = "K = 2.5; t = 1000 s; T = 1 s", then = "y = 2.50000000"),
                @Example(given = "K = 2.5; t = -0.5 s; T = 7 s", then = "refused"),
                @Example(given = "K = 2.5; t = 1000.5 s; T = 7 s", then = "refused"),
                @Example(given = "K = 2.5; t = 3 s; T = 0.5 s", then = "refused"),
                @Example(given = "K = 2.5; t = 3 s; T = 1000.5 s", then = "refused")
            })
    double firstOrderStep(
            @Param("K") double gain,
            @Param(value = "t", unit = "s", domain = "0 <= t <= 1000") double time,
            @Param(value = "T", unit = "s", domain = "1 <= T <= 1000") double timeConstant);

    /**
     * Overshoot of a second-order system.
     *
     * @param dampingRatio damping ratio
     * @return overshoot of a second-order system
     */
    @Formula(
            equation = "M = exp(-pi zeta/sqrt(1 - zeta^2))",
            assumptions = "There are no zeros.",
            excludes = "Saturation.",
            references = "ogata2010",
            laws = "0 < M <= 1",
            examples = {
                @Example(given = "zeta = 0.4", then = "M = 0.253826722"),
                @Example(given = "zeta = 0.71", then = "M = 0.0421104140"),
                @Example(given = "zeta = 0", then = "M = 1"),
                @Example(given = "zeta = 0.99", then = "M = 2.66017702e-10"),
                @Example(given = "zeta = -0.5", then = "refused"),
                @Example(given = "zeta = 1.49", then = "refused")
            })
    double secondOrderOvershoot(@Param(value = "zeta", domain = "0 <= zeta <= 0.99") double dampingRatio);

    /**
     * Damped natural frequency.
     *
     * @param naturalFrequency natural frequency
     * @param dampingRatio damping ratio
     * @return damped natural frequency
     */
    @Formula(
            equation = "omega_d = omega_n sqrt(1 - zeta^2)",
            unit = "1/s",
            assumptions = "The system is linear.",
            excludes = "Friction.",
            references = "ogata2010",
            laws = "omega_d <= omega_n",
            examples = {
                @Example(given = "omega_n = 12 1/s; zeta = 0.4", then = "omega_d = 10.9981817 1/s"),
                @Example(given = "omega_n = 0.6 1/s; zeta = 0.9", then = "omega_d = 0.261533937 1/s"),
                @Example(given = "omega_n = 0.5 1/s; zeta = 0", then = "omega_d = 0.500000000 1/s"),
                @Example(given = "omega_n = 12 1/s; zeta = 0.99", then = "omega_d = 1.69280832 1/s"),
                @Example(given = "omega_n = 0 1/s; zeta = 0.4", then = "refused"),
                @Example(given = "omega_n = 12 1/s; zeta = -0.5", then = "refused"),
                @Example(given = "omega_n = 12 1/s; zeta = 1.49", then = "refused")
            })
    double dampedFrequency(
            @Param(value = "omega_n", unit = "1/s", domain = "omega_n > 0") double naturalFrequency,
            @Param(value = "zeta", domain = "0 <= zeta <= 0.99") double dampingRatio);

    /**
     * Gain of a loop with feedback.
     *
     * @param gainForward gain forward
     * @param gainBack gain back
     * @return gain of a loop with feedback
     */
    @Formula(
            equation = "A = G/(1 + G H)",
            assumptions = "The feedback is negative.",
            excludes = "Phase.",
            references = "ogata2010",
            laws = {"A = G when H = 0", "A <= G"},
            examples = {
                @Example(given = "G = 40; H = 0.3", then = "A = 3.07692308"),
                @Example(given = "G = 0.7; H = 2.1", then = "A = 0.283400810"),
                @Example(given = "G = 0; H = 0", then = "A = 0"),
                @Example(given = "G = -0.5; H = 0.3", then = "refused"),
                @Example(given = "G = 40; H = -0.5", then = "refused")
            })
    double closedLoopGain(
            @Param(value = "G", domain = "G >= 0") double gainForward,
            @Param(value = "H", domain = "H >= 0") double gainBack);

    /**
     * Gain of a low-pass filter.
     *
     * @param frequency frequency
     * @param cornerFrequency corner frequency
     * @return gain of a low-pass filter
     */
    @Formula(
            equation = "A = 1/sqrt(1 + (f/f_c)^2)",
            assumptions = "The filter is of first order.",
            excludes = "The load.",
            references = "horowitz2015",
            laws = {"0 < A <= 1", "2 A^2 = 1 when f = f_c"},
            examples = {
                @Example(given = "f = 440 Hz; f_c = 1200 Hz", then = "A = 0.938876316"),
                @Example(given = "f = 3 Hz; f_c = 0.7 Hz", then = "A = 0.227229616"),
                @Example(given = "f = 0 Hz; f_c = 0.5 Hz", then = "A = 1"),
                @Example(given = "f = -0.5 Hz; f_c = 1200 Hz", then = "refused"),
                @Example(given = "f = 440 Hz; f_c = 0 Hz", then = "refused")
            })
    double lowPassGain(
            @Param(value = "f", unit = "Hz", domain = "f >= 0") double frequency,
            @Param(value = "f_c", unit = "Hz", domain = "f_c > 0") double cornerFrequency);

    /**
     * Ratio of two powers in decibels.
     *
     * @param referencePower reference power
     * @param power power
     * @return ratio of two powers in decibels
     */
    @Formula(
            equation = "L = 10 log10(P_2/P_1)",
            computeAs = "L = 10 log1p((P_2 - P_1)/P_1)/ln(10)",
            assumptions = "Both powers are means.",
            excludes = "Impedance.",
            references = "horowitz2015",
            laws = "L = 0 when P_1 = P_2",
            examples = {
                @Example(given = "P_1 = 0.003 W; P_2 = 2.5 W", then = "L = 29.2081875"),
                @Example(given = "P_1 = 7 W; P_2 = 0.4 W", then = "L = -12.4303805"),
                @Example(given = "P_1 = 0.5 W; P_2 = 0.5 W", then = "L = 0"),
                @Example(given = "P_1 = 0 W; P_2 = 2.5 W", then = "refused"),
                @Example(given = "P_1 = 0.003 W; P_2 = 0 W", then = "refused")
            })
    double decibels(
            @Param(value = "P_1", unit = "W", domain = "P_1 > 0") double referencePower,
            @Param(value = "P_2", unit = "W", domain = "P_2 > 0") double power);

    /**
     * Frequency at which a tone appears after sampling.
     *
     * @param frequencyTone frequency of the tone
     * @param samplingRate sampling rate
     * @return frequency at which a tone appears after sampling
     */
    @Formula(
            equation = "f_a = |f - f_s round(f/f_s)|",
            unit = "Hz",
            assumptions = "The sampling is even.",
            excludes = "Filters.",
            references = "oppenheim2010",
            laws = "f_a <= f_s/2",
            examples = {
                @Example(given = "f = 5300 Hz; f_s = 2000 Hz", then = "f_a = 700 Hz"),
                @Example(given = "f = 21000 Hz; f_s = 44100 Hz", then = "f_a = 21000 Hz"),
                @Example(given = "f = 0 Hz; f_s = 1 Hz", then = "f_a = 0 Hz"),
                @Example(given = "f = 1000000 Hz; f_s = 1000000 Hz", then = "f_a = 0 Hz"),
                @Example(given = "f = -0.5 Hz; f_s = 2000 Hz", then = "refused"),
                @Example(given = "f = 1000000.5 Hz; f_s = 2000 Hz", then = "refused"),
                @Example(given = "f = 5300 Hz; f_s = 0.5 Hz", then = "refused"),
                @Example(given = "f = 5300 Hz; f_s = 1000000.5 Hz", then = "refused")
            })
    double aliasFrequency(
            @Param(value = "f", unit = "Hz", domain = "0 <= f <= 1e6") double frequencyTone,
            @Param(value = "f_s", unit = "Hz", domain = "1 <= f_s <= 1e6") double samplingRate);

    /**
     * Signal-to-noise ratio of an ideal converter.
     *
     * @param numberBits number of bits
     * @return signal-to-noise ratio of an ideal converter
     */
    @Formula(
            equation = "r = 20 n log10(2) + 10 log10(3/2)",
            assumptions = "A sine fills the range.",
            excludes = "Jitter.",
            references = "oppenheim2010",
            laws = {"r > 0", "quantizationNoise(n + 1) - r = 20 log10(2) when n < 32"},
            examples = {
                @Example(given = "n = 12", then = "r = 74.0081115"),
                @Example(given = "n = 7", then = "r = 43.9051120"),
                @Example(given = "n = 1", then = "r = 7.78151250"),
                @Example(given = "n = 32", then = "r = 194.420110"),
                @Example(given = "n = 0", then = "refused"),
                @Example(given = "n = 33", then = "refused")
            })
    double quantizationNoise(@Param(value = "n", domain = "1 <= n <= 32") long numberBits);

    /**
     * Spectrum of a rectangular pulse.
     *
     * @param frequencyTimesDuration frequency times duration
     * @return spectrum of a rectangular pulse
     */
    @Formula(
            equation = "S = 1 if x = 0 else sin(pi x)/(pi x)",
            assumptions = "The pulse has unit area.",
            excludes = "Windows.",
            references = "oppenheim2010",
            laws = {"S = 1 when x = 0", "-1 <= S <= 1"},
            examples = {
                @Example(given = "x = 0.3", then = "S = 0.858393691"),
                @Example(given = "x = -2.4", then = "S = 0.126137788"),
                @Example(given = "x = -10", then = "S = 0"),
                @Example(given = "x = 10", then = "S = 0"),
                @Example(given = "x = 0", then = "S = 1"),
                @Example(given = "x = -10.5", then = "refused"),
                @Example(given = "x = 10.5", then = "refused")
            })
    double sinc(@Param(value = "x", domain = "-10 <= x <= 10") double frequencyTimesDuration);

    /**
     * Value of the Hamming window.
     *
     * @param index index
     * @param length length
     * @return value of the Hamming window
     */
    @Formula(
            equation = "w = 0.54 - 0.46 cos(2 pi n/(N - 1))",
            assumptions = "The window is symmetric.",
            excludes = "Scaling.",
            references = "oppenheim2010",
            laws = "0.07 < w <= 1.0001",
            examples = {
                @Example(given = "n = 5; N = 32", then = "w = 0.296676555"),
                @Example(given = "n = 40; N = 64", then = "w = 0.844375485"),
                @Example(given = "n = 0; N = 2", then = "w = 0.0800000000"),
                @Example(given = "n = 1; N = 2", then = "w = 0.0800000000"),
                @Example(given = "n = 5; N = 1000000", then = "w = 0.0800000002"),
                @Example(given = "n = 31; N = 32", then = "w = 0.0800000000"),
                @Example(given = "n = -1; N = 32", then = "refused"),
                @Example(given = "n = 32; N = 32", then = "refused"),
                @Example(given = "n = 5; N = 1", then = "refused"),
                @Example(given = "n = 5; N = 1000001", then = "refused")
            })
    double hammingWindow(
            @Param(value = "n", domain = "0 <= n and n < N") long index,
            @Param(value = "N", domain = "2 <= N <= 1000000") long length);

    /**
     * Number of the bin nearest to a frequency.
     *
     * @param blockLength block length
     * @param frequency frequency
     * @param samplingRate sampling rate
     * @return number of the bin nearest to a frequency
     */
    @Formula(
            equation = "k = floor(N f/f_s + 1/2)",
            assumptions = "The bins are even.",
            excludes = "Leakage.",
            references = "oppenheim2010",
            laws = "|k - N f/f_s| <= 1/2",
            examples = {
                @Example(given = "N = 205; f = 1209 Hz; f_s = 8000 Hz", then = "k = 31"),
                @Example(given = "N = 64; f = 700 Hz; f_s = 44100 Hz", then = "k = 1"),
                @Example(given = "N = 1; f = 0 Hz; f_s = 1 Hz", then = "k = 0"),
                @Example(given = "N = 1000000; f = 1000000 Hz; f_s = 1000000 Hz", then = "k = 1000000"),
                @Example(given = "N = 0; f = 1209 Hz; f_s = 8000 Hz", then = "refused"),
                @Example(given = "N = 1000001; f = 1209 Hz; f_s = 8000 Hz", then = "refused"),
                @Example(given = "N = 205; f = -0.5 Hz; f_s = 8000 Hz", then = "refused"),
                @Example(given = "N = 205; f = 1000000.5 Hz; f_s = 8000 Hz", then = "refused"),
                @Example(given = "N = 205; f = 1209 Hz; f_s = 0.5 Hz", then = "refused"),
                @Example(given = "N = 205; f = 1209 Hz; f_s = 1000000.5 Hz", then = "refused")
            })
    long goertzelBin(
            @Param(value = "N", domain = "1 <= N <= 1000000") long blockLength,
            @Param(value = "f", unit = "Hz", domain = "0 <= f <= 1e6") double frequency,
            @Param(value = "f_s", unit = "Hz", domain = "1 <= f_s <= 1e6") double samplingRate);
}
