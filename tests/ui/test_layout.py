"""The layout's promises: nothing overlaps, nothing is cut off, everything can be hit; on every
screen, with every notch, company, size of letters and cards, and for either hand."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, product
from math import cos, radians, sin

import pytest

from tests.ui.screen_sizes import LETTERS, NOTCHES, SCREENS, logical
from watten_app.app.house_state import SAVE_FAILED
from watten_app.i18n import LANGUAGES
from watten_app.i18n import text as text_of
from watten_app.ui.bridge import Insets
from watten_app.ui.cloth import OPPOSITE
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout, table_layout
from watten_app.ui.table.advice_places import Words, advice_place
from watten_app.ui.table.cut_places import pack_places
from watten_app.ui.table.slip import letters_for, slip_rect
from watten_app.ui.theme import CARD_RATIO, TARGET

COMPANIES = (2, 3, 4, 5, 6, 8)
CARD_SIZES = ("S", "M", "L", "XL")
RAISED = 22
LONG_ADVICE = Words("Rat: " + "Schellen-Unter " * 2, "Wort " * 20, ("Gehen 68 %",) * 3)


@dataclass(frozen=True, slots=True)
class Case:
    """One layout, and what it was made for."""

    name: str
    layout: Layout
    players: int
    safe: Rect


def made_for(screen, notch, players, text, size, left) -> Case:
    """The layout of a screen for all that decides it."""
    width, height, insets = logical(screen, notch)
    layout = table_layout(width, height, insets, text, size, left, players)
    safe = Rect(
        insets.left,
        insets.top,
        width - insets.left - insets.right,
        height - insets.top - insets.bottom,
    )
    name = f"{screen[0]}x{screen[1]} {notch} {players} at {text} {size} {'left' if left else ''}"
    return Case(name, layout, players, safe)


@cache
def every_case() -> tuple[Case, ...]:
    """All combinations there are."""
    axes = product(SCREENS, NOTCHES, COMPANIES, LETTERS, CARD_SIZES, (False, True))
    return tuple(
        made_for(screen, notch, players, text, size, left)
        for screen, notch, players, text, size, left in axes
        # upright the hand changes the order of buttons only
        if not (left and screen[0] < screen[1])
    )


def holds(check) -> None:
    """Whether a promise holds in every case; shows the first few that break it."""
    broken = [f"{case.name}: {fault}" for case in every_case() for fault in check(case)]
    assert not broken, f"{len(broken)} broken\n" + "\n".join(broken[:12])


def pieces(layout: Layout) -> dict[str, Rect]:
    """What always lies on the table."""
    cloth = layout.cloth
    fixed = {
        "pause": layout.pause,
        "last": layout.last,
        "score": layout.score,
        "won": cloth.won,
        "slate": layout.slate,
        "strip": layout.strip,
        "hand": layout.hand,
        "actions": layout.actions,
    }
    return fixed | {f"seat {number + 1}": seat for number, seat in enumerate(cloth.seats[1:])}


def index_of(card: Rect, share: float = 0.36) -> Rect:
    """Rank and suit in a card's corner."""
    return Rect(card.left + card.width * 0.06, card.top, card.width * share, card.width * 0.6)


def clashes(rects: dict[str, Rect]) -> Iterator[str]:
    """Which of them overlap."""
    for (one, first), (other, second) in combinations(rects.items(), 2):
        if first.overlaps(second):
            yield f"{one} {first} on {other} {second}"


def laid_on(rect: Rect, rects: dict[str, Rect]) -> Iterator[str]:
    """Which of them a rectangle covers."""
    return (f"{rect} on {name} {other}" for name, other in rects.items() if rect.overlaps(other))


def test_nothing_overlaps() -> None:
    holds(lambda case: clashes(pieces(case.layout)))


