// node decisions.mjs PYODIDE_MJS CHECKOUT RECORDS: what the levels do, as Pyodide's Python finds it.
import fs from "node:fs";

const [runtime, checkout, records] = process.argv.slice(2);
const { loadPyodide } = await import(runtime);
const python = await loadPyodide({ env: { HOME: "/home/pyodide" } });
python.mountNodeFS("/checkout", checkout);
python.globals.set("records", fs.readFileSync(records, "utf8"));
console.log(python.runPython(`
import sys
sys.path.insert(0, "/checkout")
from tests.players.decisions import decisions
decisions(records)
`));
