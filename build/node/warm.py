"""Runs in Pyodide at build time: imports everything, so that the memory snapshot holds it.

The file system is not part of a snapshot. The app reads its data files while it is imported. Flet
imports its controls lazily, so all that the app names of Flet is imported here; what is wanted
later than that is fetched then, see `Latecomers`.

Chance is frozen in a snapshot too. What was drawn while importing is made the same in every build,
so that the snapshot is; every generator is seeded anew when it wakes up.
"""

import contextlib
import gc
import importlib
import io
import pkgutil
import random
import site
import sys
import types
import zipfile
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path

APP = "watten_app"
ENTRY = f"{APP}.main"
WANTED_BY_FLET = ("flet.messaging.pyodide_connection", "flet.components.component")
"""What Flet itself imports as late as it runs."""

FORGOTTEN = ("email.", "importlib.metadata.")
"""What only unpacking the packages needed; it is found again if it is wanted."""

SITE = Path(site.getsitepackages()[0])
STDLIB = next(Path(entry) for entry in sys.path if entry.endswith(".zip"))
SHIPPED_STDLIB = "pyodide/python_stdlib.zip"
SHIPPED: list[str] = []
"""Where the packages lie in the site, told by who makes the snapshot."""


def generators() -> list[random.Random]:
    """Return everything in memory that chance is drawn from, but what asks the system each time."""
    return [
        one
        for one in gc.get_objects()
        if isinstance(one, random.Random) and not isinstance(one, random.SystemRandom)
    ]


@contextlib.contextmanager
def without_signatures() -> Iterator[None]:
    """Leave out what dataclasses without a docstring would write in its place: all their fields."""
    inspect = importlib.import_module("inspect")
    signature, inspect.signature = inspect.signature, lambda *_, **__: ""
    try:
        yield
    finally:
        inspect.signature = signature


def codes(code: types.CodeType) -> Iterator[types.CodeType]:
    """Yield a piece of code and those inside it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            yield from codes(inner)


def named_in(module: types.ModuleType) -> set[str]:
    """Return all names that a module's code mentions."""
    spec = module.__spec__
    return {name for code in codes(spec.loader.get_code(spec.name)) for name in code.co_names}


def import_all() -> int:
    """Import the app and what it names of Flet; return how many modules there are."""
    flet = importlib.import_module("flet")
    for name in WANTED_BY_FLET:
        importlib.import_module(name)
    named = set()
    for found in pkgutil.walk_packages(importlib.import_module(APP).__path__, f"{APP}."):
        named |= named_in(importlib.import_module(found.name))
    for name in sorted(named & flet._LAZY.keys()):
        importlib.import_module(flet._LAZY[name])
    _ = flet.Icons.HOME  # reads the whole table of icons
    flet.Icons._map = {name: code for name, code in flet.Icons._map.items() if name in named}
    return len(sys.modules)


def forget(names: tuple[str, ...]) -> None:
    """Take modules that begin like this out of memory again."""
    for module in [one for one in sys.modules if one.startswith(names)]:
        del sys.modules[module]
        parent, _, name = module.rpartition(".")
        if parent in sys.modules:
            vars(sys.modules[parent]).pop(name, None)


def spare_annotations() -> None:
    """Forget what functions say of their arguments' types: nobody reads it here, while those of
    classes are what Flet makes its controls by."""
    for one in gc.get_objects():
        if isinstance(one, types.FunctionType):
            one.__annotate__ = None


class Latecomers(MetaPathFinder):
    """Finds what is shipped and is not in the snapshot: fetches all of it when the first is wanted.

    That takes its time and needs the network at a first visit, so it is told on the console, where
    tests look: what the app is seen to want belongs into `import_all`.
    """

    def __init__(self) -> None:
        """Note what is shipped, while it can be looked at."""
        self.names = {one.name for one in pkgutil.iter_modules([str(STDLIB), str(SITE)])}
        self.here = False

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module lies, if it is one of those."""
        if self.here or fullname.partition(".")[0] not in self.names:
            return None
        print(f"not in the snapshot: {fullname}", file=sys.stderr)
        self.here = True
        fetch_now = importlib.import_module("watten_js").fetch_now
        STDLIB.write_bytes(fetch_now(SHIPPED_STDLIB).to_bytes())
        for wheel in SHIPPED:
            zipfile.ZipFile(io.BytesIO(fetch_now(wheel).to_bytes())).extractall(SITE)
        importlib.invalidate_caches()
        return PathFinder.find_spec(fullname, path, target)


def restore() -> None:
    """Make the woken memory fit for use: chance is no longer frozen."""
    for generator in GENERATORS:
        generator.seed()


def start() -> None:
    """Start the app, after waking up or after an ordinary start."""
    importlib.import_module(ENTRY).start()


with without_signatures():
    MODULES = import_all()
forget(FORGOTTEN)
spare_annotations()
sys.meta_path.append(Latecomers())
GENERATORS = generators()
for one in GENERATORS:
    one.seed(0)
importlib.invalidate_caches()  # nothing of the file system is remembered, it will be another one
sys.path_importer_cache.clear()
importlib.import_module("zipimport")._zip_directory_cache.clear()
gc.collect()
gc.freeze()
