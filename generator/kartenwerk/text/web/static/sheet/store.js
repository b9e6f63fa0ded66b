// Evenings kept in this browser. Each is the text of its file under a key of its own; what cannot be kept stays in the page.
const STORE = (() => {
  const PREFIX = "kartenwerk.abend.", unkept = new Map();

  function parse(text) {
    try {
      const found = JSON.parse(text);
      return found && found.format === 1 && typeof found.text === "string" ? found : null;
    } catch (error) { return null; }
  }
  function read(id) {
    if (unkept.has(id)) { return unkept.get(id); }
    try { return parse(localStorage.getItem(PREFIX + id)); } catch (error) { return null; }
  }
  function ids() {
    let kept = [];
    try { kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length)); }
    catch (error) { /* a browser that keeps nothing has nothing */ }
    return [...new Set([...kept, ...unkept.keys()])];
  }
  // all evenings, the one that was written last first
  function list() {
    const found = ids().map((id) => ({ id, ...read(id) })).filter((each) => each.text);
    return found.sort((one, other) => (one.changed < other.changed ? 1 : one.changed > other.changed ? -1 : one.id < other.id ? -1 : 1));
  }
  // `before` is the text that was read: if another window has written since, nothing is overwritten. Returns "kept",
  // "unkept" where the browser refuses, or "newer".
  function write(id, text, before) {
    const now = read(id);
    if ((now ? now.text : "") !== before) { return "newer"; }
    const entry = { format: 1, changed: new Date().toISOString(), text };
    try {
      localStorage.setItem(PREFIX + id, JSON.stringify(entry));
      unkept.delete(id);
      return "kept";
    } catch (error) {
      unkept.set(id, entry);
      return "unkept";
    }
  }
  function remove(id) {
    unkept.delete(id);
    try { localStorage.removeItem(PREFIX + id); } catch (error) { /* it was never kept */ }
  }
  function make() {
    return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
  // asked for once there is something to lose: the browser then does not clear it by itself
  function persist() {
    if (ids().length > 1 && navigator.storage && navigator.storage.persist) { navigator.storage.persist().catch(() => {}); }
  }
  function watch(tell) {
    addEventListener("storage", (event) => { if (!event.key || event.key.startsWith(PREFIX)) { tell(); } });
  }
  return { read, list, write, remove, make, persist, watch };
})();
