"""Where the small cards of the strip "Was sticht" stand: pure, without Flet.

One row from edge to edge wherever its cards can be read. The suit led comes below the trumps, the
names of the groups staying at its left. Where that does not fit either, the groups are parted into
rows as even as can be, each of them from edge to edge, the cards as large as the paper allows.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, groupby, pairwise

from watten_app.engine import Card, Role
from watten_app.ui.geometry import Rect
from watten_app.ui.strip_room import (
    APART,
    BELOW,
    FOOT,
    GROUPS_APART,
    LEGIBLE,
    NAME,
    NAME_GAP,
    PAD,
    TOP,
    card_for,
    strip_height,
)
from watten_app.ui.table.ruler import Group
from watten_app.ui.theme import MINI_RATIO

_LOOSE, _SCATTERED = 0.35, 1.1
"""The most between two cards of a group, by their width: in a row of several, and of one alone."""

_TOGETHER = 0.16
"""The same where a row need not reach from edge to edge."""

_STEP, _LEAST, _NAMED = 0.25, 9.0, 20.5
"""How finely cards are fitted, the least they are, and down to where gaps heed the names."""

_WIDTH_ENOUGH = 0.85
"""By the width wanted: cards so large are large enough, and other things count."""

_MOST_ROWS = 4

_KEPT = 8
"""So many arrangements are kept: a strip is drawn and touched at each card of a trick."""

type Row = tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Paper:
    """What the strip has.

    Attributes:
        width, height: of the strip in one row.
        above: what is free above it, for a second row.
        widest: the widest a small card is to be.
        names: how wide the groups' names are in ordinary letters; none where there is no room.
        letters: the size of the names.
        spread: whether each row reaches from edge to edge.
    """

    width: float
    height: float
    above: float
    widest: float
    names: tuple[tuple[Role, float], ...]
    letters: float = 1.0
    spread: bool = True

    @property
    def inner(self) -> float:
        """How wide a row is."""
        return self.width - 2 * PAD


@dataclass(frozen=True, slots=True)
class Spot:
    """A small card's place on the strip."""

    card: Card
    rect: Rect


