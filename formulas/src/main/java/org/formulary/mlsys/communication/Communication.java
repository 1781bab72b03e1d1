package org.formulary.mlsys.communication;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/**
 * Time and traffic of collective communication in the α–β model.
 *
 * <p>A message of M bytes costs a fixed startup α and M/B of transfer. Only moving data takes time here: combining the
 * values that arrive, the γ term of Thakur, Rabenseifner and Gropp, is left out of every formula on purpose. Beside the
 * collectives stand the counts of switches, links and hops of the networks that carry them.
 */
@FormulaSet(
        id = "physics.communication",
        bibliography = "communication.bib",
        symbols = {
            @Symbol(name = "M", unit = "byte", domain = "M >= 0", doc = "message size"),
            @Symbol(name = "N", domain = "N >= 1", doc = "number of participants"),
            @Symbol(name = "B", unit = "byte/s", domain = "B > 0", doc = "bandwidth of a link in one direction"),
            @Symbol(name = "alpha", unit = "s", domain = "alpha >= 0", doc = "startup latency of a message"),
            @Symbol(name = "T", unit = "s", doc = "time from the first send to the last arrival"),
            @Symbol(name = "f", doc = "traffic of a participant in multiples of its message"),
            @Symbol(name = "r", domain = "r > 0", doc = "oversubscription ratio"),
            @Symbol(name = "k", domain = "k >= 2", doc = "radix: ports of a switch"),
            @Symbol(name = "L", domain = "L >= 1", doc = "number of switching tiers"),
            @Symbol(name = "side", domain = "side >= 1", doc = "nodes along each dimension"),
            @Symbol(name = "dims", domain = "dims >= 1", doc = "number of dimensions")
        })
public interface Communication {

    /**
     * Time of one transfer between two endpoints.
     *
     * @param messageBytes size of the message
     * @param latency startup cost, paid whatever the size
     * @param bandwidth rate at which the bytes then flow
     * @return time of the transfer
     */
    @Formula(
            equation = "T = alpha + M/B",
            symbol = "T_p2p",
            assumptions = "The link carries nothing else and sustains bandwidth B for the whole message.",
            excludes = "Lost packets sent again, queues on the way and work at the receiver.",
            derivation = "Getting M bytes onto the link takes M/B; the startup comes before the first of them.",
            notes = "A message of zero bytes still costs the startup.",
            references = "thakur2005",
            laws = {"T = alpha when M = 0", "T >= alpha"},
            examples = {
                @Example(given = "M = 1 MB; alpha = 2 us; B = 50 GB/s", then = "T = 22 us"),
                @Example(given = "M = 0; alpha = 2 us; B = 1 GB/s", then = "T = 2 us"),
                @Example(given = "M = -1 bit; alpha = 2 us; B = 1 GB/s", then = "refused"),
                @Example(given = "M = 1 MB; alpha = -2 us; B = 1 GB/s", then = "refused")
            },
            aliases = "calc_point_to_point_time")
    double pointToPointTime(
            @Param("M") double messageBytes, @Param("alpha") double latency, @Param("B") double bandwidth);

    /**
     * Message size at which startup and transfer cost the same.
     *
     * <p>Messages well below it are bound by latency, messages well above it by bandwidth.
     *
     * @param latency startup cost of a message
     * @param bandwidth transfer rate of the link
     * @return size at which the two shares of the transfer time are equal
     */
    @Formula(
            equation = "M_cross = alpha B",
            symbol = "M_balance",
            unit = "byte",
            assumptions = "Startup is the same for every message, and bandwidth does not depend on its size.",
            excludes = "Protocols that change with size, competing traffic and the rounds of a collective.",
            derivation = "Set the two terms of α + M/B equal and solve for M.",
            laws = {"M_cross/B = alpha", "T_p2p(M_cross, alpha, B) = 2 alpha"},
            examples = {
                @Example(given = "alpha = 2 us; B = 50 GB/s", then = "M_cross = 100 kB"),
                @Example(given = "alpha = 1 us; B = 1 GB/s", then = "M_cross = 1 kB"),
                @Example(given = "alpha = 60 s; B = 1 byte/s", then = "M_cross = 60 byte"),
                @Example(given = "alpha = 2 us; B = 0", then = "refused")
            },
            aliases = "calc_alpha_beta_crossover")
    double alphaBetaCrossover(@Param("alpha") double latency, @Param("B") double bandwidth);

