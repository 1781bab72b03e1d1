// The formula of a page as its data tells it, evaluated for any values; nothing here knows of fields.

const Calculation = data => {
  const unit = text => text === null ? { ...Units.parse("1"), text: "1" } : { ...Units.parse(text), text };

  const parameters = data.parameters.map(parameter => ({
    ...parameter,
    unit: { ...unit(parameter.unit), name: parameter.dimension },
    domain: parameter.domain && Exact.parse(parameter.domain),
  }));
  const outputs = data.outputs.map(output => ({
    ...output,
    unit: unit(output.unit),
    units: output.units.map(unit),
    tree: Exact.parse(output.prefix),
  }));

  const isComplete = values => parameters.every(parameter => parameter.symbol in values);

  // Throws what is wrong with the value of a parameter, in view of the others that are known.
  function check(parameter, values) {
    if (!(parameter.symbol in values)) return;
    if (parameter.integer && !Exact.isWhole(Exact.exact(values[parameter.symbol]))) throw new Fault("must be an integer");
    // A condition may name other parameters, and says nothing before these have values.
    if (!parameter.domain || !(isComplete(values) || parameter.alone)) return;
    if (!Exact.holds(parameter.domain, values)) throw new Fault("must satisfy " + parameter.condition);
  }

  function result(output, values) {
    const value = Exact.value(output.tree, values);
    if (output.integer) {
      const whole = Exact.exact(value);
      const most = 1n << BigInt(output.bits - 1);
      if (whole.n >= most || whole.n < -most) throw new Fault("the result passes the range of a " + output.bits + "-bit integer");
      return whole;
    }
    if (!Number.isFinite(Exact.toNumber(value))) throw new Fault("the result passes the range of a double");
    return value;
  }

  return { parameters, outputs, isComplete, check, result };
};
