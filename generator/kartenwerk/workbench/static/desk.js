// What the desks do beyond forms: sums while one types, a list read from a file, and news of what others have written.
"use strict";
{
  const LOOK_AGAIN = 3000; // ms between two looks at the file

  const numberOf = text => {
    const plain = text.trim().replace(/[−–]/, "-");
    return /^[+-]?\d+$/.test(plain) ? Number(plain) : null;
  };

  const showSum = card => {
    const typed = [...card.querySelectorAll(".points")].map(field => field.value);
    const numbers = typed.map(numberOf);
    const line = card.querySelector(".sum");
    line.hidden = numbers.every(each => each === null);
    const whole = numbers.every(each => each !== null);
    const sum = numbers.reduce((all, each) => all + (each ?? 0), 0);
    const output = line.querySelector("output");
    output.textContent = String(sum).replace("-", "−");
    line.classList.toggle("off", whole && sum !== 0 && "zero" in output.dataset);
  };

  const readList = async (form, file) => {
    const answer = await fetch(form.dataset.names, { method: "POST", body: file, headers: { "Content-Type": "application/octet-stream" } });
    const found = await answer.json();
    const said = form.querySelector(".read");
    said.replaceChildren();
    if (found.fault) {
      const fault = document.createElement("p");
      fault.className = "bad";
      fault.textContent = found.fault;
      said.append(fault);
    } else {
      form.querySelector("textarea").value = found.names;
      said.innerHTML = found.notes; // made by our own template, which escapes names
    }
  };

  const watch = mark => {
    let state = mark.dataset.state;
    const look = async () => {
      try {
        const now = (await (await fetch(mark.dataset.ask)).json()).state;
        if (now === state) return;
        state = now;
        if ("renew" in mark.dataset) {
          const text = await (await fetch(location.href)).text();
          const fresh = new DOMParser().parseFromString(text, "text/html").querySelector("main");
          document.querySelector("main").replaceChildren(...fresh.childNodes);
        } else {
          document.querySelector(".fresh").hidden = false;
        }
      } catch {
        // the workbench has been closed, or the file is being written: look again
      }
    };
    setInterval(look, LOOK_AGAIN);
  };

  for (const card of document.querySelectorAll(".tablecard")) {
    card.addEventListener("input", () => showSum(card));
    showSum(card);
  }
  for (const form of document.querySelectorAll("form[data-names]")) {
    form.querySelector(".scripted").hidden = false;
    form.querySelector("input[type=file]").addEventListener("change", event => readList(form, event.target.files[0]));
  }
  for (const mark of document.querySelectorAll(".watched")) watch(mark);
}
