"""The memory snapshot: Python with Flet and the whole app imported, made in Node."""

from pathlib import Path

from recipe.places import NODE_SCRIPTS
from recipe.runtime import runtime
from recipe.steps import cached, digest, run_node, say, tree

MAKER = NODE_SCRIPTS / "snapshot.mjs"
WARM = NODE_SCRIPTS / "warm.py"


def make_snapshot(folder: Path, packages: Path) -> None:
    """Write `snapshot.bin` into a folder."""
    loader = (runtime() / "pyodide.mjs").as_uri()
    printed = run_node(MAKER, loader, packages, WARM, folder / "snapshot.bin")
    say("snapshot", printed.splitlines()[-1])


def snapshot(packages: Path) -> Path:
    """Return the folder with the snapshot of these packages."""
    key = digest(MAKER, WARM, *tree(packages), *tree(runtime()))
    return cached("snapshot", key, lambda folder: make_snapshot(folder, packages))
