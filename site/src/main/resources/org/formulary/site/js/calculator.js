// The calculator of a formula's page: fields for its parameters, any unit in any field, the result as it is typed. The state
// stands behind # in the address, so that it can be sent to others and works from files.

(() => {
  const section = document.querySelector(".calculator");
  if (!section) return;
  const data = JSON.parse(document.getElementById("calculator-data").textContent);
  const STATE = "#calculator:";

  const unit = text => text === null ? { ...Units.parse("1"), text: "1" } : { ...Units.parse(text), text };

  const parameters = data.parameters.map(parameter => {
    const field = document.getElementById("input-" + parameter.name);
    return {
      ...parameter,
      unit: { ...unit(parameter.unit), name: parameter.dimension },
      domain: parameter.domain && Exact.parse(parameter.domain),
      field,
      fault: document.getElementById("fault-" + parameter.name),
      start: field.value,
    };
  });
  const outputs = data.outputs.map(output => ({
    ...output,
    unit: unit(output.unit),
    units: output.units.map(unit),
    tree: Exact.parse(output.prefix),
    place: document.getElementById("output-" + output.name),
  }));
  const general = document.getElementById("calculator-fault");

  function told(parameter, message) {
    parameter.fault.textContent = message;
    parameter.field.setAttribute("aria-invalid", String(message !== ""));
  }

  // Runs a step; its fault is told at a place instead of a value.
  function attempt(step, tell) {
    try {
      return step();
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      tell(fault.message);
      return undefined;
    }
  }

  function read() {
    const values = {};
    for (const parameter of parameters) {
      told(parameter, "");
      const value = attempt(() => Units.quantity(parameter.field.value, parameter.unit), message => told(parameter, message));
      if (value === undefined) continue;
      if (parameter.integer && !Exact.isWhole(Exact.exact(value))) told(parameter, "must be an integer");
      else values[parameter.symbol] = value;
    }
    const complete = () => Object.keys(values).length === parameters.length;
    for (const parameter of parameters) {
      // A condition may name other parameters, and says nothing before these have values.
      if (!parameter.domain || !(parameter.symbol in values) || !(complete() || parameter.alone)) continue;
      const holds = attempt(() => Exact.holds(parameter.domain, values), message => told(parameter, message));
      if (holds === false) told(parameter, "must satisfy " + parameter.condition);
    }
    return complete() && parameters.every(parameter => parameter.fault.textContent === "") ? values : null;
  }

  function result(output, values) {
    const value = Exact.value(output.tree, values);
    if (output.integer) {
      const whole = Exact.exact(value);
      const most = 1n << BigInt(output.bits - 1);
      if (whole.n >= most || whole.n < -most) throw new Fault("the result passes the range of a " + output.bits + "-bit integer");
      return value;
    }
    if (!Number.isFinite(Exact.toNumber(value))) throw new Fault("the result passes the range of a double");
    return value;
  }

  function compute() {
    general.textContent = "";
    const values = read();
    for (const output of outputs) {
      const value = values === null
        ? undefined
        : attempt(() => result(output, values), message => { general.textContent = message; });
      const plain = value === undefined ? "" : Units.digits(Units.fromCoherent(value, output.unit), 15);
      output.place.textContent = value === undefined ? "–"
        : output.integer ? Exact.exact(value).n.toString()
        : Units.print(value, output.unit, output.units);
      output.place.dataset.value = plain;
      output.place.title = plain === "" ? "" : plain + (output.unit.text === "1" ? "" : " " + output.unit.text);
    }
    document.dispatchEvent(new CustomEvent("computed", { detail: values }));
  }

  const typed = () => parameters.some(parameter => parameter.field.value !== parameter.start);

  function remember() {
    const state = parameters.map(parameter =>
      encodeURIComponent(parameter.symbol) + "=" + encodeURIComponent(parameter.field.value)).join(";");
    history.replaceState(null, "", typed() ? STATE + state : location.href.split("#")[0]);
  }

  // What is no text stands for nothing: addresses are cut off on their way.
  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return undefined;
    }
  }

  function recall() {
    if (!location.hash.startsWith(STATE)) return false;
    for (const part of location.hash.slice(STATE.length).split(";")) {
      const [symbol, value] = part.split("=").map(decoded);
      const parameter = parameters.find(candidate => candidate.symbol === symbol);
      if (parameter && value !== undefined) parameter.field.value = value;
    }
    return true;
  }

  section.querySelector("form").addEventListener("submit", event => event.preventDefault());
  for (const parameter of parameters) {
    parameter.field.addEventListener("input", () => { compute(); remember(); });
  }
  document.getElementById("calculator-reset").addEventListener("click", () => {
    parameters.forEach(parameter => { parameter.field.value = parameter.start; });
    compute();
    remember();
  });
  window.addEventListener("hashchange", () => { if (recall()) compute(); });

  section.hidden = false;
  if (recall()) section.scrollIntoView();
  compute();
})();
