"""Puts the site together in `build/web`: client, Python, snapshot, pictures, page, worker."""

import base64
import hashlib
import json
import re
from pathlib import Path

import brotli

from recipe import bom, licences, manifest, page, pictures, sounds
from recipe.client import DRAWN_BY, client
from recipe.fonts import fonts
from recipe.places import CACHE, PAGE, WEB
from recipe.snapshot import snapshot
from recipe.steps import digest, say, tree
from recipe.wheels import packages

WORKER = "sw.js"
WORKER_OFF = "sw-off.js"
INDEX = "index.html"
START = "./"
PAGE_VERSION = re.compile(rb'(data-watten-version=)"[^"]*"')
NOT_KEPT = ("screenshots/", bom.FILE, WORKER, WORKER_OFF)
"""What the app does without: browsers show the screenshots in the install dialogue."""

STAND_INS = {
    "cards-fine/": "cards/",
    "large-fine/": "cards/",
    "large/": "cards/",
    "mini-large/": "mini/",
    "boards-wide/": "boards/",
    "boards-tablet/": "boards/",
}
"""Pictures that a device does without at first, and where those lie that it shows instead."""

SPARE = ("pyodide/python_stdlib.zip", "sounds/", licences.FILE, *STAND_INS)
"""What a first visit has not to wait for, beside the wheels (both for the ordinary start, where
the snapshot does not fit): a device takes it when it is installed, else at its second start."""

MEGABYTE = 1_000_000
WEIGHT_QUALITY = 9  # of brotli, as a good host would press


def integrity(data: bytes) -> str:
    """Return the subresource-integrity text of some bytes."""
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def listing(files: dict[str, bytes]) -> str:
    """Return what a device keeps of these files, each with its integrity, as JSON."""
    names = [name for name in sorted(files) if not name.startswith(NOT_KEPT)]
    kept = {START if name == INDEX else name: integrity(files[name]) for name in names}
    return json.dumps(kept, indent=1)


def sealed(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the files as one version: its name in the page, and the service worker that keeps it.

    The name follows from the contents of all files, so no two versions have the same.
    """
    code = (PAGE / WORKER).read_text()
    bare = PAGE_VERSION.sub(rb'\1""', files[INDEX])
    version = digest(code, listing({**files, INDEX: bare}))
    page = PAGE_VERSION.sub(rb'\1"%b"' % version.encode(), files[INDEX])
    whole = {**files, INDEX: page}
    spare = [name for name in sorted(files) if name.startswith(SPARE) or name.endswith(".whl")]
    blanks = {
        "/*@FILES@*/ {}": listing(whole),
        "/*@DRAWN_BY@*/ {}": json.dumps(DRAWN_BY, indent=1),
        "/*@SPARE@*/ []": json.dumps(spare),
        "/*@STAND_INS@*/ {}": json.dumps(STAND_INS),
        "@VERSION@": version,
    }
    text = code
    for blank, filled in blanks.items():
        text = text.replace(blank, filled)
    return {**whole, WORKER: text.encode(), WORKER_OFF: (PAGE / WORKER_OFF).read_bytes()}


def deterministic_files(made_packages: Path) -> dict[str, bytes]:
    """Return every file of the site but snapshot and service worker, by its address."""
    drawn = pictures.pictures()
    sources: dict[str, Path] = {}
    for folder, prefix in ((client(), ""), (made_packages, "pyodide/"), (fonts(), "assets/")):
        for path in tree(folder):
            sources[prefix + path.relative_to(folder).as_posix()] = path
    sources |= pictures.shipped(drawn)
    sources |= sounds.shipped(sounds.sounds())
    files = {name: path.read_bytes() for name, path in sources.items()}
    files |= page.page_files()
    files[licences.FILE] = licences.licences()
    files[bom.FILE] = bom.bill()
    files |= manifest.icon_files(drawn)
    screenshots = manifest.screenshot_files()
    files |= screenshots
    files["manifest.json"] = manifest.manifest(screenshots)
    return files


def all_files() -> dict[str, bytes]:
    """Return every file of the site by its address."""
    made = packages()
    files = deterministic_files(made)
    files["snapshot.bin"] = (snapshot(made) / "snapshot.bin").read_bytes()
    return sealed(files)


def write_site(folder: Path, files: dict[str, bytes]) -> None:
    """Make a folder hold exactly these files; what is there already is left alone."""
    for path in tree(folder):
        if path.relative_to(folder).as_posix() not in files:
            path.unlink()
    for name, data in files.items():
        target = folder / name
        if target.is_file() and target.stat().st_size == len(data) and target.read_bytes() == data:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def pressed_size(data: bytes) -> int:
    """Return how many bytes travel when the host compresses, brotli at a middle quality."""
    folder = CACHE / "weights"
    known = folder / hashlib.sha256(data).hexdigest()[:20]
    if not known.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        known.write_text(str(len(brotli.compress(data, quality=WEIGHT_QUALITY))))
    return int(known.read_text())


def weigh(files: dict[str, bytes]) -> None:
    """Print what the site weighs, by folder, raw and compressed."""
    groups: dict[str, list[bytes]] = {}
    for name, data in files.items():
        groups.setdefault(name.split("/")[0], []).append(data)
    total = pressed = 0
    rows = []
    for group, parts in groups.items():
        raw, small = sum(map(len, parts)), sum(map(pressed_size, parts))
        total, pressed = total + raw, pressed + small
        rows.append((raw, small, group, len(parts)))
    for raw, small, group, count in sorted(rows, reverse=True):
        if raw > MEGABYTE / 10:
            sizes = f"{raw / MEGABYTE:6.2f} MB {small / MEGABYTE:6.2f} compressed"
            print(f"    {sizes}  {group} ({count})")
    size = f"{total / MEGABYTE:.1f} MB, {pressed / MEGABYTE:.1f} compressed"
    say("site", f"{len(files)} files, {size}")


def build_site() -> Path:
    """Build the site into `build/web` and return its folder."""
    files = all_files()
    write_site(WEB, files)
    weigh(files)
    return WEB