def test_everything_is_inside_the_safe_area_and_can_be_seen() -> None:
    def check(case: Case) -> Iterator[str]:
        for name, rect in (pieces(case.layout) | {"felt": case.layout.cloth.felt}).items():
            if not case.safe.holds(rect):
                yield f"{name} {rect} outside {case.safe}"
            if min(rect.width, rect.height) < 20:
                yield f"{name} {rect} is too small"

    holds(check)


def test_targets_are_48_wide_and_high() -> None:
    def check(case: Case) -> Iterator[str]:
        layout = case.layout
        rows = 1 if layout.portrait else 2
        high = (layout.actions.height - 6 * (rows - 1)) / rows
        targets = {
            "pause": layout.pause,
            "last": layout.last,
            "score": layout.score,
            "actions": Rect(0, 0, layout.actions.width / 4, high),
            "slip": slip_rect(layout),
        }
        targets |= {f"card {place}": cell for place, cell in enumerate(layout.cloth.cells)}
        for count in range(1, 7):
            targets |= {f"hand {count}.{n}": one for n, one in enumerate(layout.targets(count))}
        for name, rect in targets.items():
            if min(rect.width, rect.height) < TARGET - 0.01:
                yield f"{name} {rect}"
            if name.startswith("hand") and not layout.hand.holds(rect):
                yield f"{name} {rect} outside {layout.hand}"

    holds(check)


def turned_box(rect: Rect, degrees: float) -> Rect:
    """What a turned card takes up."""
    turn = radians(abs(degrees))
    wide = rect.width * cos(turn) + rect.height * sin(turn)
    high = rect.width * sin(turn) + rect.height * cos(turn)
    x, y = rect.middle
    return Rect(x - wide / 2, y - high / 2, wide, high)


def test_no_card_of_the_hand_is_off_screen_or_over_the_score() -> None:
    def check(case: Case) -> Iterator[str]:
        layout = case.layout
        for count in range(1, 7):
            for place in layout.fan(count):
                shown = layout.hand_card * place.scale
                left = place.left + (layout.hand_card - shown) / 2
                card = turned_box(Rect(left, place.top, shown, shown * CARD_RATIO), place.turn)
                raised = Rect(card.left, card.top - RAISED, card.width, card.height)
                if not case.safe.holds(card):
                    yield f"{count} cards: {card} outside {case.safe}"
                if raised.overlaps(layout.score) or card.overlaps(layout.actions):
                    yield f"{count} cards: {card} covers the score or the buttons"

    holds(check)


def test_the_trick_lies_on_the_felt_beside_seats_and_tricks_won() -> None:
    def check(case: Case) -> Iterator[str]:
        cloth = case.layout.cloth
        others = {"won": cloth.won} | {f"seat {n}": seat for n, seat in enumerate(cloth.seats) if n}
        if cloth.card < (30 if case.players == 8 else 34):
            yield f"cards of {cloth.card}"
        for seat in range(case.players):
            card = cloth.card_rect(seat)
            if not cloth.felt.holds(card):
                yield f"card {seat} {card} off the felt {cloth.felt}"
            yield from laid_on(card, others)

    holds(check)


def test_every_card_of_a_trick_can_be_held_and_read() -> None:
    def check(case: Case) -> Iterator[str]:
        cloth = case.layout.cloth
        cells = {"won": cloth.won} | {f"card {n}": cell for n, cell in enumerate(cloth.cells)}
        yield from clashes(cells)
        cards = [cloth.card_rect(seat) for seat in range(case.players)]
        for seat, card in enumerate(cards):
            index = index_of(card)
            if not cloth.cells[seat].holds(index):
                yield f"index of {seat} {index} outside {cloth.cells[seat]}"
            above = {f"{n}": one for n, one in enumerate(cards) if one.top > card.top}
            yield from laid_on(index, above)

    holds(check)


