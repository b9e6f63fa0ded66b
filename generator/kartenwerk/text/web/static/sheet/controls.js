// What a deal asks for, by the kind of fact: buttons for players and words, fields with steps for numbers. A control
// reads `table.told` and changes it by `table.tell(id, value)`; `refresh` shows what is told now.
const CONTROLS = (() => {
  const SLIDES = 20, LARGE_STEPS = 12;
  const WHOLE = /^[+\-−–]?\d{1,7}$/;

  function choice(words, tap, attributes) { return button(words, tap, { class: "choice", "aria-pressed": "false", ...attributes }); }
  function row(kind, ...children) { return make("div", { class: kind }, ...children); }
  function readNumber(text) {
    const trimmed = text.trim();
    return WHOLE.test(trimmed) ? Number(trimmed.replace(/[−–]/, "-")) : trimmed === "" ? undefined : trimmed;
  }
  function show(field, value, spare = "") {
    const text = value === undefined ? spare : minus(value);
    if (readNumber(field.value) !== value || value === undefined && field.value !== spare) { field.value = text; }
  }
  function field(label, hear, attributes) {
    return make("input", { type: "text", inputmode: "numeric", autocomplete: "off", maxlength: "8", "aria-label": label,
      input: (event) => hear(readNumber(event.target.value)), focus: (event) => event.target.select(), ...attributes });
  }
  function within(fact, number) {
    return Math.max(fact.least, fact.most === null ? number : Math.min(fact.most, number));
  }

  function seat(fact, table) {
    const buttons = table.names.map((name) => choice(name, () => {
      if (fact.nobody) { table.set(fact.nobody, undefined); }
      table.tell(fact.id, table.told[fact.id] === name && fact.optional ? undefined : name);
    }));
    const nobody = fact.nobody ? choice("niemand", () => {
      table.set(fact.id, undefined);
      table.tell(fact.nobody, table.told[fact.nobody] ? undefined : true);
    }) : null;
    return { element: row("choices", buttons, nobody), refresh() {
      buttons.forEach((each, place) => press(each, table.told[fact.id] === table.names[place]));
      if (nobody) { press(nobody, table.told[fact.nobody] === true); }
    } };
  }
  // where all are named, their order is what is asked: buttons then bear its numbers, and the last one needs no tap
  function seats(fact, table) {
    const all = table.names.length, most = fact.most || all, ordered = fact.least === most && most === all;
    const told = () => [].concat(table.told[fact.id] || []);
    const buttons = table.names.map((name) => choice(name, () => {
      const before = told();
      let now = before.includes(name) ? before.filter((each) => each !== name) : [...before, name];
      if (now.length > most) { now = now.slice(1); }
      if (ordered && now.length === all - 1 && before.length < now.length) { now.push(table.names.find((each) => !now.includes(each))); }
      table.tell(fact.id, now.length ? now : undefined);
    }, ordered ? { class: "choice ranked" } : {}));
    return { element: row("choices", buttons), refresh() {
      const now = told();
      buttons.forEach((each, place) => {
        const rank = now.indexOf(table.names[place]);
        press(each, rank >= 0);
        if (ordered) { each.textContent = (rank < 0 ? "" : rank + 1 + ". ") + table.names[place]; }
      });
    } };
  }
  function word(fact, table) {
    const words = fact.optional ? ["", ...fact.words] : fact.words;
    const buttons = words.map((each) => choice(each ? table.word(each) : "nichts", () => table.tell(fact.id, each || undefined)));
    return { element: row("choices small", buttons), refresh() {
      const now = table.told[fact.id] === undefined ? "" : String(table.told[fact.id]);
      buttons.forEach((each, place) => press(each, now === words[place]));
    } };
  }
  function toggle(fact, table) {
    const only = choice("ja", () => table.tell(fact.id, table.told[fact.id] ? undefined : true), { "aria-label": table.question(fact.id) });
    return { element: row("choices", only), refresh() { press(only, table.told[fact.id] === true); } };
  }
  function number(fact, table) {
    const label = table.question(fact.id), range = fact.most === null ? Infinity : fact.most - fact.least;
    const slides = range > SLIDES && range < Infinity, start = slides && !fact.least ? Math.round(fact.most / 2) : Math.max(0, fact.least);
    const steps = range > LARGE_STEPS ? [-10, -1, 1, 10] : [-1, 1];
    const typed = field(label, (value) => table.tell(fact.id, value));
    const slider = slides ? make("input", { type: "range", min: fact.least, max: fact.most, "aria-label": label + " Schieber",
      input: (event) => table.tell(fact.id, Number(event.target.value)) }) : null;
    function step(by) {
      const now = table.told[fact.id], known = Number.isInteger(now);
      table.tell(fact.id, within(fact, known ? now + by : slides ? start : start + by)); // a first tap on a wide range only begins
    }
    const buttons = steps.map((by) => button(signed(by), () => step(by), { "aria-label": Math.abs(by) + (by < 0 ? " weniger" : " mehr") + ": " + label }));
    const half = buttons.length / 2;
    return { element: row(half > 1 ? "number" : "number short", buttons.slice(0, half), typed, buttons.slice(half), slider), refresh() {
      const now = table.told[fact.id];
      show(typed, now);
      if (slider) { slider.value = Number.isInteger(now) ? now : start; }
    } };
  }
  const KINDS = { seat, seats, number, word, switch: toggle };
  // those of rarer kinds are added with the rest of the sheet
  return { choice, row, field, show, within, has: (kind) => kind in KINDS, add: (more) => Object.assign(KINDS, more), of: (fact, table) => KINDS[fact.kind](fact, table) };
})();
