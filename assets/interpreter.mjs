// What PyScript loads as its interpreter, on the page and in a worker: the pinned Pyodide with
// the trimmed library and the packs of byte code that its address names. The build puts this
// file into the runtime folder, the packs lie above it.
import "./storage.mjs";
import { loadPyodide as load, version } from "./pyodide.mjs";

export { version };

const near = (name) => new URL(name, import.meta.url).href;
const names = new URL(import.meta.url).searchParams.getAll("pack");
const packs = Promise.all(names.map(async (name) => {
  const answer = await fetch(near(`../${name}`), { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return new Uint8Array(await answer.arrayBuffer());
}));
packs.catch(() => {}); // Said below, where it is missed.

// Pyodide asks for a bit of shared memory, only to sleep on it while it waits for input. Browsers
// report that as deprecated where the page is not isolated, and here nothing waits for input.
const { Memory } = WebAssembly;
WebAssembly.Memory = class extends Memory {
  constructor(kind) {
    super({ ...kind, shared: false });
  }
};

// Pyodide waits for ever when its WebAssembly does not compile; here the promise fails. No hint in
// the page fetches that file: what comes by a hint Chromium compiles anew at each visit.
function start(options) {
  return new Promise((resolve, reject) => {
    const original = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = (...args) => {
      WebAssembly.instantiateStreaming = original;
      const compiled = original.apply(WebAssembly, args);
      compiled.catch(reject);
      return compiled;
    };
    load(options).then(resolve, reject);
  });
}

// It starts as soon as this module is there, while PyScript still gets ready.
let told = {}; // Then what PyScript gives for the texts of Python.
const started = start({
  stdLibURL: near("./library.txt"),
  stdout: (text) => (told.stdout ?? console.log)(text),
  stderr: (text) => (told.stderr ?? console.error)(text),
});
started.catch(() => {}); // Said below as well.

export async function loadPyodide(options) {
  told = options;
  const pyodide = await started;
  const { add } = pyodide.pyimport("packs");
  (await packs).forEach((pack) => add(pack));
  return pyodide;
}
