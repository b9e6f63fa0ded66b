// Which screen is shown: it stands in the address behind "#", so that the way back leads through them.
const SCREENS = (() => {
  const find = (selector) => document.querySelector(selector);
  const all = {
    eintragen: { show: ENTRY.show, left: ENTRY.takeBack, right: ENTRY.enter, evening: true },
    stand: { show: showStanding, left: ENTRY.takeBack, right: () => go("eintragen"), evening: true },
    tisch: { show: AT_TABLE.show, left: () => go("eintragen"), right: AT_TABLE.take, evening: true },
    abende: { games: EVENINGS.listGames, anyway: true, show: EVENINGS.show, left: EVENINGS.pressLeft, right: () => go("neu") },
    neu: { games: BEGIN.listGames, show: BEGIN.show, left: () => go("eintragen"), right: BEGIN.begin }
  };
  let shown = "eintragen";

  function showStanding() {
    const { counted, game, file } = EVENING;
    STANDINGS.sums(find(".sums"), counted.everybody, counted.points);
    STANDINGS.curve(find(".curve"), counted);
    STANDINGS.places(find(".places tbody"), counted);
    STANDINGS.sheet(find(".pad"), counted, game.balanced, ENTRY.change);
    find(".pad-frame").hidden = !counted.lines.length;
    const pad = find("#pad");
    if (pad) { pad.hash = file.evening.game; }
    find("#about").textContent = [file.evening.name, sayDay(file.evening.date), counted.over ? "zu Ende" : ""].filter(Boolean).join(", ");
    find("#played").href = CHOICE.put("spiele/" + file.evening.game + ".html", CHOICE.ofValues(counted.rules, game));
    DOCK.say(counted.lines.length ? "" : "Noch kein Spiel eingetragen.");
    DOCK.act("Rückgängig", file.parts.length > 0, "Nächstes Spiel", true);
  }
  function show() {
    const wanted = location.hash.slice(1), fits = wanted in all ? wanted : shown;
    const next = all[fits].evening && !EVENING.file ? (STORE.list().length ? "abende" : "neu") : fits;
    if (next !== "abende") { EVENINGS.forget(); }
    if (next !== "eintragen" && EVENING.changing) { EVENING.leave(); }
    shown = next;
    for (const each of document.querySelectorAll("[data-screen]")) { each.hidden = each.dataset.screen !== next; }
    for (const each of document.querySelectorAll(".tabs a")) {
      if (each.hash === "#" + next) { each.setAttribute("aria-current", "page"); } else { each.removeAttribute("aria-current"); }
    }
    const title = EVENING.file ? EVENING.game.title : "Punktezettel";
    find("h1").textContent = title;
    document.title = EVENING.file ? title + ": Punktezettel" : title;
    find(".tabs").hidden = !EVENING.file;
    find("#share").hidden = !EVENING.file;
    find(".sums").hidden = !EVENING.file || !all[next].evening;
    draw(next);
  }
  // a screen that needs games waits for them, unless somebody has left it meanwhile
  function draw(screen) {
    const { games, anyway, show: fill } = all[screen];
    GAMES.need(games ? games() : [], () => { if (shown === screen) { fill(); } }, (words) => {
      if (shown !== screen) { return; }
      if (anyway) { fill(); } else { DOCK.act("Abbrechen", EVENING.file !== null, "Anfangen", false); }
      DOCK.say(words, { wrong: true });
    });
  }
  // another screen, or the same one anew
  function go(screen = shown) {
    if (location.hash !== "#" + screen) { history.pushState(null, "", "#" + screen); }
    show();
    scrollTo(0, 0);
  }
  DOCK.listen(() => all[shown].left(), () => all[shown].right());
  find("#print").addEventListener("click", () => print());
  addEventListener("popstate", show);
  STORE.watch(() => {
    if (EVENING.file) { EVENING.reread(); }
    if (shown !== "neu" && shown !== "tisch") { show(); }
  });
  return { go, show };
})();
function go(screen) { SCREENS.go(screen); }

// the evening that the address names; else the latest of the game that it names, by the rules that it names, for which
// a new one begins where there is none; else the latest of all
(() => {
  function settled(id, changes) { try { return JSON.stringify(REGELN.settle(id, changes)); } catch (error) { return "none"; } }
  function wantedRules(id) {
    const { variant, single } = CHOICE.read(location.search, SPIELE[id]);
    return settled(id, { ...(variant ? SPIELE[id].variants[variant].rules : {}), ...single });
  }
  const asked = new URLSearchParams(location.search), all = STORE.list(), game = asked.get("spiel");
  const withRules = asked.has("r") && GAMES.knows(game);
  function begin() {
    const wanted = withRules ? wantedRules(game) : "";
    const plays = (kept) => {
      const evening = parseEvening(kept.text);
      return evening && (!game || evening.game === game) && (!wanted || settled(game, evening.rules) === wanted);
    };
    const first = all.find((kept) => kept.id === asked.get("abend")) || all.find(plays), evening = first ? parseEvening(first.text) : null;
    GAMES.need(evening ? [evening.game] : [], () => open(first, wanted), fail);
  }
  function open(first, wanted) {
    const file = first ? readEvening(first.text) : null;
    if (wanted && !file) { history.replaceState(null, "", "#neu"); }
    if (file) { EVENING.open(first.id, file); }
    show();
  }
  function fail() {
    history.replaceState(null, "", "#abende"); // where what cannot be fetched is named
    show();
  }
  function show() {
    document.querySelector(".app").hidden = false;
    SCREENS.show();
  }
  GAMES.need(withRules ? [game] : [], begin, fail);
})();
