// Put by the bench into the pages it compares: says when there is something to see or to play.
// The hello page is there with its word; the game with its mark, if a tile answers at once.
(function () {
  "use strict";
  const found = (window.booted = { at: 0, answered: 0, bytes: [] });

  function note(at) {
    found.at = at;
    found.bytes = [...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource")]
      .map((one) => [new URL(one.name).pathname, one.encodedBodySize, one.responseEnd])
      .filter(([, , end]) => end <= at).map(([name, size]) => [name, size]);
  }

  function answer(after) {
    found.answered = after;
    document.documentElement.dataset.booted = "yes";
  }

  function hello() {
    if (found.at || !/hello/.test(document.body?.textContent ?? "")) return;
    note(performance.now());
    answer(1);
  }

  function activate() {
    const tile = document.querySelector(".own.fits");
    const pressed = performance.now();
    const chosen = () => document.querySelector(".own.chosen");
    const seen = new MutationObserver(() => {
      if (!chosen()) return;
      seen.disconnect();
      answer(performance.now() - pressed);
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    tile.click();
  }

  if (document.currentScript.dataset.page === "hello") {
    new MutationObserver(hello).observe(document, { subtree: true, childList: true });
    return;
  }
  new PerformanceObserver((list) => {
    const mark = list.getEntriesByName("tiles:playable")[0];
    if (!mark || found.at) return;
    note(mark.startTime);
    activate();
  }).observe({ type: "mark", buffered: true });
})();
