"""Mends one thing in Flet 1.0.5: how its diff pairs removed with added children.

Within one list Flet pairs them by key and by the list's path, to turn a remove and an add into a
move. When a keyed sibling moves in the same patch, the paths of two different lists can be the
same, one after the other: a child removed from the one is then paired with a child added to the
other, and the client is told to change something that is not there. Here every comparison of two
lists has a number of its own, and only what has the same number is paired.
"""

import itertools
from typing import Any

from flet.controls.object_patch import DiffBuilder

_NUMBER = "_watten_comparison"


def mend() -> None:
    """Put the mended pairing into Flet; doing it twice changes nothing."""
    if hasattr(DiffBuilder, _NUMBER):
        return
    compare = DiffBuilder._compare_lists
    numbers = itertools.count(1)

    def compare_lists(self: Any, *arguments: Any) -> None:
        outer = getattr(self, _NUMBER)
        setattr(self, _NUMBER, next(numbers))
        try:
            compare(self, *arguments)
        finally:
            setattr(self, _NUMBER, outer)

    def index_key(self: Any, item: Any, item_key: Any, _path: list[Any]) -> Any:
        return (getattr(self, _NUMBER), item if item_key is None else item_key)

    setattr(DiffBuilder, _NUMBER, 0)
    DiffBuilder._compare_lists = compare_lists
    DiffBuilder._index_key = index_key
