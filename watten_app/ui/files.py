"""The bridge's port where there is no page but a folder: the app as `flet build` makes it.

What is saved are files in the folder that the system gives the app; what else a page does, it does
without.
"""

import errno
import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

logger = logging.getLogger(__name__)

FOLDER = "FLET_APP_STORAGE_DATA"
"""Where a built app is told its folder."""

_DRAFT = ".draft"
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT)


class FilePort:
    """Keeps each text in a file of its own, which is always the old one or the new one, whole."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tell: Any = lambda _kind, _payload: None
        self._unsaved: dict[str, tuple[str, dict[str, Any]]] = {}

    def boot(self) -> dict[str, Any]:
        """Return what is saved, by its key."""
        saved = {}
        for path in sorted(self._folder.glob("watten.*")):
            if path.suffix == _DRAFT:
                continue
            try:
                saved[unquote(path.name)] = path.read_bytes().decode("utf-8", "replace")
            except OSError as error:
                logger.warning("%s cannot be read: %s", path.name, error)
        return {"saved": saved}

    def post(self, kind: str, payload: dict[str, Any]) -> None:
        """Save and remove; "save-failed" is told where that fails.

        It is tried again after whatever is kept next, and "all-saved" told once it is done.
        """
        if kind not in ("save", "remove"):
            return
        key = payload["key"]
        try:
            self._do(kind, payload)
        except OSError as error:
            self._unsaved[key] = kind, payload
            self._tell("save-failed", {"key": key, "message": _reason(error)})
        else:
            if self._unsaved:
                self._save_the_rest(key)

    def connect(self, tell: Any) -> None:
        """Keep what is called when a save fails."""
        self._tell = tell

    def _do(self, kind: str, payload: dict[str, Any]) -> None:
        if kind == "remove":
            self._path(payload["key"]).unlink(missing_ok=True)
            return
        self._write(payload["key"], payload["value"])
        for old in payload["instead_of"]:
            self._path(old).unlink(missing_ok=True)

    def _save_the_rest(self, saved: str) -> None:
        self._unsaved.pop(saved, None)
        for key, what in tuple(self._unsaved.items()):
            with suppress(OSError):  # it was told
                self._do(*what)
                del self._unsaved[key]
        if not self._unsaved:
            self._tell("all-saved", {})

    def _path(self, key: str) -> Path:
        return self._folder / quote(key, safe="")

    def _write(self, key: str, text: str) -> None:
        path = self._path(key)
        self._folder.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + _DRAFT)
        draft.write_bytes(text.encode("utf-8", "replace"))
        draft.replace(path)


def _reason(error: OSError) -> str:
    """What went wrong, in the browser's word where it is the room."""
    return "QuotaExceededError" if error.errno in _NO_ROOM else str(error)


def own_folder() -> Path | None:
    """Return the folder that a built app may write to; None where the app is not built so."""
    told = os.environ.get(FOLDER)
    return Path(told) if told else None
