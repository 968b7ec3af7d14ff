"""The last matches played to their end, whole: a match is its record (record.md).

One key each, `played.<number>.<identity>`, so that their order can be read off the keys. What is
kept is packed: a match comes to about one and a half kilobytes, all of them to a third of a
megabyte.
"""

import logging
import re
from collections.abc import Callable, Mapping
from typing import Any

from watten_app.engine import Rules
from watten_app.store.document import find, keep, packed, unpacked, unseal
from watten_app.store.saves import Save, data_of, save_of
from watten_app.store.storage import Storage

logger = logging.getLogger(__name__)

PREFIX, SCHEMA = "played.", 1

_KEY = re.compile(r"played\.[0-9]{6}\.[0-9A-Za-z_-]{1,40}")

KEPT = 200
"""So many are kept; an older one makes room."""


def keep_played(storage: Storage, save: Save, number: int, spec_of: Callable[[Rules], Any]) -> None:
    """Keep a finished match; `number` is its result's."""
    key = f"{PREFIX}{number:06d}.{save.identity}"
    data = packed(data_of(save, spec_of))
    keep(storage, key, data, SCHEMA, too_many(storage, key))


def played_keys(storage: Storage) -> Mapping[str, str]:
    """By identity the key of each match that is kept, the oldest first."""
    keys = (name for name in storage.names() if name.startswith(PREFIX))
    return {key.rpartition(".")[2]: key for key in keys}


def find_played(storage: Storage, identity: str, rules_of: Callable[[Any], Rules]) -> Save | None:
    """A match that is kept, replayed; None if there is none, or a damaged one. Never raises."""
    key = played_keys(storage).get(identity)
    text = find(storage, key, SCHEMA) if key else None
    try:
        return None if text is None else save_of(unpacked(text), rules_of)
    except Exception as error:
        logger.warning("%s cannot be replayed: %s", key, error)
        return None


def too_many(storage: Storage, new: str = "") -> tuple[str, ...]:
    """Which of the oldest have to go beside a new one, so that there are no more than may be."""
    kept = [name for name in storage.names() if name.startswith(PREFIX) and name != new]
    return tuple(kept[: max(0, len(kept) + bool(new) - KEPT)])


def is_sound(key: str, text: str) -> bool:
    """Whether a key and its text look like a match; whether it can be replayed shows later."""
    try:
        return bool(_KEY.fullmatch(key)) and isinstance(unpacked(unseal(text, SCHEMA)), dict)
    except (ValueError, TypeError, RecursionError):
        return False
