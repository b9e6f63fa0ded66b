// Values between our own scripts and what was translated, and what is said of a fault.

// Values of a file as Python reads them, and back again.
function fromPlain(value) {
  if (Array.isArray(value)) { return value.map(fromPlain); }
  if (value === null || typeof value !== "object") { return value; }
  return py.D(...Object.entries(value).filter(([, each]) => each !== undefined).map(([name, each]) => [name, fromPlain(each)]));
}
function toPlain(value) {
  if (value instanceof py.Bag) { return value.keys().map(toPlain); }
  if (value instanceof py.Dict) { return Object.fromEntries(value.items().map(([name, each]) => [name, toPlain(each)])); }
  return py.isRow(value) ? py.row(value).map(toPlain) : value;
}

const isFault = error => error instanceof py.KartenwerkError;

// The part of a game's data by which its rules are settled.
function dataOf({ title, players, rules }) {
  const nothing = Object.fromEntries(TABLE.Parameter.fields.map(name => [name, null]));
  const read = rule => {
    const all = { ...nothing, or_zero: false, choices: {}, ...rule };
    return TABLE.Parameter(...TABLE.Parameter.fields.map(name => fromPlain(all[name])));
  };
  return TABLE.GameData(title, py.tuple(players), py.D(...Object.entries(rules).map(([id, rule]) => [id, read(rule)])));
}

function inGerman(message) {
  const figure = (n, form) => form && Math.abs(n) >= 10000 ? `${n}`.replace(/\B(?=(\d{3})+$)/g, "\u202f") : `${n}`;
  return message instanceof py.Message ? message.render(template => TEXTS[template] ?? template, figure) : `${message}`;
}
function sentence(error) {
  const places = [["found {found}", "found"], ["expected {expected}", "expected"]].filter(([, place]) => error[place] !== null);
  const more = places.map(([template, place]) => inGerman(py.message(template, { [place]: error[place] }))).join("; ");
  const said = inGerman(error.said);
  return `${said[0].toUpperCase()}${said.slice(1)}${more && ` (${more})`}.`;
}
