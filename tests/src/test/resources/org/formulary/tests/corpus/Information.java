package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;

/** Entropy, channels and codes, and the speed of computers. */
@FormulaSet(id = "corpus.information", bibliography = "corpus.bib")
public interface Information {

    /**
     * Capacity of a channel with noise.
     *
     * @param bandwidth bandwidth
     * @param signaltonoiseRatio signal-to-noise ratio
     * @return capacity of a channel with noise
     */
    @Formula(
            equation = "C = B log2(1 + s)",
            unit = "1/s",
            assumptions = "The noise is white and Gaussian.",
            excludes = "Coding delay.",
            references = "cover2006",
            laws = "C = B when s = 1",
            examples = {
                @Example(given = "B = 3100 Hz; s = 1500", then = "C = 32710.2956 1/s"),
                @Example(given = "B = 0.7 Hz; s = 0.4", then = "C = 0.339798779 1/s"),
                @Example(given = "B = 0 Hz; s = 0.001", then = "C = 0 1/s"),
                @Example(given = "B = 3100 Hz; s = 1000000000", then = "C = 92681.7939 1/s"),
                @Example(given = "B = -0.5 Hz; s = 1500", then = "refused"),
                @Example(given = "B = 3100 Hz; s = -0.499", then = "refused"),
                @Example(given = "B = 3100 Hz; s = 1000000000.5", then = "refused")
            })
    double shannonCapacity(
            @Param(value = "B", unit = "Hz", domain = "B >= 0") double bandwidth,
            @Param(value = "s", domain = "0.001 <= s <= 1e9") double signaltonoiseRatio);

    /**
     * Entropy of a binary source.
     *
     * @param probabilityOneSymbol probability of one symbol
     * @return entropy of a binary source
     */
    @Formula(
            equation = "H = 0 if p = 0 or p = 1 else -p log2 p - (1 - p) log2(1 - p)",
            computeAs = "H = 0 if p = 0 or p = 1 else -p log2(p) - (1 - p) log1p(-p)/ln(2)",
            assumptions = "Symbols are independent.",
            excludes = "Memory.",
            references = "cover2006",
            laws = "0 <= H <= 1",
            examples = {
                @Example(given = "p = 0.3", then = "H = 0.881290899"),
                @Example(given = "p = 0.89", then = "H = 0.499915958"),
                @Example(given = "p = 0", then = "H = 0"),
                @Example(given = "p = 1", then = "H = 0"),
                @Example(given = "p = -0.5", then = "refused"),
                @Example(given = "p = 1.5", then = "refused")
            })
    double binaryEntropy(@Param(value = "p", domain = "0 <= p <= 1") double probabilityOneSymbol);

    /**
     * Bits that tell some symbols apart.
     *
     * @param numberSymbols number of symbols
     * @return bits that tell some symbols apart
     */
    @Formula(
            equation = "b = ceil(log2 n)",
            assumptions = "All codes are equally long.",
            excludes = "Checks.",
            references = "cover2006",
            laws = {"2^b >= n", "b = 0 when n = 1"},
            examples = {
                @Example(given = "n = 100", then = "b = 7"),
                @Example(given = "n = 33", then = "b = 6"),
                @Example(given = "n = 1", then = "b = 0"),
                @Example(given = "n = 0", then = "refused")
            })
    long bitsForSymbols(@Param(value = "n", domain = "n >= 1") long numberSymbols);

    /**
     * Code rate of a Hamming code.
     *
     * @param numberParityBits number of parity bits
     * @return code rate of a Hamming code
     */
    @Formula(
            equation = "r = (2^m - m - 1)/(2^m - 1)",
            assumptions = "One error is corrected.",
            excludes = "Bursts.",
            references = "cover2006",
            laws = "0 < r < 1",
            examples = {
                @Example(given = "m = 3", then = "r = 0.571428571"),
                @Example(given = "m = 7", then = "r = 0.944881890"),
                @Example(given = "m = 2", then = "r = 0.333333333"),
                @Example(given = "m = 30", then = "r = 0.999999972"),
                @Example(given = "m = 1", then = "refused"),
                @Example(given = "m = 31", then = "refused")
            })
    double hammingParityBits(@Param(value = "m", domain = "2 <= m <= 30") long numberParityBits);

