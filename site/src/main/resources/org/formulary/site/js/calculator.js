// The calculator of a formula's page: fields for its parameters, any unit in any field, the result as it is typed. The state
// stands behind # in the address, so that it can be sent to others and works from files.

(() => {
  const section = document.querySelector(".calculator");
  if (!section) return;
  const calculation = Calculation(JSON.parse(document.getElementById("calculator-data").textContent));
  const STATE = "#calculator:";

  const parameters = calculation.parameters.map(parameter => {
    const field = document.getElementById("input-" + parameter.name);
    return { ...parameter, field, fault: document.getElementById("fault-" + parameter.name), start: field.value };
  });
  const outputs = calculation.outputs.map(output => ({
    ...output,
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
      const tell = message => told(parameter, message);
      const value = attempt(() => Units.quantity(parameter.field.value, parameter.unit), tell);
      if (value !== undefined) values[parameter.symbol] = value;
    }
    for (const parameter of parameters) {
      attempt(() => calculation.check(parameter, values), message => told(parameter, message));
    }
    const sound = parameters.every(parameter => parameter.fault.textContent === "");
    return sound && calculation.isComplete(values) ? values : null;
  }

  function compute() {
    general.textContent = "";
    const values = read();
    for (const output of outputs) {
      const value = values === null
        ? undefined
        : attempt(() => calculation.result(output, values), message => { general.textContent = message; });
      const plain = value === undefined ? "" : Units.digits(Units.fromCoherent(value, output.unit), 15);
      output.place.textContent = value === undefined ? "–"
        : output.integer ? value.n.toString()
        : Units.print(value, output.unit, output.units);
      output.place.dataset.value = plain;
      output.place.title = plain === "" ? "" : plain + (output.unit.text === "1" ? "" : " " + output.unit.text);
    }
    document.dispatchEvent(new CustomEvent("computed", { detail: { calculation, values } }));
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
