"""The memory snapshot: Python with Flet and the whole app imported, made in Node."""

from pathlib import Path

from recipe.places import CLIENT, NODE_SCRIPTS
from recipe.steps import cached, digest, run_node, say, tree

MAKER = NODE_SCRIPTS / "snapshot.mjs"
WARM = NODE_SCRIPTS / "warm.py"


def make_snapshot(folder: Path, packages: Path) -> None:
    """Write `snapshot.bin` into a folder."""
    runtime = (CLIENT / "pyodide" / "pyodide.mjs").as_uri()
    printed = run_node(MAKER, runtime, packages, WARM, folder / "snapshot.bin")
    say("snapshot", printed.splitlines()[-1])


def snapshot(packages: Path) -> Path:
    """Return the folder with the snapshot of these packages."""
    key = digest(MAKER, WARM, *tree(packages), *tree(CLIENT / "pyodide"))
    return cached("snapshot", key, lambda folder: make_snapshot(folder, packages))
