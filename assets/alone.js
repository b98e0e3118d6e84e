// One live board in a page: each takes as much memory as a large page. A board that starts asks
// its neighbours, frames of ours in the same page, to go back to their pictures.
(() => {
  "use strict";
  const RETIRED = "tile-game-retired"; // the frame's name survives that it is loaded again
  const RETIRE = "retire";
  const root = document.documentElement;
  const line = document.getElementById("boot-line");
  const data = JSON.parse(document.getElementById("embed-data").textContent);

  // In a sandbox nobody can tell who is a neighbour, so there each lives alone.
  function started() {
    line.textContent = "";
    if (location.origin === "null" || window.parent === window) return;
    for (let at = 0; at < window.parent.length; at++) {
      const frame = window.parent[at];
      if (frame !== window) frame.postMessage({ tileGame: 1, type: RETIRE }, location.origin);
    }
  }

  function heard({ source, origin, data: said }) {
    if (!said || said.tileGame !== 1 || said.type !== RETIRE || origin !== location.origin) return;
    if (!source || source === window || source.parent !== window.parent) return;
    if (root.dataset.asked === undefined) return;
    const asked = new URLSearchParams(root.dataset.asked);
    asked.set("start", "click");
    window.name = RETIRED;
    history.replaceState(null, "", `${location.pathname}#${asked}`);
    location.reload();
  }

  if (window.name === RETIRED) {
    window.name = "";
    line.textContent = data.texts[root.lang]["embed.retired"];
  }
  window.addEventListener("message", heard);
  document.addEventListener("tiles:asked", started);
  if (root.dataset.asked !== undefined) started();
})();
