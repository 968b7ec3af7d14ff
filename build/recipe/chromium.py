"""Finds Chromium for the browser tests and measurements, or installs it where that is possible."""

import shutil

from recipe.needed import needed

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
    return needed("Chromium", found, "chromium")
