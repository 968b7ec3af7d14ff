"""`make.py reproduce`: the site built twice from nothing, every file compared by its SHA-256."""

import json
import os
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

from recipe.places import ROOT
from recipe.site import all_files
from recipe.steps import say, stop

HASHES = """
import json, sys
from recipe.reproduce import hashes
json.dump(hashes(), open(sys.argv[1], "w"))
"""


def hashes() -> dict[str, str]:
    """Build the site and return each file's SHA-256 by its address."""
    return {name: sha256(data).hexdigest() for name, data in all_files().items()}


def built(folder: Path) -> dict[str, str]:
    """Return the hashes of a site that is built in a process and a cache of its own."""
    folder.mkdir()
    told = folder / "hashes.json"
    environment = {**os.environ, "WATTEN_CACHE": str(folder / "cache")}
    command = [sys.executable, "-c", HASHES, str(told)]
    if subprocess.run(command, cwd=ROOT, env=environment).returncode != 0:
        stop("The site could not be built, see above.")
    return json.loads(told.read_text())


def reproduce() -> int:
    """Build twice and compare; return 1 if any file differs."""
    with tempfile.TemporaryDirectory() as home:
        first, second = (built(Path(home) / name) for name in ("first", "second"))
    differing = [name for name in sorted({*first, *second}) if first.get(name) != second.get(name)]
    for name in differing:
        say("differs", name)
    whole = sha256(json.dumps(first, sort_keys=True).encode()).hexdigest()
    say("reproduce", f"{len(first) - len(differing)} of {len(first)} files are the same")
    say("reproduce", f"the site's hash: {whole}")
    return 1 if differing else 0
