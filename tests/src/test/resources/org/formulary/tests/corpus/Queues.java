package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;

/** Customers that arrive, wait and are served. */
@FormulaSet(id = "corpus.queues", bibliography = "corpus.bib")
public interface Queues {

    /**
     * Share of time that servers are busy.
     *
     * @param arrivalRate arrival rate
     * @param numberServers number of servers
     * @param serviceRate service rate
     * @return share of time that servers are busy
     */
    @Formula(
            equation = "rho = lambda/(c mu)",
            assumptions = "The queue is stable.",
            excludes = "Failures.",
            references = "kleinrock1975",
            laws = "rho c mu = lambda",
            examples = {
                @Example(given = "lambda = 7 1/s; c = 3; mu = 2.9 1/s", then = "rho = 0.804597701"),
                @Example(given = "lambda = 0.4 1/s; c = 2; mu = 0.6 1/s", then = "rho = 0.333333333"),
                @Example(given = "lambda = 0 1/s; c = 1; mu = 0.5 1/s", then = "rho = 0"),
                @Example(given = "lambda = -0.5 1/s; c = 3; mu = 2.9 1/s", then = "refused"),
                @Example(given = "lambda = 7 1/s; c = 0; mu = 2.9 1/s", then = "refused"),
                @Example(given = "lambda = 7 1/s; c = 3; mu = 0 1/s", then = "refused")
            })
    double utilization(
            @Param(value = "lambda", unit = "1/s", domain = "lambda >= 0") double arrivalRate,
            @Param(value = "c", domain = "c >= 1") long numberServers,
            @Param(value = "mu", unit = "1/s", domain = "mu > 0") double serviceRate);

    /**
     * Mean number in a queue with one server.
     *
     * @param utilization utilization
     * @return mean number in a queue with one server
     */
    @Formula(
            equation = "L = rho/(1 - rho)",
            assumptions = "Arrivals and services are Poisson.",
            excludes = "Limits of the queue.",
            references = "kleinrock1975",
            laws = {"L >= rho", "L = 1 when rho = 0.5"},
            examples = {
                @Example(given = "rho = 0.7", then = "L = 2.33333333"),
                @Example(given = "rho = 0.31", then = "L = 0.449275362"),
                @Example(given = "rho = 0", then = "L = 0"),
                @Example(given = "rho = 0.99", then = "L = 99"),
                @Example(given = "rho = -0.5", then = "refused"),
                @Example(given = "rho = 1.49", then = "refused")
            })
    double queueLength(@Param(value = "rho", domain = "0 <= rho <= 0.99") double utilization);

    /**
     * Mean time in a queue with one server.
     *
     * @param arrivalRate arrival rate
     * @param serviceRate service rate
     * @return mean time in a queue with one server
     */
    @Formula(
            equation = "W = 1/(mu - lambda)",
            unit = "s",
            assumptions = "Arrivals and services are Poisson.",
            excludes = "Limits of the queue.",
            references = "kleinrock1975",
            laws = "W mu = 1 when lambda = 0",
            examples = {
                @Example(given = "lambda = 7 1/s; mu = 9.2 1/s", then = "W = 0.454545455 s"),
                @Example(given = "lambda = 0.4 1/s; mu = 0.6 1/s", then = "W = 5.00000000 s"),
                @Example(given = "lambda = 0 1/s; mu = 0.5 1/s", then = "W = 2 s"),
                @Example(given = "lambda = 9 1/s; mu = 9.2 1/s", then = "W = 5.00000000 s"),
                @Example(given = "lambda = -0.5 1/s; mu = 9.2 1/s", then = "refused"),
                @Example(given = "lambda = 9.2 1/s; mu = 9.2 1/s", then = "refused"),
                @Example(given = "lambda = 7 1/s; mu = 0 1/s", then = "refused"),
                @Example(given = "lambda = -3 1/s; mu = -2 1/s", then = "refused"),
                @Example(given = "lambda = 0 1/s; mu = 0 1/s", then = "refused")
            })
    double responseTime(
            @Param(value = "lambda", unit = "1/s", domain = "0 <= lambda and lambda < mu") double arrivalRate,
            @Param(value = "mu", unit = "1/s", domain = "mu > 0") double serviceRate);

