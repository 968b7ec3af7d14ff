"""Where things are: the checkout, the environment's packages, the output."""

import os
import shutil
import sys
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
CACHE = Path(os.environ.get("WATTEN_CACHE") or BUILD / "cache")
WEB = BUILD / "web"
PAGE = BUILD / "page"
NODE_SCRIPTS = BUILD / "node"
APP = ROOT / "watten_app"
ASSETS = ROOT / "assets"
SITE_PACKAGES = Path(distribution("flet").locate_file(""))
CLIENT = SITE_PACKAGES / "flet_web" / "web"


def node() -> str:
    """Return the Node binary that `make.py` found, else the one on the path."""
    found = os.environ.get("WATTEN_NODE") or shutil.which("node")
    if not found:
        sys.exit("Node was not found: run the recipe through build/make.py.")
    return found
