// node snapshot.mjs PYODIDE_MJS PACKAGES_FOLDER WARM_PY OUT
// Makes the memory snapshot: Python with Flet and the whole app imported, not yet started. It is
// packed: what the runtime's own file brings into memory is taken off, empty pages are left out.
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

// What lies in memory before the runtime has run is in its own file already.
let untouched;
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...sources) => {
  const result = await instantiate.apply(WebAssembly, sources);
  const memory = result.instance?.exports.memory;
  if (memory) untouched ??= new Uint8Array(memory.buffer.slice(0));
  return result;
};

const { loadPyodide } = await import(runtime);
const python = await loadPyodide({
  _makeSnapshot: true,
  env: {
    HOME: "/home/pyodide",
    MSGPACK_PUREPYTHON: "1",
    PYTHONHASHSEED: "0",
    PYTHONOPTIMIZE: "2",
    PYTHONNODEBUGRANGES: "1",
  },
});
// stand-ins: in the browser the worker's own objects take their places
const stand_ins = { flet_js: { documentUrl: "http://localhost/", args: {} }, watten_js: {} };
for (const [name, object] of Object.entries(stand_ins)) python.registerJsModule(name, object);
const site = python.runPython("import site; site.getsitepackages()[0]");
const wheels = fs.readdirSync(packages).filter((file) => file.endsWith(".whl")).sort();
for (const name of wheels)
  python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(packages, name))), "zip", { extractDir: site });
python.FS.writeFile(`${site}/watten_start.py`, fs.readFileSync(warm, "utf8"));
python.runPython("import importlib; importlib.invalidate_caches(); import watten_start");
python.runPython(`watten_start.SHIPPED = ${JSON.stringify(wheels.map((name) => `pyodide/${name}`))}`);
console.log(python.runPython("str(watten_start.MODULES)") + " modules");
const serializer = (object) => {
  const found = Object.entries(stand_ins).find(([, stand_in]) => stand_in === object);
  if (!found) throw new Error("an object of JavaScript would be lost in the snapshot: " + String(object));
  return found[0];
};
wipeFreed(python._module);
fs.writeFileSync(out, packed(python.makeMemorySnapshot({ serializer })));

// What was freed still holds what was there: take all of it, overwrite it, give it back. From large
// pieces to small ones, and never so near to memory's end that it would grow.
function wipeFreed(runtime) {
  const taken = [];
  const end = runtime.HEAPU8.length - 2 ** 21;
  for (let size = 2 ** 20; size >= 8; size = size > 1024 ? (size * 0.9) & ~7 : size - 8)
    for (;;) {
      const piece = runtime._malloc(size);
      if (piece + size > end) {
        runtime._free(piece);
        break;
      }
      runtime.HEAPU8.fill(0, piece, piece + size);
      taken.push(piece);
    }
  for (const piece of taken) runtime._free(piece);
}

// Words of 32 bits: length of the whole, where memory begins in it, how much of memory is taken off,
// number of runs; then for each run where it begins and its length; then the runs themselves.
function packed(whole) {
  const PAGE = 4096;
  const begin = new Uint32Array(whole.buffer, 0, 2)[1]; // Pyodide's own header says it
  const taken = Math.ceil((1 + untouched.findLastIndex((byte) => byte !== 0)) / PAGE) * PAGE;
  for (let at = 0; at < taken; at++) whole[begin + at] ^= untouched[at];
  const runs = [];
  for (let at = 0; at < whole.length; at += PAGE) {
    const length = Math.min(PAGE, whole.length - at);
    if (!whole.subarray(at, at + length).some((byte) => byte !== 0)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === at) last[1] += length;
    else runs.push([at, length]);
  }
  const header = new Uint32Array([whole.length, begin, taken, runs.length, ...runs.flat()]);
  const parts = runs.map(([at, length]) => whole.subarray(at, at + length));
  return Buffer.concat([Buffer.from(header.buffer), ...parts]);
}
