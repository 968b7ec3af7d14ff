"""Finds Chromium for the browser tests and measurements, or installs it where that is possible."""

import os
import shutil
import subprocess

from recipe.steps import say, stop

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def found() -> str | None:
    """Return the path of a Chromium of this machine, nothing if there is none."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def chromium() -> str:
    """Return the path of Chromium; installs it with apt-get as root, else ends with a sentence."""
    path = found()
    if path:
        return path
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        say("Chromium", "being installed with apt-get")
        quiet = {"stdout": subprocess.DEVNULL, "check": False}
        subprocess.run(["apt-get", "update"], **quiet)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        command = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
        subprocess.run(command, env=environment, **quiet)
        path = found()
    if not path:
        stop("Chromium is needed for the browser tests: install it so that `chromium` is found.")
    return path
