"""How far the table shows what has just happened: the engine is ahead of the eye for a moment.

The order is the game's; each step shows a state that has been, and the last one the newest.
"""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from enum import IntEnum

import flet as ft

from watten_app.app.known import just_dealt
from watten_app.app.packets import Packet, packets
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Rank, Suit, Trick
from watten_app.ui.cloth import OPPOSITE
from watten_app.ui.layout import Layout
from watten_app.ui.table.dealing import Dealing, waits
from watten_app.ui.table.movement import FILLED, RING, SAID, WRITE, Pace, Steps, use_steps
from watten_app.ui.theme import Look

_TURNED = Pace.TURN.time
_AS_IT_LIES = 30
"""Milliseconds in which cards that are known now are drawn as they lay before."""

_LAID = (Pace.PLAY.time, RING)
_TAKEN = (Pace.GATHER.time, _TURNED, Pace.TAKE.time - _TURNED)
_SEEN = (_AS_IT_LIES, _TURNED)
_FOLDED = (Pace.GATHER.time, _TURNED)
_NAMED = (SAID, Pace.TAKE.time, WRITE)


class Taking(IntEnum):
    """What becomes of a trick that is taken away."""

    GATHERED = 0
    """All cards under the one that won."""

    DRAWN = 1
    """On its way to the winner, being turned over."""

    TURNED = 2
    """Face down."""

    PUT_AWAY = 3
    """In its place among the tricks won."""


class Turning(IntEnum):
    """What becomes of my cards as soon as I may look at them."""

    DOWN = 0
    EDGE = 1
    OPEN = 2


class Folding(IntEnum):
    """What becomes of the cards of a deal that is given up."""

    TOGETHER = 0
    EDGE = 1
    DOWN = 2


class Naming(IntEnum):
    """What becomes of a word that is named."""

    SAID = 0
    BROUGHT = 1
    """On its way to the slate."""

    WRITTEN = 2
    """On the slate."""

    DONE = 3


@dataclass(frozen=True, slots=True)
class Named:
    """Schlag and trump as the slate has them, and what is on its way there."""

    schlag: Rank | None = None
    trump: Suit | None = None


NOTHING = Named()


@dataclass(frozen=True, slots=True)
class Stage:
    """What the eye has seen of the newest.

    Attributes:
        dealing: the cards going round; None once they lie.
        turning: how far my cards are turned over that lay face down before me.
        landed: whether the last card laid has come down.
        ringed: whether the best card has been told since.
        taking: what has become of the last trick that was taken away.
        folding: what has become of the cards that nobody takes.
        naming: what has become of what was named last.
        named: what was named before that.
        raised: whether the value has been raised just now.
    """

    dealing: Dealing | None = None
    turning: Turning = Turning.OPEN
    landed: bool = True
    ringed: bool = True
    taking: Taking = Taking.PUT_AWAY
    folding: Folding = Folding.DOWN
    naming: Naming = Naming.DONE
    named: Named = NOTHING
    raised: bool = False


SHOWN = Stage()
"""All has been shown."""


@dataclass(frozen=True, slots=True)
class _Deal:
    """The cards going round in the deal of this number; 0 for none yet."""

    number: int = 0
    dealer: int = 0
    packets: tuple[Packet, ...] = ()
    waits: tuple[int, ...] = ()


def use_stage(look: Look, layout: Layout, table: TableView, hurried: int, *, panel: bool) -> Stage:
    """The stage of this moment; `panel` covers the cloth."""
    view, deal = table.view, table.deal_number

    def steps(moment: Hashable, waits: tuple[int, ...]) -> Steps:
        return use_steps(look, (deal, moment), waits, held=table.paused, hurried=hurried)

    dealing = _use_dealing(look, layout, table, hurried, panel=panel)
    seen = bool(view.hand)
    turned = steps(seen, _SEEN if seen else ())
    tricks = len(view.tricks) - (table.resting is not None)
    lying = len((table.resting or view.trick).cards)
    laid = steps((tricks, lying), _LAID if lying else ())
    taken = steps(tricks, _TAKEN if tricks else ())
    over = view.outcome is not None
    folded = steps(over, _FOLDED if over else ())
    named = Named(view.schlag, view.trump)
    naming = steps(named, () if named == NOTHING else _NAMED)
    before_deal, before = naming.before
    value = steps(view.value, (FILLED,))
    deal_of_value, value_before = value.before
    return Stage(
        dealing=dealing,
        turning=_turning(turned, deal, seen=seen),
        landed=laid.done >= 1 or not lying,
        ringed=laid.done >= len(_LAID) or not lying,
        taking=Taking(taken.done) if tricks else Taking.PUT_AWAY,
        folding=Folding(folded.done) if over else Folding.DOWN,
        naming=Naming.DONE if named == NOTHING else Naming(naming.done),
        named=before if before_deal == deal else NOTHING,
        raised=not value.done and deal_of_value == deal and value_before < view.value,
    )


def _use_dealing(
    look: Look, layout: Layout, table: TableView, hurried: int, *, panel: bool
) -> Dealing | None:
    """The cards going round, as long as they do; new ones also where the screen opens on them."""
    view, number = table.view, table.deal_number
    known = ft.use_ref(_Deal)
    if just_dealt(view) and known.current.number != number:
        dealt = packets(view, _seats_shown(layout, table, panel=panel))
        known.current = _Deal(number, view.dealer, dealt, waits(dealt, unseen=not view.hand))
    deal: _Deal = known.current
    going = use_steps(look, deal.number, deal.waits, held=table.paused, hurried=hurried, fresh=True)
    if deal.number != number or going.done == len(deal.waits):
        return None
    return Dealing(deal.dealer, deal.packets, going.done)


def _turning(turned: Steps, deal: int, *, seen: bool) -> Turning:
    """Cards that could be looked at from the beginning were turned over as they were dealt."""
    hidden_before = turned.before == (deal, False)
    return Turning(turned.done) if seen and hidden_before else Turning.OPEN


def _seats_shown(layout: Layout, table: TableView, *, panel: bool) -> frozenset[int]:
    """Me, and whose seat is not covered."""
    others = range(1, table.view.players)
    places = layout.cloth.places
    if panel:
        others = [seat for seat in others if places[seat] == OPPOSITE and layout.portrait]
    return frozenset({ME, *others})


def trick_as_seen(trick: Trick, stage: Stage) -> Trick:
    """The trick as the ring and the bubble tell of it: without a card that has not landed."""
    if stage.ringed or not trick.cards:
        return trick
    return replace(trick, cards=trick.cards[:-1], winner=None, reason=None)
