// Has the browser keep the site for where there is no network. From a folder, and without a secure address, nothing is kept.
(function () {
  "use strict";
  var manifest = document.querySelector("link[rel=manifest]");
  if (!manifest || !("serviceWorker" in navigator) || location.protocol === "file:") { return; }
  var line = document.querySelector(".fresh");
  function watch(worker) {
    function tell() {
      if (worker.state === "installed" && navigator.serviceWorker.controller) { line.textContent = line.dataset.says; }
    }
    if (worker) { tell(); worker.addEventListener("statechange", tell); }
  }
  navigator.serviceWorker.register(new URL("sw.js", manifest.href)).then(function (kept) {
    watch(kept.waiting);
    watch(kept.installing); // the browser may have found it before this script
    kept.addEventListener("updatefound", function () { watch(kept.installing); });
  }, function () { /* nothing is kept: the page is whole without it */ });
})();
