// What PyScript loads as its interpreter, on the page and in a worker: the pinned Pyodide
// with the trimmed library beside it. The build puts this file into the runtime folder.
import "./storage.mjs";
import { loadPyodide as load, version } from "./pyodide.mjs";

export { version };

export function loadPyodide(options) {
  const stdLibURL = new URL("./library.zip", import.meta.url).href;
  return load({ ...options, stdLibURL });
}
