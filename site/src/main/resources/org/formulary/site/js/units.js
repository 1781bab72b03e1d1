// Units as people write them, by the same grammar and the same table as everywhere else; UNIT_TABLE is written in front.

const Units = (() => {
  const PREFIXES = UNIT_TABLE.prefixes.map(([symbol, word, base, exponent]) => ({
    symbol, word, binary: base === 2, exponent,
    factor: Exact.power(Exact.literal(String(base)), Exact.literal(String(exponent))),
  }));
  const alone = new Map();
  const behindSymbol = new Map();
  const behindWord = new Map();

  for (const [symbols, prefixed, words, prefixes, dimension, factor, pi, offset] of UNIT_TABLE.units) {
    const unit = {
      prefixes,
      dimension: new Map(Object.entries(dimension).map(([base, power]) => [base, Exact.literal(power)])),
      factor: Exact.literal(factor),
      pi: Exact.literal(String(pi)),
      offset: Exact.literal(offset),
    };
    symbols.forEach(name => alone.set(name, unit));
    words.forEach(name => { alone.set(name, unit); behindWord.set(name, unit); });
    prefixed.forEach(name => behindSymbol.set(name, unit));
  }

  const ZERO = Exact.literal("0");
  const ONE = { dimension: new Map(), factor: Exact.literal("1"), pi: ZERO, offset: ZERO };

  function takes(unit, prefix) {
    switch (unit.prefixes) {
      case "none": return false;
      case "decimal": return !prefix.binary;
      case "large": return !prefix.binary && prefix.exponent >= 3;
      default: return prefix.exponent >= 3;
    }
  }

  function find(name) {
    if (alone.has(name)) return alone.get(name);
    const plain = name.length > 1 && /^[\u00b5\u03bc]/.test(name) ? "u" + name.slice(1) : name;
    for (const prefix of PREFIXES) {
      for (const [text, units] of [[prefix.symbol, behindSymbol], [prefix.word, behindWord]]) {
        const unit = plain.startsWith(text) ? units.get(plain.slice(text.length)) : undefined;
        if (unit !== undefined && takes(unit, prefix)) {
          return { ...unit, factor: Exact.multiply(prefix.factor, unit.factor) };
        }
      }
    }
    const near = [...alone.keys()].filter(known => known.toLowerCase() === name.toLowerCase());
    throw new Fault("“" + name + "” is no unit" + (near.length > 0 ? ": did you mean " + near.join(" or ") + "?" : ""));
  }

  function multiply(a, b, power = Exact.literal("1")) {
    if (Exact.sign(a.offset) !== 0 || Exact.sign(b.offset) !== 0) {
      throw new Fault("an absolute temperature stands alone: in a product write K");
    }
    const dimension = new Map(a.dimension);
    for (const [base, exponent] of b.dimension) {
      const sum = Exact.add(dimension.get(base) ?? ZERO, Exact.multiply(exponent, power));
      if (Exact.sign(sum) === 0) dimension.delete(base);
      else dimension.set(base, sum);
    }
    return {
      dimension,
      factor: Exact.multiply(a.factor, Exact.power(b.factor, power)),
      pi: Exact.add(a.pi, Exact.multiply(b.pi, power)),
      offset: ZERO,
    };
  }

  function parse(text) {
    const tokens = text.match(/\*\*|[*·/^()]|-?\d+|[^\s*·/^()\d-]+|\S/gu) ?? [];
    let next = 0;
    const peek = () => tokens[next];
    const isName = token => token !== undefined && !/^(\*\*|[*·/^()]|-?\d+|-)$/.test(token);
    const wrong = () => new Fault(peek() === undefined ? "the unit ends too early" : "“" + peek() + "” has no place in a unit");

    function exponent() {
      const signed = () => {
        if (!/^-?\d{1,4}$/.test(peek() ?? "")) throw new Fault("an exponent is an integer, or a fraction in brackets");
        return tokens[next++];
      };
      if (peek() !== "(") return Exact.literal(signed());
      next++;
      let text = signed();
      if (peek() === "/") { next++; text += "/" + signed(); }
      if (tokens[next++] !== ")") throw new Fault("a closing bracket is missing");
      return Exact.literal(text);
    }

    function power() {
      let base;
      if (peek() === "(") {
        next++;
        base = unit();
        if (tokens[next++] !== ")") throw new Fault("a closing bracket is missing");
      } else if (isName(peek())) {
        const superscript = /^(.*?)([⁻⁰¹²³⁴-⁹]+)$/u.exec(tokens[next++]);
        base = find(superscript ? superscript[1] : tokens[next - 1]);
        if (superscript) {
          const digits = [...superscript[2]].map(c => "⁰¹²³⁴⁵⁶⁷⁸⁹⁻".indexOf(c)).map(i => i === 10 ? "-" : i).join("");
          return multiply(ONE, base, Exact.literal(digits));
        }
      } else throw wrong();
      if (peek() !== "^" && peek() !== "**") return base;
      next++;
      return multiply(ONE, base, exponent());
    }

    function product() {
      if (peek() === "1") { next++; return ONE; }
      let left = power();
      while (peek() === "*" || peek() === "·" || peek() === "(" || isName(peek())) {
        if (peek() === "*" || peek() === "·") next++;
        left = multiply(left, power());
      }
      return left;
    }

    function unit() {
      let left = product();
      while (peek() === "/") {
        next++;
        left = multiply(left, power(), Exact.literal("-1"));
        if (peek() === "*" || peek() === "·" || peek() === "(" || isName(peek())) {
          throw new Fault("tools disagree on a product after “/”: put it in brackets");
        }
      }
      return left;
    }

    const whole = unit();
    if (next < tokens.length) throw wrong();
    return whole;
  }

  const scale = unit => Exact.multiply(unit.factor, Exact.power(Exact.PI, unit.pi));

  const sameDimension = (a, b) => a.dimension.size === b.dimension.size
    && [...a.dimension].every(([base, power]) => b.dimension.has(base) && Exact.compare(power, b.dimension.get(base)) === 0);

  const NUMBER = /^\s*([-+−]?\d+(?:\.\d+)?(?:[eE][-+−]?\d+)?)(?![\d.,'’_])\s*(.*?)\s*$/u;

  // A number with or without a unit, in the coherent unit; without one it is in the unit of the field.
  function quantity(text, field) {
    if (text.trim() === "") throw new Fault("a value is missing");
    const match = NUMBER.exec(text);
    if (match === null) throw new Fault("a value is a number such as 2, 0.5 or 1e9, and a unit");
    const number = Exact.decimal(match[1].replaceAll("−", "-").toLowerCase());
    const unit = match[2] === "" ? field : parse(match[2]);
    if (!sameDimension(unit, field)) {
      throw new Fault(field.dimension.size === 0
        ? "a pure number is wanted here, without a unit"
        : "“" + match[2] + "” measures something else: " + field.name + " is wanted here");
    }
    return toCoherent(number, unit);
  }

  const toCoherent = (number, unit) => Exact.add(Exact.multiply(number, scale(unit)), unit.offset);
  const fromCoherent = (value, unit) => Exact.divide(Exact.subtract(value, unit.offset), scale(unit));

  // So many significant digits, ties to even, with an exponent where zeros would hide the number.
  function digits(value, many) {
    const a = Exact.exact(value);
    if (a.n === 0n) return "0";
    const n = a.n < 0n ? -a.n : a.n;
    let exponent = n.toString().length - a.d.toString().length;
    const shifted = by => by >= 0 ? [n * 10n ** BigInt(by), a.d] : [n, a.d * 10n ** BigInt(-by)];
    const nearest = ([top, bottom]) => {
      const [whole, rest] = [top / bottom, 2n * (top % bottom)];
      return whole + (rest > bottom || (rest === bottom && whole % 2n === 1n) ? 1n : 0n);
    };
    while (nearest(shifted(many - 1 - exponent)).toString().length > many) exponent++;
    while (nearest(shifted(many - 1 - exponent)).toString().length < many) exponent--;
    const text = nearest(shifted(many - 1 - exponent)).toString().replace(/0+$/, "");
    const minus = a.n < 0n ? "-" : "";
    if (exponent < -4 || exponent > Math.max(5, many - 1)) {
      return minus + text[0] + (text.length > 1 ? "." + text.slice(1) : "") + "e" + exponent;
    }
    if (exponent < 0) return minus + "0." + "0".repeat(-exponent - 1) + text;
    const padded = text.padEnd(exponent + 1, "0");
    return minus + padded.slice(0, exponent + 1) + (padded.length > exponent + 1 ? "." + padded.slice(exponent + 1) : "");
  }

  // In the unit that leaves 1 to 999 before the point; units run from the smallest to the largest.
  function print(value, own, units) {
    const shown = unit => digits(fromCoherent(value, unit), 6);
    const size = unit => Math.abs(Number(shown(unit)));
    let chosen = own;
    if (Exact.sign(value) !== 0 && units.length > 1 && !(size(own) >= 1 && size(own) < 1000)) {
      chosen = units.findLast(unit => size(unit) >= 1) ?? units[0];
    }
    return shown(chosen) + (chosen.text === "1" ? "" : " " + chosen.text);
  }

  return { parse, quantity, toCoherent, fromCoherent, digits, print };
})();