    /**
     * Traffic of one ring phase as a fraction of the message.
     *
     * @param nGpus participants on the ring
     * @return what each participant sends, divided by the size of its message
     */
    @Formula(
            equation = "f = (N - 1)/N",
            symbol = "f_phase",
            assumptions = "A single pass around the ring: an AllGather, a ReduceScatter or an exchange of equal parts.",
            excludes = "Startup costs and any further pass.",
            derivation = "The message is cut into N equal chunks, and all but one of them leave the participant.",
            references = "thakur2005",
            laws = {"f = 0 when N = 1", "f < 1"},
            examples = {@Example(given = "N = 8", then = "f = 0.875"), @Example(given = "N = 1", then = "f = 0")},
            aliases = "calc_ring_collective_data_factor")
    double ringCollectiveDataFactor(@Param("N") long nGpus);

    /**
     * Traffic of a ring AllReduce in multiples of the message.
     *
     * @param nGpus participants on the ring
     * @return what each participant sends in both phases, divided by the size of its message
     */
    @Formula(
            equation = "f = 2(N - 1)/N",
            symbol = "f_ring",
            assumptions = "Equal chunks, and both passes, ReduceScatter and AllGather, run to their end.",
            excludes = "Startup costs and the arithmetic of the reduction.",
            derivation = "One pass carries (N - 1)/N of the message away from a participant, and there are two.",
            notes = "Less traffic is impossible for participants on their own; the factor nears 2 as the ring grows.",
            references = "patarasuk2009",
            laws = {"f = 2 f_phase(N)", "f < 2"},
            examples = {@Example(given = "N = 8", then = "f = 1.75"), @Example(given = "N = 1", then = "f = 0")},
            aliases = {"calc_ring_allreduce_data_factor", "ring_allreduce_data_factor_latex"})
    double ringAllreduceDataFactor(@Param("N") long nGpus);

    /**
     * Startups of a ring AllReduce.
     *
     * @param nGpus participants on the ring
     * @return rounds of both phases together
     */
    @Formula(
            equation = "s = 2(N - 1)",
            symbol = "s_ring",
            assumptions = "The phases follow each other, and no round begins before the last one has ended.",
            excludes = "Rounds that overlap through pipelining, and the time a round spends on its bytes.",
            derivation =
                    "To carry a chunk all the way around takes N - 1 rounds, once for the ReduceScatter and once for"
                            + " the AllGather.",
            references = "patarasuk2009",
            laws = {"s = 0 when N = 1", "s_ring(N + 1) = s + 2"},
            examples = {@Example(given = "N = 8", then = "s = 14"), @Example(given = "N = 4", then = "s = 6")},
            aliases = "calc_ring_allreduce_latency_steps")
    long ringAllreduceLatencySteps(@Param("N") long nGpus);

    /**
     * Startup time of a ring AllReduce.
     *
     * @param nGpus participants on the ring
     * @param latency startup cost of one round
     * @return time that remains when the message is empty
     */
    @Formula(
            equation = "T_startup = 2(N - 1) alpha",
            unit = "s",
            assumptions = "Every round pays the same startup.",
            excludes = "The transfer of the chunks and the arithmetic of the reduction.",
            derivation = "Each of the 2(N - 1) rounds waits for one startup before its chunk can move.",
            references = "patarasuk2009",
            laws = {"T_startup = s_ring(N) alpha", "T_startup = T_ring(0, N, 1 [byte/s], alpha)"},
            examples = {
                @Example(given = "N = 1024; alpha = 5 us", then = "T_startup = 10.23 ms"),
                @Example(given = "N = 4; alpha = 2 us", then = "T_startup = 12 us")
            },
            aliases = "calc_ring_allreduce_latency_time")
    double ringAllreduceLatencyTime(@Param("N") long nGpus, @Param("alpha") double latency);

