"""What is said at the table has room in its bubble and covers nothing it must not."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest

from tests.ui.screen_sizes import LETTERS, SCREENS
from tests.ui.test_layout import COMPANIES, Case, index_of, made_for
from watten_app.ui.cloth import OPPOSITE
from watten_app.ui.geometry import Rect
from watten_app.ui.measure import lines_of, widest_word
from watten_app.ui.palettes import DAY_STRONG
from watten_app.ui.table.bubble_places import Box, box_high, is_short, reason_box, said_box
from watten_app.ui.table.slot import slot_rect, words_rect
from watten_app.ui.theme import Look, Style

REASONS = (
    ("Gras-Ober", "Kritischer über dem Rechten"),
    ("Schellen-Unter", "sonst liegt kein Schellen da"),
    ("Max", "höchster Kritischer"),
    ("Ober of leaves", "a Kritischer beats the Rechter"),
)
SAID = ("Gehst?", "Trumpf Schellen", "Schlag Zehner", "I go one more!", "Wir spielen")
SIGNED = ("deutet: Kleiner Trumpf", "Lass ihn laufen")
"""What is said where four play."""

SMALLEST = 0.72
"""Letters of a bubble, by those at 100 %."""


@cache
def every_case() -> tuple[Case, ...]:
    """Every screen, company and size of letters; the largest cards with ordinary letters."""
    axes = product(SCREENS, COMPANIES, [*((text, "M") for text in LETTERS), (1.0, "XL")])
    return tuple(
        made_for(screen, "none", players, *sizes, False) for screen, players, sizes in axes
    )


def holds(check) -> None:
    """Whether a promise holds in every case; shows the first few that break it."""
    broken = [f"{case.name}: {fault}" for case in every_case() for fault in check(case)]
    assert not broken, f"{len(broken)} broken\n" + "\n".join(broken[:12])


def reasons(case: Case, said: tuple[Rect, ...] = ()) -> Iterator[tuple[int, Box]]:
    """The bubble on each seat's card, where it is no bar, while something is `said`."""
    if not case.layout.cloth.bar:
        for seat, (name, why) in product(range(case.players), REASONS):
            whole = f"{name} sticht bisher"
            first = name if is_short(case.layout, seat, whole, why) else whole
            yield seat, reason_box(case.layout, seat, first, why, said)


def words(case: Case, bares: tuple[bool, ...] = (False, True)) -> Iterator[tuple[int, str, Box]]:
    """What each of the others may say, before his card is laid and after it."""
    told = SAID + SIGNED if case.players == 4 else SAID
    for seat, said, bare in product(range(1, case.players), told, bares):
        yield seat, said, said_box(case.layout, seat, said, bare=bare)


def disc_of(case: Case, seat: int) -> Rect:
    """The disc of a seat, which no bubble covers."""
    cloth, rect = case.layout.cloth, case.layout.cloth.seats[seat]
    high = min(rect.height, cloth.disc + 20)
    top = rect.bottom - min(rect.height, cloth.disc + 39 * case.layout.text)
    wide = rect.width
    across = cloth.places[seat] == OPPOSITE and cloth.tails[seat] == "left"
    if across and not (cloth.low_seats or cloth.full):
        # behind his name lie the backs, which he may talk over
        wide = cloth.disc + 60 * min(case.layout.text, 1.1)
    return Rect(rect.left, top if cloth.low_seats else rect.top, wide, high)


def test_a_reason_leaves_every_index_free_and_stays_on_the_screen() -> None:
    def check(case: Case) -> Iterator[str]:
        cloth = case.layout.cloth
        for seat, box in reasons(case):
            if not case.safe.holds(box.rect):
                yield f"reason of {seat} {box.rect} leaves the screen"
            if box.letters < SMALLEST:
                yield f"reason of {seat} in letters of {box.letters:.2f}"
            if box.rect.overlaps(index_of(cloth.card_rect(seat))):
                yield f"reason of {seat} {box.rect} covers its card"
            for other in range(1, case.players):
                if box.rect.overlaps(disc_of(case, other)):
                    yield f"reason of {seat} {box.rect} on the disc of {other}"

    holds(check)