    /**
     * Mean number in a system by the law of Little.
     *
     * @param arrivalRate arrival rate
     * @param meanTimeSystem mean time in the system
     * @return mean number in a system by the law of Little
     */
    @Formula(
            equation = "L = lambda W",
            assumptions = "The system is stable.",
            excludes = "Distributions.",
            references = "kleinrock1975",
            laws = "L = littleNumber(2 lambda, W/2)",
            examples = {
                @Example(given = "lambda = 7 1/s; W = 2.4 s", then = "L = 16.8000000"),
                @Example(given = "lambda = 0.3 1/s; W = 0.8 s", then = "L = 0.240000000"),
                @Example(given = "lambda = 0 1/s; W = 0 s", then = "L = 0"),
                @Example(given = "lambda = -0.5 1/s; W = 2.4 s", then = "refused"),
                @Example(given = "lambda = 7 1/s; W = -0.5 s", then = "refused")
            })
    double littleNumber(
            @Param(value = "lambda", unit = "1/s", domain = "lambda >= 0") double arrivalRate,
            @Param(value = "W", unit = "s", domain = "W >= 0") double meanTimeSystem);

    /**
     * Mean wait in a queue with general service.
     *
     * @param arrivalRate arrival rate
     * @param meanSquareServiceTime mean square of the service time
     * @param utilization utilization
     * @return mean wait in a queue with general service
     */
    @Formula(
            equation = "W = lambda s/(2 (1 - rho))",
            unit = "s",
            assumptions = "Arrivals are Poisson.",
            excludes = "Priorities.",
            references = "kleinrock1975",
            laws = "W = lambda s/2 when rho = 0",
            examples = {
                @Example(given = "lambda = 7 1/s; s = 0.03 s^2; rho = 0.8", then = "W = 0.525000000 s"),
                @Example(given = "lambda = 0.4 1/s; s = 3 s^2; rho = 0.3", then = "W = 0.857142857 s"),
                @Example(given = "lambda = 0 1/s; s = 0 s^2; rho = 0", then = "W = 0 s"),
                @Example(given = "lambda = 7 1/s; s = 0.03 s^2; rho = 0.99", then = "W = 10.5000000 s"),
                @Example(given = "lambda = -0.5 1/s; s = 0.03 s^2; rho = 0.8", then = "refused"),
                @Example(given = "lambda = 7 1/s; s = -0.5 s^2; rho = 0.8", then = "refused"),
                @Example(given = "lambda = 7 1/s; s = 0.03 s^2; rho = -0.5", then = "refused"),
                @Example(given = "lambda = 7 1/s; s = 0.03 s^2; rho = 1.49", then = "refused")
            })
    double pollaczekKhinchine(
            @Param(value = "lambda", unit = "1/s", domain = "lambda >= 0") double arrivalRate,
            @Param(value = "s", unit = "s^2", domain = "s >= 0") double meanSquareServiceTime,
            @Param(value = "rho", domain = "0 <= rho <= 0.99") double utilization);

    /**
     * Probability that a system with many servers is empty.
     *
     * @param offeredLoad offered load
     * @param numberServers number of servers
     * @return probability that a system with many servers is empty
     */
    @Formula(
            equation = "p = 1/sum(k = 0 .. m, a^k/factorial(k))",
            assumptions = "Arrivals that find all servers busy are lost.",
            excludes = "Retries.",
            references = "kleinrock1975",
            laws = "0 < p < 1",
            examples = {
                @Example(given = "a = 3.5; m = 6", then = "p = 0.0323066212"),
                @Example(given = "a = 0.7; m = 2", then = "p = 0.514138817"),
                @Example(given = "a = 0.1; m = 1", then = "p = 0.909090909"),
                @Example(given = "a = 20; m = 20", then = "p = 3.68660519e-9"),
                @Example(given = "a = -0.4; m = 6", then = "refused"),
                @Example(given = "a = 20.5; m = 6", then = "refused"),
                @Example(given = "a = 3.5; m = 0", then = "refused"),
                @Example(given = "a = 3.5; m = 21", then = "refused")
            })
    double erlangSum(
            @Param(value = "a", domain = "0.1 <= a <= 20") double offeredLoad,
            @Param(value = "m", domain = "1 <= m <= 20") long numberServers);

    /**
     * Probability of a number of events.
     *
     * @param meanNumber mean number
     * @param numberEvents number of events
     * @return probability of a number of events
     */
    @Formula(
            equation = "p = x^k exp(-x)/k!",
            assumptions = "Events are independent.",
            excludes = "Clusters.",
            references = "kleinrock1975",
            laws = "0 < p < 1",
            examples = {
                @Example(given = "x = 3.5; k = 6", then = "p = 0.0770983499"),
                @Example(given = "x = 0.7; k = 2", then = "p = 0.121663399"),
                @Example(given = "x = 0.1; k = 0", then = "p = 0.904837418"),
                @Example(given = "x = 50; k = 20", then = "p = 7.56051492e-7"),
                @Example(given = "x = -0.4; k = 6", then = "refused"),
                @Example(given = "x = 50.5; k = 6", then = "refused"),
                @Example(given = "x = 3.5; k = -1", then = "refused"),
                @Example(given = "x = 3.5; k = 21", then = "refused")
            })
    double poissonProbability(
            @Param(value = "x", domain = "0.1 <= x <= 50") double meanNumber,
            @Param(value = "k", domain = "0 <= k <= 20") long numberEvents);

