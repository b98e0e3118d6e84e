// Runs before the first paint: language and theme of the page, so that nothing flashes.
// Saved choices may be missing, denied or damaged; the address (?lang=, ?theme=) wins over them.
(function () {
  "use strict";
  var languages = ["en", "es", "it", "pt"];
  var root = document.documentElement;
  var saved = {};
  var fresh = false;

  function known(tag) {
    var language = String(tag || "").toLowerCase().split(/[-_]/)[0];
    return languages.indexOf(language) >= 0 ? language : "";
  }

  try {
    fresh = !localStorage.getItem("tiles.1.match") && !localStorage.getItem("tiles.1.prefs");
    saved = JSON.parse(localStorage.getItem("tiles.1.prefs")) || {};
  } catch (denied) {
    saved = {};
  }
  var asked = /[?&]lang=([A-Za-z_-]+)/.exec(location.search);
  var wishes = [asked && asked[1], saved.lang].concat(navigator.languages || [navigator.language]);
  root.lang = wishes.map(known).filter(Boolean)[0] || "en";
  var dressed = /[?&]theme=(light|dark|system)(&|$)/.exec(location.search);
  var theme = dressed ? dressed[1] : saved.theme;
  // Whoever names nothing sits at a table at once: its picture is there before Python.
  var named = location.hash.length > 1 || /[?&](game|players|level|options|lesson)=/.test(location.search);
  if (fresh && !named) root.dataset.first = "table";
  root.dataset.theme = /^(light|dark)$/.test(theme) ? theme : "system";
})();
