// Shows the page once the faces that lie within it are read: set in another first, lines would break anew and all below move.
(function (root) {
  "use strict";
  var within = Array.from(document.fonts).filter(function (face) { return face.display === "block"; });
  function show() { root.classList.remove("unread"); }
  root.classList.add("unread");
  Promise.all(within.map(function (face) { return face.load(); })).then(show, show);
})(document.documentElement);
