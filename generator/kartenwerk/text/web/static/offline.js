// Has the browser keep the site for where there is no network. From a folder, and without a secure address, nothing is kept.
(function () {
  "use strict";
  var manifest = document.querySelector("link[rel=manifest]");
  if (!manifest || !("serviceWorker" in navigator) || location.protocol === "file:") { return; }
  var line = document.querySelector(".fresh");
  function tell(worker) {
    if (worker && worker.state === "installed" && navigator.serviceWorker.controller) { line.textContent = line.dataset.says; }
  }
  navigator.serviceWorker.register(new URL("sw.js", manifest.href)).then(function (kept) {
    tell(kept.waiting);
    kept.addEventListener("updatefound", function () {
      var worker = kept.installing;
      worker.addEventListener("statechange", function () { tell(worker); });
    });
  }, function () { /* nothing is kept: the page is whole without it */ });
})();
