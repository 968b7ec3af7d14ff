"""The puzzle before it is answered: what is chosen so far, by finger and by keys."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from watten_app.app.daily import Answer, Puzzle
from watten_app.engine import Card
from watten_app.ui.doors import ENTER, Doors
from watten_app.ui.puzzle.cloth import ME
from watten_app.ui.puzzle.felt import Hold
from watten_app.ui.puzzle.question import choices, open_hands, slate, told_task
from watten_app.ui.screens.pieces import page
from watten_app.ui.theme import Look
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
    mine = choices(
        look,
        puzzle,
        tried.raises,
        tried.card,
        lambda raises: become(replace(tried, raises=raises)),
        turn,
        on_hold,
    )
    whole = tried.answer is not None
    way_on = button(look, look.say("puzzle.answer"), give if whole else None, kind=Kind.HERO)
    body = [*head, told_task(look, puzzle), open_hands(look, puzzle, on_hold)]
    return page(look, [*body, slate(look, puzzle.deal), mine, *foot], [way_on])


_ENTER = tuple(key.upper() for key in ENTER)

Asking = _asking
