// The way between an embedded board and the page around it. What comes from elsewhere, in
// another version or of an unknown kind is passed over; game/app/embed_messages.py says which
// kinds there are. The game hears of a message by the event "tiles:host" and sends one by
// "tiles:tell". What comes while the game is on its way waits for it.
(() => {
  "use strict";
  const VERSION = 1;
  const LONGEST = 250000; // of a message, in characters
  const SHORTEST = 520; // of a board that follows its content: lower ones are laid sideways
  const root = document.documentElement;
  const data = JSON.parse(document.getElementById("embed-data").textContent);
  const host = hostOrigin();
  const waiting = [];
  let height;

  // Empty where the browser does not tell, as for pages without a name of their own.
  function hostOrigin() {
    if (window.parent === window) return "";
    let found = (location.ancestorOrigins || [])[0] || "";
    try {
      found = found || new URL(document.referrer).origin;
    } catch (none) {
      found = "";
    }
    return found === "null" ? "" : found;
  }

  function tell(message) {
    if (window.parent === window) return;
    window.parent.postMessage({ tileGame: VERSION, ...message }, host || "*");
  }

  function arrived(event) {
    const said = event.data;
    if (event.source !== window.parent || event.source === window) return;
    if ((host && event.origin !== host) || !said || said.tileGame !== VERSION) return;
    if (!data.messages.includes(said.type)) return;
    const text = JSON.stringify(said);
    if (text.length > LONGEST) return;
    document.dispatchEvent(new CustomEvent("tiles:said", { detail: said }));
    if (root.dataset.boot === "ready") pass(text);
    else if (root.dataset.asked !== undefined) waiting.push(text);
  }

  function pass(text) {
    document.dispatchEvent(new CustomEvent("tiles:host", { detail: text }));
  }

  function measure() {
    const found = Math.ceil(document.body.getBoundingClientRect().height);
    const now = root.dataset.asked === undefined ? found : Math.max(SHORTEST, found);
    if (root.dataset.fit !== "content" || now === height) return;
    height = now;
    tell({ type: "height", height });
  }

  // What the loading shell has found; the board says it to its reader too.
  function failed() {
    const state = root.dataset.boot;
    if (state && state !== "ready") tell({ type: "error", text: state });
  }

  // Whoever has started the board with a key goes on with keys, and nothing scrolls.
  function goHome() {
    const home = document.querySelector("[data-home]");
    const idle = document.hasFocus() && document.activeElement === document.body;
    if (idle && home) home.focus({ preventScroll: true });
  }

  window.addEventListener("message", arrived);
  window.addEventListener("focus", goHome);
  new ResizeObserver(measure).observe(document.body);
  new MutationObserver(failed).observe(root, { attributeFilter: ["data-boot"] });
  document.addEventListener("tiles:tell", event => tell(JSON.parse(event.detail)));
  document.addEventListener("tiles:ready", () => {
    waiting.splice(0).forEach(pass);
    goHome();
  });
  window.addEventListener("error", event => tell({ type: "error", text: event.message || "" }));
})();
