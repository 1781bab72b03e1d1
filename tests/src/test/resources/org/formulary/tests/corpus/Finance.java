package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;

/** Interest, annuities and the value of money later. */
@FormulaSet(id = "corpus.finance", bibliography = "corpus.bib")
public interface Finance {

    /**
     * Capital after some years.
     *
     * @param capitalStart capital at the start
     * @param interestRate interest rate
     * @param numberYears number of years
     * @return capital after some years
     */
    @Formula(
            equation = "K = K_0 (1 + i)^n",
            unit = "EUR",
            assumptions = "Interest is paid at the end of each year.",
            excludes = "Taxes.",
            references = "hull2017",
            laws = "K = K_0 when n = 0",
            examples = {
                @Example(given = "K_0 = 850 EUR; i = 0.037; n = 12", then = "K = 1314.51033 EUR"),
                @Example(given = "K_0 = -30 EUR; i = 0.2; n = 3", then = "K = -51.8400000 EUR"),
                @Example(given = "K_0 = 850 EUR; i = 0; n = 0", then = "K = 850 EUR"),
                @Example(given = "K_0 = 850 EUR; i = 1; n = 100", then = "K = 1.07750301e33 EUR"),
                @Example(given = "K_0 = 850 EUR; i = -0.5; n = 12", then = "refused"),
                @Example(given = "K_0 = 850 EUR; i = 1.5; n = 12", then = "refused"),
                @Example(given = "K_0 = 850 EUR; i = 0.037; n = -1", then = "refused"),
                @Example(given = "K_0 = 850 EUR; i = 0.037; n = 101", then = "refused")
            })
    double compoundInterest(
            @Param(value = "K_0", unit = "EUR") double capitalStart,
            @Param(value = "i", domain = "0 <= i <= 1") double interestRate,
            @Param(value = "n", domain = "0 <= n <= 100") long numberYears);

    /**
     * Payment that repays a loan.
     *
     * @param loan loan
     * @param interestRate interest rate
     * @param numberPayments number of payments
     * @return payment that repays a loan
     */
    @Formula(
            equation = "A = K i/(1 - (1 + i)^(-n))",
            unit = "EUR",
            assumptions = "Payments are equal and at the end of each period.",
            excludes = "Fees.",
            references = "hull2017",
            laws = "A = K (1 + i) when n = 1",
            examples = {
                @Example(given = "K = 12000 EUR; i = 0.037; n = 12", then = "A = 1256.46848 EUR"),
                @Example(given = "K = 0.7 EUR; i = 0.2; n = 3", then = "A = 0.332307692 EUR"),
                @Example(given = "K = 0 EUR; i = 0.001; n = 1", then = "A = 0 EUR"),
                @Example(given = "K = 12000 EUR; i = 1; n = 100", then = "A = 12000.0000 EUR"),
                @Example(given = "K = -0.5 EUR; i = 0.037; n = 12", then = "refused"),
                @Example(given = "K = 12000 EUR; i = -0.499; n = 12", then = "refused"),
                @Example(given = "K = 12000 EUR; i = 1.5; n = 12", then = "refused"),
                @Example(given = "K = 12000 EUR; i = 0.037; n = 0", then = "refused"),
                @Example(given = "K = 12000 EUR; i = 0.037; n = 101", then = "refused")
            })
    double annuityPayment(
            @Param(value = "K", unit = "EUR", domain = "K >= 0") double loan,
            @Param(value = "i", domain = "0.001 <= i <= 1") double interestRate,
            @Param(value = "n", domain = "1 <= n <= 100") long numberPayments);