    /**
     * Delay of a packet on a link.
     *
     * @param lengthPacket length of the packet
     * @param rateLink rate of the link
     * @param lengthLink length of the link
     * @param speedSignal speed of the signal
     * @return delay of a packet on a link
     */
    @Formula(
            equation = "d = L/R + l/v",
            unit = "ms",
            assumptions = "The link is idle.",
            excludes = "Queues.",
            references = "kurose2013",
            laws = "d = 0 when L = 0 and l = 0",
            examples = {
                @Example(
                        given = "L = 1500 byte; R = 100 Mbit/s; l = 850 km; v = 200000 km/s",
                        then = "d = 4.37000000 ms"),
                @Example(given = "L = 40 byte; R = 0.7 Mbit/s; l = 0.3 km; v = 0.6 km/s", then = "d = 500.457143 ms"),
                @Example(given = "L = 0 byte; R = 0.5 Mbit/s; l = 0 km; v = 0.5 km/s", then = "d = 0 ms"),
                @Example(given = "L = -0.5 byte; R = 100 Mbit/s; l = 850 km; v = 200000 km/s", then = "refused"),
                @Example(given = "L = 1500 byte; R = 0 Mbit/s; l = 850 km; v = 200000 km/s", then = "refused"),
                @Example(given = "L = 1500 byte; R = 100 Mbit/s; l = -0.5 km; v = 200000 km/s", then = "refused"),
                @Example(given = "L = 1500 byte; R = 100 Mbit/s; l = 850 km; v = 0 km/s", then = "refused")
            })
    double transmissionDelay(
            @Param(value = "L", unit = "byte", domain = "L >= 0") double lengthPacket,
            @Param(value = "R", unit = "Mbit/s", domain = "R > 0") double rateLink,
            @Param(value = "l", unit = "km", domain = "l >= 0") double lengthLink,
            @Param(value = "v", unit = "km/s", domain = "v > 0") double speedSignal);

    /**
     * Data on the way through a connection.
     *
     * @param rate rate
     * @param roundtripTime round-trip time
     * @return data on the way through a connection
     */
    @Formula(
            equation = "W = R t",
            unit = "byte",
            assumptions = "The rate is steady.",
            excludes = "Loss.",
            references = "kurose2013",
            laws = "bandwidthDelayProduct(2 R, t) = 2 W",
            examples = {
                @Example(given = "R = 940 Mbit/s; t = 37 ms", then = "W = 4347500 byte"),
                @Example(given = "R = 0.7 Mbit/s; t = 0.3 ms", then = "W = 26.2500000 byte"),
                @Example(given = "R = 0 Mbit/s; t = 0 ms", then = "W = 0 byte"),
                @Example(given = "R = -0.5 Mbit/s; t = 37 ms", then = "refused"),
                @Example(given = "R = 940 Mbit/s; t = -0.5 ms", then = "refused")
            })
    double bandwidthDelayProduct(
            @Param(value = "R", unit = "Mbit/s", domain = "R >= 0") double rate,
            @Param(value = "t", unit = "ms", domain = "t >= 0") double roundtripTime);

    /**
     * Throughput of TCP by the model of Mathis.
     *
     * @param segmentSize segment size
     * @param roundtripTime round-trip time
     * @param sharePacketsLost share of packets lost
     * @return throughput of TCP by the model of Mathis
     */
    @Formula(
            equation = "R = S sqrt(3/2)/(t sqrt(p))",
            unit = "MB/s",
            assumptions = "Losses are independent.",
            excludes = "Timeouts.",
            references = "mathis1997",
            laws = "R^2 t^2 p = 3 S^2/2",
            examples = {
                @Example(given = "S = 1460 byte; t = 37 ms; p = 0.0003", then = "R = 2.79020514 MB/s"),
                @Example(given = "S = 0.7 byte; t = 0.3 ms; p = 0.2", then = "R = 0.00639009650 MB/s"),
                @Example(given = "S = 0.5 byte; t = 0.5 ms; p = 0.5", then = "R = 0.00173205081 MB/s"),
                @Example(given = "S = 1460 byte; t = 37 ms; p = 1", then = "R = 0.0483277706 MB/s"),
                @Example(given = "S = 0 byte; t = 37 ms; p = 0.0003", then = "refused"),
                @Example(given = "S = 1460 byte; t = 0 ms; p = 0.0003", then = "refused"),
                @Example(given = "S = 1460 byte; t = 37 ms; p = 0", then = "refused"),
                @Example(given = "S = 1460 byte; t = 37 ms; p = 1.5", then = "refused")
            })
    double tcpThroughput(
            @Param(value = "S", unit = "byte", domain = "S > 0") double segmentSize,
            @Param(value = "t", unit = "ms", domain = "t > 0") double roundtripTime,
            @Param(value = "p", domain = "0 < p <= 1") double sharePacketsLost);

