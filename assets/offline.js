// Has the service worker keep the site, once the page stands and nothing else is to be loaded.
// html[data-offline="ready"] and the event "tiles:offline" say that everything is kept.
(function () {
  "use strict";
  const QUIET = 2000; // Milliseconds for the computer players to start first.
  const address = new URL("../service-worker.js", document.currentScript.src);
  const waits = document.getElementById("boot-data");

  function ready() {
    document.documentElement.dataset.offline = "ready";
    document.dispatchEvent(new CustomEvent("tiles:offline"));
  }

  async function keep() {
    try {
      const workers = navigator.serviceWorker; // In a sandbox even asking for it throws.
      workers.controller?.postMessage("opened");
      workers.addEventListener("controllerchange", ready);
      await workers.register(address);
      if (workers.controller) ready();
    } catch {
      // Not everywhere may something be kept; the game plays without.
    }
  }

  const begin = () => setTimeout(keep, QUIET);
  if (!/^http/.test(location.protocol) || window.top !== window) return;
  if (waits) document.addEventListener("tiles:ready", begin);
  else addEventListener("load", begin);
})();