    /**
     * Time of a ring AllReduce.
     *
     * @param messageBytes size of the vector that each participant contributes
     * @param nGpus participants on the ring
     * @param bandwidth rate of a link in the one direction that the ring uses
     * @param latency startup cost of one round
     * @return time until every participant holds the result
     */
    @Formula(
            equation = "T = 2(N - 1) M/(N B) + 2(N - 1) alpha",
            symbol = "T_ring",
            assumptions = "All links are alike and all chunks equal; a ReduceScatter is followed by an AllGather.",
            excludes = "Protocol overhead, the arithmetic of the reduction, contention, and work done meanwhile.",
            derivation = "Both phases take N - 1 rounds, and in each of them a participant sends M/N bytes. That makes"
                    + " 2(N - 1) startups and as many transfers of a chunk.",
            notes = "B counts one direction only; a full-duplex link sold by the sum of both has half of that.",
            references = {"patarasuk2009", "thakur2005"},
            laws = {"T = 0 when N = 1", "T = f_ring(N) M/B + s_ring(N) alpha"},
            examples = {
                @Example(given = "M = 1 GB; N = 8; B = 50 GB/s; alpha = 2 us", then = "T = 35.028 ms"),
                @Example(given = "M = 1024 byte; N = 1; B = 1024 byte/s; alpha = 0", then = "T = 0")
            },
            aliases = "calc_ring_allreduce_time")
    double ringAllreduceTime(
            @Param("M") double messageBytes,
            @Param("N") long nGpus,
            @Param("B") double bandwidth,
            @Param("alpha") double latency);

    /**
     * Time of an All-to-All exchange of equal parts.
     *
     * @param messageBytes all that one participant sends, its own part included
     * @param nGpus participants of the exchange
     * @param bandwidth rate at which a participant sends
     * @param latency startup cost of one round
     * @return time until every participant holds its part from all others
     */
    @Formula(
            equation = "T = (N - 1) M/(N B) + (N - 1) alpha",
            assumptions = "The send buffer of M bytes splits into N equal parts; the one for the sender itself stays.",
            excludes = "Parts of unequal size as in expert routing, contention, packing and any reduction.",
            derivation = "The parts of M/N bytes for the N - 1 others leave in as many rounds, one after the other.",
            references = "thakur2005",
            laws = {"T = 0 when N = 1", "2 T = T_ring(M, N, B, alpha)"},
            examples = {
                @Example(given = "M = 256 MB; N = 64; B = 50 GB/s; alpha = 2 us", then = "T = 5.166 ms"),
                @Example(given = "M = 1024 byte; N = 1; B = 1024 byte/s; alpha = 0", then = "T = 0")
            },
            aliases = "calc_all_to_all_time")
    double allToAllTime(
            @Param("M") double messageBytes,
            @Param("N") long nGpus,
            @Param("B") double bandwidth,
            @Param("alpha") double latency);

    /**
     * Time of an AllReduce over a binary tree.
     *
     * @param messageBytes size of the vector that each participant contributes
     * @param nGpus participants of the tree
     * @param bandwidth rate of a tree edge in one direction
     * @param latency startup cost of one level
     * @return time of the way up, which reduces, and the way down, which broadcasts
     */
    @Formula(
            equation = "T = 2 ceil(log2 N) (M/B + alpha)",
            symbol = "T_tree",
            assumptions = "A balanced tree deep enough for N participants, whose levels each move the whole message.",
            excludes = "Pipelining, the arithmetic of the reduction, contention, and trees that share the bandwidth.",
            derivation = "A path from leaf to root has ⌈log₂ N⌉ levels; each costs a startup and a full transfer,"
                    + " once upwards and once downwards.",
            notes = "Short messages gain over the ring, which waits for 2(N - 1) startups; long ones lose.",
            references = "thakur2005",
            laws = {
                "T = 0 when N = 1",
                "T = 2 T_p2p(M, alpha, B) when N = 2",
                "T_tree(M, 2 N, B, alpha) = T + 2 T_p2p(M, alpha, B)"
            },
            examples = {
                @Example(given = "M = 1 MB; N = 1000; B = 50 GB/s; alpha = 2 us", then = "T = 440 us"),
                @Example(given = "M = 1024 byte; N = 1; B = 1024 byte/s; alpha = 0", then = "T = 0")
            },
            aliases = "calc_tree_allreduce_time")
    double treeAllreduceTime(
            @Param("M") double messageBytes,
            @Param("N") long nGpus,
            @Param("B") double bandwidth,
            @Param("alpha") double latency);

