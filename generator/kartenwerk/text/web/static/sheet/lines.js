// The rarer things that a deal asks for: a number or words for each player, and who does something to whom.
(() => {
  const SEARCHED = 12, { choice, row, field, show, within } = CONTROLS;
  function clean(table) { return Object.keys(table).length ? table : undefined; }

  // a line for each player; in games for chips the stacks before the deal stand there, as most of them stay
  function numbers(fact, table) {
    const start = table.stacks && !fact.skips ? table.stacks : null;
    let partial = {};
    function change(name, value) {
      const now = { ...(start || {}), ...partial, ...(table.told[fact.id] || {}) };
      if (value === undefined) { delete now[name]; } else { now[name] = value; }
      partial = now;
      const whole = fact.skips || table.names.every((each) => each in now);
      table.tell(fact.id, whole ? clean(now) : undefined);
    }
    function value(name) { return (table.told[fact.id] || partial)[name]; }
    function spare(name) { return start ? start[name] : 0; }
    const rows = table.names.map((name) => {
      const label = name + ": " + table.question(fact.id), typed = field(label, (number) => change(name, number));
      const step = (by) => change(name, within(fact, (Number.isInteger(value(name)) ? value(name) : spare(name)) + by));
      const sign = fact.least < 0 ? button("±", () => change(name, -(value(name) || 0)), { "aria-label": name + ": Vorzeichen" }) : null;
      const line = row("each", make("span", { class: "who" }, name), sign,
        button("−", () => step(-1), { "aria-label": name + ": eins weniger" }), typed,
        button("+", () => step(1), { "aria-label": name + ": eins mehr" }));
      return { name, typed, line };
    });
    const sum = make("p", { class: "sum" });
    return { element: row("lines", rows.map((each) => each.line), sum), refresh() {
      if (table.empty) { partial = {}; }
      let total = 0;
      for (const { name, typed } of rows) {
        const now = value(name);
        show(typed, now, fact.skips || start ? minus(spare(name)) : "");
        typed.classList.toggle("untold", now === undefined);
        total += Number.isInteger(now) ? now : start ? spare(name) : 0;
      }
      sum.textContent = table.told[fact.id] || start ? "Zusammen " + minus(total) : "";
    } };
  }
  function words(fact, table) {
    const told = () => table.told[fact.id] || {};
    const groups = table.names.map((name) => {
      const buttons = fact.words.map((each) => choice(table.word(each), () => {
        const mine = [].concat(told()[name] || []), now = { ...told() };
        now[name] = mine.includes(each) ? mine.filter((other) => other !== each) : [...mine, each];
        if (!now[name].length) { delete now[name]; }
        table.tell(fact.id, clean(now));
      }));
      return { name, buttons, element: make("div", { role: "group", "aria-label": name }, make("p", { class: "who" }, name), row("choices small", buttons)) };
    });
    const search = fact.words.length > SEARCHED ? make("input", { type: "search", class: "search", placeholder: "Suchen",
      "aria-label": table.question(fact.id) + " Suchen", input: () => filter() }) : null;
    function filter() {
      const wanted = search ? search.value.trim().toLocaleLowerCase("de") : "";
      for (const { buttons } of groups) {
        for (const each of buttons) { each.hidden = !each.textContent.toLocaleLowerCase("de").includes(wanted) && each.getAttribute("aria-pressed") === "false"; }
      }
    }
    return { element: row("lines", search, groups.map((each) => each.element)), refresh() {
      for (const { name, buttons } of groups) {
        const mine = [].concat(told()[name] || []);
        buttons.forEach((each, place) => press(each, mine.includes(fact.words[place])));
      }
    } };
  }
  // only pairs that the rules of the game let stand beside what is told so far
  function pairs(fact, table) {
    const told = () => table.told[fact.id] || [];
    const same = (one, other) => one.von === other.von && one.an === other.an;
    const all = table.names.flatMap((von) => table.names.filter((an) => an !== von).map((an) => ({ von, an })));
    const buttons = all.map((pair) => choice(pair.von + " an " + pair.an, () => {
      const now = told().some((each) => same(each, pair)) ? told().filter((each) => !same(each, pair)) : [...told(), pair];
      table.tell(fact.id, now.length ? now : undefined);
    }));
    return { element: row("choices small", buttons), refresh() {
      buttons.forEach((each, place) => {
        const on = told().some((pair) => same(pair, all[place]));
        press(each, on);
        each.hidden = !on && table.unfolded && table.refuses(fact.id, [...told(), all[place]]);
      });
    } };
  }
  CONTROLS.add({ numbers, words, pairs });
})();
