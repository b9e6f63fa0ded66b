// The form for a new evening: game, names, a set of rules or single ones, and how many deals are to be played.
const BEGIN = (() => {
  const TITLE = "# An evening, written by the score sheet. Each block is one deal; a later block may correct an earlier one.";

  function form(hear, known) {
    let game = "", chosen = "", single = {}, deals, chips;
    const games = make("select", { "aria-label": "Spiel", change: () => fetchAnd(games.value) },
      GAMES.all().map((id) => make("option", { value: id }, SPIELE[id].title)));
    const seats = SEATS.editor(hear, () => known().slice(0, LIMITS.known));
    const rules = make("div", {}), many = make("p", { class: "hint" }), amiss = make("p", { class: "hint", role: "status" });
    const name = make("input", { type: "text", maxlength: "60", autocomplete: "off", "aria-label": "Wie heißt der Abend?", placeholder: "Runde Montag" });
    const ends = CONTROLS.field("Nach wie vielen Spielen ist Schluss?", (value) => { deals = value; hear(); }, { placeholder: "nach der Regel" });
    const stake = CONTROLS.field("Mit wie vielen Marken fängt jeder an?", (value) => { chips = value; hear(); }, { placeholder: "nach der Regel" });
    const staked = fact("Mit wie vielen Marken fängt jeder an?", stake);
    const element = make("div", {}, fact("Was spielt ihr?", games), fact("Wer spielt mit, der Reihe nach?", many, seats.element), amiss, rules,
      make("details", { class: "more" }, make("summary", {}, "Name und Länge des Abends"),
        fact("Wie heißt der Abend?", name), fact("Nach wie vielen Spielen ist Schluss?", ends), staked));

    function fact(question, ...children) { return make("fieldset", { class: "fact" }, make("legend", {}, question), children); }
    function fetchAnd(id) {
      GAMES.need([id], () => { if (games.value === id) { choose(id); } }, (words) => { games.value = game; DOCK.say(words, { wrong: true }); });
    }
    function choose(id) {
      game = id;
      games.value = id;
      chosen = "";
      single = {};
      staked.hidden = !SPIELE[id].chips;
      const players = SPIELE[id].players, least = players[0], most = players[players.length - 1];
      const each = players.length > 2 && players.length === most - least + 1 ? least + " bis " + most : listed(players.map(String), "oder");
      many.textContent = each + " Spieler" + (SPIELE[id].sitsOut ? ", oder " + (most + 1) + ": Dann setzt der Geber aus." : ".");
      drawRules();
      hear();
    }

    function changes() { return { ...(chosen ? SPIELE[game].variants[chosen].rules : {}), ...single }; }
    function drawRules() {
      const sets = Object.entries(SPIELE[game].variants), details = make("details", { class: "more" }, make("summary", {}, "Einzelne Regeln"));
      const buttons = [["", { name: "Wie im Regelheft", satz: "" }], ...sets].map(([id, set]) =>
        CONTROLS.choice(set.name, () => { chosen = id; single = {}; drawRules(); hear(); }, { "aria-pressed": String(id === chosen) }));
      details.append(...Object.entries(SPIELE[game].rules).map(([id, rule]) => drawRule(id, rule)));
      details.open = Boolean(rules.querySelector("details[open]"));
      const set = chosen ? SPIELE[game].variants[chosen].satz : "";
      rules.replaceChildren(...(sets.length ? [fact("Nach welchen Regeln?", make("div", { class: "choices one" }, buttons), set ? make("p", { class: "hint" }, set) : null)] : []), details);
    }
    function drawRule(id, rule) {
      const now = () => (id in changes() ? changes()[id] : rule.default);
      const set = (value) => { if (value === undefined) { delete single[id]; } else { single[id] = value; } refresh(); hear(); };
      const words = [rule.other, rule.effect].filter(Boolean).join(" ");
      let control, refresh;
      if (typeof rule.default === "boolean") {
        control = CONTROLS.choice("", () => set(!now()));
        refresh = () => { press(control, now()); control.textContent = now() ? "ja" : "nein"; };
      } else if (rule.choices) {
        const buttons = Object.entries(rule.choices).map(([value, text]) => CONTROLS.choice(text, () => set(value)));
        control = make("div", { class: "choices small" }, buttons);
        refresh = () => buttons.forEach((each, place) => press(each, Object.keys(rule.choices)[place] === now()));
      } else {
        control = CONTROLS.field(rule.title || rule.label, set, { value: now() });
        refresh = () => {};
      }
      refresh();
      return fact(rule.title || rule.label, words || rule.title ? make("p", { class: "hint" }, words || rule.label.charAt(0).toUpperCase() + rule.label.slice(1) + ".") : null, control);
    }

    // what the file says of the rules: whatever differs from the game's own; throws a fault
    function settled() {
      const all = REGELN.settle(game, changes()), rules = SPIELE[game].rules;
      return Object.fromEntries(Object.keys(rules).filter((id) => all[id] !== rules[id].default).map((id) => [id, all[id]]));
    }
    return {
      element,
      get game() { return game; },
      get players() { return seats.names; },
      // `asked` are the rules that an address names
      start(id, names, asked) {
        name.value = ends.value = stake.value = "";
        deals = chips = undefined;
        seats.set(names);
        choose(id);
        ({ variant: chosen, single } = asked);
        amiss.textContent = asked.unknown.length ? CHOICE.sayUnknown(asked.unknown) : "";
        drawRules();
        rules.querySelector("details").open = Object.keys(single).length > 0;
      },
      head: () => ({ game, name: name.value.trim(), date: today(), players: seats.names, rules: settled(), deals, buy_in: SPIELE[game].chips ? chips : undefined })
    };
  }

  function written({ game, name, date, players, rules, buy_in, deals }) {
    const lines = [TITLE, "format = " + FILE.FORMAT, "game = " + TOML.quote(game)];
    if (name) { lines.push("name = " + TOML.quote(name)); }
    lines.push("date = " + date, "players = " + TOML.write(players));
    if (deals) { lines.push("deals = " + deals); }
    if (buy_in) { lines.push("buy_in = " + buy_in); }
    if (Object.keys(rules).length) { lines.push("rules = " + TOML.write(rules)); }
    return FILE.read(lines.join("\n") + "\n");
  }

  const beginning = form(tell, listKnownNames);
  document.querySelector(".beginning").append(beginning.element);
  // the game that the address names, and the evening at which those sat who were at the table last
  function find() {
    const asked = new URLSearchParams(location.search).get(inAddress("spiel")), latest = STORE.list()[0];
    const evening = EVENING.file ? EVENING.file.evening : latest ? parseEvening(latest.text) : null;
    return { asked, latest, evening, game: GAMES.knows(asked) ? asked : evening ? evening.game : GAMES.all()[0] };
  }
  function listGames() {
    const { game, evening } = find();
    return evening ? [game, evening.game] : [game];
  }
  function show() {
    const { asked, latest, game } = find(), last = EVENING.file || (latest ? readEvening(latest.text) : null), { players, sitsOut } = SPIELE[game];
    const most = players[players.length - 1] + (sitsOut ? 1 : 0), moments = last ? last.counted.moments : [];
    beginning.start(game, last ? moments[moments.length - 1].atTable.slice(0, most) : [], CHOICE.read(asked === game ? location.search : "", SPIELE[game]));
    tell();
  }
  function tell() {
    const missing = SPIELE[beginning.game].players[0] - beginning.players.length;
    let ready = false;
    try {
      if (missing > 0) {
        DOCK.say(missing === 1 ? "Noch ein Name fehlt." : "Noch " + missing + " Namen fehlen.");
      } else {
        written(beginning.head());
        ready = true;
        DOCK.say(listed(beginning.players) + " spielen " + SPIELE[beginning.game].title + ".");
      }
    } catch (error) { DOCK.sayFault(error); }
    DOCK.act("Abbrechen", EVENING.file !== null, "Anfangen", ready);
  }
  function begin() {
    EVENING.add(written(beginning.head()));
    go("eintragen");
  }
  SCREENS.add({ neu: { games: listGames, show, left: () => go("eintragen"), right: begin } });

  // whether an evening is played by the rules that the address names
  function settled(id, changes) { try { return JSON.stringify(REGELN.settle(id, changes)); } catch (error) { return "none"; } }
  function wanted(id) {
    const { variant, single } = CHOICE.read(location.search, SPIELE[id]);
    return settled(id, { ...(variant ? SPIELE[id].variants[variant].rules : {}), ...single });
  }
  return { plays: ({ game, rules }) => settled(game, rules) === wanted(game) };
})();
