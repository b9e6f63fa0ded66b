// The practice deal one move at a time, and where the reader is. All that is shown stands in the page already.
(function () {
  "use strict";
  var deal = document.querySelector(".deal");
  if (deal) { stepThrough(deal); }
  markChapter(document.querySelectorAll("nav.contents a"));

  function stepThrough(deal) {
    var scenes = Array.prototype.slice.call(deal.querySelectorAll(".scene"));
    var said = deal.querySelector("[role=status]");
    var shown = deal.querySelector("output");
    var slider = deal.querySelector("input[type=range]");
    var list = deal.querySelector(".switch");
    var buttons = deal.querySelectorAll("[data-to]");
    var now = 0;

    function target(to) {
      return { first: 0, back: now - 1, on: now + 1, last: scenes.length - 1 }[to];
    }
    function show(place, aloud) {
      now = Math.max(0, Math.min(scenes.length - 1, place));
      scenes.forEach(function (scene, at) { scene.classList.toggle("now", at === now); });
      var title = scenes[now].querySelector("h3").textContent;
      shown.textContent = "Zug " + (now + 1) + " von " + scenes.length;
      slider.value = String(now + 1);
      slider.setAttribute("aria-valuetext", title);
      buttons.forEach(function (button) {
        var backwards = button.dataset.to === "first" || button.dataset.to === "back";
        button.setAttribute("aria-disabled", String(backwards ? now === 0 : now === scenes.length - 1));
      });
      if (aloud) { said.textContent = title + ": " + scenes[now].querySelector(".says").textContent; }
    }
    // the address leads to what is shown, for who shares it or comes back
    function keep() { history.replaceState(null, "", "#" + scenes[now].id); }
    function step(place) { show(place, true); keep(); }
    function fromAddress() {
      var found = /^#zug-(\d+)$/.exec(location.hash);
      if (!found) { return; }
      show(Number(found[1]) - 1, false);
      scenes[now].focus({ preventScroll: true });
      deal.querySelector(".controls").scrollIntoView({ block: "start" });
    }

    buttons.forEach(function (button) {
      button.addEventListener("click", function () { step(target(button.dataset.to)); });
    });
    slider.addEventListener("input", function () { show(Number(slider.value) - 1, false); });
    slider.addEventListener("change", keep);
    deal.addEventListener("keydown", function (key) {
      if (key.target === slider || key.altKey || key.ctrlKey || key.metaKey || deal.classList.contains("all")) { return; }
      var to = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[key.key];
      if (to) { key.preventDefault(); step(target(to)); }
    });
    list.addEventListener("click", function () {
      list.setAttribute("aria-pressed", String(deal.classList.toggle("all")));
    });
    deal.classList.add("js");
    show(0, false);
    fromAddress();
    addEventListener("hashchange", fromAddress);
  }

  function markChapter(links) {
    if (!("IntersectionObserver" in window) || !links.length) { return; }
    var watch = new IntersectionObserver(function (seen) {
      seen.forEach(function (one) {
        if (!one.isIntersecting) { return; }
        links.forEach(function (link) {
          if (link.hash !== "#" + one.target.id) { link.removeAttribute("aria-current"); return; }
          link.setAttribute("aria-current", "true");
          var row = link.closest("ol");
          row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
        });
      });
    }, { rootMargin: "-15% 0px -75% 0px" });
    links.forEach(function (link) {
      var chapter = document.getElementById(link.hash.slice(1));
      if (chapter) { watch.observe(chapter); }
    });
  }
})();
