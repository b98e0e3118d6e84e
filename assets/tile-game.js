// <tile-game>: a board in any page. Its content is shown first, and stays without scripts; the
// board comes when somebody asks for it, one at a time. Attributes are the parameters of the
// address. tell({ type: "goto", ply: 3 }) speaks to the board; its messages become events.
(() => {
  const DATA = {}; // the build puts texts, titles, names and the style here
  const HERE = new URL("./", document.currentScript.src);
  const VERSION = 1;
  const FIRST = 560, TALLEST = 1200, PATIENCE = 15000; // heights in px; silence of a frame in ms
  const SOURCES = ["position", "record", "deal"], ALWAYS = { start: "load", fit: "content" };
  const style = new CSSStyleSheet();
  let live = null;
  style.replaceSync(DATA.style);
  const make = (parent, tag) => parent.appendChild(document.createElement(tag));

  class TileGame extends HTMLElement {
    static observedAttributes = ["theme", "lang", "ply", ...SOURCES];

    connectedCallback() {
      if (this.shadowRoot) return;
      const shadow = this.attachShadow({ mode: "open" });
      shadow.adoptedStyleSheets = [style];
      [this.shown, this.bar] = ["slot", "div"].map(tag => make(shadow, tag));
      const button = make(this.bar, "button"), full = make(this.bar, "a");
      this.note = Object.assign(make(this.bar, "p"), { role: "status" });
      const source = SOURCES.find(name => this.getAttribute(name));
      const mode = source && this.getAttribute("mode");
      const play = { position: "play.on", record: "play.on", deal: "play.deal" }[source] || "play";
      button.textContent = this.text({ replay: "replay", figure: "show" }[mode] || play);
      button.addEventListener("click", () => this.start());
      Object.assign(full, { textContent: this.text("full"), target: "_blank", rel: "noopener" });
      const game = this.getAttribute("game") || Object.keys(DATA.titles)[0];
      const code = this.getAttribute(source) || "";
      this.shown.textContent = DATA.titles[game]; // for an element written without a picture
      full.href = new URL(`../../?lang=${this.code}&game=${game}#${code}`, HERE);
      this.bar.hidden = this.still = mode === "figure" && this.childElementCount > 0;
    }

    disconnectedCallback() { this.retire(); }

    attributeChangedCallback(name, before, now) {
      if (now === null || before === now) return;
      const type = { ply: "goto", theme: "theme", lang: "lang" }[name] || "load";
      this.tell({ type, [name]: name === "ply" ? Number(now) : now });
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
      const names = DATA.parameters.filter(name => this.hasAttribute(name));
      const asked = new URLSearchParams(names.map(name => [name, this.getAttribute(name)]));
      for (const name in ALWAYS) asked.set(name, ALWAYS[name]);
      asked.set("lang", this.code);
      this.frame = make(this.shadowRoot, "iframe");
      Object.assign(this.frame, { title, src: `${HERE}#${asked}` });
      this.frame.style.height = `${FIRST}px`;
      this.shown.hidden = this.bar.hidden = true;
      addEventListener("message", this.hear = event => this.heard(event));
      this.timer = setTimeout(() => this.retire("failed"), PATIENCE);
    }

    // Back to the picture; `why`: what is said beside the button.
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
      this.dispatchEvent(new CustomEvent(data.type, { detail: data }));
    }
  }

  if (!customElements.get("tile-game")) customElements.define("tile-game", TileGame);
})();
