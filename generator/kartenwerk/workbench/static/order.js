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

// What was chosen stays as it is, and so does a field that is being pressed; only what is said of it is new.
function describe(page) {
  const old = document.getElementById("rules"), fresh = page.getElementById("rules");
  const said = fresh.querySelectorAll(".rule");
  old.querySelectorAll(".rule").forEach((rule, place) => {
    rule.className = said[place].className;
    rule.querySelector("p").replaceWith(said[place].querySelector("p"));
  });
  old.querySelector(".bad")?.remove();
  const fault = fresh.querySelector(".bad");
  if (fault) old.prepend(fault);
}

async function follow() {
  const mine = asked;
  const answer = await fetch(`${form.dataset.page}?${new URLSearchParams(new FormData(form))}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (mine !== asked || !page.getElementById("slip")) return;
  const set = page.forms.order.elements.of.value;
  if (set === form.elements.of.value) describe(page);
  else replace(page, "rules");  // another set of rules has other values
  form.elements.of.value = set;
  for (const id of ["slip", "changes", "align"]) replace(page, id);
  history.replaceState(null, "", `${form.dataset.page}?${document.getElementById("slip").dataset.query}`);
}

form.addEventListener("input", () => {
  asked += 1;  // an answer that is under way knows nothing of this click
  clearTimeout(wait);
  wait = setTimeout(follow, 150);
});
