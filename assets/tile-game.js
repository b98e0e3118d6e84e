// <tile-game>: a board in any page. Its content is shown first, and stays without scripts; the
// board comes when somebody asks for it, one at a time. Attributes are the parameters of the
// address. tell({ type: "goto", ply: 3 }) speaks to the board; its messages become events.
(() => {
  "use strict";
  const DATA = {}; // the build puts texts, titles, names and the style here
  const HERE = new URL("./", document.currentScript.src);
  const VERSION = 1, FIRST = 560, TALLEST = 1200; // the latter two: heights of the frame in px
  const PATIENCE = 15000; // without a word from the frame, in ms
  const SOURCES = ["position", "record", "deal"];
  const style = new CSSStyleSheet();
  const make = (parent, tag) => parent.appendChild(document.createElement(tag));
  let live = null;
  style.replaceSync(DATA.style);

  class TileGame extends HTMLElement {
    static observedAttributes = ["theme", "lang", "ply", ...SOURCES];

    connectedCallback() {
      if (this.shadowRoot) return;
      const shadow = this.attachShadow({ mode: "open" });
      shadow.adoptedStyleSheets.push(style);
      this.shown = make(shadow, "slot");
      this.bar = make(shadow, "div");
      const button = make(this.bar, "button");
      this.note = make(this.bar, "p");
      this.note.role = "status";
      const source = SOURCES.find(name => this.getAttribute(name));
      const mode = source && this.getAttribute("mode");
      const play = { position: "play.on", record: "play.on", deal: "play.deal" }[source] || "play";
      button.textContent = this.text({ replay: "replay", figure: "show" }[mode] || play);
      button.addEventListener("click", () => this.start());
      this.bar.hidden = this.still = mode === "figure" && this.childElementCount > 0;
    }

    disconnectedCallback() { this.retire(); }

    attributeChangedCallback(name, before, now) {
      if (now === null || before === now) return;
      if (name === "ply") this.tell({ type: "goto", ply: Number(now) });
      else this.tell({ type: SOURCES.includes(name) ? "load" : name, [name]: now });
    }

    text(key) {
      const near = this.closest("[lang]");
      const tag = String((near && near.lang) || navigator.language).toLowerCase();
      this.code = Object.keys(DATA.texts).find(one => tag.split(/[-_]/)[0] === one) || "en";
      return DATA.texts[this.code][`embed.${key}`];
    }

    start() {
      if (live) live.retire("retired");
      live = this;
      const title = DATA.titles[this.getAttribute("game")] || this.text("frame");
      const asked = new URLSearchParams({ lang: this.code });
      for (const name of DATA.parameters)
        if (this.hasAttribute(name)) asked.set(name, this.getAttribute(name));
      asked.set("start", "load");
      asked.set("fit", "content");
      this.frame = document.createElement("iframe");
      Object.assign(this.frame, { title, src: `${HERE}#${asked}` });
      this.frame.style.height = `${FIRST}px`;
      this.shown.hidden = this.bar.hidden = true;
      this.shadowRoot.append(this.frame);
      addEventListener("message", this.hear = event => this.heard(event));
      this.timer = setTimeout(() => this.retire("failed"), PATIENCE);
    }

    // Back to the picture; `why`: the sentence beside the button.
    retire(why) {
      if (!this.frame) return;
      clearTimeout(this.timer);
      removeEventListener("message", this.hear);
      this.frame.remove();
      this.frame = this.origin = live = null;
      this.shown.hidden = false;
      this.bar.hidden = this.still;
      this.note.textContent = why ? this.text(why) : "";
    }

    tell(message) {
      const target = this.origin === "null" ? "*" : this.origin;
      if (target) this.frame.contentWindow.postMessage({ ...message, tileGame: VERSION }, target);
    }

    heard({ source, origin, data }) {
      if (source !== this.frame.contentWindow || ![HERE.origin, "null"].includes(origin)) return;
      if (!data || data.tileGame !== VERSION || !DATA.messages.includes(data.type)) return;
      clearTimeout(this.timer);
      this.origin = origin;
      if (data.type === "height") this.frame.style.height = `${Math.min(TALLEST, data.height)}px`;
      if (data.type === "ready" && document.activeElement === document.body)
        this.frame.focus({ preventScroll: true });
      this.dispatchEvent(new CustomEvent(data.type, { detail: data, bubbles: true }));
    }
  }

  if (!customElements.get("tile-game")) customElements.define("tile-game", TileGame);
})();
