"""Programs that the tests need and the project does not bring: found, or installed."""

import os
import shutil
import subprocess
from collections.abc import Callable

from recipe.steps import say, stop


def needed(what: str, find: Callable[[], str | None], *packages: str) -> str:
    """Return what `find` finds; else install Debian's packages as root and look once more.

    Ends with a sentence where that is not possible.
    """
    path = find()
    if not path and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        say(what, "being installed with apt-get")
        quiet = {"stdout": subprocess.DEVNULL, "check": False}
        subprocess.run(["apt-get", "update"], **quiet)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
        subprocess.run(command, env=environment, **quiet)
        path = find()
    if not path:
        stop(f"{what} is needed for the browser tests: install {' and '.join(packages)}.")
    return path
