"""What reviews of finished matches have found: rows of plain data, one key for each match.

`review.<number>.<identity>`, as the match itself is kept under `played.…`. Of the newest matches
only: a review can be made anew at any time.
"""

from typing import Any

from watten_app.store import played
from watten_app.store.document import find, keep, packed, unpacked
from watten_app.store.storage import Storage

PREFIX, SCHEMA = "review.", 1

KEPT = 50
"""So many are kept, about a kilobyte each; an older one makes room."""


def keep_review(storage: Storage, identity: str, data: Any) -> None:
    """Keep what was found in a match, if the match is kept; what was found before it goes."""
    key = _key(storage, identity)
    if key is None:
        return
    kept = [name for name in storage.names() if name.startswith(PREFIX) and name != key]
    keep(storage, key, packed(data), SCHEMA, kept[: max(0, len(kept) + 1 - KEPT)])


def find_review(storage: Storage, identity: str) -> Any | None:
    """What was found in a match; None if nothing is kept, or it is damaged. Never raises."""
    key = _key(storage, identity)
    text = find(storage, key, SCHEMA) if key else None
    try:
        return None if text is None else unpacked(text)
    except (ValueError, TypeError, RecursionError):
        return None


def _key(storage: Storage, identity: str) -> str | None:
    match = played.played_keys(storage).get(identity)
    return None if match is None else PREFIX + match.removeprefix(played.PREFIX)