def test_the_place_of_a_reason_leaves_seats_and_indices_free() -> None:
    def check(case: Case) -> Iterator[str]:
        cloth = case.layout.cloth
        for seat, spot in enumerate(cloth.spots):
            if spot.width < 80 or spot.height < 26:
                yield f"{spot} is too small"
            if not case.safe.holds(spot) or spot.bottom > cloth.felt.bottom:
                yield f"{spot} leaves the table"
            taken = {"index": index_of(cloth.card_rect(seat))}
            if cloth.bar or cloth.full:
                cards = {f"card {n}": cloth.card_rect(n) for n in range(case.players)}
                seats = {f"seat {n}": one for n, one in enumerate(cloth.seats) if n}
                taken |= cards | seats | {"won": cloth.won}
            yield from laid_on(spot, taken)

    holds(check)


def test_who_speaks_is_heard_beside_the_seat() -> None:
    def check(case: Case) -> Iterator[str]:
        cloth = case.layout.cloth
        for seat in range(1, case.players):
            mouth = cloth.mouths[seat]
            own = cloth.seats[seat]
            told = min(own.height, cloth.disc + 39 * case.layout.text)
            shown = Rect(own.left, own.bottom - told, own.width, told)
            if not cloth.low_seats:
                shown = replace(shown, top=own.top)
            across = cloth.places[seat] == OPPOSITE and cloth.tails[seat] == "left"
            if across and not (cloth.low_seats or cloth.full):
                # what the partner says may lie on his backs
                shown = replace(shown, width=cloth.disc + 60 * min(case.layout.text, 1.1))
            near = {"own seat": shown}
            if seat + 1 < case.players and cloth.full:
                # those who announce sit side by side
                near["next seat"] = cloth.seats[seat + 1]
            if cloth.bar:
                near["reason"] = cloth.spots[seat]
            yield from laid_on(mouth, near)
            if not case.safe.holds(mouth):
                yield f"{mouth} leaves the table"
            if mouth.width < 60:
                yield f"{mouth} is too narrow"

    holds(check)


def test_a_raise_leaves_every_index_and_the_pieces_around_free() -> None:
    def check(case: Case) -> Iterator[str]:
        layout = case.layout
        cloth = layout.cloth.asked()
        around = ("pause", "last", "score", "slate", "strip", "hand", "actions")
        known = pieces(layout)
        yield from laid_on(cloth.question, {name: known[name] for name in around})
        if cloth.question.height < 44:
            yield f"{cloth.question} is too low"
        for seat in range(case.players):
            index = index_of(cloth.card_rect(seat), 0.3)
            if not cloth.felt.holds(index):
                yield f"index of {seat} {index} off the felt"
            yield from laid_on(index, {"question": cloth.question})

    holds(check)


def test_a_panel_leaves_head_hand_and_buttons_free() -> None:
    def check(case: Case) -> Iterator[str]:
        layout, known = case.layout, pieces(case.layout)
        yield from laid_on(layout.panel, {name: known[name] for name in ("hand", "actions")})
        yield from laid_on(layout.panel, {name: known[name] for name in ("pause", "last")})
        yield from laid_on(
            layout.panel.inset(24 if layout.portrait else 12), {"score": known["score"]}
        )

    holds(check)


def test_the_pack_lies_between_the_seats() -> None:
    def check(case: Case) -> Iterator[str]:
        cloth = case.layout.cloth
        places = pack_places(cloth)
        for rect in (places.pack, places.below, places.lifted):
            if not cloth.felt.holds(rect):
                yield f"{rect} off the felt {cloth.felt}"
        seats = {f"seat {n}": one for n, one in enumerate(cloth.seats) if n}
        yield from laid_on(places.pack, seats)
        if min(places.pack.width, places.pack.height) < 24:
            yield f"{places.pack} is too small"

    holds(check)


def test_the_advisers_note_lies_on_strip_and_slate_alone() -> None:
    def check(case: Case) -> Iterator[str]:
        layout, known = case.layout, pieces(case.layout)
        rect = advice_place(layout, LONG_ADVICE).rect
        free = {name: one for name, one in known.items() if name not in ("strip", "slate")}
        yield from laid_on(rect, free)

    holds(check)


