"""The same app as `flet publish` makes it: the measure for our own start.

It gets the one fix it needs to start at all (a relative module address) and is spared what needs
a network at each start: the packages lie in the archive instead of being fetched by micropip.
"""

import json
import os
import subprocess
import sys
import tarfile
from importlib.metadata import version
from pathlib import Path

from recipe import pictures
from recipe.places import CLIENT
from recipe.steps import cached, digest, stop
from recipe.wheels import LIBRARIES, app_files, library_files

RUNTIME_LOCK = CLIENT / "pyodide" / "pyodide-lock.json"
BARE_ADDRESS = 'flet.pyodideUrl="pyodide/pyodide.mjs"'
FIXED_ADDRESS = 'flet.pyodideUrl="./pyodide/pyodide.mjs"'
# flet-cli would fetch a list of runtimes and a runtime: it is given both
PUBLISH = """
import sys
import flet_cli.commands.publish as publish
from flet_cli.cli import main
publish.ensure_pyodide = lambda version, folder: None
sys.argv = ["flet", "publish", *sys.argv[1:]]
main()
"""


def write_files(folder: Path, files: dict[str, bytes]) -> None:
    """Write files below a folder."""
    for name, data in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def runtimes(folder: Path) -> Path:
    """Write the list of runtimes that flet-cli asks for; it names the one in `flet-web`."""
    python = json.loads(RUNTIME_LOCK.read_text())["info"]["python"]
    package = json.loads((CLIENT / "pyodide" / "package.json").read_text())
    short = ".".join(python.split(".")[:2])
    one = {"full_version": python, "pyodide_version": package["version"], "android_abis": []}
    target = folder / "runtimes.json"
    target.write_text(json.dumps({"default_python_version": short, "pythons": {short: one}}))
    return target


def repack(site: Path) -> None:
    """Take the list for micropip out of the app's archive."""
    archive = site / "app.tar.gz"
    plain = site / "app.plain.tar.gz"
    with tarfile.open(archive) as old, tarfile.open(plain, "w:gz") as new:
        for member in old.getmembers():
            if member.name != "requirements.txt":
                new.addfile(member, old.extractfile(member) if member.isfile() else None)
    plain.replace(archive)


def publish(folder: Path) -> None:
    """Fill a folder with the site as `flet publish` makes it."""
    source = folder / "source"
    write_files(source, {"main.py": b"from watten_app.main import start\n\nstart()\n"})
    write_files(source, app_files())
    for name in LIBRARIES:
        write_files(source / "__pypackages__", library_files(name))
    drawn = pictures.shipped(pictures.pictures())
    write_files(source / "assets", {name: path.read_bytes() for name, path in drawn.items()})
    site = folder / "site"
    environment = {**os.environ, "FLET_PYTHON_BUILD_MANIFEST": str(runtimes(folder))}
    words = [sys.executable, "-c", PUBLISH, str(source / "main.py"), "--no-cdn"]
    done = subprocess.run(
        [*words, "--distpath", str(site)],
        env=environment,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    page = site / "index.html"
    if done.returncode != 0 or BARE_ADDRESS not in page.read_text():
        stop(f"`flet publish` did not make the site it used to make:\n{done.stdout}")
    page.write_text(page.read_text().replace(BARE_ADDRESS, FIXED_ADDRESS))
    repack(site)


def stock_site() -> Path:
    """Return the folder of the stock site of the same sources."""
    contents = [part for pair in sorted(app_files().items()) for part in pair]
    key = digest(Path(__file__), *contents, version("flet-web"), str(pictures.pictures()))
    return cached("stock", key, publish) / "site"
