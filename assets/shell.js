// The page until Python takes over: real progress, and an honest sentence when it stops.
// Plain old syntax, so that an old browser can still say that it is too old.
// Python ends it with document.dispatchEvent(new CustomEvent("tiles:ready")).
(function () {
  "use strict";
  var PATIENCE = 30000;
  var SUSPICION = 4000;
  var root = document.documentElement;
  var app = document.getElementById("app");
  var line = document.getElementById("boot-line");
  var bar = document.getElementById("boot-bar");
  var data = JSON.parse(document.getElementById("boot-data").textContent);
  var texts = data.texts[root.lang] || data.texts.en;
  var state = "loading"; // then "failed" or "ready"
  var suspicious, timer;

  function step(number, name) {
    if (state !== "loading" || number <= bar.value) return;
    bar.value = number;
    line.textContent = texts["boot." + name];
  }

  function alive() {
    if (!suspicious) wait(PATIENCE, "slow");
  }

  function wait(milliseconds, kind) {
    clearTimeout(timer);
    if (state === "loading") timer = setTimeout(fail, milliseconds, kind);
  }

  function again() {
    var fresh = data.files.map(function (file) { return fetch(file, { cache: "reload" }); });
    Promise.all(fresh).catch(function () {}).then(function () { location.reload(); });
  }

  // The sentence "boot.KIND" takes the place of the progress line.
  function fail(kind, detail) {
    if (state !== "loading") return;
    clearTimeout(timer);
    if (kind !== "slow") state = "failed";
    root.dataset.boot = kind;
    line.setAttribute("role", "alert");
    line.textContent = texts["boot." + kind].replace("{file}", detail || "");
    bar.hidden = kind !== "slow";
    if (kind === "file" || document.getElementById("boot-again")) return;
    var button = document.createElement("button");
    button.id = "boot-again";
    button.type = "button";
    button.textContent = texts["boot.again"];
    button.addEventListener("click", again);
    line.after(button);
  }

  // Something went wrong: ask the server for every file, and say which one is not right.
  function suspect() {
    if (suspicious) return;
    suspicious = true;
    wait(SUSPICION, "broken");
    data.files.forEach(function (file) {
      fetch(file, { method: "HEAD" }).then(function (reply) {
        var type = reply.headers.get("Content-Type") || "";
        if (!reply.ok) fail("missing", file);
        else if (/\.m?js$/.test(file) && !/javascript/.test(type)) fail("type", file);
      }, function () { fail("missing", file); });
    });
  }

  function ready() {
    state = "ready";
    clearTimeout(timer);
    root.dataset.boot = "ready";
    app.querySelectorAll("[id^=boot-]").forEach(function (node) { node.remove(); });
  }

  document.title = texts["boot.title"];
  document.getElementById("boot-title").textContent = texts["boot.title"];
  line.textContent = texts["boot.runtime"];
  if (location.protocol === "file:") return fail("file");
  if (typeof WebAssembly !== "object") return fail("wasm");
  if (!window.PerformanceObserver || !window.queueMicrotask) return fail("old");
  alive();

  document.addEventListener("tiles:ready", ready, { once: true });
  document.addEventListener("py:done", function () { fail("broken"); });
  addEventListener("error", suspect, true);
  addEventListener("unhandledrejection", suspect);
  addEventListener("py:progress", function (event) {
    alive();
    if (event.detail === "Loaded interpreter") step(2, "tiles");
  });
  new PerformanceObserver(function (list) {
    alive();
    list.getEntries().forEach(function (entry) {
      if (/\.wasm$/.test(entry.name)) step(1, "python");
    });
  }).observe({ type: "resource", buffered: true });
})();
