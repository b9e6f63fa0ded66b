// The dock under the thumb: one sentence, and two buttons whose meaning each screen gives.
const DOCK = (() => {
  const UNKEPT = "Der Zettel lässt sich hier nicht behalten. Sichert ihn mit „Teilen“.";
  const find = (selector) => document.querySelector(selector);
  const said = find(".say"), warned = find(".warn"), left = find("#left"), right = find("#right");

  // `first` is set bold before the other words; a screen reader hears both, once for a change
  function say(words, { wrong = false, first = "" } = {}) {
    if (said.textContent !== first + words) { said.replaceChildren(first ? make("b", {}, first) : "", words); }
    said.classList.toggle("wrong", wrong);
    warned.textContent = EVENING.unkept ? UNKEPT : "";
  }
  function sayFault(error) {
    if (error instanceof FILE.Fault) { say(error.message, { wrong: true }); }
    else if (REGELN.isFault(error)) { say(placeOf(error) + REGELN.sentence(error), { wrong: true }); }
    else { throw error; }
  }
  // a correction may make a later deal impossible
  function placeOf(fault) { return fault.deal && EVENING.file && fault.deal !== EVENING.deal ? "Spiel " + fault.deal + ": " : ""; }
  function act(leftWords, leftReady, rightWords, rightReady) {
    left.textContent = leftWords;
    right.textContent = rightWords;
    disable(left, !leftReady);
    disable(right, !rightReady);
  }
  function ready(element) { return element.getAttribute("aria-disabled") !== "true"; }
  function listen(pressLeft, pressRight) {
    left.addEventListener("click", () => { if (ready(left)) { pressLeft(); } });
    right.addEventListener("click", () => { if (ready(right)) { pressRight(); } });
  }
  return { say, sayFault, act, listen };
})();
function sayDay(date) {
  if (!date) { return ""; }
  const [year, month, day] = date.split("-").map(Number), now = new Date();
  return new Date(year, month - 1, day).toLocaleDateString("de", { day: "numeric", month: "long", year: year === now.getFullYear() ? undefined : "numeric" });
}
function today() {
  const now = new Date();
  return now.getFullYear() + "-" + String(now.getMonth() + 1).padStart(2, "0") + "-" + String(now.getDate()).padStart(2, "0");
}
