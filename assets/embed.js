// The embedded board until Python takes over: what the address asks for, a picture, a button.
// Nothing of the runtime is loaded before somebody asks for it, or the address says "load".
(() => {
  "use strict";
  const root = document.documentElement;
  const find = id => document.getElementById(id);
  const data = JSON.parse(find("embed-data").textContent);
  const asked = new URLSearchParams(location.search);
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) asked.set(name, value);
  const SOURCES = ["position", "record", "deal"];
  const source = () => SOURCES.find(name => asked.get(name));
  let texts;

  function language(tag) {
    const short = String(tag || "").toLowerCase().split(/[-_]/)[0];
    return data.texts[short] ? short : "";
  }

  // What is known by name is listed at once; Python judges the rest when it comes.
  function complain() {
    for (const [name, value] of asked) {
      const known = data.known[name];
      const right = known && (!known.length || known.includes(value) || name === "lang");
      if (!right) console.warn(`embed: not understood: ${name}=${value}`);
    }
  }

  const choice = name => {
    const known = data.known[name];
    return known.includes(asked.get(name)) ? asked.get(name) : known[0];
  };

  function words() {
    texts = data.texts[root.lang];
    find("embed-title").textContent = data.titles[choice("game")];
    const full = find("embed-full");
    full.firstChild.data = texts["embed.full"];
    full.title = texts["embed.new-tab"];
    const link = new URLSearchParams({ lang: root.lang });
    for (const name of ["game", "players", "level", "options"])
      if (asked.get(name)) link.set(name, asked.get(name));
    const code = /^t\d+\.[\w-]+$/.test(asked.get(source())) ? `#${asked.get(source())}` : "";
    full.href = `${root.dataset.top}?${link}${code}`;
    if (find("embed-ask")) ask();
  }

  // The picture and its text, and what the button does.
  function ask() {
    const laid = drawLaid(asked.get("picture") || "", data.shapes);
    const shown = laid || drawLaid(data.posters[choice("game")], data.shapes);
    const fill = (key, gaps) => texts[key].replace(/\{(\w+)\}/g, (_, name) => gaps[name]);
    const key = laid && laid.ends.length ? "embed.chain" : "embed.board";
    shown.svg.setAttribute(laid ? "role" : "aria-hidden", laid ? "img" : "true");
    if (laid) shown.svg.setAttribute("aria-label", !laid.tiles.length ? texts["embed.empty"]
      : fill(key, { tiles: laid.tiles.join(", "), ends: laid.ends.join(", ") }));
    find("boot-picture").replaceChildren(shown.svg);
    document.title = find("embed-title").textContent;
    root.dataset.picture = laid ? "own" : source() ? "other" : "poster";
    const mode = source() ? choice("mode") : "play";
    find("embed-ask").hidden = mode === "figure" && Boolean(laid);
    const play = { position: "play.on", record: "play.on", deal: "play.deal" }[source()] || "play";
    const does = { play, replay: "replay", figure: "show" }[mode];
    find("embed-go").textContent = texts[`embed.${does}`];
  }

  function start() {
    root.dataset.asked = String(asked);
    find("embed-ask").remove();
    find("boot-bar").hidden = false;
    document.dispatchEvent(new Event("tiles:asked"));
    for (const node of [...document.importNode(find("runtime").content, true).children]) {
      node.async = false;
      document.body.append(node);
    }
  }

  // After a message in either direction.
  function dress({ type, game, theme, lang, ...more }) {
    if (type === "theme" && data.known.theme.includes(theme)) root.dataset.theme = theme;
    if (type === "lang" && language(lang)) root.lang = language(lang);
    if (type === "theme" || type === "lang") asked.set(type, type === "theme" ? theme : lang);
    else if (type === "ready") asked.set("game", game);
    else if (find("embed-ask")) {
      if (type === "load") [...SOURCES, "ply", "picture"].forEach(name => asked.delete(name));
      for (const name of [...SOURCES, "ply"]) if (name in more) asked.set(name, more[name]);
    }
    words();
  }

  find("boot-line").textContent = "";
  for (const name of ["theme", "tileset", "fit"]) root.dataset[name] = choice(name);
  root.lang = [asked.get("lang"), ...navigator.languages].map(language).find(Boolean) || "en";
  document.addEventListener("tiles:said", event => dress(event.detail));
  document.addEventListener("tiles:tell", event => dress(JSON.parse(event.detail)));
  find("embed-go").addEventListener("click", start);
  complain();
  words();
  if (choice("start") === "load") start();
})();
