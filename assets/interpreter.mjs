// What PyScript loads as its interpreter, on the page and in a worker: the pinned Pyodide
// with the trimmed library beside it. The build puts this file into the runtime folder.
import "./storage.mjs";
import { loadPyodide as load, version } from "./pyodide.mjs";

export { version };

// Pyodide asks for a bit of shared memory, only to sleep on it while it waits for input. Browsers
// report that as deprecated where the page is not isolated, and here nothing waits for input.
const { Memory } = WebAssembly;
WebAssembly.Memory = class extends Memory {
  constructor(kind) {
    super({ ...kind, shared: false });
  }
};

// Pyodide waits for ever when its WebAssembly does not compile; here the promise fails.
export function loadPyodide(options) {
  const stdLibURL = new URL("./library.zip", import.meta.url).href;
  return new Promise((resolve, reject) => {
    const original = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = (...args) => {
      WebAssembly.instantiateStreaming = original;
      const compiled = original.apply(WebAssembly, args);
      compiled.catch(reject);
      return compiled;
    };
    load({ ...options, stdLibURL }).then(resolve, reject);
  });
}
