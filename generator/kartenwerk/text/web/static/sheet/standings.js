// How everybody stands: places, the curve, and the sheet with the newest deal first, where a deal is corrected.
(() => {
  const find = (selector) => document.querySelector(selector);
  const WIDTH = 340, HEIGHT = 190, LEFT = 34, RIGHT = 74, TOP = 10, BOTTOM = 18, APART = 15;
  const DASHES = ["", "8 4", "2 4", "12 4 2 4", "5 3", "1 3", "16 5", "8 3 2 3 2 3"], COLOURS = 8;

  function draw(tag, attributes, ...children) {
    return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
  }
  function stroke(one) { return { class: "line ink" + (one % COLOURS), "stroke-dasharray": DASHES[one % DASHES.length] || undefined }; }
  function sample(one) {
    return draw("svg", { class: "sample", width: 34, height: 10, viewBox: "0 0 34 10", "aria-hidden": "true" },
      draw("path", { d: "M1 5H33", ...stroke(one) }));
  }
  function places(body, counted) {
    body.replaceChildren(...counted.placings.map((each) => make("tr", {}, make("td", {}, String(each.place)),
      make("th", { scope: "row" }, sample(counted.everybody.indexOf(each.name)), each.name), make("td", {}, String(each.deals)), make("td", {}, minus(each.points)))));
  }

  function curve(picture, counted) {
    const rows = counted.lines.filter((line) => !line.struck), names = counted.everybody;
    picture.toggleAttribute("hidden", rows.length < 2);
    if (rows.length < 2) { return; }
    const all = rows.flatMap((line) => line.sums).concat(0), low = Math.min(...all), high = Math.max(...all, low + 1);
    const x = (place) => round(LEFT + (WIDTH - LEFT - RIGHT) * place / (rows.length - 1));
    const y = (points) => round(TOP + (HEIGHT - TOP - BOTTOM) * (high - points) / (high - low));
    const ends = apart(names.map((name, one) => ({ one, name: shorten(name), y: y(rows[rows.length - 1].sums[one]) })));
    const step = Math.ceil(rows.length / 6);
    picture.replaceChildren(
      draw("title", {}, "Verlauf nach " + rows.length + " Spielen; die Zahlen stehen im Blatt darunter"),
      ...[...new Set([0, low, high])].flatMap((points) => [
        draw("line", { class: "grid", x1: LEFT, x2: WIDTH - RIGHT, y1: y(points), y2: y(points) }),
        draw("text", { x: LEFT - 5, y: y(points) + 4, "text-anchor": "end" }, minus(points))]),
      ...rows.map((line, place) => (place + 1) % step ? null : draw("text", { x: x(place), y: HEIGHT - 3, "text-anchor": "middle" }, String(line.number))).filter(Boolean),
      ...names.map((_, one) => draw("path", { d: "M" + rows.map((line, place) => x(place) + " " + y(line.sums[one])).join("L"), ...stroke(one) })),
      ...ends.map((end) => draw("text", { x: WIDTH - RIGHT + 6, y: round(end.y + 4) }, end.name)));
  }
  function round(number) { return Math.round(number * 10) / 10; }
  function shorten(name) { return name.length > 9 ? name.slice(0, 8) + "…" : name; }
  function apart(ends) {
    ends.sort((one, other) => one.y - other.y || one.one - other.one);
    ends.forEach((end, place) => { if (place) { end.y = Math.max(end.y, ends[place - 1].y + APART); } });
    let floor = HEIGHT - 4;
    for (const end of [...ends].reverse()) { end.y = Math.min(end.y, floor); floor = end.y - APART; }
    return ends;
  }

  // `change` is called with the number of the deal that somebody wants to change
  function sheet(table, counted, balanced, change) {
    const names = counted.everybody;
    table.tHead.replaceChildren(make("tr", {}, make("th", { scope: "col" }, "Spiel"), names.map((name) => make("th", { scope: "col" }, name))));
    const last = new Map(counted.lines.map((line, place) => [line.number, place]));
    const rows = counted.lines.map((line, place) => {
      const current = last.get(line.number) === place, note = line.struck && current ? "zählt nicht" : line.struck ? "berichtigt" : "";
      const head = current ? button(String(line.number), () => change(line.number), { "aria-label": "Spiel " + line.number + " ändern" }) : String(line.number);
      const cells = names.map((name, one) => {
        if (!line.names.includes(name)) { return make("td", {}, "–"); }
        return make("td", {}, line.struck ? make("s", {}, signed(line.result[one])) : [minus(line.sums[one]), make("small", {}, signed(line.result[one]))]);
      });
      return make("tr", line.struck ? { class: "struck" } : {}, make("th", { scope: "row" }, head, note ? make("small", {}, note) : null), cells);
    });
    table.tBodies[0].replaceChildren(...rows.reverse());
    const total = counted.points.reduce((sum, points) => sum + points, 0);
    table.tFoot.replaceChildren(...(balanced && rows.length ? [make("tr", {}, make("th", { scope: "row" }, "Summe"),
      make("td", { colspan: names.length }, minus(total)))] : []));
  }
  function change(deal) {
    Object.assign(EVENING, { changing: deal, told: EVENING.toldOf(deal) });
    go("eintragen");
    find("#number").focus({ preventScroll: true });
  }
  function strike() {
    const deal = EVENING.changing, kept = EVENING.keep(FILE.append(EVENING.file, FILE.block("void", { deal })));
    EVENING.leave();
    go("stand");
    DOCK.say(kept ? "Spiel " + deal + " zählt nicht mehr. Wer es berichtigt, lässt es wieder zählen." : ENTRY.NEWER, { wrong: !kept });
  }
  function show() {
    const { counted, game, file } = EVENING;
    SUMS.show();
    curve(find(".curve"), counted);
    places(find(".places tbody"), counted);
    sheet(find(".pad"), counted, game.balanced, change);
    find(".pad-frame").hidden = !counted.lines.length;
    const pad = find("#pad");
    if (pad) { pad.hash = file.evening.game; }
    find("#about").textContent = [file.evening.name, sayDay(file.evening.date), counted.over ? "zu Ende" : ""].filter(Boolean).join(", ");
    find("#played").href = CHOICE.put(inAddress("spiele") + "/" + file.evening.game + ".html", CHOICE.ofValues(counted.rules, game));
    DOCK.say(counted.lines.length ? "" : "Noch kein Spiel eingetragen.");
    DOCK.act("Rückgängig", file.parts.length > 0, "Nächstes Spiel", true);
  }
  find("#void").addEventListener("click", strike);
  find("#print").addEventListener("click", () => print());
  SCREENS.add({ stand: { show, left: ENTRY.takeBack, right: () => go("eintragen") } });
})();