    /**
     * Approximate time of a double binary tree AllReduce.
     *
     * <p>Each of two trees carries half of the message, so that leaves of one work as inner nodes of the other.
     *
     * @param messageBytes size of the vector that each participant contributes
     * @param nGpus participants of the trees
     * @param bandwidth rate of a link in one direction
     * @param latency startup cost of one level
     * @param latencyFactor how much dearer startups are than in the ideal
     * @param bandwidthFactor how much dearer traffic is than in the ideal
     * @return approximate time until every participant holds the result
     */
    @Formula(
            equation = "T = f_latency 2 log2(N) alpha + f_bandwidth 2(N - 1) M/(N B)",
            symbol = "T_dbt",
            assumptions = "Startups grow with the logarithm of N and traffic is close to the ring's; both factors are"
                    + " modelling choices that nobody measured.",
            excludes = "The schedule that NCCL really runs, the arithmetic of the reduction and routing on a given"
                    + " network.",
            derivation =
                    "Startups on the way up and down a tree, without rounding its depth, plus the traffic of the ring,"
                            + " which is the least possible; each is stretched by its factor.",
            notes = "log₂ N is not rounded up here, unlike the levels of tree-allreduce-time. The default factors are"
                    + " no claim about the accuracy of an implementation.",
            references = "sanders2009",
            laws = {"T = 0 when N = 1", "T_dbt(M, N, B, alpha, 1, 1) <= T_ring(M, N, B, alpha)"},
            examples = {
                @Example(given = "M = 1 GB; N = 1024; B = 50 GB/s; alpha = 2 us", then = "T = 42.007 ms"),
                @Example(
                        given = "M = 1 MB; N = 1024; B = 50 GB/s; alpha = 2 us; f_latency = 1; f_bandwidth = 1",
                        then = "T = 79.961 us"),
                @Example(
                        given = "M = 1 MB; N = 1024; B = 50 GB/s; alpha = 2 us; f_latency = 0; f_bandwidth = 0",
                        then = "T = 0"),
                @Example(
                        given = "M = 1 MB; N = 1024; B = 50 GB/s; alpha = 2 us; f_latency = -0.1; f_bandwidth = 1",
                        then = "refused"),
                @Example(
                        given = "M = 1 MB; N = 1024; B = 50 GB/s; alpha = 2 us; f_latency = 1; f_bandwidth = -0.1",
                        then = "refused"),
                @Example(given = "M = 1024 byte; N = 1; B = 1024 byte/s; alpha = 0", then = "T = 0")
            },
            aliases = "calc_double_binary_tree_allreduce_time")
    double doubleBinaryTreeAllreduceTime(
            @Param("M") double messageBytes,
            @Param("N") long nGpus,
            @Param("B") double bandwidth,
            @Param("alpha") double latency,
            @Param(value = "f_latency", domain = "f_latency >= 0", defaultValue = "1.2") double latencyFactor,
            @Param(value = "f_bandwidth", domain = "f_bandwidth >= 0", defaultValue = "1.05") double bandwidthFactor);

    /**
     * Estimated crossover size of ring and tree AllReduce.
     *
     * <p>Up to about this size the tree is faster, beyond it the ring.
     *
     * @param nGpus number of participants, which is to be large
     * @param latency startup cost of a message
     * @param bandwidth rate of a link in one direction
     * @return size below which the tree is the better choice, 0 for a lone participant
     */
    @Formula(
            equation = "M_est = 0 if N = 1 else N alpha B/log2(N)",
            unit = "byte",
            assumptions = "N is large; the estimate stands for the crossing of ring-allreduce-time and"
                    + " tree-allreduce-time.",
            excludes = "The exact crossing, and any promise for small N.",
            derivation = "The two times are equal where M is α B times"
                    + " ((N - 1) - ⌈log₂ N⌉)/(⌈log₂ N⌉ - (N - 1)/N). For large N, keep the leading term of"
                    + " numerator and denominator: N/log₂ N.",
            notes = "At N = 2 the estimate is finite although the ring is never slower than the tree there.",
            laws = {"M_est = 0 when N = 1", "M_est = 2 alpha B when N = 2", "M_est >= M_balance(alpha, B) when N > 1"},
            examples = {
                @Example(given = "N = 1024; alpha = 2 us; B = 50 GB/s", then = "M_est = 10.24 MB"),
                @Example(given = "N = 1; alpha = 1 us; B = 1 GB/s", then = "M_est = 0")
            },
            aliases = "calc_ring_tree_crossover_size")
    double ringTreeCrossoverSize(@Param("N") long nGpus, @Param("alpha") double latency, @Param("B") double bandwidth);