def test_a_reason_breaks_no_word_as_it_is_drawn() -> None:
    def check(case: Case) -> Iterator[str]:
        for look in (Look(), Look(palette=DAY_STRONG)):
            small = look.drawn(Style.SMALL)
            for seat, (name, why) in product(range(case.players), REASONS):
                if case.layout.cloth.bar:
                    continue
                box = reason_box(case.layout, seat, name, why, (), small)
                size = look.style(Style.SMALL, "#000000", box.letters).size / Style.SMALL.size
                if widest_word(why, small, size) > box.rect.width - 19 + 0.01:
                    yield f"{why} of {seat} is broken in letters of {size:.3f}"

    holds(check)


def test_beside_large_letters_a_reason_stands_in_large_letters() -> None:
    def check(case: Case) -> Iterator[str]:
        if case.players > 4 or case.layout.text < 1.5 or not case.layout.portrait:
            return
        for seat, box in reasons(case):
            if box.letters < 1.1:
                yield f"reason of {seat} in letters of {box.letters:.2f}"

    holds(check)


def test_what_is_said_breaks_no_word_and_can_be_read() -> None:
    def check(case: Case) -> Iterator[str]:
        for seat, said, box in words(case):
            room = box.rect.width - 19
            if widest_word(said, Style.BUBBLE, box.letters) > room + 0.6:
                yield f"{said} of {seat} is broken"
            if lines_of(said, Style.BUBBLE, room, box.letters) > 2:
                yield f"{said} of {seat} takes more than two lines"
            if box.letters < SMALLEST:
                yield f"{said} of {seat} in letters of {box.letters:.2f}"
            if not case.safe.holds(box.rect):
                yield f"{said} of {seat} {box.rect} leaves the screen"

    holds(check)


def test_the_tail_of_who_sits_in_the_head_goes_up_from_nearest_to_him_and_over_nothing() -> None:
    def check(case: Case) -> Iterator[str]:
        cloth = case.layout.cloth
        for seat, said, box in words(case) if case.layout.portrait else ():
            if cloth.places[seat] == OPPOSITE and cloth.tails[seat] == "up" and box.tip:
                (x, y, _), (wide, high) = box.tip, box.tail
                own, way = cloth.seats[seat], Rect(x, y, wide, high)
                under = own.left - 6 <= x < own.right
                at_end = x + wide >= box.rect.right - 18 or x <= box.rect.left + 18
                if high > 8 or not (under or at_end or x >= cloth.won.right):
                    yield f"{said} of {seat} {box.rect} points at {box.tip} and not at {own}"
                for what, rect in (("won", cloth.won), ("card", cloth.card_rect(seat))):
                    if way.overlaps(rect):
                        yield f"the tail {way} of {seat} lies on the {what} {rect}"

    holds(check)


def test_who_speaks_talks_into_no_reason_and_over_no_face() -> None:
    def check(case: Case) -> Iterator[str]:
        cloth = case.layout.cloth
        for seat, said, box in words(case, (False,)):
            given = [(winner, reason.rect) for winner, reason in reasons(case, (box.rect,))]
            if cloth.bar:
                given = [(0, cloth.spots[0])]
            for winner, reason in given:
                if box.rect.overlaps(reason):
                    yield f"{said} of {seat} {box.rect} on the reason {reason} of {winner}"
            for other in range(1, case.players):
                if box.rect.overlaps(disc_of(case, other)):
                    yield f"{said} of {seat} {box.rect} on the disc of {other}"

    holds(check)


def test_two_neighbours_do_not_talk_into_each_other() -> None:
    def check(case: Case) -> Iterator[str]:
        if case.players > 4:
            return
        for said in SAID + SIGNED:
            boxes = [
                said_box(case.layout, seat, said, across=True).rect
                for seat in range(1, case.players)
            ]
            for one, other in combinations(boxes, 2):
                if one.overlaps(other):
                    yield f"{said}: {one} on {other}"

    holds(check)


