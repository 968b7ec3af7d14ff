// node compile.mjs PYODIDE_MJS SITE_PACKAGES LINES_PY APP WHEEL...
// Byte-compiles wheels with pyodide-build, inside the Python that will run them; those that are not
// the app's lose their lines.
import fs from "node:fs";
import path from "node:path";
import { COMPILING } from "./compiling.mjs";

process.on("uncaughtException", (error) => {
  console.error(error.message); // Node would print the whole runtime before it
  process.exit(1);
});
const [runtime, sitePackages, lines, app, ...wheels] = process.argv.slice(2);
const { loadPyodide } = await import(runtime);
const python = await loadPyodide({ env: COMPILING });
python.mountNodeFS("/tools", sitePackages);
python.mountNodeFS("/wheels", path.dirname(wheels[0]));
python.FS.writeFile("/lines.py", fs.readFileSync(lines, "utf8"));
python.globals.set("app", app);
python.globals.set("names", python.toPy(wheels.map((wheel) => path.basename(wheel))));
await python.runPythonAsync(`
import sys
from pathlib import Path
sys.path += ["/tools", "/"]
from lines import spare_lines
from pyodide_build._py_compile import _py_compile_archive
for name in names:
    made = _py_compile_archive(Path("/wheels") / name, keep=False, verbose=False)
    if not name.startswith(f"{app}-"):
        spare_lines(made)
`);
