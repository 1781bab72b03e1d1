// Search as you type. The index is one string that a script hands over when the field is first used, so that it also works
// from files. A query is split into words; each must be found in a name, a title or the other words of an entry, and what is
// found best in each comes first. Only when nothing is found are near spellings tried.

(() => {
  const field = document.getElementById("search");
  if (!field) return;
  const list = document.getElementById("found");
  const status = document.getElementById("found-count");
  const script = document.currentScript;
  const root = new URL(".", script.src);
  const MOST = 12;

  let entries = null;
  let vocabulary = null;
  let equations = null;
  let waiting = [];
  const asked = new Set();

  // Index

  function load(part) {
    if (asked.has(part)) return;
    asked.add(part);
    const element = document.createElement("script");
    element.src = new URL(script.dataset[part], root);
    document.head.append(element);
  }

  window.formularySearch = (part, text) => {
    if (part === "names") entries = read(text);
    else equations = text.split("\n").map(bare);
    waiting.splice(0).forEach(action => action());
  };

  function read(text) {
    const found = [];
    let group = null;
    for (const line of text.split("\n")) {
      const fields = line.split("\t");
      if (line.startsWith(">")) {
        group = { before: fields[0].slice(1), after: fields[1], kind: fields[2], where: fields[3] };
        continue;
      }
      const [name, title, names = "", words = ""] = fields;
      const all = [name, title, ...names.split(" ")].filter(Boolean);
      found.push({
        group,
        name,
        title,
        names: "\n" + [...all.map(whole), ...all.flatMap(parts)].join("\n") + "\n",
        words: "\n" + words.split(" ").filter(Boolean).flatMap(word => [whole(word), ...parts(word)]).join("\n") + "\n",
        order: found.length,
      });
    }
    return found;
  }

  // Words

  const whole = text => text.toLowerCase().replace(/[^\p{L}\p{N}/]+/gu, "");

  const parts = text => text
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{L})(\p{N})/gu, "$1 $2")
    .replace(/(\p{N})(\p{L})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

  // Most words are in most entries not at all, which one look tells.
  function place(text, word) {
    if (!text.includes(word)) return Infinity;
    if (text.includes("\n" + word + "\n")) return 0;
    return text.includes("\n" + word) ? 1 : 2;
  }

  const single = (entry, word) => Math.min(place(entry.names, word), 4 + place(entry.words, word));

  // A word with seams is looked for as it is, else piece by piece.
  function rank(entry, word) {
    const best = single(entry, word.whole);
    if (best < Infinity || word.parts.length < 2) return best;
    return 1 + Math.max(...word.parts.map(part => single(entry, part)));
  }

  function scan(words, candidates) {
    const together = words.map(word => word.whole).join("");
    const hits = [];
    for (const entry of candidates) {
      let score = 0;
      for (const word of words) {
        score += rank(entry, word);
        if (score === Infinity) break;
      }
      if (score === Infinity && words.length > 1) score = 3 + place(entry.names, together);
      if (score < Infinity) {
        if (entry.names.startsWith("\n" + together + "\n")) score -= 1;
        hits.push({ entry, score });
      }
    }
    return hits;
  }

  // Near spellings

  function distance(a, b, limit) {
    if (Math.abs(a.length - b.length) > limit) return limit + 1;
    let before = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
      const row = [i];
      let least = i;
      for (let j = 1; j <= b.length; j++) {
        let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2] + 1);
        row.push(cost);
        least = Math.min(least, cost);
      }
      if (least > limit) return limit + 1;
      before = last;
      last = row;
    }
    return last[b.length];
  }

  const nearby = new Map();

  function nearest(word) {
    if (!nearby.has(word.whole)) nearby.set(word.whole, nearestOf(word));
    return nearby.get(word.whole);
  }

  function nearestOf(word) {
    if (vocabulary === null) {
      vocabulary = [...new Set(entries.flatMap(entry => entry.names.split("\n")))].filter(Boolean);
    }
    let limit = word.whole.length < 4 ? 0 : word.whole.length < 8 ? 1 : 2;
    let best = null;
    for (const known of vocabulary) {
      const far = distance(word.whole, known, limit);
      if (far <= limit && (best === null || far < limit)) {
        best = known;
        limit = far;
      }
    }
    return best === null ? word : { whole: best, parts: [best] };
  }

  // Equations, with all that only sets them apart in print taken out

  const bare = text => text.toLowerCase().replace(/[\s(){}[\]*·]+/g, "");

  function fromLatex(text) {
    return text
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, "$1/$2")
      .replace(/\\log_\{?2\}?/g, "log2")
      .replace(/\\(left|right|cdot|times|,|;|!|:|quad|mathrm|operatorname|text)/g, "")
      .replace(/\\le(q)?\b/g, "<=").replace(/\\ge(q)?\b/g, ">=").replace(/\\ne(q)?\b/g, "!=")
      .replace(/\\lceil/g, "ceil(").replace(/\\lfloor/g, "floor(").replace(/\\r(ceil|floor)/g, ")")
      .replace(/[\\&$]/g, "")
      .replace(/_\{([^{}]*)\}/g, "_$1");
  }

  const isMath = text => /[\\=^+*(){}]|\s[-/]\s|[<>]/.test(text);

  function inEquations(text) {
    const wanted = bare(fromLatex(text));
    if (wanted === "") return [];
    return entries.slice(0, equations.length)
      .filter(entry => equations[entry.order].includes(wanted))
      .map(entry => ({ entry, score: equations[entry.order] === wanted ? -1 : 3 }));
  }

  // What is shown

  let before = { text: "", entries: [] };

  function search(text) {
    const words = text.trim().split(/\s+/).map(word => ({ whole: whole(word), parts: parts(word) }))
      .filter(word => word.whole !== "");
    // What a longer query finds was found by the shorter one.
    const candidates = before.text !== "" && text.startsWith(before.text) ? before.entries : entries;
    let hits = words.length > 0 ? scan(words, candidates) : [];
    before = { text: words.length > 0 ? text : "", entries: hits.map(hit => hit.entry) };
    if (isMath(text) && equations !== null) {
      const known = new Set(hits.map(hit => hit.entry));
      hits = hits.concat(inEquations(text).filter(hit => !known.has(hit.entry)));
    }
    if (hits.length === 0 && words.length > 0) hits = scan(words.map(nearest), entries);
    return hits.sort((a, b) => a.score - b.score
      || a.entry.title.length - b.entry.title.length
      || a.entry.order - b.entry.order);
  }

  function element(name, text, className) {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    if (className) made.className = className;
    return made;
  }

  function item({ entry }, index) {
    const link = element("a", "", "");
    link.href = new URL(
      entry.group.before + encodeURIComponent(entry.name) + entry.group.after, root);
    link.tabIndex = -1;
    link.append(element("span", entry.title, ""));
    const where = [entry.group.kind, entry.group.where].filter(Boolean).join(" · ");
    if (where) link.append(element("small", where, ""));
    const row = element("li", "", "");
    row.id = "found-" + index;
    row.setAttribute("role", "option");
    row.setAttribute("aria-selected", "false");
    row.append(link);
    return row;
  }

  let active = -1;

  function choose(index) {
    const rows = [...list.children];
    active = rows.length === 0 ? -1 : (index + rows.length) % rows.length;
    rows.forEach((row, i) => row.setAttribute("aria-selected", String(i === active)));
    if (active >= 0) {
      field.setAttribute("aria-activedescendant", rows[active].id);
      rows[active].scrollIntoView({ block: "nearest" });
    } else {
      field.removeAttribute("aria-activedescendant");
    }
  }

  function close() {
    list.hidden = true;
    list.replaceChildren();
    status.textContent = "";
    field.setAttribute("aria-expanded", "false");
    choose(-1);
    active = -1;
  }

  function update() {
    const text = field.value;
    if (text.trim() === "") return close();
    load("names");
    if (isMath(text)) load("equations");
    if (entries === null || (isMath(text) && equations === null)) {
      waiting = [update];
      if (entries === null) return undefined;
    }
    const hits = search(text);
    list.replaceChildren(...hits.slice(0, MOST).map(item));
    list.hidden = hits.length === 0;
    field.setAttribute("aria-expanded", String(hits.length > 0));
    status.textContent = hits.length === 0 ? "nothing found"
      : hits.length === 1 ? "1 found"
      : hits.length + " found" + (hits.length > MOST ? ", the best " + MOST + " shown" : "");
    active = -1;
    field.removeAttribute("aria-activedescendant");
    return undefined;
  }

  // What it is once this script runs; HTML checkers refuse that role to a field of type search.
  const isNow = { role: "combobox", "aria-expanded": "false", "aria-controls": "found", "aria-autocomplete": "list" };
  Object.entries(isNow).forEach(([name, value]) => field.setAttribute(name, value));
  field.addEventListener("focus", () => load("names"));
  field.addEventListener("input", update);
  field.addEventListener("keydown", event => {
    if (event.key === "ArrowDown") choose(active + 1);
    else if (event.key === "ArrowUp") choose(active < 0 ? -1 : active - 1);
    else if (event.key === "Escape") { field.value = ""; close(); }
    else if (event.key === "Enter") {
      const row = list.children[Math.max(active, 0)];
      if (row) location.href = row.firstChild.href;
    } else return;
    event.preventDefault();
  });
  document.addEventListener("keydown", event => {
    const typing = event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      field.focus();
      field.select();
    }
  });
  document.addEventListener("click", event => {
    if (!event.target.closest(".search")) close();
  });
  field.form.addEventListener("submit", event => event.preventDefault());
  field.form.hidden = false;
})();
