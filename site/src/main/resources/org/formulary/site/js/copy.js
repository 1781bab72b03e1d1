// Buttons that copy. They are made here, since without this script they would do nothing.

(() => {
  const said = document.createElement("span");
  said.className = "said";
  said.setAttribute("role", "status");

  function fallback(text) {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }

  async function copy(button, text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      fallback(text);
    }
    said.textContent = "copied";
    button.after(said);
  }

  function button(label, name, text) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.setAttribute("aria-label", name);
    made.addEventListener("click", () => copy(made, text()));
    return made;
  }

  for (const place of document.querySelectorAll("[data-copy]")) {
    const name = place.dataset.copy;
    place.append(" ", button("copy", "Copy " + name, () => place.querySelector("code").textContent));
  }
  for (const code of document.querySelectorAll(".listing")) {
    code.append(button("copy", "Copy the code", () => code.querySelector("code").textContent));
  }
  const tools = document.querySelector(".tools");
  if (tools) {
    const equation = document.querySelector(".statement math");
    if (equation) {
      tools.append(button("MathML", "Copy the equation as MathML", () => {
        const math = equation.cloneNode(true);
        math.removeAttribute("aria-label");
        math.removeAttribute("alttext");
        return math.outerHTML;
      }));
    }
    tools.append(button("Link", "Copy the address of this page", () => location.href.split("#")[0]));
    tools.append(button("Citation", "Copy a citation of this page", () => tools.dataset.citation));
    tools.hidden = false;
  }
})();