    /**
     * Time of a hierarchical AllReduce.
     *
     * <p>It reduces within the nodes, then between them, and gathers within them.
     *
     * @param messageBytes size of the vector that each participant contributes
     * @param nNodes nodes that take part
     * @param gpusPerNode participants on each node
     * @param intraNodeBandwidth rate of a link inside a node in one direction
     * @param interNodeBandwidth rate that each GPU has to the network through its own NIC
     * @param intraNodeLatency startup cost of a round inside a node
     * @param interNodeLatency startup cost of a round between nodes
     * @return time of the three phases, one after the other
     */
    @Formula(
            equation = "T = 2[(g - 1) M/(g B_local) + (g - 1) alpha_local]"
                    + " + T_ring(M/g, n, B_network, alpha_network)",
            assumptions = "A ReduceScatter and an AllGather inside the nodes enclose g rings between the nodes, which"
                    + " run side by side, each over NICs of its own.",
            excludes = "A NIC that several GPUs share, phases that overlap, packing, the arithmetic of the reduction.",
            derivation = "A ring phase inside a node moves the fraction (g - 1)/g of M, once before and once after."
                    + " In between, the M/g bytes that each GPU has reduced go around a ring of n nodes.",
            notes = "Where the GPUs of a node share one NIC, the time between nodes is understated: its traffic then"
                    + " has to be held against the capacity of that NIC.",
            laws = {
                "T = 0 when n = 1 and g = 1",
                "T = T_ring(M, n, B_network, alpha_network) when g = 1",
                "T = T_ring(M, g, B_local, alpha_local) when n = 1"
            },
            examples = {
                @Example(
                        given = "M = 1 GB; n = 16; g = 8; B_local = 450 GB/s; B_network = 50 GB/s",
                        then = "T = 8.7334 ms"),
                @Example(given = "M = 1024 byte; n = 1; g = 1; B_local = 1024; B_network = 1024", then = "T = 0"),
                @Example(
                        given =
                                "M = 4 byte; n = 2; g = 2; B_local = 1; B_network = 1; alpha_local = 0; alpha_network = 0",
                        then = "T = 6 s"),
                @Example(
                        given = "M = 1 GB; n = 2; g = 2; B_local = 1 GB/s; B_network = 1 GB/s; alpha_local = -1 us",
                        then = "refused"),
                @Example(
                        given = "M = 1 GB; n = 2; g = 2; B_local = 1 GB/s; B_network = 1 GB/s; alpha_local = 1 us;"
                                + " alpha_network = -1 us",
                        then = "refused")
            },
            aliases = "calc_hierarchical_allreduce_time")
    double hierarchicalAllreduceTime(
            @Param("M") double messageBytes,
            @Param(value = "n", domain = "n >= 1") long nNodes,
            @Param(value = "g", domain = "g >= 1") long gpusPerNode,
            @Param(value = "B_local", unit = "byte/s", domain = "B_local > 0") double intraNodeBandwidth,
            @Param(value = "B_network", unit = "byte/s", domain = "B_network > 0") double interNodeBandwidth,
            @Param(value = "alpha_local", unit = "s", domain = "alpha_local >= 0", defaultValue = "500 ns")
                    double intraNodeLatency,
            @Param(value = "alpha_network", unit = "s", domain = "alpha_network >= 0", defaultValue = "5 us")
                    double interNodeLatency);

