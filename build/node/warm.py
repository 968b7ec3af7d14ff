"""Runs in Pyodide at build time: imports everything, so that the memory snapshot holds it.

The file system is not part of a snapshot. Flet imports its controls lazily and both Flet and the
app read data files, so all modules are imported here and the data files are kept in memory;
`restore` writes them back when the snapshot wakes up in the browser.

Chance is frozen in a snapshot too. What was drawn while importing is made the same in every build,
so that the snapshot is; every generator is seeded anew when it wakes up.
"""

import contextlib
import gc
import importlib
import os
import pkgutil
import random
import sys
from pathlib import Path

APP = "watten_app"
ENTRY = f"{APP}.main"


def import_without_chance(module: str) -> None:
    """Import a module that draws a key while it is imported, which nothing here uses."""
    urandom, os.urandom = os.urandom, bytes
    try:
        importlib.import_module(module)
    finally:
        os.urandom = urandom


def generators() -> list[random.Random]:
    """Return everything in memory that chance is drawn from, but what asks the system each time."""
    return [
        one
        for one in gc.get_objects()
        if isinstance(one, random.Random) and not isinstance(one, random.SystemRandom)
    ]


def import_all() -> int:
    """Import every control of Flet and every module of the app; return how many there are."""
    import_without_chance("multiprocessing.process")
    flet = importlib.import_module("flet")
    importlib.import_module("flet.messaging.pyodide_connection")
    for name in sorted(set(flet._LAZY.values())):
        with contextlib.suppress(ModuleNotFoundError):
            importlib.import_module(name)
    for module in pkgutil.walk_packages(importlib.import_module(APP).__path__, f"{APP}."):
        importlib.import_module(module.name)
    for icons in (flet.Icons, flet.CupertinoIcons):
        _ = icons.HOME  # reads the whole table of icons
    return len(sys.modules)


def read_data() -> dict[str, bytes]:
    """Return the app's data files by their path."""
    folder = Path(sys.modules[APP].__path__[0])
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*.json"))}


def restore() -> None:
    """Make the woken memory fit for use: data files back, chance no longer frozen."""
    for name, data in DATA.items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    for generator in GENERATORS:
        generator.seed()


def start() -> None:
    """Start the app, after waking up or after an ordinary start."""
    importlib.import_module(ENTRY).start()


MODULES = import_all()
DATA = read_data()
GENERATORS = generators()
for one in GENERATORS:
    one.seed(0)
sys.path_importer_cache.clear()
gc.collect()
