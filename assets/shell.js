// The page until Python takes over: real progress, and an honest sentence when it stops.
// Plain old syntax, so that an old browser can still say that it is too old.
// Python ends it with document.dispatchEvent(new CustomEvent("tiles:ready")).
(function () {
  "use strict";
  var PATIENCE = 15000; // without any sign of life
  var SUSPICION = 3000; // the same after an error
  var TYPES = { css: "css", js: "javascript", mjs: "javascript", wasm: "wasm" };
  var root = document.documentElement;
  var app = document.getElementById("app");
  var line = document.getElementById("boot-line");
  var bar = document.getElementById("boot-bar");
  var button = document.createElement("button");
  var styled = getComputedStyle(root).getPropertyValue("--felt-ink");
  var data = JSON.parse(document.getElementById("boot-data").textContent);
  var texts = data.texts[root.lang] || data.texts.en;
  var state = "loading"; // then "slow", and last "ready" or what "boot.KIND" says
  var suspicious = !styled;
  var timer;

  function step(number, name) {
    if (state !== "loading" || number <= bar.value) return;
    bar.value = number;
    line.textContent = texts["boot." + name];
  }

  function alive() {
    clearTimeout(timer);
    if (state === "loading" || (state === "slow" && suspicious))
      timer = setTimeout(check, suspicious ? SUSPICION : PATIENCE);
  }

  function suspect() {
    suspicious = true;
    alive();
  }

  // It does not go on: ask the server for every file, and say which one is not right.
  function check() {
    var verdict = function () { fail(suspicious ? "broken" : "slow"); };
    setTimeout(verdict, SUSPICION);
    Promise.all(data.files.map(function (file) {
      return fetch(file, { method: "HEAD" }).then(function (reply) {
        var type = reply.headers.get("Content-Type") || "";
        var wanted = TYPES[(/\.(\w+)(\?|$)/.exec(file) || [])[1]] || "";
        if (!reply.ok || reply.headers.get("Content-Length") === "0") fail("missing", file);
        else if (type.indexOf(wanted) < 0) fail("type", file);
      }, function () { fail("missing", file); });
    })).then(verdict);
  }

  // The sentence "boot.KIND" takes the place of the progress line.
  function fail(kind, detail) {
    if (state !== "loading" && state !== "slow") return;
    clearTimeout(timer);
    state = root.dataset.boot = kind;
    line.setAttribute("role", "alert");
    line.textContent = texts["boot." + kind].replace("{file}", detail || "");
    bar.hidden = kind !== "slow";
    if (kind !== "file") line.after(button);
  }

  function again() {
    var fresh = data.files.map(function (file) { return fetch(file, { cache: "reload" }); });
    Promise.all(fresh).catch(function () {}).then(function () { location.reload(); });
  }

  function ready() {
    if (!styled) return document.body.prepend(line, button); // It plays, but bare: say so.
    clearTimeout(timer);
    state = root.dataset.boot = "ready";
    app.querySelectorAll("[id^=boot-]").forEach(function (node) { node.remove(); });
  }

  document.title = document.getElementById("boot-title").textContent = texts["boot.title"];
  line.textContent = texts["boot.runtime"];
  button.id = "boot-again";
  button.textContent = texts["boot.again"];
  button.addEventListener("click", again);
  if (location.protocol === "file:" && data.files.length) return fail("file");
  if (typeof WebAssembly !== "object") return fail("wasm");
  if (!window.PerformanceObserver || !window.queueMicrotask) return fail("old");
  alive();

  document.addEventListener("tiles:ready", ready);
  document.addEventListener("py:done", function () { suspicious = true; check(); });
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