    /**
     * Value today of a later payment.
     *
     * @param payment payment
     * @param interestRate interest rate
     * @param numberYears number of years
     * @return value today of a later payment
     */
    @Formula(
            equation = "P = F/(1 + i)^n",
            unit = "EUR",
            assumptions = "The rate is constant.",
            excludes = "Inflation.",
            references = "hull2017",
            laws = {"P = F when n = 0", "|P| <= |F|"},
            examples = {
                @Example(given = "F = 850 EUR; i = 0.037; n = 12", then = "P = 549.634328 EUR"),
                @Example(given = "F = -30 EUR; i = 0.2; n = 3", then = "P = -17.3611111 EUR"),
                @Example(given = "F = 850 EUR; i = 0; n = 0", then = "P = 850 EUR"),
                @Example(given = "F = 850 EUR; i = 1; n = 100", then = "P = 6.70531769e-28 EUR"),
                @Example(given = "F = 850 EUR; i = -0.5; n = 12", then = "refused"),
                @Example(given = "F = 850 EUR; i = 1.5; n = 12", then = "refused"),
                @Example(given = "F = 850 EUR; i = 0.037; n = -1", then = "refused"),
                @Example(given = "F = 850 EUR; i = 0.037; n = 101", then = "refused")
            })
    double presentValue(
            @Param(value = "F", unit = "EUR") double payment,
            @Param(value = "i", domain = "0 <= i <= 1") double interestRate,
            @Param(value = "n", domain = "0 <= n <= 100") long numberYears);

    /**
     * Capital under continuous interest.
     *
     * @param capitalStart capital at the start
     * @param rate rate
     * @param time time
     * @return capital under continuous interest
     */
    @Formula(
            equation = "K = K_0 exp(r t)",
            unit = "EUR",
            assumptions = "The rate is constant.",
            excludes = "Taxes.",
            references = "hull2017",
            laws = "K = K_0 when t = 0",
            examples = {
                @Example(given = "K_0 = 850 EUR; r = 0.037 1/year; t = 12 year", then = "K = 1325.09091 EUR"),
                @Example(given = "K_0 = -30 EUR; r = -0.2 1/year; t = 3 year", then = "K = -16.4643491 EUR"),
                @Example(given = "K_0 = 850 EUR; r = -0.5 1/year; t = 0 year", then = "K = 850 EUR"),
                @Example(given = "K_0 = 850 EUR; r = 0.5 1/year; t = 50 year", then = "K = 6.12041644e13 EUR"),
                @Example(given = "K_0 = 850 EUR; r = 0.5 1/year; t = 12 year", then = "K = 342914.474 EUR"),
                @Example(given = "K_0 = 850 EUR; r = -0.5 1/year; t = 12 year", then = "K = 2.10693935 EUR"),
                @Example(given = "K_0 = 850 EUR; r = -1 1/year; t = 12 year", then = "refused"),
                @Example(given = "K_0 = 850 EUR; r = 1 1/year; t = 12 year", then = "refused"),
                @Example(given = "K_0 = 850 EUR; r = 0.037 1/year; t = -0.5 year", then = "refused"),
                @Example(given = "K_0 = 850 EUR; r = 0.037 1/year; t = 50.5 year", then = "refused")
            })
    double continuousInterest(
            @Param(value = "K_0", unit = "EUR") double capitalStart,
            @Param(value = "r", unit = "1/year", domain = "-0.5 <= r <= 0.5") double rate,
            @Param(value = "t", unit = "year", domain = "0 <= t <= 50") double time);