    /**
     * Smallest chunk that hides a transfer of ring attention.
     *
     * <p>With at least so many tokens in a chunk, computing on one takes no less time than passing on the next.
     *
     * @param elementBytes size of one element of a key or value
     * @param sustainedFlops rate at which attention is really computed
     * @param linkBandwidth rate of a ring link in one direction
     * @return chunk size as a real number of tokens
     */
    @Formula(
            equation = "n_min = s R/(2 [FLOP/token] B)",
            symbol = "n_chunk",
            unit = "token",
            assumptions = "A tile of n tokens costs 4 n^2 d FLOP, its keys and values are 2 n d s bytes, and the two"
                    + " overlap perfectly; the head dimension d cancels.",
            excludes = "Kernel launches, the softmax, the startup of the link and tile sizes that hardware prescribes.",
            derivation = "Computing takes 4 n^2 d/R and must not take less than the transfer, 2 n d s/B; divide both by"
                    + " 2 n d. The 2 that remains counts FLOP for each token and element.",
            notes = "The result follows from counting operations and bytes, not from measurements, and is not rounded"
                    + " to whole tokens.",
            references = "liu2023ringAttention",
            laws = {"n_chunk(s, 2 R, B) = 2 n_min", "n_chunk(s, R, 2 B) = n_min/2", "4 [FLOP/token] n_min B = 2 s R"},
            examples = {
                @Example(given = "s = 2; R = 312 TFLOP/s; B = 250 GB/s", then = "n_min = 1248 token"),
                @Example(given = "s = 2 byte; R = 1 TFLOP/s; B = 1 GB/s", then = "n_min = 1000 token"),
                @Example(given = "s = 4 bit; R = 1 FLOP/s; B = 1 byte/s", then = "n_min = 0.25 token"),
                @Example(given = "s = 0; R = 1 TFLOP/s; B = 1 GB/s", then = "refused"),
                @Example(given = "s = 2 byte; R = 0; B = 1 GB/s", then = "refused")
            },
            aliases = "calc_ring_attention_min_chunk")
    double ringAttentionMinChunk(
            @Param(value = "s", unit = "byte", domain = "s > 0") double elementBytes,
            @Param(value = "R", unit = "FLOP/s", domain = "R > 0") double sustainedFlops,
            @Param("B") double linkBandwidth);

    /**
     * Latency of a path of like hops.
     *
     * @param hops hops that follow one another
     * @param hopLatency delay that each of them adds
     * @return delay of the whole path
     */
    @Formula(
            equation = "T = hops alpha",
            symbol = "T_path",
            assumptions = "Each hop delays by the same time, and none starts before the one before it has ended.",
            excludes = "Serialization of packets, queues, and hops that work at the same time.",
            derivation = "Add the delay of one hop as often as there are hops.",
            laws = {"T = 0 when hops = 0", "T_path(2 hops, alpha) = 2 T"},
            examples = {
                @Example(given = "hops = 5; alpha = 300 ns", then = "T = 1.5 us"),
                @Example(given = "hops = 0; alpha = 1 us", then = "T = 0"),
                @Example(given = "hops = -1; alpha = 1 us", then = "refused")
            },
            aliases = "calc_hop_latency")
    double hopLatency(@Param(domain = "hops >= 0") long hops, @Param("alpha") double hopLatency);

    /**
     * Bandwidth across a cut through a network.
     *
     * @param numPorts links that cross the cut, not all ports of the fabric
     * @param linkBandwidth rate of one of these links
     * @param oversubscriptionRatio number by which shared uplinks divide the capacity
     * @return rate at which all traffic together can cross
     */
    @Formula(
            equation = "B_cut = num_ports B_link/r",
            symbol = "B_bisection",
            unit = "byte/s",
            assumptions = "The crossing links are alike, and r tells all there is to tell about shared uplinks.",
            excludes = "Routes that load the links unevenly, and traffic that does not cross the cut.",
            derivation = "Parallel links add up; sharing divides the sum.",
            notes = "With N endpoints on a nonblocking fabric, the cut in the middle may be crossed by N/2 links;"
                    + " counting every port would double its capacity.",
            laws = {"B_cut = num_ports B_link when r = 1", "B_bisection(num_ports, B_link, 2 r) = B_cut/2"},
            examples = {
                @Example(given = "num_ports = 512; B_link = 50 GB/s; r = 2", then = "B_cut = 12.8 TB/s"),
                @Example(given = "num_ports = 4; B_link = 1 GB/s; r = 2", then = "B_cut = 2 GB/s"),
                @Example(given = "num_ports = 1; B_link = 1 byte/s; r = 0.5", then = "B_cut = 2 byte/s"),
                @Example(given = "num_ports = 0; B_link = 1 GB/s", then = "refused"),
                @Example(given = "num_ports = 4; B_link = 0", then = "refused"),
                @Example(given = "num_ports = 4; B_link = 1 GB/s; r = 0", then = "refused")
            },
            aliases = "calc_bisection_bandwidth")
    double bisectionBandwidth(
            @Param(value = "num_ports", domain = "num_ports >= 1") long numPorts,
            @Param(value = "B_link", unit = "byte/s", domain = "B_link > 0") double linkBandwidth,
            @Param(value = "r", defaultValue = "1.0") double oversubscriptionRatio);

