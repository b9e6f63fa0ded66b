// The evening that is open, and what is told of the deal at hand. A change is kept before anything shows it.
const EVENING = {
  id: "", file: null, told: {}, changing: 0, playsOn: false, unkept: false,

  open(id, file) {
    Object.assign(this, { id, file, playsOn: false });
    this.leave();
    const address = new URL(location.href);
    address.searchParams.set(inAddress("spiel"), file.evening.game);
    address.searchParams.set(inAddress("abend"), id);
    history.replaceState(null, "", address);
  },
  close() { Object.assign(this, { id: "", file: null }); this.leave(); },
  leave() { Object.assign(this, { told: {}, changing: 0 }); },
  // "newer" where another window has written meanwhile: then that is read, and nothing is written
  keep(next) {
    const kept = STORE.write(this.id, next.text, this.file.text);
    if (kept === "newer") { this.reread(); } else { this.file = next; this.unkept = kept === "unkept"; }
    return kept !== "newer";
  },
  add(file) {
    const id = STORE.make();
    this.unkept = STORE.write(id, file.text, "") === "unkept";
    this.open(id, file);
    STORE.persist();
  },
  reread() {
    const kept = STORE.read(this.id), file = kept && kept.text !== this.file.text ? readEvening(kept.text) : null;
    if (file) { this.file = file; }
    if (this.changing > this.counted.number) { this.leave(); }
  },

  get game() { return SPIELE[this.file.evening.game]; },
  get counted() { return this.file.counted; },
  get over() { return this.counted.over && !this.playsOn && !this.changing; },
  get deal() { return this.changing || this.counted.number + 1; },
  get seats() { return this.counted.moments[this.counted.moments.length - 1].atTable; },
  get begun() { return Object.keys(this.told).length > 0; },
  // the moment of the deal, by what is told so far: who plays it, what is asked about it
  ask() { return REGELN.ask(this.counted, this.told, this.changing || undefined); },
  preview(more = {}) { return REGELN.preview(this.counted, { ...this.told, ...more }, this.changing || undefined); },
  written() {
    const { facts, dealing } = this.ask();
    return FILE.appendDeal(this.file, facts, dealing ? { ...this.told, gibt: dealing } : this.told, this.changing);
  },
  toldOf(deal) { return JSON.parse(JSON.stringify([...this.counted.lines].reverse().find((line) => line.number === deal).told)); }
};
function readEvening(text) { try { return FILE.read(text); } catch (error) { return null; } }
function parseEvening(text) { try { return FILE.parse(text).evening; } catch (error) { return null; } }
