// Who sits at the table, seat by seat: names to be written, taken from earlier evenings, moved and taken away.
const SEATS = (() => {
  const LONGEST = LIMITS.name;
  function plain(name) { return name.split(/\s+/).filter(Boolean).join(" ").normalize("NFC"); }

  // `hear(names)` is called after each change; `known()` are the names of earlier evenings
  function editor(hear, known) {
    let names = [];
    const rows = make("ol", { class: "seats" }), spare = make("div", { class: "choices small" });
    const typed = make("input", { type: "text", maxlength: LONGEST, autocomplete: "off", autocapitalize: "words", enterkeyhint: "done", "aria-label": "Name",
      placeholder: "Name", keydown: (event) => { if (event.key === "Enter") { event.preventDefault(); add(typed.value); } } });
    const adding = make("div", { class: "adding" }, typed, button("Dazu", () => add(typed.value)));

    function change(now) { names = now; draw(); hear(names); }
    function add(name) {
      if (!plain(name)) { return; }
      typed.value = "";
      change([...names, plain(name)]);
    }
    function remove(place) {
      change(names.filter((_, other) => other !== place));
      typed.focus({ preventScroll: true });
    }
    function forward(place) {
      const now = [...names];
      now.splice(place - 1, 0, now.splice(place, 1)[0]);
      change(now);
      const moved = rows.children[place - 1].querySelectorAll("button");
      moved[Math.max(0, moved.length - 2)].focus({ preventScroll: true });
    }
    function draw() {
      rows.replaceChildren(...names.map((name, place) => make("li", {}, make("span", { class: "who" }, name),
        place ? button("↑", () => forward(place), { "aria-label": name + " einen Platz vor" }) : null,
        button("×", () => remove(place), { "aria-label": name + " weg" }))));
      const left = known().filter((name) => !names.includes(name));
      spare.replaceChildren(...left.map((name) => button("+ " + name, () => add(name), { class: "choice" })));
    }
    return {
      element: make("div", {}, rows, adding, spare),
      get names() { return plain(typed.value) ? [...names, plain(typed.value)] : names; },
      set(now) { names = [...now]; typed.value = ""; draw(); }
    };
  }
  return { editor };
})();
// all who have played on this device, those of the latest evening first
function listKnownNames() {
  const evenings = STORE.list().map((kept) => parseEvening(kept.text)).filter(Boolean);
  const named = (evening) => [evening.players, ...evening.blocks.filter((block) => block.kind === "seats").map((block) => block.players)].flat();
  return [...new Set(evenings.flatMap(named))];
}
