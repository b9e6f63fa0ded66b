// Counts the games that a filter leaves, and shows a card large. Without it a card is a link to its picture.
(function () {
  "use strict";
  document.documentElement.classList.add("js");
  var form = document.querySelector(".filter");
  if (form) { countGames(form); }
  var dialog = document.querySelector("dialog");
  if (dialog && dialog.showModal) { showCards(dialog, Array.prototype.slice.call(document.querySelectorAll(".cards a"))); }

  function countGames(form) {
    var told = form.querySelector("[role=status]");
    var games = Array.prototype.slice.call(document.querySelectorAll(".covers > li"));
    function tell() {
      var left = games.filter(function (game) { return getComputedStyle(game).display !== "none"; }).length;
      told.textContent = told.dataset.left.replace("{left}", left).replace("{all}", games.length);
      document.querySelector(".none").style.display = left ? "none" : "block";
    }
    // what is chosen stands in the address: "#spieler=p3&zeit=t30"
    function keep() {
      var chosen = form.querySelectorAll("input:checked:not([id$=-alle])");
      var words = Array.prototype.map.call(chosen, function (one) { return one.id.replace("-", "="); }).join("&");
      history.replaceState(null, "", words ? "#" + words : location.pathname + location.search);
      tell();
    }
    function choose(words) {
      form.querySelectorAll("[id$=-alle]").forEach(function (any) { any.checked = true; });
      words.split("&").forEach(function (word) {
        var found = /^\w+=[\w-]+$/.test(word) && document.getElementById(word.replace("=", "-"));
        if (found && form.contains(found)) { found.checked = true; }
      });
      tell();
    }
    function fromAddress() { if (location.hash.indexOf("=") > 0) { choose(location.hash.slice(1)); } else { tell(); } }
    form.addEventListener("change", keep);
    form.querySelector(".undo").addEventListener("click", function () { choose(""); keep(); });
    addEventListener("hashchange", fromAddress);
    fromAddress();
  }

  function showCards(dialog, cards) {
    var picture = dialog.querySelector("img");
    var now = 0;
    function show(place) {
      now = (place + cards.length) % cards.length;
      var name = cards[now].querySelector("span").textContent;
      picture.src = cards[now].href;
      picture.alt = name;
      dialog.querySelector("h2").textContent = name;
      dialog.querySelector(".shows").textContent = cards[now].querySelector("img").alt;
      var dots = cards[now].dataset.braille;
      var braille = dialog.querySelector(".braille");
      braille.textContent = dots ? braille.dataset.says + ": " + dots : "";
    }
    cards.forEach(function (card, place) {
      card.addEventListener("click", function (click) {
        if (click.ctrlKey || click.metaKey || click.shiftKey) { return; }
        click.preventDefault();
        show(place);
        dialog.showModal();
      });
    });
    dialog.addEventListener("keydown", function (key) {
      var step = { ArrowLeft: -1, ArrowRight: 1 }[key.key];
      if (step) { show(now + step); }
    });
    dialog.querySelector("[data-to=back]").addEventListener("click", function () { show(now - 1); });
    dialog.querySelector("[data-to=on]").addEventListener("click", function () { show(now + 1); });
    dialog.querySelector(".close").addEventListener("click", function () { dialog.close(); });
    dialog.addEventListener("close", function () { cards[now].focus(); });
  }
})();
