// All evenings of this device: open one, delete one and bring it back, read one from a file, pass one on as a file.
(() => {
  const find = (selector) => document.querySelector(selector), chooser = find("#file");
  let removed = null;

  function name(file) { return [SPIELE[file.evening.game].title, file.evening.name, sayDay(file.evening.date)].filter(Boolean).join(", "); }
  function listGames() { return STORE.list().map((kept) => parseEvening(kept.text)).filter(Boolean).map((evening) => evening.game); }
  function show() {
    const all = STORE.list().map((kept) => ({ ...kept, file: readEvening(kept.text) }));
    find("#none").hidden = all.length > 0;
    find(".evenings").replaceChildren(...all.map((kept) => make("li", {}, kept.file ? describe(kept) : make("p", {}, "Diesen Abend können diese Seiten nicht lesen."),
      button("×", () => remove(kept), { "aria-label": "Löschen: " + (kept.file ? name(kept.file) : "unlesbarer Abend") }))));
    DOCK.say("");
    DOCK.act(removed ? "Rückgängig" : "Datei öffnen", true, "Neuer Abend", true);
  }
  function describe({ id, file }) {
    const { everybody, points, lines } = file.counted;
    const sums = lines.length ? everybody.map((one, place) => one + " " + minus(points[place])).join(", ") : listed(everybody) + ", noch kein Spiel";
    return make("button", { type: "button", class: "evening", "aria-current": id === EVENING.id ? "true" : undefined,
      click: () => { EVENING.open(id, file); go("eintragen"); } }, make("strong", {}, name(file)), make("span", {}, sums));
  }
  function remove(kept) {
    STORE.remove(kept.id);
    removed = kept;
    if (kept.id === EVENING.id) { EVENING.close(); }
    go();
    DOCK.say("Der Abend ist gelöscht.");
  }
  function bringBack() {
    STORE.write(removed.id, removed.text, "");
    if (!EVENING.file && removed.file) { EVENING.open(removed.id, removed.file); }
    removed = null;
    go();
    DOCK.say("Der Abend ist wieder da.");
  }
  async function read() {
    const [picked] = chooser.files;
    try {
      if (!picked) { return; }
      if (picked.size > FILE.LARGEST) { throw new FILE.Fault("Die Datei ist zu groß für einen Punktezettel."); }
      const text = await picked.text(), { game } = FILE.parse(text).evening;
      GAMES.need([game], () => attempt(picked, () => open(picked, FILE.read(text))), (words) => DOCK.say(words, { wrong: true }));
    } catch (error) { refuse(picked, error); } finally { chooser.value = ""; }
  }
  function refuse(picked, error) {
    if (!(error instanceof FILE.Fault)) { throw error; }
    DOCK.say(picked.name + ": " + error.message, { wrong: true });
  }
  function attempt(picked, act) { try { act(); } catch (error) { refuse(picked, error); } }
  function open(picked, file) {
    const there = STORE.list().find((kept) => kept.text === file.text);
    if (there) { EVENING.open(there.id, file); } else { EVENING.add(file); }
    go("stand");
    DOCK.say(picked.name + " ist geöffnet." + doubt(file));
  }
  // the end of a file may have been lost on its way
  function doubt(file) {
    const number = doubtful(file.text);
    if (file.rest) { return " Block " + (file.parts.length + 1) + " ist nicht ganz und zählt nicht; in der Datei bleibt er als Bemerkung."; }
    return number ? " Die letzte Zeile hat kein Ende. Seht nach, ob sie ganz ist. Sie zählt: " + number : "";
  }
  // the last line if it ends in a number and not in a line end: digits may have been cut off
  function doubtful(text) {
    const last = text.slice(text.lastIndexOf("\n") + 1).trim();
    return /=\s*[+-]?\d+$/.test(last) ? last : "";
  }
  function share() {
    const { evening, text } = EVENING.file, called = [evening.game, evening.date].filter(Boolean).join("_") + ".toml";
    const file = new File([text], called, { type: "text/plain" });
    if (navigator.canShare && navigator.canShare({ files: [file] })) {
      navigator.share({ files: [file], title: name(EVENING.file) }).catch(() => { /* whoever has changed their mind */ });
      return;
    }
    const link = make("a", { href: URL.createObjectURL(file), download: called });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    DOCK.say("Gesichert als " + called + ".");
  }
  chooser.addEventListener("change", read);
  find("#share").addEventListener("click", share);
  SCREENS.add({ abende: { games: listGames, anyway: true, show, leave: () => { removed = null; },
    left: () => (removed ? bringBack() : chooser.click()), right: () => go("neu") } });
})();
