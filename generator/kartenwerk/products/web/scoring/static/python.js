// What Python means by truth, equality, sums, sets and named values. The translated functions call these and nothing
// else. Tuples are frozen arrays, lists are arrays; what Python would refuse is refused here, too.
const py = (() => {
  const stop = (kind, text) => { throw new Error(`${kind}: ${text}`); };
  const isNumber = v => typeof v === "number" || typeof v === "boolean";
  const whole = n => Number.isSafeInteger(n) ? n : stop("OverflowError", n);
  const tuple = values => Object.freeze(Array.isArray(values) ? values.slice() : Array.from(values));

  // Values with named fields, and other objects of classes.
  class Thing {}
  const isRow = v => Array.isArray(v) || (v instanceof Thing && v.$row);
  const row = v => Array.isArray(v) ? v : v.$fields.map(name => v[name]);
  const length = v => Array.isArray(v) ? v.length : v.$fields.length;

  // A class with fields: `defaults` are its last ones'. A `row` is a tuple, too; where `own` says so, equal only in its class.
  function record(name, fields, defaults, { row: isTuple = false, own = false } = {}) {
    const first = fields.length - defaults.length;
    const make = (...values) => {
      if (values.length > fields.length) { stop("TypeError", `${name} has ${fields.length} fields`); }
      const made = Object.create(make.proto);
      fields.forEach((field, at) => {
        const value = values[at] === undefined && at >= first ? defaults[at - first] : values[at];
        made[field] = value === undefined ? stop("TypeError", `${name} needs ${field}`) : value;
      });
      return made;
    };
    make.fields = fields;
    make.proto = Object.assign(Object.create(Thing.prototype), { $fields: fields, $row: isTuple, $own: own, $type: make });
    return make;
  }

  // A class without fields of its own: what it begins with its method `__init__` says.
  function kind() {
    const make = (...values) => {
      const made = Object.create(make.proto);
      if (made.__init__) { made.__init__(...values); }
      return made;
    };
    make.proto = Object.assign(Object.create(Thing.prototype), { $type: make });
    return make;
  }

  // One object with these values and methods.
  const object = (values, methods = {}) => {
    const make = kind();
    for (const name in methods) { method(make, name, methods[name]); }
    return Object.assign(make(), values);
  };
  const method = (make, name, f) => { make.proto[name] = function (...values) { return f(this, ...values); }; };
  const property = (make, name, f) => Object.defineProperty(make.proto, name, { configurable: true, get() { return f(this); } });
  const cached = (make, name, f) => Object.defineProperty(make.proto, name, {
    configurable: true,
    get() {
      const value = f(this);
      Object.defineProperty(this, name, { value });
      return value;
    },
  });
  const replace = (thing, changes) => {
    for (const name in changes) { if (!thing.$fields.includes(name)) { stop("ValueError", name); } }
    return thing.$type(...thing.$fields.map(name => name in changes ? changes[name] : thing[name]));
  };

  // Dictionaries and sets know their keys by value, as Python does: tuples by what is in them, 1 and true as the same.
  function keyOf(v) {
    if (v === null) { return "0"; }
    if (isNumber(v)) { return `n${+v}`; }
    if (typeof v === "string") { return `s${v.length}:${v}`; }
    if (isRow(v) && (!Array.isArray(v) || Object.isFrozen(v))) { return `(${row(v).map(keyOf).join()})`; }
    return stop("TypeError", "unhashable");
  }
  class Dict {
    constructor(pairs = []) {
      this.kept = new Map();
      for (const [key, value] of pairs) { this.set(key, value); }
    }
    get size() { return this.kept.size; }
    has(key) { return this.kept.has(keyOf(key)); }
    get(key, otherwise = null) {
      const known = this.kept.get(keyOf(key));
      return known ? known[1] : otherwise;
    }
    set(key, value) {
      const known = this.kept.get(keyOf(key));
      if (known) { known[1] = value; } else { this.kept.set(keyOf(key), [key, value]); }
    }
    keys() { return [...this.kept.values()].map(([key]) => key); }
    values() { return [...this.kept.values()].map(([, value]) => value); }
    items() { return [...this.kept.values()].map(pair => Object.freeze([...pair])); }
  }
  class Counts extends Dict {
    constructor(values = []) {
      super();
      this.update(values);
    }
    update(values) { for (const one of iter(values)) { this.set(one, this.get(one, 0) + 1); } }
  }
  class Bag extends Dict {
    constructor(values = []) { super(Array.from(iter(values), one => [one, true])); }
  }

  // A sentence: its English template, and what stands in its places.
  class Message {
    constructor(template, values = {}) {
      if (template instanceof Message) { values = {}; }
      this.template = `${template}`;
      this.values = values;
    }
    render(translate, number) {
      const template = translate(this.template);
      if (!Object.keys(this.values).length) { return template; }
      const one = (v, form) => v instanceof Message ? v.render(translate, number) : typeof v === "number" ? number(v, form) : str(v);
      return template.replace(/\{\{|\}\}|\{(\w+)(?::(,))?\}/g, (all, name, form) => name ? one(this.values[name], form) : all[0]);
    }
    toString() { return this.render(template => template, (n, form) => form ? n.toLocaleString("en-US") : `${n}`); }
  }
  class KartenwerkError extends Error {
    constructor(message, { file = null, key = null, found = null, expected = null }, values = {}) {
      const said = message instanceof Message ? message : new Message(message, values);
      super(`${said}`);
      Object.assign(this, { said, file, key, found, expected, deal: null, block: null });
    }
  }
  function DataError(faults) {
    const all = [...iter(faults)];
    return all.length === 1 ? all[0] : new KartenwerkError(builtins.join("; ", all.map(one => one.said)), {});
  }
  const text = v => v instanceof Message ? `${v}` : v;

  function truth(v) {
    if (v === undefined) { stop("NameError", "undefined"); }
    if (isRow(v)) { return length(v) > 0; }
    if (v instanceof Dict) { return v.size > 0; }
    return v instanceof Message ? `${v}` !== "" : !!v;
  }
  function equal(a, b) {
    if (isRow(a) && isRow(b)) {
      if ((a.$own || b.$own) && a.$type !== b.$type) { return false; }
      if (Array.isArray(a) && Array.isArray(b) && Object.isFrozen(a) !== Object.isFrozen(b)) { return false; }
      const [mine, theirs] = [row(a), row(b)];
      return mine.length === theirs.length && mine.every((one, at) => equal(one, theirs[at]));
    }
    if (a instanceof Dict && b instanceof Dict) {
      return a.size === b.size && a.keys().every(key => b.has(key) && equal(a.get(key), b.get(key)));
    }
    if (a instanceof Thing && b instanceof Thing && a.$fields && a.$type === b.$type) {
      return a.$fields.every(name => equal(a[name], b[name]));
    }
    return isNumber(a) && isNumber(b) ? +a === +b : text(a) === text(b);
  }
  const same = (a, b) => a === b;
  function order(a, b) {
    if (isNumber(a) && isNumber(b)) { return a - b; }
    const [mine, theirs] = isRow(a) && isRow(b) ? [row(a), row(b)]
      : typeof a === "string" && typeof b === "string" ? [points(a), points(b)] : stop("TypeError", "no order");
    const at = mine.findIndex((one, place) => place >= theirs.length || !equal(one, theirs[place]));
    return at < 0 ? mine.length - theirs.length : at >= theirs.length ? 1 : order(mine[at], theirs[at]);
  }
  const points = s => Array.from(s, sign => sign.codePointAt(0));
  const less = (a, b) => order(a, b) < 0;
  const atMost = (a, b) => order(a, b) <= 0;

  const both = (a, b) => isNumber(a) && isNumber(b);
  const joined = (a, b) => (Object.isFrozen(a) ? tuple : Array.from)([...row(a), ...row(b)]);
  function add(a, b) {
    if (both(a, b)) { return whole(+a + +b); }
    if (typeof a === "string" && typeof b === "string") { return a + b; }
    return isRow(a) && isRow(b) ? joined(a, b) : stop("TypeError", "no sum");
  }
  const subtract = (a, b) => both(a, b) ? whole(a - b)
    : a instanceof Bag && b instanceof Bag ? new Bag(a.keys().filter(one => !b.has(one))) : stop("TypeError", "no difference");
  function multiply(a, b) {
    if (both(a, b)) { return whole(a * b); }
    const [many, times] = isNumber(a) ? [b, +a] : [a, +b];
    if (typeof many === "string") { return many.repeat(Math.max(0, times)); }
    const made = Array.from({ length: Math.max(0, times) }, () => row(many)).flat();
    return Object.isFrozen(many) || !Array.isArray(many) ? tuple(made) : made;
  }
  const divisor = b => +b || stop("ZeroDivisionError", "by 0");
  const divide = (a, b) => both(a, b) ? whole(Math.floor(a / divisor(b))) : stop("TypeError", "no quotient");
  const modulo = (a, b) => both(a, b) ? a - divide(a, b) * b : stop("TypeError", "no rest");
  const power = (a, b) => both(a, b) && b >= 0 ? whole(a ** b) : stop("TypeError", "no power");
  function union(a, b) {
    if (a instanceof Bag && b instanceof Bag) { return new Bag([...a.keys(), ...b.keys()]); }
    return a instanceof Dict && b instanceof Dict ? new Dict([...a.items(), ...b.items()]) : stop("TypeError", "no union");
  }
  const common = (a, b) => a instanceof Bag && b instanceof Bag ? new Bag(a.keys().filter(one => b.has(one))) : stop("TypeError", "no section");
  function addTo(a, b) {
    if (!Array.isArray(a) || Object.isFrozen(a)) { return add(a, b); }
    a.push(...iter(b));
    return a;
  }
  function uniteTo(a, b) {
    if (!(a instanceof Dict) || !(b instanceof Dict)) { stop("TypeError", "no union"); }
    b.kept.forEach(([key, value]) => a.set(key, value));
    return a;
  }

  function contains(c, x) {
    if (typeof c === "string") { return c.includes(text(x)); }
    if (c instanceof Dict) { return c.has(x); }
    for (const one of iter(c)) { if (equal(one, x)) { return true; } }
    return false;
  }
  function at(c, i) {
    if (c instanceof Counts) { return c.get(i, 0); }
    if (c instanceof Dict) { return c.has(i) ? c.get(i) : stop("KeyError", str(i)); }
    const all = Array.isArray(c) ? c : typeof c === "string" ? [...c] : row(c);
    const value = all[i < 0 ? all.length + +i : +i];
    return value === undefined ? stop("IndexError", i) : value;
  }
  function put(c, i, value) {
    if (c instanceof Dict) { c.set(i, value); return; }
    at(c, i);
    if (Object.isFrozen(c)) { stop("TypeError", "a tuple stays as it is"); }
    c[i < 0 ? c.length + i : i] = value;
  }
  function slice(c, from, to) {
    const cut = (typeof c === "string" ? [...c] : row(c)).slice(from ?? 0, to ?? undefined);
    if (typeof c === "string") { return cut.join(""); }
    return Object.isFrozen(c) || !Array.isArray(c) ? tuple(cut) : cut;
  }
  function iter(c) {
    if (Array.isArray(c) || typeof c === "string") { return c; }
    if (c instanceof Thing && c.$row) { return row(c); }
    if (c instanceof Dict) { return c.keys(); }
    if (typeof c?.next !== "function") { return stop("TypeError", "nothing to iterate"); }
    c.return = undefined;  // a generator that a loop leaves early goes on later
    return c;
  }
  // The values by the shape of what they are assigned to: a name for each place, a list for places within.
  function unpack(value, shape) {
    const all = [...iter(value)];
    const rest = shape.indexOf("*");
    if (rest < 0 ? all.length !== shape.length : all.length < shape.length - 1) { stop("ValueError", "cannot unpack"); }
    if (rest >= 0) { all.splice(rest, all.length - shape.length + 1, all.slice(rest, rest + all.length - shape.length + 1)); }
    return all.map((one, place) => Array.isArray(shape[place]) ? unpack(one, shape[place]) : one);
  }

  function str(v) {
    if (v === null) { return "None"; }
    if (typeof v === "boolean") { return v ? "True" : "False"; }
    return typeof v === "string" || typeof v === "number" || v instanceof Message ? `${v}` : repr(v);
  }
  const ESCAPED = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  function repr(v) {
    if (typeof v === "string") {
      const quote = v.includes("'") && !v.includes('"') ? '"' : "'";
      return quote + v.replace(/[\\\n\r\t]/g, sign => ESCAPED[sign]).replaceAll(quote, `\\${quote}`) + quote;
    }
    if (v instanceof Dict) { return `{${v.items().map(([key, value]) => `${repr(key)}: ${repr(value)}`).join(", ")}}`; }
    if (!Array.isArray(v)) { return v === null || isNumber(v) ? str(v) : stop("TypeError", "no repr"); }
    const inside = v.map(repr).join(", ");
    return Object.isFrozen(v) ? `(${inside}${v.length === 1 ? "," : ""})` : `[${inside}]`;
  }

  const sorted = (c, { key = one => one, reverse = false } = {}) => {
    const made = Array.from(iter(c), one => [key(one), one]);
    made.sort(([a], [b]) => reverse ? order(b, a) : order(a, b));
    return made.map(([, one]) => one);
  };
  const best = better => ({ key = one => one, ...more }, ...values) => {
    const all = values.length === 1 ? [...iter(values[0])] : values;
    if (!all.length) { return "default" in more ? more.default : stop("ValueError", "of nothing"); }
    return all.reduce((one, other) => better(key(other), key(one)) ? other : one);
  };
  function* range(...limits) {
    const [from, to, step = 1] = limits.length === 1 ? [0, limits[0]] : limits;
    for (let n = from; step > 0 ? n < to : n > to; n += step) { yield n; }
  }
  function* zip({ strict = false }, ...all) {
    const open = all.map(one => iter(one)[Symbol.iterator]());
    while (open.length) {
      const values = [];
      let done = 0;
      for (const one of open) {
        const next = one.next();
        if (next.done) { done += 1; }
        values.push(next.value);
      }
      if (done && strict && done < open.length) { stop("ValueError", "of unequal length"); }
      if (done) { return; }
      yield Object.freeze(values);
    }
  }
  function* enumerate({ start = 0 }, c) { for (const one of iter(c)) { yield Object.freeze([start++, one]); } }
  function* map(f, ...all) { for (const values of zip({}, ...all)) { yield f(...values); } }
  function* filter(f, c) { for (const one of iter(c)) { if (truth(f === null ? one : f(one))) { yield one; } } }
  function* chain(...all) { for (const one of all) { yield* iter(one); } }
  function next(c, ...otherwise) {
    const { done, value } = c.next();
    return !done ? value : otherwise.length ? otherwise[0] : stop("StopIteration", "");
  }
  function int(v = 0) {
    if (isNumber(v)) { return Math.trunc(+v); }
    return typeof v === "string" && /^\s*[+-]?\d+\s*$/.test(v) ? whole(+v) : stop("ValueError", `no number: ${v}`);
  }
  function isinstance(v, ...types) {
    return types.some(type => typeof type === "string" ? TYPES[type](v) : v instanceof Thing && type.proto.isPrototypeOf(v));
  }
  const TYPES = {
    Message: v => v instanceof Message, bool: v => typeof v === "boolean", int: v => typeof v === "boolean" || Number.isInteger(v), str: v => typeof v === "string" || v instanceof Message,
    list: v => Array.isArray(v) && !Object.isFrozen(v), tuple: v => (Array.isArray(v) && Object.isFrozen(v)) || !!v?.$row,
    dict: v => v instanceof Dict && !(v instanceof Bag),
  };
  const builtins = {
    len: c => typeof c === "string" ? [...c].length : isRow(c) ? length(c) : c instanceof Dict ? c.size : stop("TypeError", "no length"),
    sum: ({ start = 0 }, c) => { for (const one of iter(c)) { start = add(start, one); } return start; },
    any: c => { for (const one of iter(c)) { if (truth(one)) { return true; } } return false; },
    all: c => { for (const one of iter(c)) { if (!truth(one)) { return false; } } return true; },
    min: best(less), max: best((a, b) => less(b, a)), zip, enumerate, map, filter, chain, next, sorted: (options, c) => sorted(c, options),
    range: (...limits) => tuple(range(...limits)), reversed: c => [...iter(c)].reverse()[Symbol.iterator](), iter, iterator: c => iter(c)[Symbol.iterator](),
    tuple: (c = []) => tuple(iter(c)), list: (c = []) => [...iter(c)], set: (c = []) => new Bag(c), frozenset: (c = []) => new Bag(c),
    dict: (c = []) => new Dict(c instanceof Dict ? c.items() : iter(c)), abs: v => Math.abs(v), bool: (v = false) => truth(v), int,
    str: (v = "") => str(v), repr, divmod: (a, b) => tuple([divide(a, b), modulo(a, b)]), isinstance, type: v => v.$type,
    getattr: (v, name) => name in v ? v[name] : stop("AttributeError", name), fromkeys: (c, v = null) => new Dict(Array.from(iter(c), one => [one, v])),
    Counter: (c = []) => new Counts(c), cast: (type, v) => v, normalize: (form, s) => text(s).normalize(form),
    replace: (thing, changes) => replace(thing, changes), perhaps: () => "",
    join: (separator, parts) => {
      const named = [...iter(parts)].map((part, place) => [`part${place}`, part]);
      return new Message(named.map(([name]) => `{${name}}`).join(separator), Object.fromEntries(named));
    },
  };

  // Methods of Python's own types. An object of a translated class comes first with its own.
  const split = (s, sign, most) => {
    const parts = sign === undefined || sign === null ? s.trim().split(/\s+/).filter(Boolean) : s.split(sign);
    return most === undefined ? parts : stop("TypeError", "split at most");
  };
  const methods = {
    append: (c, v) => { c.push(v); return null; }, extend: (c, v) => { c.push(...iter(v)); return null; },
    insert: (c, i, v) => { c.splice(i, 0, v); return null; },
    remove: (c, v) => { const i = c.findIndex(one => equal(one, v)); if (i < 0) { stop("ValueError", "not in list"); } c.splice(i, 1); return null; },
    pop: (c, i = -1) => { const v = at(c, i); c.splice(i, 1); return v; },
    count: (c, v) => row(c).filter(one => equal(one, v)).length,
    index: (c, v) => { const i = row(c).findIndex(one => equal(one, v)); return i < 0 ? stop("ValueError", "not in it") : i; },
    get: (c, key, otherwise) => c.get(key, otherwise), items: c => c.items(), values: c => c.values(), keys: c => c.keys(),
    update: (c, v) => { if (c instanceof Counts) { c.update(v); } else { uniteTo(c, v); } return null; },
    setdefault: (c, key, v = null) => { if (!c.has(key)) { c.set(key, v); } return c.get(key); },
    add: (c, v) => { c.set(v, true); return null; },
    join: (s, c) => Array.from(iter(c), text).join(s), strip: s => text(s).trim(), split: (s, ...more) => split(text(s), ...more),
    startswith: (s, v) => text(s).startsWith(v), endswith: (s, v) => text(s).endsWith(v), lower: s => text(s).toLowerCase(),
    replace: (s, a, b) => text(s).replaceAll(a, b),
    casefold: s => Array.from(text(s), sign => sign.toUpperCase().toLowerCase()).join("").replaceAll("ς", "σ"),
  };
  const call = (name, thing, ...values) => thing instanceof Thing && name in thing ? thing[name](...values) : methods[name](thing, ...values);
  // A call with a dictionary of named values.
  const callNamed = (f, given) => {
    given.keys().forEach(name => f.fields.includes(name) || stop("TypeError", `no field ${name}`));
    return f(...f.fields.map(name => given.has(name) ? given.get(name) : undefined));
  };
  const and = (...parts) => { let value; for (const part of parts) { value = part(); if (!truth(value)) { break; } } return value; };
  const or = (...parts) => { let value; for (const part of parts) { value = part(); if (truth(value)) { break; } } return value; };

  return {
    ...builtins, Dict, Bag, Message, KartenwerkError, DataError, Thing, T: (...values) => Object.freeze(values), record, kind, object, method, property, cached,
    truth, equal, same, less, atMost, add, subtract, multiply, divide, modulo, power, union, common, addTo, uniteTo, contains, at, put, slice,
    unpack, call, callNamed, and, or, stop, isRow, row,
    D: (...pairs) => new Dict(pairs), message: (template, values) => new Message(template, values),
    error: (message, place, values) => new KartenwerkError(message, place, values),
  };
})();
