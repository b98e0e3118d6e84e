// Leads on to the page in the language that early.js has found. Who runs no scripts, or reads
// another language, finds links to all of them on the page.
(function () {
  "use strict";
  var link = document.querySelector('a[hreflang="' + document.documentElement.lang + '"]');
  if (link) location.replace(link.href + location.search + location.hash);
})();
