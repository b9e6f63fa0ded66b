// Entering a deal: the game's questions, what the deal would bring as it is told, and what is still asked for.
const ENTRY = (() => {
  const find = (selector) => document.querySelector(selector);
  const NEWER = "In einem anderen Fenster ist schon weitergeschrieben. Seht nach, und tragt dann neu ein.";
  let form = null, stamp = "", opened = false;

  const table = {
    names: [],
    get unfolded() { return form.fold.open; },
    stacks: null,
    get told() { return EVENING.told; },
    get empty() { return !EVENING.begun; },
    question: (fact) => EVENING.game.facts[fact],
    word: (word) => EVENING.game.answers[word] || word,
    set(fact, value) { if (value === undefined) { delete EVENING.told[fact]; } else { EVENING.told[fact] = value; } },
    tell(fact, value) { table.set(fact, value); show(); },
    refuses(fact, value) {
      try { EVENING.preview({ [fact]: value }); return false; } catch (error) { return REGELN.isFault(error) && error.key === fact; }
    }
  };
  function question(fact) {
    const control = CONTROLS.of(fact, table), frame = { class: "fact" };
    return { ...fact, element: make("fieldset", frame, make("legend", {}, table.question(fact.id)), control.element), refresh: control.refresh };
  }
  function dealer(names) {
    const buttons = names.map((name) => CONTROLS.choice(name, () => { EVENING.told = { gibt: name }; show(); }));
    const element = make("fieldset", { class: "fact" }, make("legend", {}, "Wer gibt und setzt aus?"), make("div", { class: "choices" }, buttons));
    return { id: "gibt", element, refresh: () => buttons.forEach((each, place) => press(each, names[place] === EVENING.ask().dealing)) };
  }
  // The questions are made once for a deal, so that no button is lost under a finger.
  function build(moment) {
    table.names = moment.names;
    table.stacks = EVENING.game.chips ? Object.fromEntries(moment.names.map((name, seat) => [name, moment.sums[seat]])) : null;
    const asked = moment.facts.filter((fact) => fact.asks).map(question), all = moment.dealing ? [dealer(moment.atTable), ...asked] : asked;
    const more = asked.filter((each) => each.optional), summary = make("summary", {});
    const fold = make("details", { class: "more", toggle: () => { if (fold.offsetParent) { opened = fold.open; refresh(); } } }, summary, more.map((each) => each.element));
    fold.open = opened || more.some((each) => each.id in EVENING.told);
    find(".facts").replaceChildren(...all.filter((each) => !each.optional).map((each) => each.element), fold);
    form = { all, more, fold, summary };
  }
  function refresh() {
    const moment = EVENING.ask(), { facts, names, dealing, atTable } = moment;
    const now = JSON.stringify([EVENING.id, EVENING.deal, EVENING.changing, names, dealing ? atTable : [], facts.map((fact) => fact.id)]);
    if (stamp !== now) { build(moment); stamp = now; }
    const matters = new Map(facts.map((fact) => [fact.id, fact.matters || fact.id in EVENING.told]));
    for (const each of form.all) { each.element.hidden = matters.get(each.id) === false; if (!each.element.hidden) { each.refresh(); } }
    const given = form.more.filter((each) => each.id in EVENING.told).length;
    form.fold.hidden = form.more.every((each) => each.element.hidden);
    form.summary.textContent = given ? "Besonderes (" + given + ")" : "Besonderes";
  }

  // whether all that is asked can be shown yet
  function ready() { return EVENING.ask().facts.every((fact) => CONTROLS.has(fact.kind)); }
  function show() {
    const { counted, over, changing, deal, file } = EVENING, date = file.evening.date;
    SUMS.show();
    find(".over").hidden = !over;
    find(".entry").hidden = over;
    find("#void").hidden = !changing;
    find("#number").textContent = over ? "Zu Ende" : changing ? "Spiel " + changing + " berichtigen" : "Spiel " + deal;
    find(".stale").hidden = changing > 0 || over || !date || date >= today() || !counted.number;
    find(".stale span").textContent = "Dieser Zettel ist vom " + sayDay(date) + ".";
    if (over) { showOver(); } else { refresh(); tell(); }
  }
  function showOver() {
    const best = EVENING.counted.placings.filter((each) => each.place === 1).map((each) => each.name);
    find(".over p").textContent = "Die Partie ist zu Ende. Vorn " + (best.length > 1 ? "liegen " : "liegt ") + listed(best) + ".";
    DOCK.say("");
    DOCK.act("Rückgängig", true, "Neuer Abend", true);
  }
  function tell() {
    let ready = false;
    try {
      describe(EVENING.preview());
      ready = true;
    } catch (error) {
      if (REGELN.isFault(error) && REGELN.isMissing(error)) { DOCK.say("Noch gefragt: " + table.question(error.key)); } else { DOCK.sayFault(error); }
    }
    const { changing, begun, file } = EVENING;
    DOCK.act(changing ? "Abbrechen" : begun ? "Leeren" : "Rückgängig", changing > 0 || begun || file.parts.length > 0,
      changing ? "Berichtigen" : "Eintragen", ready);
  }
  // "Anna +1, Bert −1, Cleo −1, Dirk +1. Sieg."
  function describe(line, before = "") {
    const { counted, game } = EVENING, brings = line.names.map((name) => [name, line.result[counted.everybody.indexOf(name)]]);
    const named = brings.length > 4 && brings.some((each) => each[1]) ? brings.filter((each) => each[1]) : brings;
    const reasons = [...new Set(line.items.filter((item) => item.points).map((item) => game.tally[item.reason] || item.reason))];
    DOCK.say(reasons.length ? " " + reasons.join(", ") + "." : "", { first: before + named.map(([name, points]) => name + "\u00a0" + signed(points)).join(", ") + "." });
  }

  function enter() {
    if (EVENING.over) { return go("neu"); }
    const { deal, changing } = EVENING, line = EVENING.preview();
    if (!EVENING.keep(EVENING.written())) { show(); return DOCK.say(NEWER, { wrong: true }); }
    EVENING.leave();
    go(changing ? "stand" : "eintragen");
    return describe(line, "Spiel " + deal + (changing ? " berichtigt: " : " eingetragen: "));
  }
  function takeBack() {
    if (EVENING.changing || EVENING.begun) {
      const back = EVENING.changing ? "stand" : "eintragen";
      EVENING.leave();
      return go(back);
    }
    if (!EVENING.keep(FILE.undo(EVENING.file))) { go(); return DOCK.say(NEWER, { wrong: true }); }
    EVENING.playsOn = false;
    go();
    return DOCK.say("Der letzte Eintrag ist zurückgenommen.");
  }
  find("#on").addEventListener("click", () => { EVENING.playsOn = true; show(); });
  return { NEWER, ready, show, enter, takeBack };
})();
