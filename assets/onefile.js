// Starts the game in the page that holds everything: `make onefile` puts this script, the packed
// runtime and the packed Python into play.html. A page opened from disk can't fetch, nor can
// its worker import in every browser: scripts are run from blobs, and the runtime is answered
// with what the page holds when it asks for a file.
(function () {
  "use strict";
  const KINDS = { code: "text/javascript", wasm: "application/wasm", python: "application/zip" };

  // What the page holds packed, as a blob; its text is not needed any more.
  async function unpack(name) {
    const element = document.getElementById("pack-" + name);
    const packed = Uint8Array.from(atob(element.textContent), sign => sign.charCodeAt(0));
    element.remove();
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Blob([await new Response(stream).arrayBuffer()], { type: KINDS[name] });
  }

  // Also runs in the worker, where it is known by its text alone.
  function startPython(parts) {
    const asked = { "pyodide.asm.wasm": parts.wasm, "python.zip": parts.python };
    const headers = { "Content-Type": "application/wasm" };
    globalThis.fetch = async address =>
      new Response(asked[String(address).split("/").pop()], { headers });
    const indexURL = "https://disk.invalid/"; // Nothing is ever asked there.
    const stdLibURL = indexURL + "python.zip";
    return loadPyodide({ createPyodideModule, indexURL, stdLibURL, lockFileContents: parts.lock });
  }

  // Runs in the worker: the first message brings the parts, each further one a question, and all
  // of them a port for the answer.
  function answerQuestions(start) {
    self.importScripts = undefined; // Pyodide takes it for the mark of a worker it can't use.
    onmessage = async first => {
      const { think } = (await start(first.data)).pyimport("game.worker");
      onmessage = event => event.ports[0].postMessage(think(event.data));
      first.ports[0].postMessage("ready");
    };
  }

  // What `game/browser/thinking.py` calls where there is no PyScript.
  async function startPlayers(parts) {
    // Not as blobs: WebKit's worker can't read those.
    const [wasm, python] = await Promise.all([parts.wasm.arrayBuffer(), parts.python.arrayBuffer()]);
    const script = [parts.code, `\n(${answerQuestions})(${startPython});`];
    const worker = new Worker(URL.createObjectURL(new Blob(script, { type: KINDS.code })));
    const ask = (message, given = []) => new Promise(resolve => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = event => resolve(event.data);
      worker.postMessage(message, [port2, ...given]);
    });
    return new Promise((resolve, reject) => {
      worker.onerror = event => reject(new Error(event.message));
      ask({ wasm, python, lock: parts.lock }, [wasm, python])
        .then(() => resolve({ think: question => ask(question) }));
    });
  }

  function run(code) {
    const script = document.createElement("script");
    script.src = URL.createObjectURL(code);
    return new Promise((resolve, reject) => {
      Object.assign(script, { onload: resolve, onerror: reject });
      document.head.append(script);
    });
  }

  async function start() {
    const names = Object.keys(KINDS);
    const blobs = await Promise.all(names.map(unpack));
    const parts = Object.fromEntries(names.map((name, at) => [name, blobs[at]]));
    parts.lock = JSON.parse(document.getElementById("pack-lock").textContent);
    await run(parts.code);
    const python = await startPython(parts);
    dispatchEvent(new CustomEvent("py:progress", { detail: "Loaded interpreter" }));
    window.startPlayers = () => startPlayers(parts);
    python.pyimport("game.main");
  }

  start().catch(error => setTimeout(() => { throw error; }));
})();
