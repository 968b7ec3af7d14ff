"""Flet's patches, applied as its client applies them, give what was drawn."""

import itertools
from typing import Any

import flet as ft
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import ObjectPatch, Operation

from watten_app.ui import pairing

pairing.mend()

Tree = dict[str, Any]


def card(name: str, *pictures: str) -> ft.Stack:
    """A keyed card: its pictures lie on one another."""
    return ft.Stack([ft.Image(src=picture) for picture in pictures], key=name)


def plain(control: Any) -> Any:
    """What the client knows of a control: pictures by their address, stacks by their children."""
    if isinstance(control, ft.Image):
        return {"src": control.src}
    if isinstance(control, ft.Stack):
        return {"key": control.key, "controls": [plain(child) for child in control.controls]}
    return control


def paths_of(tree: list[Any], path: tuple[Any, ...] = ()) -> dict[int, tuple[Any, ...]]:
    """The path of each numbered place of a patch."""
    found = {tree[0]: path}
    for key, below in (tree[1] if len(tree) > 1 else {}).items():
        found |= paths_of(below, (*path, key))
    return found


def walk(root: Tree, path: tuple[Any, ...]) -> Any:
    """The place at a path, as it is now."""
    place: Any = root
    for key in path:
        place = place[key]
    return place


def apply(message: list[Any], root: Tree) -> None:
    """Apply a patch as the client does: one operation after the other, paths read each time."""
    places = paths_of(message[0])
    for kind, number, key, *rest in message[1:]:
        place = walk(root, places[number])
        if kind is Operation.Replace:
            place[key] = plain(rest[0])
        elif kind is Operation.Add:
            place.insert(key, plain(rest[0]))
        elif kind is Operation.Remove:
            del place[key]
        else:
            walk(root, places[rest[0]]).insert(rest[1], place.pop(key))


def drawn(before: ft.Stack, after: ft.Stack) -> Tree:
    """What the client shows after the patch from one tree to the other."""
    root = plain(before)
    for control in (before, after):
        control._frozen = True
    patch, _, _ = ObjectPatch.from_diff(before, after, control_cls=BaseControl, frozen=True)
    apply(patch.to_message(), root)
    return root


def test_the_ring_goes_from_one_card_to_another_that_moves() -> None:
    before = ft.Stack([card("S7", "shadow", "S7"), card("HA", "shadow", "ring", "HA")])
    after = ft.Stack([card("HA", "shadow", "HA"), card("S7", "shadow", "ring", "S7")])
    expected = plain(after)
    assert drawn(before, after) == expected


def test_any_order_with_any_ring_gives_what_was_drawn() -> None:
    names = ("E7", "G8", "HA", "S9")
    orders = list(itertools.permutations(names))

    def table(order: tuple[str, ...], ringed: str) -> ft.Stack:
        return ft.Stack(
            [
                card(name, "shadow", *(["ring", "light"] if name == ringed else []), name)
                for name in order
            ]
        )

    for order, ringed, next_ringed in itertools.product(orders, names, names):
        for fewer in (order, order[:-1]):
            after = table(fewer, next_ringed)
            expected = plain(after)
            assert drawn(table(names, ringed), after) == expected, (order, ringed, next_ringed)
