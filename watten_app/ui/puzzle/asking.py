"""The puzzle before it is answered: what is chosen so far, by finger and by keys."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from watten_app.app.daily import Answer, Puzzle
from watten_app.engine import Card
from watten_app.ui.doors import ENTER, Doors
from watten_app.ui.puzzle.cloth import ME
from watten_app.ui.puzzle.felt import Hold
from watten_app.ui.puzzle.question import choices, open_hands, premise, slate, told_task
from watten_app.ui.screens.pieces import page, two_columns
from watten_app.ui.theme import ACROSS, MARGIN, NO_INSETS, TARGET_MAIN, Look
from watten_app.ui.widgets import Kind, button


@dataclass(frozen=True, slots=True)
class Tried:
    """What the player has in mind.

    Attributes:
        asking: the next digit explains a card.
    """

    raises: bool | None = None
    card: Card | None = None
    asking: bool = False

    @property
    def answer(self) -> Answer | None:
        """The answer, once it is whole; who does not raise may leave the card open."""
        if self.raises is None or (self.raises and self.card is None):
            return None
        return Answer(self.raises, self.card)


@ft.component
def _asking(
    look: Look,
    doors: Doors,
    puzzle: Puzzle,
    head: list[ft.Control],
    foot: list[ft.Control],
    on_hold: Hold,
    on_answer: Callable[[Answer], object],
    corner: tuple[str, ...],
) -> ft.Control:
    tried, become = ft.use_state(Tried())
    hand = puzzle.deal.hands[ME]

    def give() -> None:
        if tried.answer is not None:
            on_answer(tried.answer)

    def turn(card: Card) -> None:
        become(replace(tried, card=card))

    async def press(key: str) -> None:
        key = key.upper()
        if key in ("G", "J", "Y"):
            become(replace(tried, raises=True))
        elif key == "N":
            become(replace(tried, raises=False))
        elif key in _ENTER:
            give()
        elif key == "E":
            become(replace(tried, asking=True))
        elif key.isdecimal() and 0 < int(key) <= len(hand):
            card = hand[int(key) - 1]
            if tried.asking:
                become(replace(tried, asking=False))
                on_hold(card)
            else:
                turn(card)
        elif key == "ESCAPE":
            doors.back()

    def listen() -> None:
        doors.on_key = press

    ft.use_effect(listen, [tried])
    # held across, each of two columns is as wide as a phone
    side = look
    if look.across:
        side = replace(look, width=look.half + 2 * MARGIN, insets=NO_INSETS)
    mine = choices(
        side,
        puzzle,
        tried.raises,
        tried.card,
        lambda raises: become(replace(tried, raises=raises)),
        turn,
        on_hold,
    )
    whole = tried.answer is not None
    way_on = button(
        look,
        look.say("puzzle.answer"),
        give if whole else None,
        kind=Kind.HERO,
        height=TARGET_MAIN if look.low and not look.large else None,
    )
    board, deal = open_hands(side, puzzle, on_hold, corner, _tallest(look)), puzzle.deal
    if look.across:
        left, right = [board, slate(side, deal)], [*head, told_task(side, puzzle), mine, way_on]
        columns = two_columns(look, left, right)
        return page(look, [columns, *foot], gap=8, widest=ACROSS)
    if look.low and not look.large:
        # what is asked, all cards, and the answer; what the slate says is said above
        task = told_task(look, puzzle, named=True)
        rest = [slate(look, deal), premise(look), *foot]
        return page(look, [*head, task, board, mine, *rest], [way_on], gap=7)
    body = [*head, told_task(look, puzzle), board, slate(look, deal), mine]
    return page(look, [*body, ft.Container(height=_APART), *foot], [way_on], gap=9)


def _tallest(look: Look) -> float | None:
    """How high the felt may be, so that the answer is seen as well."""
    room = look.height - look.insets.top - look.insets.bottom
    if look.across:
        return room - _BESIDE_FELT
    return room - _BELOW_FELT if look.low and not look.large else None


_BESIDE_FELT, _BELOW_FELT = 86.0, 318.0
"""What is above and below the felt: on a phone held across the slate, upright all else."""

_APART = 30.0
"""Before what is not part of the puzzle, so that it begins below the screen."""

_ENTER = tuple(key.upper() for key in ENTER)

Asking = _asking