    /**
     * Effect of oversubscription on throughput.
     *
     * <p>A step spends part of its time on communication; only that part is stretched.
     *
     * @param commFraction share of the step that communication takes before the stretch
     * @param oversubscriptionRatio how many times as long communication then takes; from 1 upwards where links are
     *     oversubscribed
     * @return throughput and loss as fractions of the throughput before
     */
    @Formula(
            equation = "relative = 1/((1 - f) + f r); loss = 1 - relative",
            computeAs = "relative = 1/((1 - f) + f r); loss = f(r - 1)/((1 - f) + f r)",
            assumptions = "Computation and communication take turns, and only communication changes.",
            excludes = "Overlap that changes, congestion that grows faster than load, and a different amount of work.",
            derivation = "Let the step take time 1. Of it f becomes f r and the rest stays; throughput is the inverse.",
            notes = "A ratio below 1 speeds communication up: the throughput passes 1 and the loss is negative.",
            laws = {
                "relative + loss = 1",
                "relative = 1 when r = 1",
                "relative = 1/r when f = 1",
                "loss < 0 when f > 0 and r < 1"
            },
            examples = {
                @Example(given = "f = 0.3; r = 2", then = "relative = 0.76923; loss = 0.23077"),
                @Example(given = "f = 0.3; r = 1.001", then = "relative = 0.9997001; loss = 2.999100e-4"),
                @Example(given = "f = 0.5; r = 2", then = "relative = 0.6667; loss = 0.3333"),
                @Example(given = "f = 0; r = 0.5", then = "relative = 1; loss = 0"),
                @Example(given = "f = -0.1; r = 2", then = "refused"),
                @Example(given = "f = 1.1; r = 2", then = "refused")
            },
            aliases = "calc_oversubscription_effect")
    OversubscriptionEffect oversubscriptionEffect(
            @Param(value = "f", domain = "0 <= f <= 1") double commFraction, @Param("r") double oversubscriptionRatio);

    /**
     * What a stretch of communication does to throughput.
     *
     * @param relative throughput after the stretch, divided by the one before
     * @param loss share of the throughput that is gone; negative where there is a gain
     */
    record OversubscriptionEffect(double relative, double loss) {}

    /**
     * Hosts on a nonblocking fat-tree.
     *
     * @param radix ports of each switch; of an odd number, one port stays unused
     * @param tiers tiers of switches between hosts and top
     * @return hosts that a fully built tree connects
     */
    @Formula(
            equation = "H = 2 floor(k/2)^L",
            symbol = "H_tree",
            assumptions =
                    "All switches are alike. Their number of ports is even, one half up and one half down except in"
                            + " the top tier, and no place is left empty.",
            excludes = "Pods that are only partly built, ports kept in reserve, and uplinks that are shared.",
            derivation = "Each tier multiplies the hosts in reach by the ⌊k/2⌋ downward ports of a switch; the top"
                    + " tier, which has nothing above it, doubles them.",
            notes = "The form for any number of tiers extends the three-tier tree of the reference, k^3/4 hosts. An odd"
                    + " radix is allowed and leaves its last port unused.",
            references = "al-fares2008",
            laws = {"H = k^3/4 when L = 3 and k is even", "H_tree(k, L + 1) = H floor(k/2)"},
            examples = {
                @Example(given = "k = 48; L = 3", then = "H = 27648"),
                @Example(given = "k = 4; L = 3", then = "H = 16"),
                @Example(given = "k = 5; L = 3", then = "H = 16"),
                @Example(given = "k = 2; L = 1", then = "H = 2"),
                @Example(given = "k = 1; L = 3", then = "refused"),
                @Example(given = "k = 48; L = 0", then = "refused")
            },
            aliases = "calc_fat_tree_hosts")
    long fatTreeHosts(@Param("k") long radix, @Param("L") long tiers);

