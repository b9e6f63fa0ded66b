// A choice of rules as an address has it: "turnier", "fuchs,ansagen:2" or "turnier,karlchen:nein". A switch that stands
// alone is on, but a set of that name comes first. What an address says that the game does not know is left out, and named.
const CHOICE = (() => {
  const MOST = 400, NUMBER = /^\d{1,9}$/;

  function readValue(rule, text) {
    if (typeof rule.default === "boolean") { return text === undefined || text === "ja" ? true : text === "nein" ? false : undefined; }
    if (text === undefined) { return undefined; }
    if (rule.choices) { return Object.hasOwn(rule.choices, text) ? text : undefined; }
    const number = NUMBER.test(text) ? Number(text) : NaN;
    return (number >= rule.min && number <= rule.max) || (rule.or_zero && number === 0) ? number : undefined;
  }
  // the set, the rules besides, and what the game does not know
  function read(address, { rules, variants }) {
    const text = new URLSearchParams(address).get("r") || "", single = {}, unknown = [];
    let variant = "";
    for (const item of text.slice(0, MOST).split(",").filter(Boolean)) {
      const [id, value, more] = item.split(":");
      const found = Object.hasOwn(rules, id) && more === undefined ? readValue(rules[id], value) : undefined;
      if (Object.hasOwn(variants, id) && value === undefined) { variant = id; }
      else if (found !== undefined) { single[id] = found; }
      else { unknown.push(item); }
    }
    return { variant, single, unknown, given: text !== "" };
  }
  function write(variant, changes, { variants }) {
    if (variant) { return variant; }
    const word = (id, value) => (value === true ? (Object.hasOwn(variants, id) ? ":ja" : "") : ":" + (value === false ? "nein" : value));
    return Object.entries(changes).map(([id, value]) => id + word(id, value)).join(",");
  }
  // the choice of a table that plays by all these values
  function ofValues(values, { rules, variants }) {
    const changed = Object.fromEntries(Object.entries(values).filter(([id, value]) => rules[id] && rules[id].default !== value));
    const plays = (set) => Object.keys(changed).length === Object.keys(set.rules).length && Object.entries(set.rules).every(([id, value]) => changed[id] === value);
    return write(Object.keys(variants).find((id) => plays(variants[id])) || "", changed, { variants });
  }
  // the address with another choice; its other parts stay
  function put(address, text) {
    const url = new URL(address, location.href);
    url.searchParams.delete("r");
    const rest = url.searchParams.toString();
    url.search = [rest, text ? "r=" + text : ""].filter(Boolean).join("&");
    return url;
  }
  function sayUnknown(unknown) {
    const named = unknown.map((item) => "„" + item.slice(0, 40) + "“").slice(0, 3).join(", ");
    return "Die Adresse nennt " + named + (unknown.length > 3 ? " und mehr" : "") + "; das gibt es in diesem Spiel nicht und bleibt außer Acht.";
  }
  return { read, write, ofValues, put, sayUnknown };
})();
