// Finds words in the headings of this page and in WORDS, which names the headings by their numbers. It compares as the
// index was made: without the signs above letters, and without endings.
(function () {
  "use strict";
  var MOST = 40, ENDING = /^([a-z]{3,}?)(?:(?:e?n|e?s|er|em|e)+)$/;
  var field = document.querySelector("#suchwort"), form = field.form;
  var told = document.querySelector(".found [role=status]"), list = document.querySelector(".hits");
  var given = new URLSearchParams(location.search), from = given.get("von") || "";
  function fold(word) {
    return word.toLowerCase().replace(/ß/g, "ss").replace(/ae/g, "a").replace(/oe/g, "o").replace(/ue/g, "u")
      .normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  }
  function bare(folded) { return folded.replace(ENDING, "$1"); }
  function term(word) { var folded = fold(word); return { word: word, folded: folded, bare: bare(folded) }; }
  function split(words) { return (words.match(/[^\s\u00a0.,;:!?„“”"()…–·]+/g) || []).map(term); }
  // how well a word is what was asked for: 4 the same, 3 but for its ending, 2 it begins so, 1 it holds it
  function closeness(asked, found) {
    if (found.folded === asked.folded) { return 4; }
    if (found.bare === asked.bare) { return 3; }
    if (found.folded.indexOf(asked.folded) === 0) { return 2; }
    var part = asked.bare.length > 3 ? asked.bare : asked.folded;
    return part.length > 2 && found.folded.indexOf(part) >= 0 ? 1 : 0;
  }

  var places = [];
  document.querySelectorAll(".headings details").forEach(function (page) {
    var top = places.length;
    page.querySelectorAll("a").forEach(function (link, at) {
      places.push({ link: link, page: page, top: top, terms: split(link.textContent) });
    });
  });
  var words = WORDS.split("\n").filter(Boolean).map(function (line) {
    var parts = line.split(" "), found = term(parts[0]), at = 0;
    found.places = parts.slice(1).map(function (far) { at += parseInt(far, 36); return at; });
    return found;
  });

  function look(asked) {
    var hits = new Map();
    function add(place, score, word) {
      var hit = hits.get(place) || { place: places[place], at: place, score: 0, words: [] };
      hit.score = Math.max(hit.score, score);
      if (word && hit.words.indexOf(word) < 0) { hit.words.push(word); }
      hits.set(place, hit);
    }
    places.forEach(function (place, at) {
      var best = Math.max.apply(null, [0].concat(place.terms.map(function (found) { return closeness(asked, found); })));
      if (best) { add(at, best + (place.top === at ? 2 : 1.5)); }
    });
    words.forEach(function (found) {
      var score = closeness(asked, found);
      if (score) { found.places.forEach(function (at) { add(at, score, found.word); }); }
    });
    return hits;
  }
  // each page has to hold every word that is known here; a heading counts by all that it holds of them
  function find(asked) {
    var found = asked.map(look).filter(function (hits) { return hits.size; }), sums = new Map();
    var pages = found.map(function (hits) { return new Set(Array.from(hits.values(), function (hit) { return hit.place.page; })); });
    found.forEach(function (hits) {
      hits.forEach(function (hit, at) {
        if (!pages.every(function (each) { return each.has(hit.place.page); })) { return; }
        var sum = sums.get(at) || { place: hit.place, at: at, score: isFrom(hit.place) ? 1.2 : 0, words: [] };
        sum.score += hit.score;
        sum.words = sum.words.concat(hit.words);
        sums.set(at, sum);
      });
    });
    // "watten trumpf": what the title of its page answers counts for each heading, too
    sums.forEach(function (sum, at) {
      found.forEach(function (hits) {
        var title = !hits.has(at) && hits.get(sum.place.top);
        if (title) { sum.score += title.score; }
      });
    });
    return Array.from(sums.values()).sort(function (a, b) { return b.score - a.score || a.at - b.at; });
  }
  function isFrom(place) { return from && place.link.pathname.endsWith("/" + from + ".html"); }

  function fill(words, values) {
    return words.replace(/\{(\w+)\}/g, function (all, name) { return values[name]; });
  }
  function add(to, kind, text) {
    var made = document.createElement(kind);
    made.textContent = text;
    to.append(made);
    return made;
  }
  function show(hit) {
    var item = document.createElement("li"), link = add(item, "a", "");
    link.href = hit.place.link.href;
    add(link, "strong", hit.place.link.textContent);
    var page = hit.place.page.querySelector("summary").textContent;
    var within = hit.words.length ? fill(list.dataset.within, { words: hit.words.slice(0, 4).join(", ") }) : "";
    add(link, "span", [hit.place.top === hit.at ? "" : page, within].filter(Boolean).join(" · "));
    list.append(item);
  }
  function search() {
    var word = field.value.trim(), asked = split(word), hits = asked.length ? find(asked) : [];
    list.replaceChildren();
    hits.slice(0, MOST).forEach(show);
    var says = hits.length > MOST ? "first" : hits.length > 1 ? "many" : hits.length ? "one" : "none";
    told.textContent = asked.length ? fill(told.dataset[says], { word: word, hits: hits.length, shown: MOST }) : "";
    document.documentElement.classList.toggle("asked", hits.length > 0);
  }
  // the word stands in the address, for who shares it or comes back
  function keep() {
    if (field.value.trim()) { given.set("q", field.value.trim()); } else { given.delete("q"); }
    var said = given.toString();
    history.replaceState(null, "", said ? "?" + said : location.pathname);
    search();
  }
  field.value = given.get("q") || "";
  field.addEventListener("input", keep);
  form.addEventListener("submit", function (asked) {
    asked.preventDefault();
    keep();
    var first = list.querySelector("a");
    if (first) { first.focus(); }
  });
  // the arrows lead through what was found, and from its first entry back to the field
  document.addEventListener("keydown", function (key) {
    var links = Array.from(list.querySelectorAll("a")), at = links.indexOf(document.activeElement);
    var step = { ArrowDown: 1, ArrowUp: -1 }[key.key];
    if (!step || (at < 0 && (document.activeElement !== field || step < 0))) { return; }
    key.preventDefault();
    (links[at + step] || (step < 0 ? field : links[at]) || field).focus();
  });
  search();
})();
