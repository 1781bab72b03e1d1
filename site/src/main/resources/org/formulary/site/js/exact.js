// Numbers as they are: fractions of integers of any size, rounded once, when they are shown. Only what has no fraction, a
// logarithm or a sine, is a double, and whatever is computed from that. Every fault is a Fault with a sentence for the reader.

class Fault extends Error {}

const Exact = (() => {
  const BITS = 160n;
  const MOST_BITS = 20000;
  const PI = [
    3141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342n,
    10n ** 93n,
  ];

  // Fractions

  const abs = n => n < 0n ? -n : n;
  const bits = n => n.toString(16).length * 4;

  function gcd(a, b) {
    while (b !== 0n) [a, b] = [b, a % b];
    return a;
  }

  function fraction(n, d = 1n) {
    if (d < 0n) [n, d] = [-n, -d];
    if (d !== 1n) {
      const common = gcd(abs(n), d);
      if (common !== 1n) [n, d] = [n / common, d / common];
    }
    const value = { n, d };
    // What has grown beyond all use is kept as a double.
    return n !== 0n && (bits(n) > MOST_BITS || bits(d) > MOST_BITS) ? real(toNumber(value)) : value;
  }

  const ZERO = fraction(0n);
  const ONE = fraction(1n);
  const isFraction = value => typeof value !== "number";
  const isWhole = value => isFraction(value) && value.d === 1n;

  function real(x) {
    if (!Number.isFinite(x)) throw new Fault("a number on the way to the result passes the range of a double");
    return x;
  }

  function fromNumber(x) {
    let exponent = 0n;
    while (!Number.isInteger(x)) {
      x *= 2;
      exponent++;
    }
    return fraction(BigInt(x), 1n << exponent);
  }

  const exact = value => isFraction(value) ? value : fromNumber(value);

  // To the nearest double, ties to even; infinite beyond the largest.
  function toNumber(value) {
    if (!isFraction(value)) return value;
    const { n, d } = value;
    if (n === 0n) return 0;
    const shift = BigInt(bits(d) - bits(abs(n)) + 72);
    const [top, bottom] = shift > 0n ? [abs(n) << shift, d] : [abs(n), d << -shift];
    const sticky = top % bottom === 0n ? 0n : 1n;
    // The quotient has more than 66 bits, so that a last bit for the remainder makes Number round as the fraction would.
    const quotient = (top / bottom) * 2n + sticky;
    const magnitude = abs(n) << 1022n < d ? tiny(abs(n), d) : scale(Number(quotient), -Number(shift) - 1);
    return n < 0n ? -magnitude : magnitude;
  }

  function scale(x, exponent) {
    while (exponent > 1000) { x *= 2 ** 1000; exponent -= 1000; }
    while (exponent < -1000) { x *= 2 ** -1000; exponent += 1000; }
    return x * 2 ** exponent;
  }

  // Among the smallest doubles there are fewer bits: round to a multiple of the smallest one.
  function tiny(n, d) {
    const [quotient, rest] = [(n << 1074n) / d, (n << 1074n) % d];
    const up = 2n * rest > d || (2n * rest === d && quotient % 2n === 1n);
    return Number(quotient + (up ? 1n : 0n)) * 2 ** -1074;
  }

  function compare(a, b) {
    const [x, y] = [exact(a), exact(b)];
    const difference = x.n * y.d - y.n * x.d;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  const sign = value => isFraction(value) ? (value.n > 0n ? 1 : value.n < 0n ? -1 : 0) : Math.sign(value);

  // Arithmetic

  const both = (exactly, roughly) => (a, b) => isFraction(a) && isFraction(b)
    ? exactly(a, b)
    : real(roughly(toNumber(a), toNumber(b)));

  const add = both((a, b) => fraction(a.n * b.d + b.n * a.d, a.d * b.d), (a, b) => a + b);
  const subtract = both((a, b) => fraction(a.n * b.d - b.n * a.d, a.d * b.d), (a, b) => a - b);
  const multiply = both((a, b) => fraction(a.n * b.n, a.d * b.d), (a, b) => a * b);
  const quotient = both((a, b) => fraction(a.n * b.d, a.d * b.n), (a, b) => a / b);
  const negate = a => isFraction(a) ? fraction(-a.n, a.d) : -a;

  function divide(a, b) {
    if (sign(b) === 0) throw new Fault("something is divided by 0");
    return quotient(a, b);
  }

  function floor(a) {
    if (!isFraction(a)) return fraction(BigInt(Math.floor(a)));
    const whole = a.n / a.d;
    return fraction(a.n < 0n && whole * a.d !== a.n ? whole - 1n : whole);
  }

  const ceil = a => negate(floor(negate(a)));
  const round = a => sign(a) < 0 ? negate(round(negate(a))) : floor(add(exact(a), fraction(1n, 2n)));
  const mod = (a, b) => {
    if (sign(b) === 0) throw new Fault("a remainder of a division by 0");
    return subtract(a, multiply(b, floor(divide(exact(a), exact(b)))));
  };

  function count(value, what) {
    const whole = exact(value);
    if (whole.d !== 1n) throw new Fault(what + " is no integer");
    return whole.n;
  }

  function power(base, exponent) {
    const s = sign(base);
    if (s === 0 && sign(exponent) < 0) throw new Fault("0 is raised to a negative power");
    if (isWhole(exponent) && isFraction(base)) {
      const size = Number(abs(exponent.n));
      // The powers of 0, 1 and -1 stay small, whatever the exponent.
      if (base.d === 1n && abs(base.n) < 2n) return exponent.n === 0n ? ONE : base.n === -1n && exponent.n % 2n === 0n ? ONE : base;
      if (size * Math.max(bits(abs(base.n)), bits(base.d)) <= MOST_BITS) {
        const [n, d] = [base.n ** BigInt(size), base.d ** BigInt(size)];
        return exponent.n >= 0n ? fraction(n, d) : fraction(d, n);
      }
    }
    if (s < 0 && !isWhole(exponent)) throw new Fault("a negative number is raised to a fractional power");
    if (isFraction(exponent) && exponent.d === 2n && isFraction(base)) {
      return power(root(base, 2n), fraction(exponent.n));
    }
    return real(toNumber(base) ** toNumber(exponent));
  }

  // The integer part of a root, by Newton's method from above.
  function integerRoot(n, k) {
    if (n < 2n) return n;
    let x = 1n << BigInt(Math.ceil(bits(n) / Number(k)) + 1);
    for (;;) {
      const next = ((k - 1n) * x + n / x ** (k - 1n)) / k;
      if (next >= x) return x;
      x = next;
    }
  }

  // A root of a fraction: exact where it has one, else 160 bits of it.
  function root(value, k) {
    const a = exact(value);
    if (a.n < 0n) {
      if (k === 2n) throw new Fault("the square root of a negative number is taken");
      return negate(root(negate(a), k));
    }
    const [n, d] = [integerRoot(a.n, k), integerRoot(a.d, k)];
    if (n ** k === a.n && d ** k === a.d) return fraction(n, d);
    const extra = BITS + BigInt(Math.max(0, bits(a.d) - bits(a.n)));
    return fraction(integerRoot(((a.n << (k * extra)) / a.d), k), 1n << extra);
  }

  // Logarithms to a base that is an integer: the largest integer power below, exactly.
  function floorLog(value, base) {
    const a = exact(value);
    if (a.n <= 0n) throw new Fault("the logarithm of a number that is not positive is taken");
    let k = Math.floor((bits(a.n) - bits(a.d)) * Math.log(2) / Math.log(Number(base))) - 2;
    const atLeast = power => power >= 0
      ? a.n >= a.d * base ** BigInt(power)
      : a.n * base ** BigInt(-power) >= a.d;
    while (atLeast(k + 1)) k++;
    while (!atLeast(k)) k--;
    const whole = k >= 0 ? a.n === a.d * base ** BigInt(k) : a.n * base ** BigInt(-k) === a.d;
    return { k: BigInt(k), whole };
  }

  function logarithm(value, base, roughly) {
    const { k, whole } = floorLog(value, base);
    if (whole) return fraction(k);
    const x = toNumber(value);
    if (x === 0 || !Number.isFinite(x)) throw new Fault("a logarithm is taken of a number beyond the range of a double");
    return roughly(x);
  }

  const rounded = { floor: (k, whole) => k, ceil: (k, whole) => whole ? k : k + 1n };

  // Functions of doubles

  function inDomain(ok, what, f) {
    return a => {
      const x = toNumber(a);
      if (!ok(x)) throw new Fault(what);
      return real(f(x));
    };
  }

  const anywhere = f => a => real(f(toNumber(a)));
  const positive = x => x > 0;
  const unit = x => Math.abs(x) <= 1;

  function factorial(a) {
    const n = count(a, "the operand of a factorial");
    if (n < 0n) throw new Fault("the factorial of a negative number is taken");
    if (n > 1000n) throw new Fault("a factorial is beyond the range of a double");
    let product = 1n;
    for (let i = 2n; i <= n; i++) product *= i;
    return fraction(product);
  }

  function binomial(a, b) {
    const n = count(a, "an operand of a binomial");
    let k = count(b, "an operand of a binomial");
    if (n < 0n) throw new Fault("a binomial of a negative number is taken");
    if (k < 0n || k > n) return ZERO;
    if (k > n - k) k = n - k;
    if (k > 2000n) throw new Fault("a binomial is too large");
    let product = 1n;
    for (let i = 1n; i <= k; i++) product = product * (n - k + i) / i;
    return fraction(product);
  }

  const operators = {
    "+": add, "-": subtract, "*": multiply, "/": divide, "^": power, mod,
    neg: negate,
    "!": factorial, factorial, binomial,
    min: (...all) => all.reduce((a, b) => compare(b, a) < 0 ? b : a),
    max: (...all) => all.reduce((a, b) => compare(b, a) > 0 ? b : a),
    abs: a => sign(a) < 0 ? negate(a) : a,
    sign: a => fraction(BigInt(sign(a))),
    floor, ceil, round,
    sqrt: a => root(a, 2n),
    cbrt: a => root(a, 3n),
    exp: a => sign(a) === 0 ? ONE : real(Math.exp(toNumber(a))),
    ln: a => isFraction(a) && compare(a, ONE) === 0 ? ZERO
      : inDomain(positive, "the logarithm of a number that is not positive is taken", Math.log)(a),
    log2: a => logarithm(a, 2n, Math.log2),
    log10: a => logarithm(a, 10n, Math.log10),
    expm1: anywhere(Math.expm1),
    log1p: inDomain(x => x > -1, "the logarithm of a number that is not positive is taken", Math.log1p),
    sin: anywhere(Math.sin), cos: anywhere(Math.cos), tan: anywhere(Math.tan),
    asin: inDomain(unit, "the arcsine of a number beyond -1 and 1 is taken", Math.asin),
    acos: inDomain(unit, "the arccosine of a number beyond -1 and 1 is taken", Math.acos),
    atan: anywhere(Math.atan),
    atan2: (a, b) => real(Math.atan2(toNumber(a), toNumber(b))),
    sinh: anywhere(Math.sinh), cosh: anywhere(Math.cosh), tanh: anywhere(Math.tanh),
    hypot: (a, b) => isFraction(a) && isFraction(b)
      ? root(add(multiply(a, a), multiply(b, b)), 2n)
      : real(Math.hypot(toNumber(a), toNumber(b))),
  };

  // Prefix form: (+ a b), (sum i 1 N body), (if condition a b), (let (x value) body)

  function parse(text) {
    const tokens = text.match(/[()]|[^\s()]+/g);
    let next = 0;
    const node = () => {
      const token = tokens[next++];
      if (token !== "(") return token;
      const list = [];
      while (tokens[next] !== ")") list.push(node());
      next++;
      return list;
    };
    return node();
  }

  function decimal(text) {
    const [, minus, whole, digits = "", exponent = "0"] = /^([-+]?)(\d+)(?:\.(\d+))?(?:e([-+]?\d+))?$/.exec(text);
    const power = BigInt(exponent) - BigInt(digits.length);
    const n = BigInt(minus + whole + digits);
    return power >= 0n ? fraction(n * 10n ** power) : fraction(n, 10n ** -power);
  }

  function literal(text) {
    const [n, d] = text.split("/");
    return d === undefined ? decimal(n) : divide(decimal(n), decimal(d));
  }

  const LOOP = 1000000n;
  const EXACT_LOOP = 1000n;

  function reduce(head, [index, from, to, body], names) {
    const [first, last] = [count(value(from, names), "where a sum begins"), count(value(to, names), "where a sum ends")];
    if (last - first > LOOP) throw new Fault("a sum has more than a million terms: too many for this page");
    const combine = head === "sum" ? add : multiply;
    const many = last - first > EXACT_LOOP;
    let total = head === "sum" ? ZERO : ONE;
    for (let i = first; i <= last; i++) {
      const term = value(body, { ...names, [index]: fraction(i) });
      total = combine(total, many && !isWhole(term) ? real(toNumber(term)) : term);
    }
    return total;
  }

  function value(node, names) {
    if (typeof node === "string") {
      if (/^-?\d/.test(node)) return literal(node);
      if (node === "pi") return fraction(...PI);
      return names[node];
    }
    const [head, ...rest] = node;
    if (head === "if") return holds(rest[0], names) ? value(rest[1], names) : value(rest[2], names);
    if (head === "let") return value(rest[1], { ...names, [rest[0][0]]: value(rest[0][1], names) });
    if (head === "sum" || head === "product") return reduce(head, rest, names);
    const base = { log2: 2n, log10: 10n }[rest[0][0]];
    if (base !== undefined && head in rounded) {
      const { k, whole } = floorLog(value(rest[0][1], names), base);
      return fraction(rounded[head](k, whole));
    }
    return operators[head](...rest.map(part => value(part, names)));
  }

  const relations = {
    "=": c => c === 0, "!=": c => c !== 0, "<": c => c < 0, "<=": c => c <= 0, ">": c => c > 0, ">=": c => c >= 0,
  };

  function holds(node, names) {
    const [head, ...rest] = node;
    if (head in relations) return relations[head](compare(value(rest[0], names), value(rest[1], names)));
    switch (head) {
      case "and": return rest.every(part => holds(part, names));
      case "or": return rest.some(part => holds(part, names));
      case "not": return !holds(rest[0], names);
      case "let": return holds(rest[1], { ...names, [rest[0][0]]: value(rest[0][1], names) });
      default: {
        const number = exact(value(rest[0], names));
        if (head === "integer") return number.d === 1n;
        return number.d === 1n && (number.n % 2n === 0n) === (head === "even");
      }
    }
  }

  return { fraction, parse, value, holds, literal, decimal, toNumber, exact, compare, add, subtract, multiply, divide, power,
    sign, isWhole, floor, PI: fraction(...PI) };
})();
