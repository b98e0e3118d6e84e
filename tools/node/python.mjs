// Runs a Python module of this repository on the pinned Pyodide, under Node.
//   node python.mjs REPOSITORY MODULE [ARGUMENT...]
// The machine's files are at /host; the exit code is what the module's main() returns.
// TILES_STDLIB may name another standard library than the one of the package.
import { pathToFileURL } from "node:url";

const [, , root, name, ...args] = process.argv;
const folder = `${root}/node_modules/pyodide`;
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
// Byte code tells lines and no columns: nobody reads columns on the page, and they take a fifth.
const env = { PYTHONHASHSEED: "0", HOME: "/tmp", PYTHONNODEBUGRANGES: "1" };
for (const key of ["CI", "TILES_FULL"]) if (process.env[key]) env[key] = process.env[key];
const options = { indexURL: folder, env };
if (process.env.TILES_STDLIB) options.stdLibURL = process.env.TILES_STDLIB;
const pyodide = await loadPyodide(options);
pyodide.mountNodeFS("/host", "/");
pyodide.globals.set("_given", pyodide.toPy([root, name, args]));
const program = `
import importlib, os, sys
_root, _name, _args = _given
os.chdir("/host" + _root)
sys.path.insert(0, "/host" + _root)
sys.dont_write_bytecode = True
int(importlib.import_module(_name).main(_args) or 0)
`;
try {
  process.exitCode = pyodide.runPython(program);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
