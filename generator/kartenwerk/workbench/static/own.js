// The pages of a deck of one's own follow each saved file, and each choice: the server makes the page anew, and its
// regions are put in place of the old ones. Cards that are as they were stay, and so do their pictures.
"use strict";

const said = document.querySelector("#said"), form = document.querySelector("form[data-page]");
const dialog = document.querySelector("dialog");
let asked = 0, wait = 0;

// Equal nodes stay in the document: pictures do not flicker, and the focus is where it was.
function put(fresh, old) {
  if (fresh.isEqualNode(old)) return;
  const known = new Map([...old.querySelectorAll("li[id]")].map(each => [each.id, each]));
  for (const card of fresh.querySelectorAll("li[id]")) {
    const before = known.get(card.id);
    if (before && card.isEqualNode(before)) card.replaceWith(before);
    else if (before && picture(before) !== picture(card)) card.classList.add("fresh-card");
  }
  old.replaceWith(fresh);
}

const picture = card => card.querySelector("img")?.getAttribute("src");

async function follow(address, regions) {
  const mine = ++asked;
  const focused = document.activeElement?.closest?.("li[id]")?.id;
  let text;
  try {
    text = await (await fetch(address)).text();
  } catch {
    return; // the workbench has been closed
  }
  const page = new DOMParser().parseFromString(text, "text/html");
  if (mine !== asked) return;
  const measures = page.getElementById("measures"), old = document.getElementById("measures");
  if (measures && measures.getAttribute("href") !== old.getAttribute("href")) old.setAttribute("href", measures.getAttribute("href"));
  for (const id of regions) {
    const fresh = page.getElementById(id), there = document.getElementById(id);
    if (fresh && there) put(fresh, there);
  }
  const title = page.querySelector("h1"), lead = page.querySelector(".ownhead .lead");
  if (title && lead && document.querySelector(".ownhead")) {
    document.querySelector("h1").textContent = title.textContent;
    document.querySelector(".ownhead .lead").replaceWith(lead);
  }
  if (focused && !document.activeElement?.closest("li[id]")) document.getElementById(focused)?.querySelector("a")?.focus();
}

if (said?.dataset.events) {
  let seen = Number(said.dataset.version);
  const regions = (form?.dataset.regions ?? said.dataset.regions ?? "said").split(" ");
  const events = new EventSource(said.dataset.events);
  events.onmessage = ({ data }) => {
    if (Number(data) === seen) return;
    seen = Number(data);
    follow(location.href, regions);
  };
  addEventListener("pagehide", () => events.close());
}

form?.addEventListener("input", () => {
  clearTimeout(wait);
  wait = setTimeout(() => {
    const sent = [...new FormData(form)].filter(([name, value]) => value !== "" && !(name === "show" && value === "all"));
    const address = `${form.dataset.page}?${new URLSearchParams(sent)}`;
    history.replaceState(null, "", address.replace(/\?$/, ""));
    const regions = form.dataset.regions.split(" ").filter(id => id !== "choices");
    follow(address, regions);
  }, 150);
});
if (form?.id === "filter") form.addEventListener("submit", event => event.preventDefault());

document.addEventListener("click", event => {
  const link = event.target.closest?.("a.facelink");
  if (!link || !dialog || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const card = link.closest("li");
  const pictures = [...card.querySelectorAll("a.facelink img")].map(each => {
    const large = document.createElement("img");
    [large.src, large.alt] = [each.src, each.alt];
    return large;
  });
  dialog.querySelector(".pictures").replaceChildren(...pictures);
  dialog.querySelector("p").textContent = card.querySelector(".name").textContent;
  dialog.showModal();
  dialog.addEventListener("close", () => document.getElementById(card.id)?.querySelector("a")?.focus(), { once: true });
});
