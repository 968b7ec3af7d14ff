// node compile.mjs PYODIDE_MJS SITE_PACKAGES WHEEL...
// Byte-compiles wheels with pyodide-build, inside the Python that will run them.
import path from "node:path";

process.on("uncaughtException", (error) => {
  console.error(error.message); // Node would print the whole runtime before it
  process.exit(1);
});
const [runtime, sitePackages, ...wheels] = process.argv.slice(2);
const { loadPyodide } = await import(runtime);
// with a fixed date py_compile writes hash-based files, which are the same in every build
const python = await loadPyodide({ env: { HOME: "/home/pyodide", SOURCE_DATE_EPOCH: "315532800", PYTHONOPTIMIZE: "2", PYTHONNODEBUGRANGES: "1" } });
python.mountNodeFS("/tools", sitePackages);
python.mountNodeFS("/wheels", path.dirname(wheels[0]));
python.globals.set("names", python.toPy(wheels.map((wheel) => path.basename(wheel))));
await python.runPythonAsync(`
import sys
from pathlib import Path
sys.path.append("/tools")
from pyodide_build._py_compile import _py_compile_archive
for name in names:
    _py_compile_archive(Path("/wheels") / name, keep=False, verbose=False)
`);
