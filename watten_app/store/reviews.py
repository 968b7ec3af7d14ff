"""What reviews of finished matches have found: rows of plain data, one key for each person.

`review.<number>.<identity>`, as the match itself is kept under `played.…`, is of who sat at seat 0;
of another who shared the phone the seat stands behind it. Of the newest matches only: a review can
be made anew at any time.
"""

import re
from typing import Any

from watten_app.store import played
from watten_app.store.document import find, keep, packed, unpacked, unseal
from watten_app.store.storage import Storage

PREFIX, SCHEMA = "review.", 1

KEPT = 50
"""Of so many matches they are kept, about a kilobyte each; an older one makes room."""

LONGEST = 40_000
"""Letters of one that is taken in: far more than there are decisions in the longest match."""

_KEY = re.compile(r"review\.([0-9]{6}\.[0-9A-Za-z_-]{1,40})((?:\.[1-7])?)")


def keep_review(storage: Storage, identity: str, data: Any, seat: int = 0) -> None:
    """Keep what was found in a match for a seat, if the match is kept; what was before goes."""
    key = _key(storage, identity, seat)
    if key is not None:
        keep(storage, key, packed(data), SCHEMA, _too_many(storage, key))


def find_review(storage: Storage, identity: str, seat: int = 0) -> Any | None:
    """What was found in a match for a seat; None if nothing is kept, or it is damaged. Never
    raises."""
    key = _key(storage, identity, seat)
    text = find(storage, key, SCHEMA) if key else None
    try:
        return None if text is None else unpacked(text)
    except (ValueError, TypeError, RecursionError):
        return None


def merge_reviews(mine: Storage, theirs: Storage) -> None:
    """Of each match that is kept here the review that has come further; mine if as far."""
    for key in theirs.names():
        found = _KEY.fullmatch(key)
        text = theirs.get(key) if found else None
        if not found or text is None or (far := _how_far(text)) < 0:
            continue
        identity = found[1].partition(".")[2]
        own = _key(mine, identity, int(found[2][1:] or 0))
        if own is not None and far > _how_far(mine.get(own) or ""):
            mine.put(own, text, _too_many(mine, own))


def _key(storage: Storage, identity: str, seat: int) -> str | None:
    match = played.played_keys(storage).get(identity)
    if match is None:
        return None
    return PREFIX + match.removeprefix(played.PREFIX) + (f".{seat}" if seat else "")


def _too_many(storage: Storage, new: str) -> list[str]:
    """What has to go of the oldest matches beside a new one."""
    kept = [name for name in storage.names() if name.startswith(PREFIX)]
    matches = sorted({_match_of(name) for name in (*kept, new)} - {_match_of(new)})
    gone = matches[: max(0, len(matches) + 1 - KEPT)]
    return [name for name in kept if _match_of(name) in gone]


def _match_of(key: str) -> str:
    return ".".join(key.split(".")[1:3])


def _how_far(text: str) -> int:
    """How many decisions a kept review has looked at; -1 where it is none, or out of all bounds."""
    try:
        if len(text) > LONGEST:
            return -1
        looked_at, of, rows = unpacked(unseal(text, SCHEMA))
        counted = type(looked_at) is int and type(of) is int and isinstance(rows, list)
        return looked_at if counted and len(rows) <= looked_at <= of else -1
    except (ValueError, TypeError, RecursionError):
        return -1
