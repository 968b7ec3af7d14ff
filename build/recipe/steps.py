"""Steps that are done once: each is keyed by a hash of what goes into it."""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from recipe.places import CACHE, ROOT, node


def say(step: str, what: str) -> None:
    """Print one line of progress."""
    print(f"  {step:<22} {what}", flush=True)


def stop(sentence: str) -> None:
    """End the command with a sentence for the reader."""
    sys.exit(f"\n{sentence}")


def run_node(script: Path, *arguments: str | Path) -> str:
    """Run a script in Node and return what it prints; end with a sentence when it fails."""
    command = [node(), str(script), *map(str, arguments)]
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        stop(f"{script.name} failed, see above what could not be loaded.")
    return done.stdout.strip()


def tree(folder: Path, *, suffixes: Iterable[str] = ()) -> list[Path]:
    """Return the files below a folder in a fixed order, without caches of bytecode."""
    wanted = tuple(suffixes)
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(
        path
        for path in found
        if "__pycache__" not in path.parts
        and not path.name.startswith(".")
        and (not wanted or path.suffix in wanted)
    )


def digest(*parts: Path | str | bytes) -> str:
    """Return one hash over texts and files (each with its path inside the checkout)."""
    sha = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            name = part.relative_to(ROOT) if part.is_relative_to(ROOT) else part.name
            sha.update(str(name).encode())
            sha.update(hashlib.sha256(part.read_bytes()).digest())
        else:
            sha.update(part.encode() if isinstance(part, str) else part)
        sha.update(b"\0")
    return sha.hexdigest()[:20]


def cached(name: str, key: str, make: Callable[[Path], None]) -> Path:
    """Return the folder of a finished step, made by `make(folder)` if this key is new.

    Older results of the same step are thrown away; a step that fails leaves nothing behind.
    """
    target = CACHE / name / key
    if target.is_dir():
        say(name, "reused")
        return target
    began = time.perf_counter()
    draft = CACHE / name / f"draft-{os.getpid()}"
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(parents=True)
    try:
        make(draft)
    except BaseException:
        shutil.rmtree(draft, ignore_errors=True)
        raise
    shutil.rmtree(target, ignore_errors=True)
    draft.rename(target)
    others = [p for p in target.parent.iterdir() if p != target and not p.name.startswith("draft-")]
    for old in sorted(others, key=lambda p: p.stat().st_mtime)[:-1]:
        shutil.rmtree(old, ignore_errors=True)
    say(name, f"made in {time.perf_counter() - began:.1f} s")
    return target
