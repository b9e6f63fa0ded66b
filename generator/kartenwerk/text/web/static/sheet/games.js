// The rules and words of each game lie in a file of their own, which is fetched when the game is first needed. All are
// fetched by elements of the page, as a folder without a server allows no other way.
const GAMES = (() => {
  const LOST = " lassen sich gerade nicht laden. Versucht es mit Netz noch einmal, oder öffnet den Zettel neu.", coming = new Map();

  function all() { return Object.keys(SPIELE).sort((one, other) => (SPIELE[one].title < SPIELE[other].title ? -1 : 1)); }
  function knows(id) { return Object.hasOwn(SPIELE, id); }
  function fetchFile(src) {
    if (!coming.has(src)) {
      coming.set(src, new Promise((done) => {
        const leave = () => { element.remove(); coming.delete(src); done(); };
        const element = make("script", { src, load: leave, error: leave });
        document.head.append(element);
      }));
    }
    return coming.get(src);
  }
  // calls `then` with these games: at once if they are there, else as soon as they are; `fail` if one of them is not to be had
  function need(ids, then, fail) {
    const missing = ids.filter((id) => knows(id) && !REGELN.has(id));
    if (!missing.length) { then(); return; }
    Promise.all(missing.map((id) => fetchFile(inAddress("punkte") + "/" + id + ".js"))).then(() => {
      const lost = missing.filter((id) => !REGELN.has(id)).map((id) => SPIELE[id].title);
      if (lost.length) { fail("Die Regeln von " + listed(lost) + LOST); } else { then(); }
    });
  }
  return { LOST, all, knows, need, fetchFile };
})();
