// The page of a job follows its events; pages of sheets open in large.
"use strict";

const state = document.querySelector("#state"), dialog = document.querySelector("dialog");
let shown = -1;

async function refresh(ids) {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  for (const id of ids) {
    const fresh = page.getElementById(id), old = document.getElementById(id);
    if (!fresh || !old) continue;
    for (const image of fresh.querySelectorAll("img")) {  // pictures that are there stay, or they would flicker
      const known = old.querySelector(`img[src="${image.getAttribute("src")}"]`);
      if (known) image.replaceWith(known);
    }
    old.replaceWith(fresh);
  }
}

if (["waiting", "running"].includes(state.dataset.state)) {
  const events = new EventSource(state.dataset.events);
  // or the page made anew would overtake the answer to the form
  state.addEventListener("submit", () => events.close());
  events.onmessage = async ({ data }) => {
    const { state: now, ready, total, name } = JSON.parse(data);
    if (!["waiting", "running"].includes(now)) {
      events.close();
      await refresh(["state", "sheets", "take"]);
      return;
    }
    const bar = state.querySelector("progress");
    if (total) { bar.max = total; bar.value = ready; }
    document.querySelector("#now").textContent = total ? `${ready}/${total} ${name}` : "";
    if (ready > shown) { shown = ready; await refresh(["sheets", "take"]); }
  };
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a.sheet");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const large = dialog.querySelector("img");
  large.src = link.href;
  large.alt = link.querySelector("img").alt;
  dialog.showModal();
  dialog.addEventListener("close", () => link.focus(), { once: true });
});
