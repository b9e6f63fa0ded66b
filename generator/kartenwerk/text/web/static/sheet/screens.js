// Which screen is shown: it stands in the address behind "#", so that the way back leads through them.
const SCREENS = (() => {
  const find = (selector) => document.querySelector(selector);
  const AT_EVENING = { eintragen: true, stand: true, tisch: true, abende: false, neu: false };
  const all = { eintragen: { show: ENTRY.show, left: ENTRY.takeBack, right: ENTRY.enter } };
  let shown = "eintragen";

  function show() {
    const wanted = location.hash.slice(1), fits = Object.keys(AT_EVENING).find((name) => inAddress(name) === wanted) || shown;
    const next = AT_EVENING[fits] && !EVENING.file ? (STORE.list().length ? "abende" : "neu") : fits;
    if (next !== shown && all[shown]?.leave) { all[shown].leave(); }
    if (next !== "eintragen" && EVENING.changing) { EVENING.leave(); }
    shown = next;
    for (const each of document.querySelectorAll("[data-screen]")) { each.hidden = each.dataset.screen !== next; }
    for (const each of document.querySelectorAll(".tabs a")) {
      if (each.hash === "#" + inAddress(next)) { each.setAttribute("aria-current", "page"); } else { each.removeAttribute("aria-current"); }
    }
    const title = EVENING.file ? EVENING.game.title : "Punktezettel";
    find("h1").textContent = title;
    document.title = EVENING.file ? title + ": Punktezettel" : title;
    find(".tabs").hidden = !EVENING.file;
    find("#share").hidden = !EVENING.file;
    find(".sums").hidden = !EVENING.file || !AT_EVENING[next];
    draw(next);
  }
  // a screen that needs games or the rest of the sheet waits for them, unless somebody has left it meanwhile
  function draw(screen) {
    const still = (act) => (words) => { if (shown === screen) { act(words); } };
    const late = screen !== "eintragen" || !ENTRY.ready();
    (late ? needMore : call)(still(() => {
      const { games, anyway, show: fill } = all[screen];
      GAMES.need(games ? games() : [], still(fill), still((words) => { if (anyway) { fill(); } else { close(); } refuse(words); }));
    }), still((words) => { close(); refuse(words); }));
  }
  function call(then) { then(); }
  function close() { DOCK.act("Abbrechen", EVENING.file !== null, "Anfangen", false); }
  function refuse(words) { DOCK.say(words, { wrong: true }); }
  // calls `then` when the rest of the sheet is there, its last screen with it
  function needMore(then, fail) {
    if (all.neu) { then(); return; }
    GAMES.fetchFile(find(".app").dataset.more).then(() => (all.neu ? then() : fail("Teile des Zettels" + GAMES.LOST)));
  }
  // another screen, or the same one anew
  function go(screen = shown) {
    const hash = "#" + inAddress(screen);
    if (location.hash !== hash) { history.pushState(null, "", hash); }
    show();
    scrollTo(0, 0);
  }
  DOCK.listen(() => all[shown]?.left(), () => all[shown]?.right());
  addEventListener("popstate", show);
  STORE.watch(() => {
    if (EVENING.file) { EVENING.reread(); }
    if (shown !== "neu" && shown !== "tisch") { show(); }
  });
  return { go, show, needMore, add: (more) => Object.assign(all, more) };
})();
function go(screen) { SCREENS.go(screen); }

// the evening that the address names; else the latest of the game that it names, by the rules that it names, for which
// a new one begins where there is none; else the latest of all. The rest of the sheet comes when the first screen stands.
(() => {
  const asked = new URLSearchParams(location.search), all = STORE.list(), game = asked.get(inAddress("spiel"));
  const withRules = asked.has("r") && GAMES.knows(game);
  function begin() {
    const plays = (kept) => {
      const evening = parseEvening(kept.text);
      return evening && (!game || evening.game === game) && (!withRules || BEGIN.plays(evening));
    };
    const first = all.find((kept) => kept.id === asked.get(inAddress("abend"))) || all.find(plays), evening = first ? parseEvening(first.text) : null;
    GAMES.need(evening ? [evening.game] : [], () => open(first), fail);
  }
  function open(first) {
    const file = first ? readEvening(first.text) : null;
    if (withRules && !file) { history.replaceState(null, "", "#" + inAddress("neu")); }
    if (file) { EVENING.open(first.id, file); }
    show();
  }
  function fail() {
    history.replaceState(null, "", "#" + inAddress("abende")); // where what cannot be fetched is named
    show();
  }
  function show() {
    document.querySelector(".app").hidden = false;
    SCREENS.show();
    SCREENS.needMore(() => {}, () => {});
  }
  if (withRules) { SCREENS.needMore(() => GAMES.need([game], begin, fail), fail); } else { begin(); }
})();