    /**
     * Switches of a full fat-tree.
     *
     * @param radix ports of each switch; of an odd number, one port stays unused
     * @param tiers tiers of switches between hosts and top
     * @return switches of all tiers together
     */
    @Formula(
            equation = "S = (2L - 1) floor(k/2)^(L - 1)",
            assumptions =
                    "All switches alike, with an even number of ports, as many up as down; the fabric is complete.",
            excludes = "Switches for management, spares and tiers that are only partly built.",
            derivation = "The top tier is one group of ⌊k/2⌋^(L - 1) switches; each of the L - 1 tiers below it has"
                    + " two such groups.",
            notes = "The form for any number of tiers extends the three-tier tree of the reference, 5 k^2/4 switches."
                    + " An odd radix is allowed and leaves its last port unused.",
            references = "al-fares2008",
            laws = {
                "S = 5 k^2/4 when L = 3 and k is even",
                "S = 1 when L = 1",
                "2 floor(k/2) S = S_route(L) H_tree(k, L)"
            },
            examples = {
                @Example(given = "k = 48; L = 3", then = "S = 2880"),
                @Example(given = "k = 4; L = 1", then = "S = 1")
            },
            aliases = "calc_fat_tree_switches")
    long fatTreeSwitches(@Param("k") long radix, @Param("L") long tiers);

    /**
     * Switches on the longest path through a fat-tree.
     *
     * @param tiers tiers of switches between hosts and top
     * @return switches between two hosts that meet only in the top tier
     */
    @Formula(
            equation = "S_path = 2L - 1",
            symbol = "S_route",
            assumptions =
                    "The route climbs from the leaf of the sender to the top and comes down to that of the receiver.",
            excludes = "The NICs of the hosts, packets sent again and detours.",
            derivation = "L switches on the way up, L - 1 on the way down: the one at the top counts once.",
            references = "al-fares2008",
            laws = {"S_path = 1 when L = 1", "S_route(L + 1) = S_path + 2"},
            examples = @Example(given = "L = 3", then = "S_path = 5"),
            aliases = "calc_fat_tree_path_switches")
    long fatTreePathSwitches(@Param("L") long tiers);

    /**
     * Links across the bisection of a torus.
     *
     * <p>A plane perpendicular to one dimension cuts the torus, and with it these links.
     *
     * @param side nodes along each dimension, two or more so that there is something to cut
     * @param dims dimensions of the torus
     * @return links between the two sides of the plane
     */
    @Formula(
            equation = "links = 2 side^(dims - 1)",
            symbol = "C_torus",
            assumptions = "All sides are equally long and closed to rings; an even side is cut into halves.",
            excludes = "Sides of different length. With an odd side the parts differ: no equal halves are claimed.",
            derivation =
                    "Lines across the plane close to rings, one for each of the side^(dims - 1) nodes on it; to part a"
                            + " ring takes two cuts.",
            notes = "A side of 2 counts two links between the same two nodes, as its rings do.",
            laws = {"links = 2 when dims = 1", "C_torus(side, dims + 1) = side links"},
            examples = {
                @Example(given = "side = 16", then = "links = 512"),
                @Example(given = "side = 4; dims = 2", then = "links = 8"),
                @Example(given = "side = 2; dims = 1", then = "links = 2"),
                @Example(given = "side = 1", then = "refused"),
                @Example(given = "side = 4; dims = 0", then = "refused")
            },
            aliases = "calc_torus_bisection_links")
    long torusBisectionLinks(@Param(domain = "side >= 2") long side, @Param(defaultValue = "3") long dims);

    /**
     * Diameter of a torus.
     *
     * <p>No two nodes are farther apart, counted in hops along a shortest path.
     *
     * @param side nodes along each dimension
     * @param dims dimensions of the torus
     * @return hops of the longest of all shortest paths
     */
    @Formula(
            equation = "diameter = dims floor(side/2)",
            symbol = "D_torus",
            assumptions = "Links run both ways and close every dimension to a ring; all sides are equally long.",
            excludes = "Restricted routes, broken links and the time that a hop takes.",
            derivation = "On a ring no node is farther than ⌊side/2⌋ hops, and the dimensions add up.",
            laws = {
                "diameter = 0 when side = 1",
                "2 diameter = dims side when side is even",
                "diameter = dims D_torus(side, 1)"
            },
            examples = {
                @Example(given = "side = 16", then = "diameter = 24"),
                @Example(given = "side = 4; dims = 3", then = "diameter = 6"),
                @Example(given = "side = 0", then = "refused")
            },
            aliases = "calc_torus_diameter")
    long torusDiameter(long side, @Param(defaultValue = "3") long dims);
}
