// The file of an evening: the TOML that `kartenwerk score` reads. Its text is what is kept, so that remarks stay; each
// change adds a block at its end, or turns the last one into a remark.
const FILE = (() => {
  const FORMAT = LIMITS.format, MOST_BLOCKS = LIMITS.blocks, LARGEST = 1000000, BLOCK = /^\[\[([a-z_]+)\]\]/gm;
  const HEAD = ["format", "game", "name", "date", "players", "rules", "buy_in", "deals"];
  const KEYS = { deal: null, correct: null, void: ["deal"], chips: ["player", "add"], seats: ["players"] };
  const TITLE = "# An evening, written by the score sheet. Each block is one deal; a later block may correct an earlier one.";

  class Fault extends Error {}
  function refuse(line, words) { throw new Fault("Zeile " + line + ": " + words); }
  function readToml(text, line) {
    try { return TOML.read(text); } catch (error) {
      return refuse(error instanceof TOML.Fault ? line + error.line - 1 : line, "Das ist kein TOML.");
    }
  }
  function checkKeys(table, known, line) {
    for (const key of Object.keys(table)) {
      if (!known.includes(key)) { refuse(line, "„" + key + "“ gibt es hier nicht. Möglich: " + listed(known, "oder") + "."); }
    }
  }
  function lineOf(text, place) { return text.slice(0, place).split("\n").length; }

  function checkNames(names, line) {
    if (!Array.isArray(names) || !names.length) { refuse(line, "Die Namen der Spieler fehlen, zum Beispiel players = [\"Anna\", \"Bert\"]."); }
    for (const name of names) { if (typeof name !== "string") { refuse(line, "„" + name + "“ ist kein Name."); } }
  }
  function checkNumber(number, key, most) {
    if (number !== undefined && !(Number.isInteger(number) && number >= 1 && number <= most)) {
      refuse(1, key + " ist eine ganze Zahl von 1 bis " + minus(most) + ".");
    }
  }

  function readHead(text) {
    const head = readToml(text, 1);
    if (head.format > FORMAT) { refuse(1, "Die Datei ist von Format " + head.format + ". Dieser Zettel liest nur bis Format " + FORMAT + "."); }
    checkKeys(head, HEAD, 1);
    if (!REGELN.games.includes(head.game)) { refuse(1, "Das Spiel „" + head.game + "“ gibt es auf diesen Seiten nicht."); }
    checkNames(head.players, 1);
    checkNumber(head.deals, "deals", 1000);
    checkNumber(head.buy_in, "buy_in", LARGEST);
    if (head.date !== undefined && !(head.date instanceof TOML.Day)) { refuse(1, "date ist ein Tag, zum Beispiel date = 2026-11-29."); }
    return { format: FORMAT, game: head.game, name: String(head.name || ""), date: head.date ? String(head.date) : null,
      players: head.players, rules: head.rules || {}, buy_in: head.buy_in ?? null, deals: head.deals ?? null };
  }
  function readBlock(text, line) {
    const end = text.indexOf("]]"), kind = text.slice(2, end);
    if (!(kind in KEYS)) { refuse(line, "[[" + kind + "]] gibt es nicht. Möglich: " + listed(Object.keys(KEYS), "oder") + "."); }
    const values = readToml(text.slice(end + 2), line);
    if (KEYS[kind]) {
      checkKeys(values, KEYS[kind], line);
      for (const key of KEYS[kind]) { if (!(key in values)) { refuse(line, "„" + key + "“ fehlt."); } }
      if (kind === "seats") { checkNames(values.players, line); }
      return { kind, ...values };
    }
    const { deal, ...told } = values;
    return kind === "deal" ? { kind, told: values } : { kind, deal, told };
  }

  // The text with what it says, its blocks apart: `lines` is where each of them begins.
  function parse(text) {
    const plain = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
    if (plain.length > LARGEST) { throw new Fault("Die Datei ist zu groß für einen Punktezettel."); }
    const starts = [...plain.matchAll(BLOCK)].map((found) => found.index);
    if (starts.length > MOST_BLOCKS) { throw new Fault("Die Datei hat zu viele Blöcke."); }
    const parts = starts.map((start, place) => plain.slice(start, starts[place + 1]));
    const lines = starts.map((start) => lineOf(plain, start));
    const head = readHead(plain.slice(0, starts.length ? starts[0] : plain.length));
    const evening = { ...head, blocks: parts.map((part, place) => readBlock(part, lines[place])) };
    return { text: plain, evening, lines, parts };
  }
  // the same as the game's rules count it
  function read(text) {
    const file = parse(text);
    return { ...file, counted: count(file.evening, file.lines) };
  }
  function count(evening, lines) {
    try { return REGELN.count(evening); } catch (error) {
      if (!REGELN.isFault(error)) { throw error; }
      const line = error.block === null || error.block === undefined ? 0 : lines[error.block];
      const place = [line ? "Zeile " + line : "", error.deal ? "Spiel " + error.deal : ""].filter(Boolean).join(", ");
      throw new Fault((place ? place + ": " : "") + REGELN.sentence(error));
    }
  }

  function begin({ game, name, date, players, rules, buy_in, deals }) {
    const lines = [TITLE, "format = " + FORMAT, "game = " + TOML.quote(game)];
    if (name) { lines.push("name = " + TOML.quote(name)); }
    lines.push("date = " + date, "players = " + TOML.write(players));
    if (deals) { lines.push("deals = " + deals); }
    if (buy_in) { lines.push("buy_in = " + buy_in); }
    if (Object.keys(rules).length) { lines.push("rules = " + TOML.write(rules)); }
    return read(lines.join("\n") + "\n");
  }
  function append(file, block) { return read(file.text.replace(/\n*$/, "\n\n") + block); }
  function block(kind, values) {
    return "[[" + kind + "]]\n" + Object.entries(values).map(([key, value]) => key + " = " + TOML.write(value) + "\n").join("");
  }
  // the required facts stand last, so that a block that was cut off is recognized
  function appendDeal(file, facts, told, deal) {
    const given = facts.filter((fact) => fact.id in told);
    const ordered = [...given.filter((fact) => fact.optional), ...given.filter((fact) => !fact.optional)];
    const lines = deal ? ["[[correct]]", "deal = " + deal] : ["[[deal]]   # " + (file.counted.number + 1)];
    if ("gibt" in told) { lines.push("gibt = " + TOML.quote(told.gibt)); }
    return append(file, [...lines, ...ordered.map((fact) => fact.id + " = " + TOML.write(told[fact.id]))].join("\n") + "\n");
  }
  // as `kartenwerk score undo` leaves it
  function undo(file) {
    const last = file.parts[file.parts.length - 1], kept = file.text.slice(0, file.text.length - last.length);
    return read(kept + last.trimEnd().split("\n").map((line) => (line.trim() ? "# undone: " + line : "") + "\n").join(""));
  }
  return { Fault, LARGEST, parse, read, begin, append, appendDeal, block, undo };
})();