def test_a_slip_lies_on_the_slate_and_covers_nothing_else() -> None:
    def check(case: Case) -> Iterator[str]:
        layout, slip = case.layout, slip_rect(case.layout)
        free = {name: one for name, one in pieces(layout).items() if name != "slate"}
        free |= {f"card {n}": layout.cloth.card_rect(n) for n in range(case.players)}
        yield from laid_on(slip, free)

    holds(check)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_what_a_slip_says_can_be_read(screen, language) -> None:
    width, height, insets = logical(screen, "none")
    for text, size in product(LETTERS, CARD_SIZES):
        layout = table_layout(width, height, insets, text, size)
        slip = slip_rect(layout)
        sentence = text_of(language, SAVE_FAILED.key)
        assert letters_for(sentence, slip.width, slip.height, layout.text) >= 0.8


def test_who_sits_farther_to_the_left_plays_farther_to_the_left() -> None:
    def check(case: Case) -> Iterator[str]:
        cloth = case.layout.cloth
        middle = cloth.slots[0][0]
        if not cloth.full:
            return
        for seat in range(1, case.players):
            x, y = cloth.slots[seat]
            side = (seat * 2 > case.players) - (seat * 2 < case.players)
            if (x > middle + 1) - (x < middle - 1) != side or y > cloth.slots[0][1]:
                yield f"seat {seat} at {x}, {y}"

    holds(check)


def test_the_hand_is_as_measured_on_a_phone() -> None:
    layout = table_layout(390, 844, Insets(47, 0, 34, 0))
    assert layout.hand_card == pytest.approx(102, abs=1)
    places = layout.fan(5)
    assert places[1].left - places[0].left == pytest.approx(66, abs=1)
    assert [place.turn for place in places] == [-5, -2.5, 0, 2.5, 5]
    assert layout.cloth.card >= 56
    assert table_layout(390, 844, Insets()).cloth.card == pytest.approx(74, abs=2)


def test_a_short_hand_closes_up_around_the_middle() -> None:
    layout = table_layout(390, 844, Insets())
    two = layout.fan(2)
    middle = (two[0].left + two[1].left + layout.hand_card) / 2
    assert middle == pytest.approx(195)
    assert layout.fan(1)[0].turn == 0


def test_large_letters_take_the_backs_away_first() -> None:
    assert table_layout(390, 844, Insets()).cloth.backs
    large = table_layout(390, 844, Insets(), 1.5)
    assert large.large
    assert not large.cloth.backs


def test_left_handed_mirrors_the_column() -> None:
    layout = table_layout(844, 390, Insets(), left_handed=True)
    assert layout.actions.left < layout.hand.left
    assert layout.pause.left > layout.score.left


@pytest.mark.parametrize("screen", [(320, 568), (390, 844)])
def test_two_sit_opposite_each_other(screen) -> None:
    four = table_layout(*screen, Insets()).cloth
    two = table_layout(*screen, Insets(), players=2).cloth
    assert two.seats == (four.seats[0], four.seats[2])
    assert two.card_rect(1) == four.card_rect(2)
    assert two.spots == (four.spots[0], four.spots[2])
    assert two.mouths[1] == four.mouths[2]


def test_on_a_small_phone_the_bubbles_leave_every_seat_free() -> None:
    cloth = table_layout(320, 568, Insets(), 1.0, "M", False).cloth
    for spot in cloth.spots:
        assert not any(spot.overlaps(seat) for seat in cloth.seats[1:]), (spot, cloth.seats)


@pytest.mark.parametrize("screen", [(320, 568), (360, 640), (390, 844), (430, 932)])
def test_the_bubble_above_at_the_right_covers_no_card(screen) -> None:
    cloth = table_layout(*screen, Insets()).cloth
    spot = cloth.spots[OPPOSITE]
    for seat in range(4):
        assert not spot.overlaps(cloth.card_rect(seat)), (seat, spot, cloth.card_rect(seat))
