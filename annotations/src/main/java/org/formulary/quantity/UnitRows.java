package org.formulary.quantity;

import java.util.ArrayList;
import java.util.List;

/**
 * All units, one a line. The columns:
 *
 * <ol>
 *   <li>symbols; the first is printed. {@code +B} is printed after a prefix, {@code -b} is read after a prefix only;
 *   <li>the prefixes they take: none, decimal, large (decimal from kilo on), binary (large and binary);
 *   <li>the definition: a number, {@code pi} or {@code pi^-1}, a product of units above this line; {@code !m} is the
 *       base dimension with that coherent unit; after {@code +}, the offset of an absolute temperature in K;
 *   <li>long names, which take the long prefixes; a plural stands after its singular;
 *   <li>LaTeX, where it is not the symbol in upright letters.
 * </ol>
 *
 * <p>Sources: the SI brochure (9th edition), IEC 80000-13, NIST SP 811; u is CODATA 2022. A year is the Julian one of
 * 365.25 days; an inch, mile, pound are the international ones of 1959.
 */
final class UnitRows {

    private static final String TABLE = """
            FLOP FLOPs         | large   | !FLOP                 |
            byte +B bytes      | binary  | !byte                 | byte bytes
            bit bits -b        | binary  | 1/8 byte              | bit bits
            token tokens       | large   | !token                | token tokens
            m                  | decimal | !m                    | metre metres meter meters
            g                  | decimal | 1/1000 !kg            | gram grams gramme grammes
            s sec              | decimal | !s                    | second seconds
            A                  | decimal | !A                    | ampere amperes
            K                  | decimal | !K                    | kelvin kelvins
            mol                | decimal | !mol                  | mole moles
            cd                 | decimal | !cd                   | candela candelas
            rad                | decimal | 1                     | radian radians
            sr                 | decimal | 1                     | steradian steradians
            Hz                 | decimal | 1/s                   | hertz
            N                  | decimal | kg m/s^2              | newton newtons
            Pa                 | decimal | N/m^2                 | pascal pascals
            J                  | decimal | N m                   | joule joules
            W                  | decimal | J/s                   | watt watts
            C                  | decimal | A s                   | coulomb coulombs
            V                  | decimal | W/A                   | volt volts
            F                  | decimal | C/V                   | farad farads
            Ohm Ω Ω            | decimal | V/A                   | ohm ohms          | \\Omega
            S                  | decimal | A/V                   | siemens
            Wb                 | decimal | V s                   | weber webers
            T                  | decimal | Wb/m^2                | tesla teslas
            H                  | decimal | Wb/A                  | henry henries
            lm                 | decimal | cd sr                 | lumen lumens
            lx                 | decimal | lm/m^2                | lux
            Bq                 | decimal | 1/s                   | becquerel becquerels
            Gy                 | decimal | J/kg                  | gray grays
            Sv                 | decimal | J/kg                  | sievert sieverts
            kat                | decimal | mol/s                 | katal katals
            min                | none    | 60 s                  | minute minutes
            h hr               | none    | 60 min                | hour hours
            d                  | none    | 24 h                  | day days
            week               | none    | 7 d                   | week weeks
            year               | none    | 365.25 d              | year years
            L l                | decimal | 1/1000 m^3            | litre litres liter liters
            cc                 | none    | cm^3                  |
            t                  | large   | 1000 kg               | tonne tonnes
            u                  | none    | 1.66053906892e-27 kg  |
            Da                 | decimal | u                     | dalton daltons
            ha                 | none    | 10000 m^2             | hectare hectares
            angstrom Å Å       | none    | 1e-10 m               | angstrom angstroms | \\mathring{A}
            micron             | none    | um                    | micron microns
            au                 | none    | 149597870700 m        |
            ly                 | none    | 9460730472580800 m    |
            pc                 | large   | 648000 pi^-1 au       | parsec parsecs
            in                 | none    | 0.0254 m              | inch inches
            ft                 | none    | 12 in                 | foot feet
            yd                 | none    | 3 ft                  | yard yards
            mi                 | none    | 1760 yd               | mile miles
            nmi                | none    | 1852 m                |
            lb                 | none    | 0.45359237 kg         | pound pounds
            oz                 | none    | 1/16 lb               | ounce ounces
            lbf                | none    | 9.80665 lb m/s^2      |
            psi                | none    | lbf/in^2              |
            bar                | decimal | 100000 Pa             | bar bars
            atm                | none    | 101325 Pa             | atmosphere atmospheres
            Torr               | none    | 1/760 atm             | torr
            eV                 | decimal | 1.602176634e-19 J     | electronvolt electronvolts
            Wh                 | decimal | W h                   |
            Ah                 | decimal | A h                   |
            deg °              | none    | 1/180 pi rad          | degree degrees    | {}^{\\circ}
            arcmin             | none    | 1/60 deg              | arcminute arcminutes
            arcsec             | none    | 1/60 arcmin           | arcsecond arcseconds
            turn               | none    | 2 pi rad              | turn turns revolution revolutions
            rpm                | none    | turn/min              |
            degC °C            | decimal | 1 K + 273.15          | degC celsius      | {}^{\\circ}C
            degF °F            | none    | 5/9 K + 45967/180     | fahrenheit        | {}^{\\circ}F
            %                  | none    | 1/100                 | percent           | \\%
            ppm                | none    | 1e-6                  |
            ppb                | none    | 1e-9                  |
            bps                | large   | bit/s                 |
            """;

    /** ISO 4217 codes of the currencies that are traded most. */
    static final List<String> CURRENCIES = List.of(
            ("AED AUD BRL CAD CHF CLP CNY COP CZK DKK EUR GBP HKD HUF IDR ILS INR JPY KRW MXN MYR NOK NZD PEN PHP PLN"
                            + " RON RUB SAR SEK SGD THB TRY TWD USD ZAR")
                    .split(" "));

    private UnitRows() {}

    /** The rows of the table, then one for each currency. */
    static List<String> all() {
        List<String> rows = new ArrayList<>(TABLE.lines().toList());
        CURRENCIES.forEach(code -> rows.add(code + " | large | !" + code + " |"));
        return rows;
    }
}
