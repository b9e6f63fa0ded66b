// Elements of the page. Words are always set as text and never read as markup, as names come from strangers' files.
function make(tag, attributes, ...children) { return fill(document.createElement(tag), attributes, children); }
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (typeof value === "function") { element.addEventListener(name, value); }
    else if (value !== undefined && value !== false) { element.setAttribute(name, value === true ? "" : value); }
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}
// what an address of this site calls a folder, a screen or what it asks for: by its German name, which scripts use
const ADDRESS = JSON.parse(document.querySelector(".app").dataset.address);
function inAddress(name) { return Object.hasOwn(ADDRESS, name) ? ADDRESS[name] : name; }
function button(words, press, attributes) { return make("button", { type: "button", click: press, ...attributes }, words); }
function press(element, on) { element.setAttribute("aria-pressed", String(on)); }
function disable(element, off) { element.setAttribute("aria-disabled", String(off)); }
function minus(number) { return String(number).replace("-", "−"); }
function signed(number) { return number > 0 ? "+" + number : minus(number); }
function listed(words, last = "und") {
  return words.length < 2 ? words.join("") : words.slice(0, -1).join(", ") + " " + last + " " + words[words.length - 1];
}
