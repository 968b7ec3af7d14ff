"""The memory snapshot: Python with Flet and the whole app imported, made in Node."""

import subprocess
from pathlib import Path

from recipe.places import CLIENT, NODE_SCRIPTS, node
from recipe.steps import cached, digest, say, tree

MAKER = NODE_SCRIPTS / "snapshot.mjs"
WARM = NODE_SCRIPTS / "warm.py"


def make_snapshot(folder: Path, packages: Path) -> None:
    """Write `snapshot.bin` into a folder."""
    runtime = (CLIENT / "pyodide" / "pyodide.mjs").as_uri()
    command = [node(), str(MAKER), runtime, str(packages), str(WARM), str(folder / "snapshot.bin")]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    say("snapshot", done.stdout.strip().splitlines()[-1])


def snapshot(packages: Path) -> Path:
    """Return the folder with the snapshot of these packages."""
    key = digest(MAKER, WARM, *tree(packages), *tree(CLIENT / "pyodide"))
    return cached("snapshot", key, lambda folder: make_snapshot(folder, packages))