def test_who_speaks_covers_neither_my_turn_nor_a_question() -> None:
    def check(case: Case) -> Iterator[str]:
        cloth = case.layout.cloth
        # where five sit and on the lowest screen of all, words lie over the cards for a moment
        crowded = cloth.full or (case.safe.height < 330 and not case.layout.portrait)
        mine = {said: words_rect(case.layout, said) for said in ("Du bist dran", "Welche?")}
        high = box_high("Karten tauschen?", None, cloth.question.width, case.layout.text)
        asked = Rect(cloth.question.left, cloth.question.bottom - high, cloth.question.width, high)
        for seat, said in product(range(1, case.players), ("Dabei", "Fertig", "Trumpf Gras")):
            box = said_box(case.layout, seat, said, across=case.players > 3)
            for what, rect in mine.items():
                if not crowded and box.rect.overlaps(rect):
                    yield f"{said} of {seat} {box.rect} on {what} {rect}"
            box = said_box(case.layout, seat, said, across=case.players > 3, floor=asked.top)
            if box.rect.overlaps(asked):
                yield f"{said} of {seat} {box.rect} on the question {asked}"
            if not case.safe.holds(box.rect):
                yield f"{said} of {seat} {box.rect} leaves the screen"

    holds(check)


def test_before_his_card_is_laid_the_partner_speaks_from_right_under_him() -> None:
    """A tail of a finger's breadth at most, where letters are ordinary and the cloth is high."""
    for screen in ((390, 844), (412, 915), (430, 932)):
        case = made_for(screen, "none", 4, 1.0, "M", False)
        for said in SAID:
            box = said_box(case.layout, 2, said, bare=True)
            x, y, points = box.tip
            assert points == "up"
            assert box.tail[1] <= 12
            seat, disc = case.layout.cloth.seats[2], case.layout.cloth.disc
            assert y - (seat.middle[1] + disc / 2) <= 4, (screen, said)
            assert seat.left <= x <= seat.right


def test_words_before_a_card_is_laid_lie_on_no_face_no_trick_and_no_score() -> None:
    def check(case: Case) -> Iterator[str]:
        cloth = case.layout.cloth
        for seat, said, box in words(case, (True,)):
            taken = [disc_of(case, other) for other in range(1, case.players)]
            if cloth.places[seat] == OPPOSITE and case.layout.portrait and not cloth.full:
                taken += [cloth.won, case.layout.score]
            for rect in taken:
                if box.rect.overlaps(rect):
                    yield f"{said} of {seat} {box.rect} on {rect}"

    holds(check)


def test_the_words_in_my_slot_lie_under_no_card_and_on_no_dash() -> None:
    """Where four play on an upright screen that lays the cards crosswise."""
    for screen in ((390, 844), (412, 915), (430, 932)):
        case = made_for(screen, "none", 4, 1.0, "M", False)
        cloth = case.layout.cloth
        for said in ("Your turn", "Du bist dran", "Tocca a te"):
            rect, slot = words_rect(case.layout, said), slot_rect(case.layout)
            assert not any(rect.overlaps(cloth.card_rect(seat)) for seat in (1, 2, 3)), (said, rect)
            assert rect.left - slot.left >= 5, said
            assert slot.bottom - rect.bottom >= 3, said


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_words_in_my_slot_stand_in_its_middle_where_no_card_lies_over_it(players: int) -> None:
    case = made_for((1280, 800), "none", players, 1.0, "M", False)
    cards = [case.layout.cloth.card_rect(seat) for seat in range(1, players)]
    slot, rect = slot_rect(case.layout), words_rect(case.layout, "Du bist dran")
    assert not any(card.overlaps(slot) for card in cards)
    assert abs(rect.middle[1] - slot.middle[1]) < 1
