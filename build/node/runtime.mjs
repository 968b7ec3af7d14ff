// node runtime.mjs BINARYEN SITE_PACKAGES LINES_PY PYODIDE_FOLDER OUT_FOLDER
// Cuts Pyodide's runtime down to what it uses itself. It offers thousands of functions to libraries
// of machine code, which are not shipped here; each costs bytes, and a place in a table at every
// start. What only they could call is left out with them; the standard library is
// byte-compiled and loses its lines.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { COMPILING } from "./compiling.mjs";

process.on("uncaughtException", (error) => {
  console.error(error.message); // Node would print the whole runtime before it
  process.exit(1);
});
const [tool, sitePackages, lines, folder, out] = process.argv.slice(2);
const { default: binaryen } = await import(tool);
const SCRIPT = "pyodide.asm.mjs";
const MACHINE = "pyodide.asm.wasm";
const LOADER = "pyodide.mjs";
const LIBRARY = "python_stdlib.zip";
const HEAD = "function assignWasmExports(wasmExports){";
const EXPORT = /wasmExports\["([^"]+)"\]/g;
const TARGET = /(?:^|[=;])(?:Module\[")?([\w$]+)(?:"\])?(?==)/g;

function expect(condition, what) {
  if (!condition) throw new Error(`Pyodide's runtime looks different: ${what}.`);
}

const script = fs.readFileSync(path.join(folder, SCRIPT), "utf8");
const loader = fs.readFileSync(path.join(folder, LOADER), "utf8");
const machine = fs.readFileSync(path.join(folder, MACHINE));
const compiled = new WebAssembly.Module(machine);

// The script is: what comes before, `var` and the names, the function that gives them their values.
const head = script.indexOf(HEAD);
expect(head > 0 && script.indexOf(HEAD, head + 1) < 0, "where the exports are assigned was not found");
const names = script.lastIndexOf("var ", head);
const declared = script.slice(names + "var ".length, head - 1).split(",");
expect(script[head - 1] === ";" && declared.every((one) => /^[\w$]+(=[\w$]+)?$/.test(one)), "the exports are not declared before");
const begin = head + HEAD.length;
const end = script.indexOf("}", begin);
const assignments = script.slice(begin, end).split(";").filter(Boolean);
expect(assignments.every((one) => one.match(EXPORT)?.length === 1), "the exports are assigned otherwise");

// Used is what any word of the scripts may mean, whether as `_name` there or as `name` inside.
const rest = script.slice(0, names) + script.slice(end);
const words = new Set(`${rest} ${loader} _malloc _free`.match(/[\w$]+/g));
const targets = (one) => [...one.matchAll(TARGET)].map((match) => match[1]);
const exported = (one) => [...one.matchAll(EXPORT)][0][1];
const isUsed = (one) => words.has(exported(one)) || targets(one).some((name) => words.has(name));
const kept = assignments.filter(isUsed);
const gone = new Set(assignments.filter((one) => !isUsed(one)).flatMap(targets));
const left = declared.filter((one) => !gone.has(one.split("=")[0]));
const cut = [script.slice(0, names), "var ", left.join(","), ";", HEAD, kept.join(";"), script.slice(end)];
fs.writeFileSync(path.join(out, SCRIPT), cut.join(""));

// What the runtime looks up by name for itself stays offered as well.
const lookedUp = WebAssembly.Module.imports(compiled).filter((one) => one.module.startsWith("GOT."));
const wanted = new Set([...words, ...kept.map(exported), ...lookedUp.map((one) => one.name)]);
const whole = binaryen.readBinary(machine);
const offered = WebAssembly.Module.exports(compiled).map((one) => one.name);
for (const name of offered) if (!wanted.has(name)) whole.removeExport(name);
whole.runPasses(["remove-unused-module-elements"]);
fs.writeFileSync(path.join(out, MACHINE), whole.emitBinary());
const still = WebAssembly.Module.exports(new WebAssembly.Module(fs.readFileSync(path.join(out, MACHINE))));

const { loadPyodide } = await import(pathToFileURL(path.join(folder, LOADER)));
const python = await loadPyodide({ env: COMPILING });
python.mountNodeFS("/tools", sitePackages);
python.FS.writeFile("/lines.py", fs.readFileSync(lines, "utf8"));
python.FS.writeFile(`/${LIBRARY}`, fs.readFileSync(path.join(folder, LIBRARY)));
python.runPython(`
import sys
from pathlib import Path
sys.path += ["/tools", "/"]
from lines import spare_lines
from pyodide_build._py_compile import _py_compile_archive
spare_lines(_py_compile_archive(Path("/${LIBRARY}"), keep=False, verbose=False))
`);
fs.writeFileSync(path.join(out, LIBRARY), python.FS.readFile(`/${LIBRARY}`));
console.log(`${still.length} of ${offered.length} exports left`);
