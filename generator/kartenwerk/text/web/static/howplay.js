// How a table plays: the reader chooses rules, and the text of the page follows. What a choice says was made beforehand
// and lies in two files, which are fetched at the first choice. Places that hang on several changed rules, and of
// which nothing was made by these, keep the usual rule and say so.
(function () {
  "use strict";
  var section = document.querySelector(".howplay");
  if (!section) { return; }
  var form = section.querySelector("form"), find = function (what) { return section.querySelector(what); };
  var status = find("[role=status]"), wrong = find("[role=alert]"), code = find(".code"), typed = find(".line input");
  var download = find("[data-download]"), sheet = find("[data-sheet]"), usual = find("[data-usual]");
  var rules = null, base = "", single = {}, file = "", shown = [], taps = [];
  var MARKED = /(?<=[.!?:])\s+(?=[A-ZÄÖÜ„“])/;

  section.hidden = false;
  document.querySelectorAll("[data-choice]").forEach(function (link) { link.hidden = false; });

  // --- what is fetched ---------------------------------------------------------------------------------------------

  function fetchFiles(then) {
    if (rules) { section.removeAttribute("aria-busy"); then(); return; }
    section.setAttribute("aria-busy", "true");
    section.dataset.files.split(" ").reduceRight(function (next, address) {
      return function () {
        var script = document.createElement("script");
        script.src = address;
        script.onload = next;
        script.onerror = refuse;
        document.head.append(script);
      };
    }, function () {
      section.removeAttribute("aria-busy");
      if (RULES.version + " " + HAUSREGELN.version !== section.dataset.versions) { refuse(); return; }
      if (!rules) {
        rules = RULES.open(HAUSREGELN);
        document.body.insertAdjacentHTML("beforeend", HAUSREGELN.sheet);
      }
      then();
    })();
  }
  // also where the files are of another version than the page: their places are not those of its text
  function refuse() {
    section.removeAttribute("aria-busy");
    taps = [];
    wrong.textContent = "Die Fassungen der Regeln lassen sich gerade nicht laden. Der Text bleibt bei den üblichen Regeln.";
  }

  // --- the choice --------------------------------------------------------------------------------------------------

  function choose(variant, changes, said) {
    base = variant;
    single = changes;
    wrong.textContent = "";
    try {
      var values = rules.settle(Object.assign({}, base ? HAUSREGELN.variants[base].rules : {}, single));
      follow(values, said || "");
    } catch (error) {
      if (!RULES.isFault(error)) { throw error; }
      wrong.textContent = RULES.sentence(error) + " Der Text bleibt, wie er war.";
    }
  }
  function follow(values, said) {
    var changes = rules.changesOf(values), count = Object.keys(changes).length;
    var variant = Object.keys(HAUSREGELN.variants).find(function (id) { return same(rules.settle(HAUSREGELN.variants[id].rules), values); }) || "";
    var composed = rules.compose(values);
    var places = show(composed, count);
    fill(values, variant, count === 0);
    status.textContent = [said, report(variant, count, places, composed)].filter(Boolean).join(" ");
    var written = rules.write(values);
    code.hidden = usual.hidden = download.hidden = count === 0;
    code.querySelector("b").textContent = written;
    if (count) { offer(changes, variant ? HAUSREGELN.variants[variant].name : "So spielen wir"); }
    var text = CHOICE.write(variant, changes, HAUSREGELN);
    history.replaceState(null, "", CHOICE.put(location.href, text));
    if (sheet) { sheet.href = CHOICE.put(sheet.href, text); }
    document.querySelectorAll("a[data-follows]").forEach(function (link) { link.href = CHOICE.put(link.href, text); });
  }
  function same(one, other) { return Object.keys(one).every(function (id) { return one[id] === other[id]; }); }

  function report(variant, count, places, composed) {
    if (!count) { return "Ihr spielt wie im Heft."; }
    var whose = variant ? "Ihr spielt „" + HAUSREGELN.variants[variant].name + "“." : count === 1 ? "Ihr spielt eine Regel anders." : "Ihr spielt " + count + " Regeln anders.";
    var where = places === 1 ? "Eine Stelle des Textes ist anders und am Rand markiert." : places ? places + " Stellen des Textes sind anders und am Rand markiert." : "";
    var more = composed.unsure.length ? "Wo „üblich“ steht, können mehrere eurer Regeln zusammenwirken: Text, Zahlen und Beispiele folgen dort den üblichen Regeln, nicht euren." : "";
    var titles = composed.unread.map(function (id) { var rule = HAUSREGELN.rules[id]; return "„" + (rule.title || rule.label) + "“"; });
    var unread = titles.length ? "Dem gewählten Wert von " + titles.join(" und ") + " folgt der Text hier nicht; so gedruckt gibt ihn „kartenwerk rules " + HAUSREGELN.id + " --set " + rules.write(values()) + "“." : "";
    return [whose, where, more, unread].filter(Boolean).join(" ");
  }
  function values() { return rules.settle(Object.assign({}, base ? HAUSREGELN.variants[base].rules : {}, single)); }

  // the controls as the rules are: a rule may have moved with another
  function fill(values, variant, isUsual) {
    form.querySelectorAll("[name=satz]").forEach(function (each) { each.checked = isUsual ? each.value === "" : each.value !== "" && each.value === variant; });
    Object.keys(HAUSREGELN.rules).forEach(function (id) {
      var is = values[id], changed = is !== HAUSREGELN.rules[id].default;
      form.querySelectorAll("[name='" + id + "']").forEach(function (each) {
        if (each.type === "checkbox") { each.checked = is; }
        else if (each.type === "radio") { each.checked = each.value === String(is); }
        else { each.value = String(is); }
        each.closest(".rule").classList.toggle("changed", changed);
      });
    });
  }
  // the browser shows what was tapped first; the text follows in a task of its own
  function later(work) {
    section.setAttribute("aria-busy", "true");
    requestAnimationFrame(function () { setTimeout(fetchFiles, 0, work); });
  }
  // all that was tapped since the text followed last
  function takeTaps() {
    var variant = base, changes = Object.assign({}, single);
    taps.forEach(function (tap) {
      if (tap.name === "satz") { variant = tap.value; changes = {}; return; }
      changes[tap.name] = typeof HAUSREGELN.rules[tap.name].default === "number" ? Number(tap.value) : tap.value;
    });
    taps = [];
    choose(variant, changes);
  }

  // --- the text ----------------------------------------------------------------------------------------------------

  function node(number) { return document.querySelector("[data-n='" + number + "']"); }
  function parse(html) {
    var holder = document.createElement("template");
    holder.innerHTML = /^<tr/.test(html) ? "<table><tbody>" + html + "</tbody></table>" : html;
    return Array.from(/^<tr/.test(html) ? holder.content.querySelectorAll("tr") : holder.content.children);
  }
  // one place after the other; returns how many read differently
  function show(composed, changed) {
    shown.reverse().forEach(function (undo) { undo(); });
    shown = [];
    composed.places.forEach(function (place) {
      var gone = place.nodes.map(node), first = gone[0], come = place.texts.flatMap(function (text) { return parse(HAUSREGELN.texts[text]); });
      if (!first) { return; }
      var before = place.way === "over" ? gone.map(function (each) { return each.textContent; }).join(" ") : "";
      come.forEach(function (each) { each.classList.add("told-anew"); mark(each, before); });
      if (place.way === "after") { first.after(...come); }
      else if (place.way === "first") { within(first, come); }
      else { first.before(...come); }
      if (place.way === "over") { gone.forEach(function (each) { each.hidden = true; }); }
      shown.push(followContents(first, come), function () {
        come.forEach(function (each) { each.remove(); });
        gone.forEach(function (each) { each.hidden = false; });
      });
    });
    composed.unsure.forEach(function (place) {
      place.nodes.map(node).filter(Boolean).forEach(function (each) {
        each.classList.add("unsure");
        shown.push(function () { each.classList.remove("unsure"); });
      });
    });
    var apart = document.querySelectorAll("#zug-fuer-zug, #aufgaben, #varianten"), is = changed > 0;
    apart.forEach(function (each) { each.classList.toggle("as-usual", is); });
    return composed.places.length;
  }
  // chapters that come and go do so in the contents, too; returns how that is undone
  function followContents(first, come) {
    var chapters = come.filter(function (each) { return each.matches("section[id]"); });
    var link = document.querySelector("nav.contents a[href='#" + first.id + "']"), entry = link && link.closest("li");
    if (!entry || (!first.hidden && !chapters.length)) { return function () {}; }
    var entries = chapters.map(function (each) {
      var copy = entry.cloneNode(true);
      copy.querySelector("a").href = "#" + each.id;
      copy.querySelector("a").textContent = each.querySelector("h2").textContent;
      return copy;
    });
    entry.after(...entries);
    entry.hidden = first.hidden;
    return function () {
      entries.forEach(function (each) { each.remove(); });
      entry.hidden = false;
    };
  }
  function within(holder, come) {
    var head = holder.querySelector(":scope > h2, :scope > h3, :scope > h4, :scope > h5"), rows = holder.querySelector("tbody");
    if (rows) { rows.prepend(...come); } else if (head) { head.after(...come); } else { holder.prepend(...come); }
  }
  // the sentences that stood nowhere in what they replace
  function mark(element, before) {
    if (!before || element.querySelector("svg.drawing")) { return; }
    var known = new Set(before.split(MARKED).map(bare)), pieces = element.textContent.split(MARKED), start = 0, ranges = [];
    pieces.forEach(function (piece) {
      var at = element.textContent.indexOf(piece, start);
      if (!known.has(bare(piece))) { ranges.push([at, at + piece.length]); }
      start = at + piece.length;
    });
    var walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), texts = [], at = 0;
    while (walker.nextNode()) { texts.push(walker.currentNode); }
    texts.forEach(function (text) {
      var from = at, to = at += text.data.length;
      ranges.slice().reverse().forEach(function (range) {
        var begin = Math.max(from, range[0]) - from, end = Math.min(to, range[1]) - from;
        if (begin >= end || text.parentNode.closest("svg, dt") || !text.data.slice(begin, end).trim()) { return; }
        var part = text.splitText(begin);
        part.splitText(end - begin);
        var marked = document.createElement("mark");
        part.replaceWith(marked);
        marked.append(part);
      });
    });
  }
  function bare(text) { return text.replace(/\u00ad/g, "").replace(/\s+/g, " ").trim(); }

  // --- the file that the command reads -----------------------------------------------------------------------------

  function offer(changes, name) {
    var lines = ["# House rules, written by the rules page. kartenwerk takes them with --rules.", 'name = "' + name.replace(/["\\]/g, "\\$&") + '"', 'game = "' + HAUSREGELN.id + '"', "", "[rules]"];
    Object.keys(changes).forEach(function (id) { lines.push(id + " = " + JSON.stringify(changes[id])); });
    if (file) { URL.revokeObjectURL(file); }
    file = URL.createObjectURL(new Blob([lines.join("\n") + "\n"], { type: "text/plain" }));
    download.href = file;
    download.download = "hausregeln_" + HAUSREGELN.id + ".toml";
  }

  // --- what the reader does ----------------------------------------------------------------------------------------

  form.addEventListener("submit", function (event) { event.preventDefault(); readCode(); });
  form.addEventListener("change", function (event) {
    var control = event.target;
    if (!control.name) { return; }
    taps.push({ name: control.name, value: control.type === "checkbox" ? control.checked : control.value });
    if (taps.length === 1) { later(takeTaps); }
  });
  find("[data-usual]").addEventListener("click", function () { later(function () { choose("", {}); }); });
  function readCode() {
    if (!typed.value.trim()) { wrong.textContent = "Schreibt zuerst den Code in das Feld, so wie er auf der Karte steht."; return; }
    later(function () {
      try {
        choose("", rules.read(typed.value));
      } catch (error) {
        if (!RULES.isFault(error)) { throw error; }
        wrong.textContent = RULES.sentence(error);
      }
    });
  }
  function fromAddress() {
    if (!new URLSearchParams(location.search).has("r")) { return; }
    fetchFiles(function () {
      var asked = CHOICE.read(location.search, HAUSREGELN);
      find("details").open = Object.keys(asked.single).length > 0;
      choose(asked.variant, asked.single, asked.unknown.length ? CHOICE.sayUnknown(asked.unknown) : "");
    });
  }
  fromAddress();
})();
