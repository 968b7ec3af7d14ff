"""Every screen and state looks as it did, on every size of screen and in every light.

Where it is meant to look different: `python3 build/make.py pictures --renew`.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Error

from tests.browser.gallery.golden import Golden, left_over
from tests.browser.gallery.known import KNOWN
from tests.browser.gallery.letters import cut
from tests.browser.gallery.states import TABLE
from tests.browser.gallery.visit import Visit, visit
from tests.browser.gallery.walls import DAY, WALLS, Wall
from watten_app.i18n import CATALOGUES, LANGUAGES
from watten_app.ui.theme import TARGET
from watten_app.ui.widgets.pressing import FOCUS_RING

PATIENCE = 6
"""So often one looks whether something is still wrong: sizes are told a little later."""

RENEW = "python3 build/make.py pictures --renew"


@pytest.fixture(scope="module")
def gallery(chromium: Browser, address: str) -> Iterator[Visit]:
    """Give a page on which any state can be put."""
    with visit(chromium, address) as page:
        yield page


@pytest.mark.parametrize("wall", WALLS, ids=lambda wall: wall.name)
def test_all_looks_as_it_did(gallery: Visit, wall: Wall, request: pytest.FixtureRequest) -> None:
    renew = request.config.getoption("renew", default=False)
    gallery.turn_to(wall)
    differ, faults = [], []
    for state in wall.states():
        golden = Golden(wall.name, state)
        try:
            for shot in gallery.look_at(state):
                if golden.like(shot):
                    break
            else:
                if renew:
                    golden.renew(shot)
                else:
                    differ.append(golden.lay_beside(shot))
            faults += faults_of(gallery, state, KNOWN.get(wall.name, frozenset()))
        except Error as error:
            faults.append(f"{state}: {error}")
    told = "\n".join(map(str, differ))
    assert not differ, f"want, got and difference side by side:\n{told}\nif so meant: {RENEW}"
    new = [fault for fault in faults if fault not in KNOWN.get(wall.name, ())]
    mended = KNOWN.get(wall.name, frozenset()).difference(faults)
    assert not new, "\n".join(new)
    assert not mended, "mended, so to be taken out of known.py:\n" + "\n".join(mended)


PHONE, SMALL, HELD_ACROSS = (390, 844), (320, 568), (844, 390)

GLANCES: dict[str, tuple[tuple[int, int], ...]] = {
    "home": (PHONE, SMALL),
    "home-install": (PHONE,),
    "new": (PHONE,),
    "result": (PHONE, HELD_ACROSS),
    "quiz-right": (PHONE, HELD_ACROSS),
    "puzzle": (PHONE, SMALL, HELD_ACROSS),
}
"""What is seen whole without scrolling, and on which screens."""

BEYOND = {
    ("puzzle", PHONE): "puzzle.archive",
    ("puzzle", HELD_ACROSS): "puzzle.archive",
    # the slate: what it says is said above the cards
    ("puzzle", SMALL): "table.schlag",
}
"""With which words that begins which need not be seen at once."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_belongs_together_is_seen_at_one_glance(gallery: Visit, language: str) -> None:
    unseen = []
    for size in (PHONE, SMALL, HELD_ACROSS):
        states = [state for state, sizes in GLANCES.items() if size in sizes]
        gallery.turn_to(Wall("", *size, DAY | {"language": language}, lambda *_: True))
        for state in states:
            list(gallery.look_at(state))
            beyond = BEYOND.get((state, size))
            for _ in range(PATIENCE):
                found = gallery.unseen(beyond and CATALOGUES[language][beyond])
                if not found:
                    break
                gallery.wait()
            unseen += [f"{state} on {size}: {text!r}" for text in found]
    assert not unseen, "\n".join(unseen)


def faults_of(gallery: Visit, state: str, known: frozenset[str]) -> list[str]:
    """What is wrong with what is drawn, once the client has told of all of it."""
    for _ in range(PATIENCE):
        faults = faults_now(gallery, state)
        if known.issuperset(faults):
            break
        gallery.wait()
    return faults


def faults_now(gallery: Visit, state: str) -> list[str]:
    """Texts that are cut or lie on each other, and targets that are too small.

    What takes a tap looks out all around what is drawn.
    """
    faults = []
    for one in gallery.drawn():
        if one.family:
            faults += [f"{one.what!r}: {fault}" for fault in [cut(one)] if fault]
        elif min(one.width, one.height) + 2 * FOCUS_RING < TARGET:
            faults.append(f"a target of {one.width:.0f} x {one.height:.0f}")
    if state in TABLE and not TABLE[state].covered:
        for (text, place), (other, where) in combinations(gallery.places(), 2):
            if place.overlaps(where):
                faults.append(f"{text!r} lies on {other!r}")
    return [f"{state}: {fault}" for fault in faults]


def test_no_picture_is_left_over(request: pytest.FixtureRequest) -> None:
    hung = {Golden(wall.name, state).path for wall in WALLS for state in wall.states()}
    for path in left_over(hung) if request.config.getoption("renew", default=False) else ():
        path.unlink()
    assert not left_over(hung), f"{RENEW} takes them away"
