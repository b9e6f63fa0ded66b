// A card that appears at its name goes away by Escape, until the pointer or the focus comes again.
(function () {
  "use strict";
  var peeks = Array.prototype.slice.call(document.querySelectorAll(".peek"));
  addEventListener("keydown", function (key) {
    if (key.key === "Escape") { peeks.forEach(function (peek) { peek.classList.add("away"); }); }
  });
  peeks.forEach(function (peek) {
    function back() { peek.classList.remove("away"); }
    peek.addEventListener("pointerenter", back);
    peek.addEventListener("focus", back);
  });
}());
