// Questions: what is chosen shows its answer, and how many were right is kept on this device, by no clock.
// All answers stand in the page already.
const ASK = (() => {
  "use strict";
  const all = (from, what) => [...from.querySelectorAll(what)];

  // what was chosen in a row of questions, and where the reader was; another row, or none, begins anew
  function open(section) {
    const name = section.dataset.keep, mark = section.dataset.mark;
    let kept = { mark, at: "", chosen: {} };
    const keep = () => { try { localStorage.setItem(name, JSON.stringify(kept)); } catch { /* it lasts as long as the page */ } };
    try {
      const found = JSON.parse(localStorage.getItem(name));
      if (found.mark === mark) { kept = { mark, at: String(found.at), chosen: { ...found.chosen } }; }
    } catch { /* nothing is kept, or nothing of ours */ }
    return {
      get at() { return kept.at; },
      get chosen() { return kept.chosen; },
      stay(at) { kept.at = at; keep(); },
      choose(key, place) { kept.chosen[key] = place; keep(); },
      forget() { kept = { mark, at: "", chosen: {} }; keep(); },
    };
  }

  function set(section, say, go) {
    const questions = all(section, ".ask"), store = open(section);
    const begin = section.querySelector(".begin a"), again = section.querySelector(".again");
    const first = begin && { href: begin.getAttribute("href"), words: begin.textContent };
    const rows = questions.map(makeRow);

    function makeRow(question) {
      const answers = all(question, ".answers > p").slice(1, -1), given = question.querySelector(".given");
      const close = question.querySelector(".close"), said = document.createElement("div");
      said.className = "said";
      question.querySelector(".answers").replaceWith(said);
      const row = { question, answers, given, close, said, choices: all(question, "[data-a]").map(makeButton) };
      row.choices.forEach((button, place) => button.addEventListener("click", () => choose(row, place, true)));
      question.querySelector("[data-do=show]").addEventListener("click", () => choose(row, -1, true));
      const on = question.querySelector("[data-go]");
      if (on) { on.addEventListener("click", () => go(on.dataset.go)); }
      return row;
    }

    function makeButton(item) {
      const button = document.createElement("button");
      button.type = "button";
      Object.assign(button.dataset, item.dataset);
      button.append(...item.childNodes);
      button.setAttribute("aria-pressed", "false");
      delete item.dataset.a;
      item.append(button);
      return button;
    }

    // what is said to a choice; -1 is that of who does not know
    function answer(row, place) {
      if (place < 0) { return { kind: "given", lines: [row.given.cloneNode(true)] }; }
      const button = row.choices[place], line = row.answers[Number(button.dataset.a)].cloneNode(true);
      const kind = line.dataset.kind, name = button.dataset.move || button.textContent;
      line.querySelector("b").textContent = name + ":";
      if (kind === "unweighed") {
        line.lastChild.textContent = line.lastChild.textContent.replace(section.dataset.else, name);
        return { kind, lines: [line, row.given.cloneNode(true)] };
      }
      return { kind, lines: [line] };
    }

    function choose(row, place, aloud) {
      const { kind, lines } = answer(row, place), key = row.question.dataset.key;
      row.choices.forEach((button, at) => button.setAttribute("aria-pressed", String(at === place)));
      row.said.dataset.kind = kind;
      row.said.replaceChildren(...lines);
      if (kind !== "forbidden" && kind !== "several") {
        row.said.append(row.close.cloneNode(true));
        if (!(key in store.chosen)) { store.choose(key, place); }
        markBest(row);
        if (aloud && Object.keys(store.chosen).length === questions.length) { row.said.append(end()); }
      }
      count();
      if (aloud) {
        say(row.said.textContent);
        row.question.querySelector(".foot").scrollIntoView({ block: "nearest" });
      }
    }

    function markBest(row) {
      row.choices.forEach((button) => { button.classList.toggle("best", row.answers[Number(button.dataset.a)].dataset.kind === "right"); });
    }

    const isRight = (row) => {
      const place = store.chosen[row.question.dataset.key];
      if (!Number.isInteger(place) || !(place in row.choices)) { return false; }
      return row.answers[Number(row.choices[place].dataset.a)].dataset.kind === "right";
    };

    function end() {
      const line = document.createElement("p");
      line.textContent = section.dataset.end.replace("{right}", rows.filter(isRight).length);
      return line;
    }

    function count() {
      const asked = Object.keys(store.chosen).length, right = rows.filter(isRight).length;
      const words = asked ? section.dataset.right.replace("{right}", right).replace("{asked}", asked) : "";
      all(section, ".score").forEach((score) => { score.textContent = words; });
      again.hidden = !asked;
      const open = rows.find((row) => !(row.question.dataset.key in store.chosen));
      const resumes = asked && open;
      begin.href = resumes ? "#" + open.question.id : first.href;
      begin.textContent = resumes ? begin.dataset.resume.replace("{what}", open.question.dataset.place) : first.words;
    }

    function reset() {
      store.forget();
      rows.forEach((row) => {
        row.choices.forEach((button) => { button.setAttribute("aria-pressed", "false"); button.classList.remove("best"); });
        delete row.said.dataset.kind;
        row.said.replaceChildren();
      });
      count();
      go(first.href.slice(1));
    }

    begin.addEventListener("click", (press) => { press.preventDefault(); go(begin.hash.slice(1)); });
    again.addEventListener("click", reset);
    rows.forEach((row) => {
      const place = store.chosen[row.question.dataset.key];
      if (place === -1 || (Number.isInteger(place) && place in row.choices)) { choose(row, place, false); }
    });
    count();
    return store;
  }

  return { set };
})();
