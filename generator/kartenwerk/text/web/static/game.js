// The practice deal and the problems one step at a time, and where the reader is. All that is shown stands in the page.
(() => {
  "use strict";
  const stages = [...document.querySelectorAll(".stage")].map(stepThrough);
  function fromAddress(arriving) { stages.forEach((stage) => stage.find(location.hash.slice(1), arriving)); }
  function go(id) { stages.forEach((stage) => stage.go(id)); }
  fromAddress(true);
  addEventListener("hashchange", () => fromAddress(true));
  addEventListener("popstate", () => fromAddress(false));
  markChapter(document.querySelectorAll("nav.contents a"));

  // the address leads to what is shown, for who shares it or comes back; a browser shares the canonical one if there is one
  function setAddress(id, method) {
    history[method](null, "", "#" + id);
    const canonical = document.querySelector("link[rel=canonical]");
    if (canonical) { canonical.href = canonical.href.split("#")[0] + "#" + id; }
  }

  function stepThrough(stage) {
    const scenes = [...stage.querySelectorAll(".scene")], moves = scenes.filter((one) => !one.dataset.key).length;
    const [said, shown, slider, list] = ["[role=status]", "output", "input[type=range]", ".switch"].map((one) => stage.querySelector(one));
    const buttons = stage.querySelectorAll("[data-to]"), controls = stage.querySelector(".buttons");
    const asks = stage.dataset.keep ? ASK.set(stage, (words) => { said.textContent = words; }, go) : null;
    let now = 0;

    const target = (to) => ({ first: 0, back: now - 1, on: now + 1, last: scenes.length - 1 })[to];
    const describe = (scene) => scene.dataset.place ||
      stage.dataset.count.replace("{number}", scene.id.split("-")[1]).replace("{count}", moves);

    function show(place, aloud) {
      now = Math.max(0, Math.min(scenes.length - 1, place));
      const scene = scenes[now], title = scene.querySelector("h3").textContent;
      scenes.forEach((one, at) => one.classList.toggle("now", at === now));
      shown.textContent = describe(scene);
      slider.value = String(now + 1);
      slider.setAttribute("aria-valuetext", title);
      buttons.forEach((button) => {
        const backwards = button.dataset.to === "first" || button.dataset.to === "back";
        button.setAttribute("aria-disabled", String(backwards ? now === 0 : now === scenes.length - 1));
      });
      if (aloud) { said.textContent = title + ": " + (scene.querySelector(".says, .notes") || scene).textContent; }
    }
    function keep(method) {
      setAddress(scenes[now].id, method);
      if (asks) { asks.stay(scenes[now].id); }
    }
    function step(place) { show(place, true); keep("replaceState"); }
    function find(id, arriving) {
      const place = scenes.findIndex((scene) => scene.id === id);
      if (place < 0) { return false; }
      show(place, false);
      if (arriving) { arrive(); }
      return true;
    }
    // the stage comes into sight once, and stays where it is from step to step
    function arrive() {
      scenes[now].focus({ preventScroll: true });
      controls.scrollIntoView({ block: "start" });
    }
    function goTo(id) {
      const away = controls.getBoundingClientRect().top;
      if (!find(id, false)) { return; }
      keep("pushState");
      if (away < 0 || away > innerHeight / 3) { arrive(); } else { scenes[now].focus({ preventScroll: true }); }
      said.textContent = scenes[now].querySelector("h3").textContent;
    }

    buttons.forEach((button) => button.addEventListener("click", () => step(target(button.dataset.to))));
    slider.addEventListener("input", () => show(Number(slider.value) - 1, false));
    slider.addEventListener("change", () => keep("replaceState"));
    stage.addEventListener("keydown", (key) => {
      if (key.target === slider || key.altKey || key.ctrlKey || key.metaKey || stage.classList.contains("all")) { return; }
      const to = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[key.key];
      if (to) { key.preventDefault(); step(target(to)); }
    });
    list.addEventListener("click", () => list.setAttribute("aria-pressed", String(stage.classList.toggle("all"))));
    stage.classList.add("js");
    if (!(asks && find(asks.at, false))) { show(0, false); }
    return { find, go: goTo };
  }

  function markChapter(links) {
    if (!("IntersectionObserver" in window) || !links.length) { return; }
    const watch = new IntersectionObserver((seen) => {
      seen.forEach((one) => {
        if (!one.isIntersecting) { return; }
        links.forEach((link) => {
          if (link.hash !== "#" + one.target.id) { link.removeAttribute("aria-current"); return; }
          link.setAttribute("aria-current", "true");
          const row = link.closest("ol");
          row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
        });
      });
    }, { rootMargin: "-15% 0px -75% 0px" });
    links.forEach((link) => {
      const chapter = document.getElementById(link.hash.slice(1));
      if (chapter) { watch.observe(chapter); }
    });
  }
})();
