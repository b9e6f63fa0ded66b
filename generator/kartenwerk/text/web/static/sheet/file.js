// The file of an evening: the TOML that `kartenwerk score` reads. Its text is what is kept, so that remarks stay; each
// change adds a block at its end, or turns the last one into a remark. What was cut off at its end becomes a remark, too.
const FILE = (() => {
  const FORMAT = LIMITS.format, MOST_BLOCKS = LIMITS.blocks, LARGEST = 1000000, BLOCK = /^\[\[([a-z_]+)\]\]/gm;
  const HEAD = ["format", "game", "name", "date", "players", "rules", "buy_in", "deals"];
  const KEYS = { deal: null, correct: null, void: ["deal"], chips: ["player", "add"], seats: ["players"] };

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
  // of what is read, as no screen can show it; in a file's own text TOML allows none but tabs and the ends of lines
  function checkSigns(value, line) {
    if (typeof value === "string" && /\p{Cc}/u.test(value)) { refuse(line, "Ein Steuerzeichen lässt sich nicht darstellen."); }
    if (value && typeof value === "object") { for (const each of Object.entries(value).flat()) { checkSigns(each, line); } }
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

  function readCutHead(text) {
    try { return TOML.read(text); } catch (error) { return refuse(lineOf(text, text.length), "Hier bricht die Datei ab, noch vor dem ersten Spiel."); }
  }
  function readHead(text, cut) {
    const head = cut ? readCutHead(text) : readToml(text, 1);
    checkSigns(head, 1);
    if (head.format > FORMAT) { refuse(1, "Die Datei ist von Format " + head.format + ". Dieser Zettel liest nur bis Format " + FORMAT + "."); }
    checkKeys(head, HEAD, 1);
    if (head.game === undefined) { refuse(1, "Das Spiel fehlt, zum Beispiel game = " + TOML.quote(GAMES.all()[0]) + "."); }
    if (!GAMES.knows(head.game)) { refuse(1, "Das Spiel „" + head.game + "“ gibt es auf diesen Seiten nicht."); }
    checkNames(head.players, 1);
    checkNumber(head.deals, "deals", LIMITS.deals);
    checkNumber(head.buy_in, "buy_in", LIMITS.buy_in);
    if (head.date !== undefined && !(head.date instanceof TOML.Day)) { refuse(1, "date ist ein Tag, zum Beispiel date = 2026-11-29."); }
    return { format: FORMAT, game: head.game, name: String(head.name || ""), date: head.date ? String(head.date) : null,
      players: head.players, rules: head.rules || {}, buy_in: head.buy_in ?? null, deals: head.deals ?? null };
  }
  function readBlock(text, line) {
    const end = text.indexOf("]]"), kind = text.slice(2, end);
    if (!(kind in KEYS)) { refuse(line, "[[" + kind + "]] gibt es nicht. Möglich: " + listed(Object.keys(KEYS), "oder") + "."); }
    const values = readToml(text.slice(end + 2), line);
    checkSigns(values, line);
    if (KEYS[kind]) {
      checkKeys(values, KEYS[kind], line);
      for (const key of KEYS[kind]) { if (!(key in values)) { refuse(line, "„" + key + "“ fehlt."); } }
      if (kind === "seats") { checkNames(values.players, line); }
      return { kind, ...values };
    }
    const { deal, ...told } = values;
    return kind === "deal" ? { kind, told: values } : { kind, deal, told };
  }

  // The text with what it says, its blocks apart: `lines` is where each of them begins, `rest` what was cut off its end.
  function parse(text) {
    const plain = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n"), sign = plain.search(/[\u0000-\u0008\u000b-\u001f\u007f]/);
    if (plain.length > LARGEST) { throw new Fault("Die Datei ist zu groß für einen Punktezettel."); }
    if (sign >= 0) { refuse(lineOf(plain, sign), "Das ist kein TOML."); }
    const named = plain.slice(plain.lastIndexOf("\n") + 1), half = named.startsWith("[") && named.search(BLOCK) < 0;
    const whole = half ? plain.slice(0, plain.length - named.length) : plain;
    const starts = [...whole.matchAll(BLOCK)].map((found) => found.index);
    if (starts.length > MOST_BLOCKS) { throw new Fault("Die Datei hat zu viele Blöcke."); }
    const parts = starts.map((start, place) => whole.slice(start, starts[place + 1]));
    const lines = starts.map((start) => lineOf(whole, start));
    const head = readHead(whole.slice(0, starts.length ? starts[0] : whole.length), !starts.length && !whole.endsWith("\n"));
    const file = { text: whole, evening: { ...head, blocks: [] }, lines, parts, rest: half ? named : "" };
    for (const [place, part] of parts.entries()) {
      try { file.evening.blocks.push(readBlock(part, lines[place])); } catch (error) {
        if (place === parts.length - 1 && isCut(part)) { return withoutLast(file); }
        throw error;
      }
    }
    return file;
  }
  // whether a block that cannot be read may have been cut: its last line has no end, a list is begun, or a key is not there
  function isCut(part) {
    const bare = part.replace(/"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?/g, ""), kind = part.slice(2, part.indexOf("]]"));
    const open = !part.endsWith("\n") || bare.split("[").length > bare.split("]").length;
    return open || (KEYS[kind] || []).some((key) => !new RegExp("^" + key + "\\b", "m").test(part));
  }
  // the same with its last block set apart; a deal is written with what it must have in the last place
  function withoutLast(file) {
    const last = file.parts[file.parts.length - 1], blocks = file.evening.blocks.slice(0, file.parts.length - 1);
    return { ...file, text: file.text.slice(0, -last.length), evening: { ...file.evening, blocks }, lines: file.lines.slice(0, -1),
      parts: file.parts.slice(0, -1), rest: last + file.rest };
  }
  // the same as the game's rules count it; what was cut off stays at its end as a remark
  function read(text) {
    const file = readWhole(text);
    return file.rest ? { ...readWhole(file.text + remark("not whole", file.rest)), rest: file.rest } : file;
  }
  function readWhole(text) {
    const file = parse(text);
    try { return { ...file, counted: count(file) }; } catch (error) {
      if (!(error instanceof Fault) || !error.missing) { throw error; }
      const shorter = withoutLast(file);
      return { ...shorter, counted: count(shorter) };
    }
  }
  function remark(word, text) {
    return text ? text.trimEnd().split("\n").map((line) => (line.trim() ? "# " + word + ": " + line : "") + "\n").join("") : "";
  }
  function count({ evening, lines }) {
    try { return REGELN.count(evening); } catch (error) {
      if (!REGELN.isFault(error)) { throw error; }
      const line = error.block === null || error.block === undefined ? 0 : lines[error.block];
      const place = [line ? "Zeile " + line : "", error.deal ? "Spiel " + error.deal : ""].filter(Boolean).join(", ");
      const fault = new Fault((place ? place + ": " : "") + REGELN.sentence(error));
      throw Object.assign(fault, { missing: error.block === lines.length - 1 && REGELN.isMissing(error) });
    }
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
    return read(kept + remark("undone", last));
  }
  return { Fault, FORMAT, LARGEST, parse, read, append, appendDeal, block, undo };
})();
