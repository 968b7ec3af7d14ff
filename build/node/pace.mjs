// node pace.mjs PYODIDE_MJS CHECKOUT ASKED: how long decisions take in Pyodide, as JSON.
const [runtime, checkout, asked] = process.argv.slice(2);
const { loadPyodide } = await import(runtime);
const python = await loadPyodide({ env: { HOME: "/home/pyodide" } });
python.mountNodeFS("/checkout", checkout);
python.globals.set("asked", asked);
// the processor's time, for others may be at work on this machine
python.globals.set("worked", () => process.cpuUsage().user / 1e6);
console.log(python.runPython(`
import sys
sys.path[:0] = ["/checkout", "/checkout/build"]
from recipe.tables import paces
paces(asked, worked)
`));
