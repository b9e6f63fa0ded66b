// The slip, the changed sentences and the rules follow each click: the server makes the page anew, and its regions are
// put in place of the old ones. Nothing here knows a rule or counts a sheet.
"use strict";

const form = document.querySelector("#order");
let asked = 0, wait = 0;

function replace(page, id) {
  const old = document.getElementById(id), fresh = page.getElementById(id);
  const isOpen = old.querySelector("details")?.open;
  old.replaceWith(fresh);
  if (isOpen) fresh.querySelector("details").open = true;
}

async function follow() {
  const mine = asked;
  const answer = await fetch(`${form.dataset.page}?${new URLSearchParams(new FormData(form))}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (mine !== asked || !page.getElementById("slip")) return;
  const focus = document.activeElement, { name, value } = focus;
  for (const id of ["slip", "changes", "rules", "align"]) replace(page, id);
  form.elements.of.value = page.forms.order.elements.of.value;
  if (!focus.isConnected) {
    const again = [...form.elements].filter((each) => each.name === name);
    (again.find((each) => each.value === value) ?? again[0])?.focus({ preventScroll: true });
  }
  history.replaceState(null, "", `${form.dataset.page}?${document.getElementById("slip").dataset.query}`);
}

form.addEventListener("input", () => {
  asked += 1;  // an answer that is under way knows nothing of this click
  clearTimeout(wait);
  wait = setTimeout(follow, 150);
});