@dataclass(frozen=True, slots=True)
class Label:
    """A group's name: where its middle is, or, set `beside` the cards, its end."""

    role: Role
    at: float
    top: float
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The strip as it stands: `raised` is what it takes of the room above; all the rest is from
    its own left upper corner."""

    raised: float
    height: float
    spots: tuple[Spot, ...]
    labels: tuple[Label, ...]
    rows: int

    @property
    def card(self) -> float:
        """How wide a small card is."""
        return min((spot.rect.width for spot in self.spots), default=0.0)


@dataclass(frozen=True, slots=True)
class _Plan:
    """The groups in rows; `below` are those that stand under the last of the row above."""

    rows: tuple[Row, ...]
    named: bool
    below: Row = ()

    def lines(self) -> int:
        return len(self.rows) + bool(self.below)


@lru_cache(_KEPT)
def arranged(groups: tuple[Group, ...], paper: Paper) -> Arrangement:
    """The strip of these groups on that paper."""
    if not groups:
        return Arrangement(0.0, paper.height, (), (), 1)
    card, plan = _best(groups, paper, paper.height)
    raised = 0.0
    if card < LEGIBLE and paper.above:
        larger, other = _best(groups, paper, paper.height + paper.above)
        if larger > card:
            card, plan, raised = larger, other, paper.above
    return _set(plan, card, paper, raised)


@lru_cache(_KEPT)
def on_paper(groups: tuple[Group, ...], paper: Paper) -> Arrangement:
    """The same where the strip may be as high as it wants to be."""
    # as few rows as give cards that can be read, each group with its name where there are names
    plans = sorted(_plans(groups, named=bool(paper.names)), key=lambda plan: len(plan.rows))
    if paper.names:
        plans = [plan for plan in plans if plan.named and not plan.below]
    sizes = [(plan, _across(plan, paper)) for plan in plans]
    plan, card = next(
        (pair for pair in sizes if pair[1] >= LEGIBLE), max(sizes, key=lambda pair: pair[1])
    )
    high = _height(plan, card, paper.letters)
    return _set(plan, card, replace(paper, height=high), 0.0)


def _height(plan: _Plan, card: float, letters: float) -> float:
    return strip_height(card, plan.lines(), letters, named=plan.named and not plan.below)


def _best(groups: tuple[Group, ...], paper: Paper, height: float) -> tuple[float, _Plan]:
    """The arrangement with the largest cards; among large ones that with names and few rows."""
    enough = paper.widest * _WIDTH_ENOUGH

    def worth(sized: tuple[float, _Plan]) -> tuple[float, bool, int, float]:
        card, plan = sized
        return min(card, enough), plan.named, -plan.lines(), card

    plans = [*_plans(groups, named=False)]
    if paper.names:
        plans += _plans(groups, named=True)
    return max(((_size(plan, paper, height), plan) for plan in plans), key=worth)


def _plans(groups: tuple[Group, ...], *, named: bool) -> Iterator[_Plan]:
    yield _Plan((groups,), named)
    if groups[-1].role is Role.SUIT and len(groups) > 1:
        yield _Plan((groups[:-1],), named, groups[-1:])
    for rows in range(2, _MOST_ROWS + 1):
        if rows <= len(groups):
            yield _Plan(_even(groups, rows), named)
        yield _Plan(_run_on(groups, rows), named=False)


def _count(row: Row) -> int:
    return sum(len(group.cards) for group in row)


def _even(groups: tuple[Group, ...], rows: int) -> tuple[Row, ...]:
    """The groups in so many rows of about as many cards."""

    def parted(cuts: tuple[int, ...]) -> tuple[Row, ...]:
        ends = (0, *cuts, len(groups))
        return tuple(groups[start:end] for start, end in pairwise(ends))

    ways = [parted(cuts) for cuts in combinations(range(1, len(groups)), rows - 1)]
    return min(ways, key=lambda way: sorted(map(_count, way), reverse=True))


def _run_on(groups: tuple[Group, ...], rows: int) -> tuple[Row, ...]:
    """The groups in rows of as many cards, broken like a text."""
    cards = [(group.role, card) for group in groups for card in group.cards]
    long = -(-len(cards) // rows)
    lines = (cards[start : start + long] for start in range(0, len(cards), long))
    return tuple(
        tuple(
            Group(role, tuple(card for _, card in line))
            for role, line in groupby(line, key=lambda pair: pair[0])
        )
        for line in lines
    )


def _size(plan: _Plan, paper: Paper, height: float) -> float:
    """How wide the cards of a plan are on paper so high."""
    named = plan.named and not plan.below
    tall = card_for(height, plan.lines(), paper.letters, named=named)
    return min(_across(plan, paper), tall)


def _across(plan: _Plan, paper: Paper) -> float:
    """How wide they are at most so that each row fits, with its names if it can have them."""

    def fits(card: float, names: Mapping[Role, float]) -> bool:
        return all(
            _count(row) * card + APART * (_count(row) - len(row)) + sum(_gaps(row, card, names))
            <= paper.inner
            for row in (*plan.rows, plan.below)
            if row
        )

    def heeded(card: float) -> bool:
        return card >= _NAMED or not paper.spread

    names = _named(plan, paper)
    return _largest(paper.widest, lambda card: fits(card, names if heeded(card) else {}))


def _largest(widest: float, fits: Callable[[float], bool]) -> float:
    card = widest
    while card > _LEAST and not fits(card):
        card -= _STEP
    return card


def _named(plan: _Plan, paper: Paper) -> Mapping[Role, float]:
    if not plan.named:
        return {}
    return {role: wide * paper.letters for role, wide in paper.names}


def _gaps(row: Row, card: float, names: Mapping[Role, float]) -> list[float]:
    """The least gaps between the groups of a row: none of the names may touch the next."""
    pitch = card + APART
    gaps = []
    for one, other in pairwise(row):
        apart = (names.get(one.role, 0.0) + names.get(other.role, 0.0)) / 2 + NAME_GAP
        halves = (len(one.cards) + len(other.cards)) * pitch / 2 - APART
        gaps.append(max(GROUPS_APART, apart - halves if names else 0.0))
    return gaps


def _set(plan: _Plan, card: float, paper: Paper, raised: float) -> Arrangement:
    height = paper.height + raised
    tall, lines = card * MINI_RATIO, plan.lines()
    spare = max(0.0, height - _height(plan, card, paper.letters)) / lines
    step = (height - TOP - (FOOT if plan.named and not plan.below else 0.0)) / lines
    spots: list[Spot] = []
    labels: list[Label] = []
    top = TOP + spare / 2
    start = PAD
    for number, row in enumerate(plan.rows):
        y = top + number * step
        for group, left, pitch in _across_row(row, card, paper, _named(plan, paper)):
            start = left
            spots += _cards(group, left, y, pitch, card)
            wide = pitch * (len(group.cards) - 1) + card
            labels.append(Label(group.role, left + wide / 2, y + tall + BELOW))
    for group in plan.below:
        y = top + step
        end = spots[-1].rect.right
        above = [spot.rect.left for spot in spots if spot.rect.left >= start - 0.1]
        pitch = above[1] - above[0] if len(above) > 1 else card + APART
        pitch = min(pitch, (end - PAD - card) / max(1, len(group.cards) - 1))
        left = end - card - pitch * (len(group.cards) - 1)
        spots += _cards(group, left, y, pitch, card)
        # the names stay beside the cards below
        beside = y + tall - NAME * paper.letters
        labels = [label for label in labels if label.role is not Role.TRUMP]
        labels.append(Label(group.role, left - 6, beside, beside=True))
    kept = tuple(labels) if plan.named else ()
    return Arrangement(raised, height, tuple(spots), kept, lines)


def _cards(group: Group, left: float, top: float, pitch: float, card: float) -> list[Spot]:
    tall = card * MINI_RATIO
    return [
        Spot(one, Rect(left + number * pitch, top, card, tall))
        for number, one in enumerate(group.cards)
    ]


def _across_row(
    row: Row, card: float, paper: Paper, names: Mapping[Role, float]
) -> Iterator[tuple[Group, float, float]]:
    """Each group with its left edge and the way from one card to the next, from edge to edge."""
    count, between = _count(row), len(row) - 1
    inside = count - len(row)
    gaps = _gaps(row, card, names)
    if sum(gaps) + count * card + inside * APART > paper.inner:
        gaps = _gaps(row, card, {})
    free = paper.inner - count * card - inside * APART - sum(gaps)
    loose = (_TOGETHER if not paper.spread else _LOOSE if between else _SCATTERED) * card - APART
    more = max(0.0, min(free / max(1, inside + 3 * between), loose))
    apart = APART + more
    rest = (free - more * inside) / between if between else 0.0
    rest = rest if paper.spread else min(rest, _LOOSE * card)
    left = PAD
    for group, gap in zip(row, (*gaps, 0.0), strict=True):
        yield group, left, card + apart
        left += len(group.cards) * (card + apart) - apart + gap + rest
