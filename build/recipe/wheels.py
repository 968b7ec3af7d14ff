"""Wheels of what runs in the browser, and the lock file cut down to them.

The packages are taken from the environment as they are installed, so what is tested is what is
shipped. `pyodide-lock` writes the lock file, `pyodide-build` byte-compiles the wheels, inside
the very Python that will run them.
"""

import json
import tomllib
import zipfile
from importlib.metadata import distribution, version
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.spec import PackageSpec
from pyodide_lock.utils import update_package_sha256

from recipe.places import APP, CLIENT, NODE_SCRIPTS, ROOT, SITE_PACKAGES
from recipe.steps import cached, digest, run_node, tree

LIBRARIES = ("six", "repath", "msgpack", "flet")
DEPENDS = {"six": (), "repath": ("six",), "msgpack": (), "flet": ("repath", "msgpack")}
DEPENDS["watten"] = ("flet",)
NOT_SHIPPED = ("flet/testing/", "flet/fastapi/", "flet/security/", "flet/cli", "flet/pytest_plugin")
KEPT_AT_HOME = ("watten_app/cli.py", "watten_app/players/measuring/")
SOURCE_SUFFIXES = (".py", ".json")
COMPILER = NODE_SCRIPTS / "compile.mjs"
LINES = NODE_SCRIPTS / "lines.py"
SETTING = NODE_SCRIPTS / "compiling.mjs"
FIRST_DAY = (1980, 1, 1, 0, 0, 0)


def write_archive(target: Path, files: dict[str, bytes]) -> None:
    """Write a zip whose bytes depend on its contents alone."""
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, FIRST_DAY)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name], compresslevel=9)


def app_files() -> dict[str, bytes]:
    """Return the app's sources by their path inside the wheel; the command line stays at home, and
    what measures the computers."""
    named = {path.relative_to(APP.parent).as_posix(): path for path in tree(APP)}
    return {
        name: path.read_bytes()
        for name, path in named.items()
        if path.suffix in SOURCE_SUFFIXES and not name.startswith(KEPT_AT_HOME)
    }


def library_files(name: str) -> dict[str, bytes]:
    """Return the pure-Python files of an installed library by their path inside the wheel."""
    found: dict[str, bytes] = {}
    for entry in distribution(name).files or ():
        path = entry.as_posix()
        if path.startswith(("..", "/")) or path.startswith(NOT_SHIPPED):
            continue
        if (
            path.endswith(SOURCE_SUFFIXES)
            and "__pycache__" not in path
            and ".dist-info/" not in path
        ):
            found[path] = (SITE_PACKAGES / path).read_bytes()
    return found


def wheel_metadata(name: str, release: str) -> dict[str, bytes]:
    """Return the few metadata files that make an archive a wheel."""
    info = f"{name}-{release}.dist-info"
    wheel = "Wheel-Version: 1.0\nGenerator: watten\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {release}\n"
    return {f"{info}/WHEEL": wheel.encode(), f"{info}/METADATA": metadata.encode()}


def write_wheel(folder: Path, name: str, release: str, files: dict[str, bytes]) -> Path:
    """Write one pure-Python wheel and return its path."""
    target = folder / f"{name}-{release}-py3-none-any.whl"
    metadata = wheel_metadata(name, release)
    record = "".join(f"{path},,\n" for path in sorted({**files, **metadata}))
    metadata[f"{name}-{release}.dist-info/RECORD"] = record.encode()
    write_archive(target, {**files, **metadata})
    return target


def release_of(name: str) -> str:
    """Return a package's version; ours is the one in `pyproject.toml`."""
    if name != "watten":
        return version(name)
    return tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]


def lock_entry(wheel: Path, name: str) -> PackageSpec:
    """Return the lock file's entry for one wheel."""
    entry = PackageSpec(
        name=name,
        version=release_of(name),
        file_name=wheel.name,
        install_dir="site",
        imports=["watten_app" if name == "watten" else name],
        depends=list(DEPENDS[name]),
    )
    return update_package_sha256(entry, wheel)


def make_packages(folder: Path, sources: dict[str, dict[str, bytes]]) -> None:
    """Fill a folder with the byte-compiled wheels and `pyodide-lock.json` cut to them."""
    wheels = [write_wheel(folder, name, release_of(name), files) for name, files in sources.items()]
    runtime = (CLIENT / "pyodide" / "pyodide.mjs").as_uri()
    run_node(COMPILER, runtime, SITE_PACKAGES, LINES, "watten", *wheels)
    lock = PyodideLockSpec.from_json(CLIENT / "pyodide" / "pyodide-lock.json")
    entries = {}
    for name in sources:
        (wheel,) = folder.glob(f"{name}-*.whl")
        with zipfile.ZipFile(wheel) as made:
            files = {entry: made.read(entry) for entry in made.namelist()}
        write_archive(wheel, files)
        entries[name] = lock_entry(wheel, name)
    cut = PyodideLockSpec(info=lock.info, packages=entries)
    cut.check_wheel_filenames()
    target = folder / "pyodide-lock.json"
    target.write_text(json.dumps(cut.to_dict(), indent=1, sort_keys=True) + "\n")


def packages() -> Path:
    """Return the folder with the compiled wheels and their lock file."""
    sources = {name: library_files(name) for name in LIBRARIES}
    sources["watten"] = app_files()
    contents = [part for files in sources.values() for pair in files.items() for part in pair]
    tools = [COMPILER, LINES, SETTING, Path(__file__), version("pyodide-build")]
    key = digest(*tools, *contents, release_of("watten"), version("flet-web"))
    return cached("packages", key, lambda folder: make_packages(folder, sources))
