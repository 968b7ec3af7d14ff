"""Python's runtime for the browser: Pyodide as `flet-web` brings it, cut to what is used of it."""

import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from recipe.places import CLIENT, NODE_SCRIPTS, SITE_PACKAGES, node
from recipe.steps import cached, digest, run_node, say, tree
from recipe.wheels import LINES, SETTING

CUTTER = NODE_SCRIPTS / "runtime.mjs"
WHOLE = CLIENT / "pyodide"
BINARYEN = "binaryen@132.0.0"
QUIET = ("--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts")


def npm() -> list[str]:
    """Return the command that runs the npm which came with Node, else the one on the path."""
    came_along = Path(node()).resolve().parents[1] / "lib/node_modules/npm/bin/npm-cli.js"
    if came_along.is_file():
        return [node(), str(came_along)]
    found = shutil.which("npm")
    if not found:
        sys.exit("npm was not found: install it beside Node, try again.")
    return [found]


def install_binaryen(folder: Path) -> None:
    """Put the tool that cuts WebAssembly into a folder."""
    command = [*npm(), "install", *QUIET, "--prefix", str(folder), BINARYEN]
    if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode != 0:
        sys.exit(f"{BINARYEN} could not be installed, see above.")


def binaryen() -> Path:
    """Return the file that Node imports the tool from."""
    folder = cached("binaryen", digest(BINARYEN), install_binaryen)
    return folder / "node_modules" / "binaryen" / "index.js"


def make_runtime(folder: Path) -> None:
    """Fill a folder with Pyodide's files, three of them cut."""
    shutil.copytree(WHOLE, folder, dirs_exist_ok=True)
    printed = run_node(CUTTER, binaryen().as_uri(), SITE_PACKAGES, LINES, WHOLE, folder)
    say("runtime", printed.splitlines()[-1])


def runtime() -> Path:
    """Return the folder of the runtime that is shipped, with all that came beside it."""
    return cached(
        "runtime",
        digest(CUTTER, LINES, SETTING, version("pyodide-build"), BINARYEN, *tree(WHOLE)),
        make_runtime,
    )
