// The policy of the page (tools/policy.py), which the build writes on this script's element, and
// with it Trusted Types, where the browser knows them: nothing turns text into markup, and into
// script only what PyScript makes of itself and addresses of this site. Plain old syntax.
(function () {
  "use strict";
  if (!/^http/.test(location.protocol)) return; // From disk it only says that it can't run.
  var HOOKS = /^\(?function anonymous\(\n\) \{\nreturn\(w,x\)=>/; // PyScript's, for its worker.
  var WORKER = "/*@*/"; // How the script of PyScript's worker begins.
  var site = new URL(document.baseURI).origin;
  var meta = document.createElement("meta");

  // In a sandboxed frame WebKit takes no address at all for 'self'.
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = document.currentScript.dataset.policy.replace(/'self'/g, site);
  document.head.appendChild(meta);
  if (!window.trustedTypes) return;

  trustedTypes.createPolicy("default", {
    createScript: function (text) {
      return HOOKS.test(text) ? text : null;
    },
    createScriptURL: function (text) {
      var address = new URL(text, document.baseURI);
      return address.protocol === "blob:" || address.origin === site ? text : null;
    },
  });

  // A worker inherits the page's rules and not its policy; PyScript makes functions from text
  // there before any other script runs, and Pyodide tries an empty script, to find out in what
  // kind of worker it is. There is no document that markup could harm, and the rules still say
  // from where scripts may come.
  var rules = "{ createScript: text => text, createScriptURL: text => text }";
  var policy = "self.trustedTypes?.createPolicy('default', " + rules + ");\n";
  window.Blob = new Proxy(Blob, {
    construct: function (made, given) {
      var parts = given[0];
      if (parts && String(parts[0]).slice(0, WORKER.length) === WORKER)
        given = [[policy].concat(parts)].concat([].slice.call(given, 1));
      return Reflect.construct(made, given);
    },
  });
})();