    /**
     * Probability of some successes among trials.
     *
     * @param numberTrials number of trials
     * @param numberSuccesses number of successes
     * @param probabilitySuccess probability of a success
     * @return probability of some successes among trials
     */
    @Formula(
            equation = "P = binomial(n, k) p^k (1 - p)^(n - k)",
            assumptions = "Trials are independent.",
            excludes = "Drift.",
            references = "kleinrock1975",
            laws = "0 < P <= 1",
            examples = {
                @Example(given = "n = 12; k = 5; p = 0.3", then = "P = 0.158495792"),
                @Example(given = "n = 31; k = 7; p = 0.21", then = "P = 0.165375365"),
                @Example(given = "n = 0; k = 0; p = 0.5", then = "P = 1"),
                @Example(given = "n = 60; k = 0; p = 0.01", then = "P = 0.547156642"),
                @Example(given = "n = 12; k = 12; p = 0.3", then = "P = 5.31441000e-7"),
                @Example(given = "n = 12; k = 11; p = 0.3", then = "P = 1.48803480e-5"),
                @Example(given = "n = -1; k = 5; p = 0.3", then = "refused"),
                @Example(given = "n = 61; k = 5; p = 0.3", then = "refused"),
                @Example(given = "n = 12; k = -1; p = 0.3", then = "refused"),
                @Example(given = "n = 12; k = 13; p = 0.3", then = "refused"),
                @Example(given = "n = 12; k = 5; p = 0", then = "refused"),
                @Example(given = "n = 12; k = 5; p = 1", then = "refused")
            })
    double binomialProbability(
            @Param(value = "n", domain = "0 <= n <= 60") long numberTrials,
            @Param(value = "k", domain = "0 <= k and k <= n") long numberSuccesses,
            @Param(value = "p", domain = "0 < p < 1") double probabilitySuccess);

    /**
     * Probability that a chain of parts works.
     *
     * @param probabilityOnePartWorks probability that one part works
     * @param numberParts number of parts
     * @return probability that a chain of parts works
     */
    @Formula(
            equation = "r = p^n",
            assumptions = "Parts fail independently.",
            excludes = "Repair.",
            references = "kleinrock1975",
            laws = "r <= p",
            examples = {
                @Example(given = "p = 0.93; n = 7", then = "r = 0.601700871"),
                @Example(given = "p = 0.6; n = 3", then = "r = 0.216000000"),
                @Example(given = "p = 0.5; n = 1", then = "r = 0.500000000"),
                @Example(given = "p = 1; n = 1000", then = "r = 1"),
                @Example(given = "p = 0; n = 7", then = "refused"),
                @Example(given = "p = 1.5; n = 7", then = "refused"),
                @Example(given = "p = 0.93; n = 0", then = "refused"),
                @Example(given = "p = 0.93; n = 1001", then = "refused")
            })
    double seriesReliability(
            @Param(value = "p", domain = "0 < p <= 1") double probabilityOnePartWorks,
            @Param(value = "n", domain = "1 <= n <= 1000") long numberParts);

    /**
     * Probability that two of three parts work.
     *
     * @param probabilityOnePartWorks probability that one part works
     * @return probability that two of three parts work
     */
    @Formula(
            equation = "r = 3 p^2 - 2 p^3",
            assumptions = "Parts fail independently.",
            excludes = "The voter.",
            references = "kleinrock1975",
            laws = "r = p when p = 0.5",
            examples = {
                @Example(given = "p = 0.93", then = "r = 0.985986000"),
                @Example(given = "p = 0.4", then = "r = 0.352000000"),
                @Example(given = "p = 0.1", then = "r = 0.0280000000"),
                @Example(given = "p = 0.99", then = "r = 0.999702000"),
                @Example(given = "p = -0.4", then = "refused"),
                @Example(given = "p = 1.49", then = "refused")
            })
    double majorityReliability(@Param(value = "p", domain = "0.1 <= p <= 0.99") double probabilityOnePartWorks);
}
