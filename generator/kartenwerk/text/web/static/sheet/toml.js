// Files of TOML: what stands in one, and values as they are written into one. A fault names its line.
const TOML = (() => {
  const BARE = /[A-Za-z0-9_-]+/y, DAY = /\d{4}-\d\d-\d\d(?:[Tt ][\d:.]+(?:[Zz]|[+-]\d\d:\d\d)?)?|\d\d:\d\d:\d\d(?:\.\d+)?/y;
  const FLOAT = /[+-]?(?:inf|nan|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)/y, WHOLE = /^[+-]?\d[\d_]*$/;
  const OTHER_BASE = /0x[\da-fA-F_]+|0o[0-7_]+|0b[01_]+/y;
  const ESCAPES = { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", '"': '"', "\\": "\\" };

  class Fault extends Error {
    constructor(line) { super("no TOML"); this.line = line; }
  }
  class Day {
    constructor(text) { this.text = text; }
    toString() { return this.text; }
  }

  class Reader {
    constructor(text) { this.text = text; this.at = 0; }
    fail() { throw new Fault(this.text.slice(0, this.at).split("\n").length); }
    find(pattern) {
      pattern.lastIndex = this.at;
      const found = pattern.exec(this.text);
      if (found) { this.at = pattern.lastIndex; }
      return found ? found[0] : "";
    }
    sees(sign) { return this.text.startsWith(sign, this.at); }
    take(sign) { if (this.sees(sign)) { this.at += sign.length; return true; } return false; }
    want(sign) { if (!this.take(sign)) { this.fail(); } }
    blank() { this.find(/[ \t]*/y); }
    lines() { this.find(/(?:[ \t\r\n]|#[^\n]*)*/y); }
    end() { this.blank(); this.find(/#[^\n]*/y); if (this.at < this.text.length && !this.find(/\r?\n/y)) { this.fail(); } }

    file() {
      const root = Object.create(null);
      let table = root;
      for (this.lines(); this.at < this.text.length; this.lines()) {
        if (this.sees("[[")) { this.fail(); }
        if (this.take("[")) { table = this.open(root, this.key("]")); } else { this.pair(table); }
        this.end();
      }
      return root;
    }
    pair(table) {
      const key = this.key("="), last = key.pop(), within = this.open(table, key);
      if (last in within) { this.fail(); }
      within[last] = this.value();
    }
    open(table, key) {
      for (const part of key) {
        if (!(part in table)) { table[part] = Object.create(null); }
        table = table[part];
        if (typeof table !== "object" || Array.isArray(table) || table instanceof Day) { this.fail(); }
      }
      return table;
    }
    key(end) {
      const parts = [];
      do {
        this.blank();
        parts.push(this.sees('"') || this.sees("'") ? this.string() : this.find(BARE) || this.fail());
        this.blank();
      } while (this.take("."));
      this.want(end);
      this.blank();
      return parts;
    }
    value() {
      if (this.sees('"') || this.sees("'")) { return this.string(); }
      if (this.take("[")) { return this.list(); }
      if (this.take("{")) { return this.inline(); }
      if (this.take("true")) { return true; }
      if (this.take("false")) { return false; }
      const day = this.find(DAY);
      if (day) { return new Day(day); }
      const other = this.find(OTHER_BASE);
      if (other) { return Number(other.replace(/_/g, "")); }
      const number = this.find(FLOAT);
      if (!number) { this.fail(); }
      return WHOLE.test(number) ? Number(number.replace(/_/g, "")) : number;
    }
    list() {
      const found = [];
      for (this.lines(); !this.take("]"); this.lines()) {
        found.push(this.value());
        this.lines();
        if (!this.take(",") && !this.sees("]")) { this.fail(); }
      }
      return found;
    }
    inline() {
      const table = Object.create(null);
      this.blank();
      if (this.take("}")) { return table; }
      do { this.pair(table); this.blank(); } while (this.take(","));
      this.want("}");
      return table;
    }
    string() {
      const sign = this.text[this.at], long = this.take(sign.repeat(3));
      if (!long) { this.at += 1; } else { this.find(/\r?\n/y); }
      const end = long ? sign.repeat(3) : sign;
      let found = "";
      while (!this.take(end)) {
        const next = this.text[this.at];
        if (next === undefined || (next === "\n" && !long)) { this.fail(); }
        this.at += 1;
        found += next === "\\" && sign === '"' ? this.escape(long) : next;
      }
      return found;
    }
    escape(long) {
      if (long && this.find(/[ \t]*\r?\n[ \t\r\n]*/y)) { return ""; }
      const sign = this.text[this.at++];
      if (sign in ESCAPES) { return ESCAPES[sign]; }
      const code = sign === "u" ? this.find(/[\da-fA-F]{4}/y) : sign === "U" ? this.find(/[\da-fA-F]{8}/y) : "";
      if (!code || parseInt(code, 16) > 0x10ffff) { this.fail(); }
      return String.fromCodePoint(parseInt(code, 16));
    }
  }

  function quote(text) {
    const plain = text.replace(/["\\]/g, "\\$&");
    return '"' + plain.replace(/[\u0000-\u001f\u007f]/g, (sign) => "\\u" + sign.charCodeAt(0).toString(16).padStart(4, "0")) + '"';
  }
  function key(name) { return /^[A-Za-z0-9_-]+$/.test(name) ? name : quote(name); }
  function write(value) {
    if (Array.isArray(value)) { return "[" + value.map(write).join(", ") + "]"; }
    if (value instanceof Day || typeof value !== "object") { return typeof value === "string" ? quote(value) : String(value); }
    return "{ " + Object.entries(value).map(([name, each]) => key(name) + " = " + write(each)).join(", ") + " }";
  }
  return { Fault, Day, quote, write, read: (text) => new Reader(text).file() };
})();