    /**
     * Value of a growing perpetuity.
     *
     * @param firstPayment first payment
     * @param interestRate interest rate
     * @param growthPayments growth of the payments
     * @return value of a growing perpetuity
     */
    @Formula(
            equation = "P = D/(r - g)",
            unit = "EUR",
            assumptions = "The rate exceeds the growth.",
            excludes = "Risk.",
            references = "hull2017",
            laws = "P (r - g) = D",
            examples = {
                @Example(given = "D = 85 EUR; r = 0.07; g = 0.025", then = "P = 1888.88889 EUR"),
                @Example(given = "D = 0.7 EUR; r = 0.6; g = 0.3", then = "P = 2.33333333 EUR"),
                @Example(given = "D = 0 EUR; r = 0.01; g = 0", then = "P = 0 EUR"),
                @Example(given = "D = 85 EUR; r = 1; g = 0.5", then = "P = 170 EUR"),
                @Example(given = "D = 85 EUR; r = 0.035; g = 0.025", then = "P = 8500.00000 EUR"),
                @Example(given = "D = 85 EUR; r = 0.04; g = 0.025", then = "P = 5666.66667 EUR"),
                @Example(given = "D = 85 EUR; r = 0.8; g = 0.025", then = "P = 109.677419 EUR"),
                @Example(given = "D = -0.5 EUR; r = 0.07; g = 0.025", then = "refused"),
                @Example(given = "D = 85 EUR; r = 0.03; g = 0.025", then = "refused"),
                @Example(given = "D = 85 EUR; r = 1.1; g = 0.025", then = "refused"),
                @Example(given = "D = 85 EUR; r = 0.07; g = -0.5", then = "refused"),
                @Example(given = "D = 85 EUR; r = 0.07; g = 1", then = "refused"),
                @Example(given = "D = 85 EUR; r = 0.034; g = 0.025", then = "refused"),
                @Example(given = "D = 85 EUR; r = 0.7; g = 0.6", then = "refused")
            })
    double perpetuityValue(
            @Param(value = "D", unit = "EUR", domain = "D >= 0") double firstPayment,
            @Param(value = "r", domain = "r >= g + 0.01 and r <= 1") double interestRate,
            @Param(value = "g", domain = "0 <= g <= 0.5") double growthPayments);

    /**
     * Effective yearly rate.
     *
     * @param nominalRate nominal rate
     * @param periodsYear periods in a year
     * @return effective yearly rate
     */
    @Formula(
            equation = "r = (1 + i/m)^m - 1",
            assumptions = "Interest is compounded evenly.",
            excludes = "Fees.",
            references = "hull2017",
            laws = {"r = i when m = 1", "r >= i"},
            examples = {
                @Example(given = "i = 0.06; m = 12", then = "r = 0.0616778119"),
                @Example(given = "i = 0.31; m = 4", then = "r = 0.347935513"),
                @Example(given = "i = 0.01; m = 1", then = "r = 0.0100000000"),
                @Example(given = "i = 1; m = 365", then = "r = 1.71456748"),
                @Example(given = "i = -0.49; m = 12", then = "refused"),
                @Example(given = "i = 1.5; m = 12", then = "refused"),
                @Example(given = "i = 0.06; m = 0", then = "refused"),
                @Example(given = "i = 0.06; m = 366", then = "refused")
            })
    double effectiveRate(
            @Param(value = "i", domain = "0.01 <= i <= 1") double nominalRate,
            @Param(value = "m", domain = "1 <= m <= 365") long periodsYear);

    /**
     * Sharpe ratio.
     *
     * @param returnShare return of the share
     * @param returnWithoutRisk return without risk
     * @param volatility volatility
     * @return sharpe ratio
     */
    @Formula(
            equation = "S = (r - r_f)/sigma",
            assumptions = "Returns are over the same period.",
            excludes = "Skew.",
            references = "hull2017",
            laws = "S = 0 when r = r_f",
            examples = {
                @Example(given = "r = 0.09; r_f = 0.021; sigma = 0.17", then = "S = 0.405882353"),
                @Example(given = "r = -0.3; r_f = 0.04; sigma = 0.6", then = "S = -0.566666667"),
                @Example(given = "r = 0.09; r_f = 0.021; sigma = 0.5", then = "S = 0.138000000"),
                @Example(given = "r = 0.09; r_f = 0.021; sigma = 0", then = "refused")
            })
    double sharpeRatio(
            @Param("r") double returnShare,
            @Param("r_f") double returnWithoutRisk,
            @Param(value = "sigma", domain = "sigma > 0") double volatility);

