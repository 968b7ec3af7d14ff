"""`dataclasses.replace`, only quicker: a deal has thirty fields, and a match many states."""

from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any


@cache
def _reader(kind: type) -> tuple[attrgetter, dict[str, int]]:
    names = [field.name for field in fields(kind)]
    return attrgetter(*names), {name: place for place, name in enumerate(names)}


def replace[D](old: D, /, **changes: Any) -> D:
    """A copy of a dataclass of several fields, all of them in its constructor, with changes."""
    read, places = _reader(type(old))
    values = list(read(old))
    for name, change in changes.items():
        values[places[name]] = change
    return type(old)(*values)
