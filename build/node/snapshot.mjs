// node snapshot.mjs PYODIDE_MJS PACKAGES_FOLDER WARM_PY OUT
// Makes the memory snapshot: Python with Flet and the whole app imported, not yet started.
import fs from "node:fs";
import path from "node:path";

process.on("uncaughtException", (error) => {
  console.error(error.message); // Node would print the whole runtime before it
  process.exit(1);
});
const [runtime, packages, warm, out] = process.argv.slice(2);
// the same sources give the same snapshot: no clock, no chance, no path of this machine in it
process.argv[1] = "watten";
Date.now = () => 315532800000;
performance.now = () => 0;
Object.defineProperty(globalThis, "crypto", { value: { getRandomValues: (bytes) => bytes.fill(7) } });
const { loadPyodide } = await import(runtime);
const python = await loadPyodide({
  _makeSnapshot: true,
  env: { HOME: "/home/pyodide", MSGPACK_PUREPYTHON: "1", PYTHONHASHSEED: "0" },
});
// stand-ins: in the browser the worker's own objects take their places
const stand_ins = { flet_js: { documentUrl: "http://localhost/", args: {} }, watten_js: {} };
for (const [name, object] of Object.entries(stand_ins)) python.registerJsModule(name, object);
const site = python.runPython("import site; site.getsitepackages()[0]");
for (const name of fs.readdirSync(packages).filter((file) => file.endsWith(".whl")).sort())
  python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(packages, name))), "zip", { extractDir: site });
python.FS.writeFile(`${site}/watten_start.py`, fs.readFileSync(warm, "utf8"));
python.runPython("import importlib; importlib.invalidate_caches(); import watten_start");
console.log(python.runPython("str(watten_start.MODULES)") + " modules");
const serializer = (object) => {
  const found = Object.entries(stand_ins).find(([, stand_in]) => stand_in === object);
  if (!found) throw new Error("an object of JavaScript would be lost in the snapshot: " + String(object));
  return found[0];
};
fs.writeFileSync(out, python.makeMemorySnapshot({ serializer }));
