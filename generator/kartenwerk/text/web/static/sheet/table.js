// Who comes and who goes between two deals, and chips that somebody buys again.
(() => {
  const find = (selector) => document.querySelector(selector);
  const seats = SEATS.editor(tell, () => [...new Set([...EVENING.counted.everybody, ...listKnownNames()])].slice(0, LIMITS.known));
  let buys = {};
  find(".at-table").append(seats.element);

  function show() {
    const names = EVENING.seats;
    SUMS.show();
    seats.set(names);
    buys = {};
    find(".bought").hidden = !EVENING.game.chips;
    find(".bought .lines").replaceChildren(...names.map((name) => make("div", { class: "each bare" }, make("span", { class: "who" }, name),
      CONTROLS.field(name + " kauft Marken nach", (value) => { buys[name] = value; tell(); }, { placeholder: "0" }))));
    tell();
  }
  function written() {
    let next = EVENING.file;
    if (seats.names.join("\n") !== EVENING.seats.join("\n")) { next = FILE.append(next, FILE.block("seats", { players: seats.names })); }
    for (const [player, add] of Object.entries(buys)) { if (add) { next = FILE.append(next, FILE.block("chips", { player, add })); } }
    return next;
  }
  function tell() {
    let ready = false;
    try {
      ready = written() !== EVENING.file;
      DOCK.say(ready ? "So geht es mit dem nächsten Spiel weiter." : "Wer kommt dazu, wer geht?");
    } catch (error) { DOCK.sayFault(error); }
    DOCK.act("Abbrechen", true, "Übernehmen", ready);
  }
  function take() {
    const kept = EVENING.keep(written());
    EVENING.leave();
    go("eintragen");
    DOCK.say(kept ? "Jetzt sitzen am Tisch: " + listed(EVENING.seats) + "." : ENTRY.NEWER, { wrong: !kept });
  }
  SCREENS.add({ tisch: { show, left: () => go("eintragen"), right: take } });
})();