    /**
     * Share of time that a link is busy under stop-and-wait.
     *
     * @param propagationTimeDividedTransmission propagation time divided by transmission time
     * @return share of time that a link is busy under stop-and-wait
     */
    @Formula(
            equation = "u = 1/(1 + 2 a)",
            assumptions = "No frame is lost.",
            excludes = "Processing.",
            references = "kurose2013",
            laws = "0 < u <= 1",
            examples = {
                @Example(given = "a = 0.4", then = "u = 0.555555556"),
                @Example(given = "a = 7", then = "u = 0.0666666667"),
                @Example(given = "a = 0", then = "u = 1"),
                @Example(given = "a = -0.5", then = "refused")
            })
    double stopAndWaitUtilization(@Param(value = "a", domain = "a >= 0") double propagationTimeDividedTransmission);

    /**
     * Throughput of slotted ALOHA.
     *
     * @param offeredLoadPacketsEach offered load in packets for each slot
     * @return throughput of slotted ALOHA
     */
    @Formula(
            equation = "S = G exp(-G)",
            assumptions = "Stations are many.",
            excludes = "Capture.",
            references = "kurose2013",
            laws = "S < 0.37",
            examples = {
                @Example(given = "G = 0.7", then = "S = 0.347609713"),
                @Example(given = "G = 2.4", then = "S = 0.217723088"),
                @Example(given = "G = 0", then = "S = 0"),
                @Example(given = "G = 20", then = "S = 4.12230724e-8"),
                @Example(given = "G = -0.5", then = "refused"),
                @Example(given = "G = 20.5", then = "refused")
            })
    double slottedAloha(@Param(value = "G", domain = "0 <= G <= 20") double offeredLoadPacketsEach);

    /**
     * Packets that a message needs.
     *
     * @param lengthMessageBytes length of the message in bytes
     * @param payloadPacketBytes payload of a packet in bytes
     * @return packets that a message needs
     */
    @Formula(
            equation = "n = ceil(L/P)",
            assumptions = "Packets are filled.",
            excludes = "Headers.",
            references = "kurose2013",
            laws = {"n P >= L", "(n - 1) P < L"},
            examples = {
                @Example(given = "L = 10000; P = 1460", then = "n = 7"),
                @Example(given = "L = 7; P = 3", then = "n = 3"),
                @Example(given = "L = 0; P = 1", then = "n = 0"),
                @Example(given = "L = -1; P = 1460", then = "refused"),
                @Example(given = "L = 10000; P = 0", then = "refused")
            })
    long packetCount(
            @Param(value = "L", domain = "L >= 0") long lengthMessageBytes,
            @Param(value = "P", domain = "P >= 1") long payloadPacketBytes);

    /**
     * Value of a check digit.
     *
     * @param weightedSumDigits weighted sum of the digits
     * @return value of a check digit
     */
    @Formula(
            equation = "d = (10 - s mod 10) mod 10",
            assumptions = "Digits are decimal.",
            excludes = "Transpositions.",
            references = "cover2006",
            laws = {"0 <= d <= 9", "(s + d) mod 10 = 0"},
            examples = {
                @Example(given = "s = 47", then = "d = 3"),
                @Example(given = "s = 123", then = "d = 7"),
                @Example(given = "s = 0", then = "d = 0"),
                @Example(given = "s = 1000000", then = "d = 0"),
                @Example(given = "s = -1", then = "refused"),
                @Example(given = "s = 1000001", then = "refused")
            })
    long parityOfSum(@Param(value = "s", domain = "0 <= s <= 1000000") long weightedSumDigits);

