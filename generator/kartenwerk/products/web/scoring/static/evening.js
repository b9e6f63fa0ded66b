// The sheet's door to the translated rules: plain values in, plain values out. Players stand by their names. A block is
// { kind: "deal", told: { ...facts } }, { kind: "correct", deal: 2, told }, { kind: "void", deal: 2 },
// { kind: "chips", player: "Anna", add: 50 } or { kind: "seats", players: [...] }.
const opened = new WeakMap();

// What the file of a game brings: its rules as a function of `py` and of what all games share, the game as the sheet
// shows it, and the German of its texts. A file of another version than this one is not taken.
const GAMES = {};
function add(id, version, data, texts, write) {
  if (version !== door.version) { return; }
  SPIELE[id] = data;
  Object.assign(TEXTS, texts);
  GAMES[id] = write(py, SHARED);
}

function fault(key, message, found, expected = null) { return py.error(py.message(message), { key, found, expected }); }

const READERS = {
  deal: block => Object.assign(DealEntry(), { facts: fromPlain(block.told ?? {}) }),
  correct: block => Object.assign(Correction(), { facts: fromPlain(block.told ?? {}), deal: wholeOf(block, "deal") }),
  void: block => Object.assign(Void(), { deal: wholeOf(block, "deal") }),
  chips: block => Object.assign(ChipsBought(), { player: block.player, add: wholeOf(block, "add") }),
  seats: block => Object.assign(SeatsChanged(), { players: block.players }),
};
function wholeOf(block, key) {
  if (Number.isInteger(block[key])) { return block[key]; }
  throw fault(key, "this is not a whole number", `${block[key]}`, py.message("a whole number"));
}

// A block and what it says. Its errors say which block it is, and of which deal.
function blockOf(block, index) {
  const locate = (self, error, file, deal) => Object.assign(error, { block: index, deal: deal ? deal.values.deal : null });
  return py.object({ kind: block.kind, line: index + 1 }, { locate });
}
function entryOf(block, index) {
  try {
    if (!Object.hasOwn(READERS, block.kind)) { throw fault("kind", "there is no block of that name", block.kind); }
    return py.T(blockOf(block, index), READERS[block.kind](block));
  } catch (error) { throw isFault(error) ? Object.assign(error, { block: index }) : error; }
}

const sessions = new Map();

// A game by these changes of its rules. They stay the same for an evening, and to settle them takes longer than a deal.
function sessionOf(id, changes) {
  if (!Object.hasOwn(GAMES, id)) { throw fault("game", "there is no game of that name", id); }
  const key = JSON.stringify([id, changes ?? {}]);
  if (!sessions.has(key)) {
    sessions.set(key, TABLE.Session(GAMES[id], dataOf(SPIELE[id]), py.object({ changes: fromPlain(changes ?? {}) })));
  }
  return sessions.get(key);
}

function checkNames(names, block) {
  for (const name of Array.isArray(names) ? names : [names]) {
    try { TABLE.check_signs(typeof name === "string" ? name : ""); } catch (error) {
      throw isFault(error) ? Object.assign(error, { key: "players", block }) : error;
    }
  }
}

function open(evening, more = []) {
  const players = py.tuple(evening.players);
  const head = py.object({ players, buy_in: evening.buy_in ?? null, deals: evening.deals ?? null });
  checkNames(evening.players, null);
  evening.blocks.forEach((block, index) => { if (block.kind === "seats") { checkNames(block.players, index); } });
  TABLE.check_apart(players, undefined, "players");
  const entries = py.tuple([...evening.blocks, ...more].map(entryOf));
  return TABLE.Evening(evening.name ?? "", head, sessionOf(evening.game, evening.rules), entries);
}

const itemOf = ({ seat, reason, points, number }) => ({ seat, reason, points, number });
function lineOf(line) {
  return {
    number: line.number, names: toPlain(line.names), told: toPlain(line.given), items: py.row(line.items).map(itemOf),
    result: toPlain(line.result), sums: toPlain(line.sums), struck: line.struck, corrected: line.corrected, pot: line.pot,
  };
}
function momentOf({ table, before }) {
  return {
    names: toPlain(table.playing), dealing: table.dealing, atTable: toPlain(table.names), pot: before.pot, sums: toPlain(before.sums),
  };
}

function count(evening) {
  const now = open(evening);
  const { moments, lines } = now._counted;
  const counted = {
    everybody: toPlain(now.everybody), lines: py.row(lines).map(lineOf), moments: py.row(moments).map(momentOf),
    points: toPlain(now.points), number: now.number, over: py.truth(now.over), solos: toPlain(now.solos),
    placings: py.row(now.standing).map(({ place, name, points, deals }) => ({ place, name, points, deals })),
    rules: toPlain(now.session.values),
  };
  opened.set(counted, { evening, now });
  return counted;
}

// What is asked about a deal: who plays it, who deals, and the facts.
function ask(counted, told = {}, deal = null) {
  const { now } = opened.get(counted);
  const given = fromPlain(told);
  let moment = deal === null ? now.next : now.moment(deal);
  try { moment = moment.with_dealer(given); } catch (error) { if (!isFault(error)) { throw error; } }
  const known = py.D();
  const facts = py.row(now.list_questions(moment)).map(fact => {
    const matters = py.truth(fact.when(known));
    if (given.has(fact.id)) {
      try { known.set(fact.id, TABLE.read(fact, given.get(fact.id), moment.names)); } catch (error) { if (!isFault(error)) { throw error; } }
    }
    const { id, kind, least, most, optional, skips, nobody, asks } = fact;
    return { id, kind, least, most, words: toPlain(fact.words), optional, skips, nobody, asks, matters };
  });
  return { ...momentOf(moment), facts };
}

// The line that a deal would be: the next one, or an earlier one told anew, after which the later ones are counted again.
function preview(counted, told, deal = null) {
  const { evening, now } = opened.get(counted);
  if (deal === null) {
    const block = blockOf({ kind: "deal" }, evening.blocks.length), given = fromPlain(told);
    try { return lineOf(TABLE.score_deal(now._course, given, now.next.with_dealer(given), now.number + 1, block, false)[0]); } catch (error) {
      throw isFault(error) ? Object.assign(error, { block: block.line - 1, deal: now.number + 1 }) : error;
    }
  }
  const lines = py.row(open(evening, [{ kind: "correct", deal, told }]).lines);
  return lineOf(lines.findLast(line => line.number === deal));
}

const settle = (id, changes) => toPlain(sessionOf(id, changes).values);

const isMissing = error => error.said.template === MISSING;

const has = id => Object.hasOwn(GAMES, id);

const door = { add, has, count, ask, preview, settle, sentence, isFault, isMissing };
return door;