    /**
     * Price of a put from that of a call.
     *
     * @param priceCall price of the call
     * @param priceShare price of the share
     * @param strikePrice strike price
     * @param rate rate
     * @param timeExpiry time to expiry
     * @return price of a put from that of a call
     */
    @Formula(
            equation = "P = C - S + X exp(-r t)",
            unit = "EUR",
            assumptions = "Both options are European on a share without dividends.",
            excludes = "Costs.",
            references = "hull2017",
            laws = "P = C - S + X when t = 0",
            examples = {
                @Example(
                        given = "C = 7.2 EUR; S = 93 EUR; X = 101 EUR; r = 0.03 1/year; t = 0.7 year",
                        then = "P = 13.1011154 EUR"),
                @Example(
                        given = "C = 0.4 EUR; S = 3 EUR; X = 5 EUR; r = 0.2 1/year; t = 2 year",
                        then = "P = 0.751600230 EUR"),
                @Example(given = "C = 0 EUR; S = 0 EUR; X = 0 EUR; r = 0 1/year; t = 0 year", then = "P = 0 EUR"),
                @Example(
                        given = "C = 7.2 EUR; S = 93 EUR; X = 101 EUR; r = 0.5 1/year; t = 30 year",
                        then = "P = -85.7999691 EUR"),
                @Example(
                        given = "C = -0.5 EUR; S = 93 EUR; X = 101 EUR; r = 0.03 1/year; t = 0.7 year",
                        then = "refused"),
                @Example(
                        given = "C = 7.2 EUR; S = -0.5 EUR; X = 101 EUR; r = 0.03 1/year; t = 0.7 year",
                        then = "refused"),
                @Example(
                        given = "C = 7.2 EUR; S = 93 EUR; X = -0.5 EUR; r = 0.03 1/year; t = 0.7 year",
                        then = "refused"),
                @Example(
                        given = "C = 7.2 EUR; S = 93 EUR; X = 101 EUR; r = -0.5 1/year; t = 0.7 year",
                        then = "refused"),
                @Example(given = "C = 7.2 EUR; S = 93 EUR; X = 101 EUR; r = 1 1/year; t = 0.7 year", then = "refused"),
                @Example(
                        given = "C = 7.2 EUR; S = 93 EUR; X = 101 EUR; r = 0.03 1/year; t = -0.5 year",
                        then = "refused"),
                @Example(
                        given = "C = 7.2 EUR; S = 93 EUR; X = 101 EUR; r = 0.03 1/year; t = 30.5 year",
                        then = "refused")
            })
    double putCallParity(
            @Param(value = "C", unit = "EUR", domain = "C >= 0") double priceCall,
            @Param(value = "S", unit = "EUR", domain = "S >= 0") double priceShare,
            @Param(value = "X", unit = "EUR", domain = "X >= 0") double strikePrice,
            @Param(value = "r", unit = "1/year", domain = "0 <= r <= 0.5") double rate,
            @Param(value = "t", unit = "year", domain = "0 <= t <= 30") double timeExpiry);

    /**
     * Tax with one allowance.
     *
     * @param income income
     * @param allowance allowance
     * @param rate rate
     * @return tax with one allowance
     */
    @Formula(
            equation = "T = 0 if x <= a else r (x - a)",
            unit = "EUR",
            assumptions = "One rate applies.",
            excludes = "Surcharges.",
            references = "hull2017",
            laws = {"T <= x", "T = 0 when x <= a"},
            examples = {
                @Example(given = "x = 35000 EUR; a = 11600 EUR; r = 0.25", then = "T = 5850 EUR"),
                @Example(given = "x = 900 EUR; a = 2000 EUR; r = 0.4", then = "T = 0 EUR"),
                @Example(given = "x = 0 EUR; a = 0 EUR; r = 0", then = "T = 0 EUR"),
                @Example(given = "x = 35000 EUR; a = 11600 EUR; r = 1", then = "T = 23400 EUR"),
                @Example(given = "x = -0.5 EUR; a = 11600 EUR; r = 0.25", then = "refused"),
                @Example(given = "x = 35000 EUR; a = -0.5 EUR; r = 0.25", then = "refused"),
                @Example(given = "x = 35000 EUR; a = 11600 EUR; r = -0.5", then = "refused"),
                @Example(given = "x = 35000 EUR; a = 11600 EUR; r = 1.5", then = "refused")
            })
    double progressiveTax(
            @Param(value = "x", unit = "EUR", domain = "x >= 0") double income,
            @Param(value = "a", unit = "EUR", domain = "a >= 0") double allowance,
            @Param(value = "r", domain = "0 <= r <= 1") double rate);
}