    /**
     * Chance that a frame arrives whole.
     *
     * @param bitErrorRate bit error rate
     * @param numberBits number of bits
     * @return chance that a frame arrives whole
     */
    @Formula(
            equation = "p = (1 - e)^n",
            assumptions = "Errors are independent.",
            excludes = "Correction.",
            references = "kurose2013",
            laws = "p <= 1 - e",
            examples = {
                @Example(given = "e = 0.002; n = 350", then = "p = 0.496237352"),
                @Example(given = "e = 0.3; n = 5", then = "p = 0.168070000"),
                @Example(given = "e = 0; n = 1", then = "p = 1"),
                @Example(given = "e = 0.5; n = 10000", then = "p = 0"),
                @Example(given = "e = -0.5; n = 350", then = "refused"),
                @Example(given = "e = 1; n = 350", then = "refused"),
                @Example(given = "e = 0.002; n = 0", then = "refused"),
                @Example(given = "e = 0.002; n = 10001", then = "refused")
            })
    double bitErrorFree(
            @Param(value = "e", domain = "0 <= e <= 0.5") double bitErrorRate,
            @Param(value = "n", domain = "1 <= n <= 10000") long numberBits);

    /**
     * Received power by the equation of Friis.
     *
     * @param powerSent power sent
     * @param gainSender gain of the sender
     * @param gainReceiver gain of the receiver
     * @param wavelength wavelength
     * @param distance distance
     * @return received power by the equation of Friis
     */
    @Formula(
            equation = "P_r = P_t G_t G_r (lambda/(4 pi d))^2",
            unit = "mW",
            assumptions = "The path is free and the antennas are matched.",
            excludes = "Reflection.",
            references = "friis1946",
            laws = "freeSpaceLoss(P_t, G_t, G_r, lambda, 2 d) = P_r/4",
            examples = {
                @Example(
                        given = "P_t = 2.5 W; G_t = 7; G_r = 3; lambda = 0.125 m; d = 40 m",
                        then = "P_r = 0.00324668099 mW"),
                @Example(
                        given = "P_t = 0.3 W; G_t = 0.6; G_r = 0.4; lambda = 0.7 m; d = 0.9 m",
                        then = "P_r = 0.275818778 mW"),
                @Example(given = "P_t = 0 W; G_t = 0.5; G_r = 0.5; lambda = 0.5 m; d = 0.5 m", then = "P_r = 0 mW"),
                @Example(
                        given = "P_t = 2.5 W; G_t = 7; G_r = 3; lambda = 0.125 m; d = 0.125 m",
                        then = "P_r = 332.460134 mW"),
                @Example(
                        given = "P_t = 2.5 W; G_t = 7; G_r = 3; lambda = 0.125 m; d = 0.2 m",
                        then = "P_r = 129.867240 mW"),
                @Example(given = "P_t = -0.5 W; G_t = 7; G_r = 3; lambda = 0.125 m; d = 40 m", then = "refused"),
                @Example(given = "P_t = 2.5 W; G_t = 0; G_r = 3; lambda = 0.125 m; d = 40 m", then = "refused"),
                @Example(given = "P_t = 2.5 W; G_t = 7; G_r = 0; lambda = 0.125 m; d = 40 m", then = "refused"),
                @Example(given = "P_t = 2.5 W; G_t = 7; G_r = 3; lambda = 0 m; d = 40 m", then = "refused"),
                @Example(given = "P_t = 2.5 W; G_t = 7; G_r = 3; lambda = 0.125 m; d = 0.1 m", then = "refused"),
                @Example(given = "P_t = 2.5 W; G_t = 7; G_r = 3; lambda = 0.125 m; d = 0.07 m", then = "refused"),
                @Example(given = "P_t = 2.5 W; G_t = 7; G_r = 3; lambda = -0.3 m; d = -0.2 m", then = "refused")
            })
    double freeSpaceLoss(
            @Param(value = "P_t", unit = "W", domain = "P_t >= 0") double powerSent,
            @Param(value = "G_t", domain = "G_t > 0") double gainSender,
            @Param(value = "G_r", domain = "G_r > 0") double gainReceiver,
            @Param(value = "lambda", unit = "m", domain = "lambda > 0") double wavelength,
            @Param(value = "d", unit = "m", domain = "d >= lambda") double distance);
}
