"""The last faults of the app, kept for who reports one: a line each, the newest last."""

from typing import Any

from watten_app.store.document import find, keep
from watten_app.store.storage import Storage

KEY, SCHEMA = "faults", 1

MOST, LONGEST = 8, 800
"""How many are kept, and how many letters of each."""


def read_faults(storage: Storage) -> tuple[str, ...]:
    """The kept faults; none where they are damaged. Never raises."""
    data: Any = find(storage, KEY, SCHEMA)
    return tuple(data[-MOST:]) if _is_lines(data) else ()


def keep_fault(storage: Storage, fault: str) -> None:
    """Keep one more and forget the oldest; one that was the last already is not kept twice."""
    line = " ".join(fault.split())[:LONGEST]
    faults = read_faults(storage)
    if faults[-1:] != (line,):
        keep(storage, KEY, [*faults, line][-MOST:], SCHEMA)


def _is_lines(data: Any) -> bool:
    return isinstance(data, list) and all(isinstance(line, str) for line in data)
