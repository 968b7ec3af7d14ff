"""Runs in Pyodide at build time: imports everything, so that the memory snapshot holds it.

The file system is not part of a snapshot. Flet imports its controls lazily and both Flet and the
app read data files, so all modules are imported here and the data files are kept in memory;
`restore` writes them back when the snapshot wakes up in the browser.
"""

import contextlib
import gc
import importlib
import pkgutil
import random
import sys
from pathlib import Path

import flet
import flet.messaging.pyodide_connection

import watten_app

ENTRY = "watten_app.main"


def import_all() -> int:
    """Import every control of Flet and every module of the app; return how many there are."""
    for name in sorted(set(flet._LAZY.values())):
        with contextlib.suppress(ModuleNotFoundError):
            importlib.import_module(name)
    for module in pkgutil.walk_packages(watten_app.__path__, "watten_app."):
        importlib.import_module(module.name)
    for icons in (flet.Icons, flet.CupertinoIcons):
        _ = icons.HOME  # reads the whole table of icons
    return len(sys.modules)


def read_data() -> dict[str, bytes]:
    """Return the app's data files by their path."""
    folder = Path(watten_app.__path__[0])
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*.json"))}


DATA = read_data()


def restore() -> None:
    """Make the woken memory fit for use: data files back, chance no longer frozen."""
    for name, data in DATA.items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    random.seed()


def start() -> None:
    """Start the app, after waking up or after an ordinary start."""
    importlib.import_module(ENTRY).start()


MODULES = import_all()
sys.path_importer_cache.clear()
gc.collect()
