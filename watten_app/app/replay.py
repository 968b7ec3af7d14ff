"""A finished match card by card, all hands open; it can be played on from any moment."""

from dataclasses import dataclass, replace
from functools import cached_property

from watten_app.app.by_name import head_by_name, line_by_name
from watten_app.app.match_log import DealLog, deal_logs
from watten_app.app.table_view import ME, TableView
from watten_app.app.verdicts import deal_head, deal_line
from watten_app.app.view_of_table import view_of
from watten_app.engine import Card, Match, Message, PlayedDeal, View, observe
from watten_app.engine.deal import Deal
from watten_app.engine.play import AnyDeal
from watten_app.store import Save


@dataclass(frozen=True, slots=True, order=True)
class Moment:
    """A place in a match: the deal, from 0, and how many of its actions were done."""

    deal: int
    done: int


@dataclass(frozen=True, slots=True)
class Page:
    """What is shown of one moment.

    Attributes:
        hands: by seat, the cards of the deal as they were held, in the order of the deal.
        out: those of them that have been laid.
        ended: how the deal ended and who got what, at its end.
        first, last: whether there is nothing before it, or after it.
        playable: whether the match can be played on from here.
    """

    moment: Moment
    table: TableView
    hands: tuple[tuple[Card, ...], ...]
    out: frozenset[Card]
    ended: tuple[Message, ...]
    first: bool
    last: bool
    playable: bool


class Replay:
    """One finished match, laid open."""

    def __init__(self, save: Save) -> None:
        self.save = save
        self._states: dict[int, tuple[AnyDeal, ...]] = {}

    @cached_property
    def logs(self) -> tuple[DealLog, ...]:
        """The match deal by deal."""
        return deal_logs(self.save, self.save.all_names)

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return len(self.save.match.deals)

    def states(self, number: int) -> tuple[AnyDeal, ...]:
        """A deal from its beginning, before each action and at the end."""
        if number not in self._states:
            self._states[number] = tuple(self.save.match.states(number))
        return self._states[number]

    def page(self, moment: Moment) -> Page:
        """What is shown of a moment."""
        moment = self._within(moment)
        states = self.states(moment.deal)
        state = states[moment.done]
        complete = moment.done > 0 and len(state.tricks) > len(states[moment.done - 1].tricks)
        view = _laid_open(observe(state, ME), state)
        table = view_of(
            replace(self.save, match=self._match_at(moment), notes=()),
            view=view,
            resting=complete,
            paused=False,
            result_shown=False,
            advice=None,
            asked=False,
            told=(),
        )
        end = len(states) - 1
        return Page(
            moment,
            replace(table, waiting=False),
            _held(states, moment.done),
            frozenset(view.played),
            self._ended(state) if state.over else (),
            first=moment == Moment(0, 0),
            last=moment == Moment(self.deals - 1, end),
            playable=not state.over,
        )

    def _ended(self, state: AnyDeal) -> tuple[Message, ...]:
        names = self.save.all_names
        if names[ME]:
            return head_by_name(state, names), line_by_name(state, names)
        return deal_head(state), deal_line(state, names)

    def on(self, moment: Moment) -> Moment:
        """The next moment; the last one stays."""
        if moment.done + 1 < len(self.states(moment.deal)):
            return Moment(moment.deal, moment.done + 1)
        return Moment(moment.deal + 1, 0) if moment.deal + 1 < self.deals else moment

    def back(self, moment: Moment) -> Moment:
        """The moment before; the first one stays."""
        if moment.done:
            return Moment(moment.deal, moment.done - 1)
        if not moment.deal:
            return moment
        return Moment(moment.deal - 1, len(self.states(moment.deal - 1)) - 1)

    def deal_on(self, moment: Moment) -> Moment:
        """The beginning of the next deal, or the very end."""
        if moment.deal + 1 < self.deals:
            return Moment(moment.deal + 1, 0)
        return Moment(moment.deal, len(self.states(moment.deal)) - 1)

    def deal_back(self, moment: Moment) -> Moment:
        """The beginning of this deal, or of the one before."""
        return Moment(moment.deal if moment.done else max(0, moment.deal - 1), 0)

    def played_on(self, moment: Moment, identity: str, seed: int) -> Save:
        """The match as it stood, to be played on under another name; it counts no more."""
        match = self._match_at(self._within(moment))
        return replace(
            self.save, match=match, identity=identity, seed=seed, notes=(), counted=False
        )

    def _within(self, moment: Moment) -> Moment:
        """The moment, or the nearest there is: an address can be of another time."""
        number = min(max(0, moment.deal), self.deals - 1)
        return Moment(number, min(max(0, moment.done), len(self.states(number)) - 1))

    def _match_at(self, moment: Moment) -> Match:
        match = self.save.match
        played = PlayedDeal(match.deals[moment.deal].start, self.states(moment.deal)[moment.done])
        return replace(match, deals=(*match.deals[: moment.deal], played))


def _laid_open(view: View, deal: AnyDeal) -> View:
    """My view without anything that was hidden from me."""
    tricks = deal.tricks
    if not isinstance(deal, Deal):
        return view
    return replace(
        view,
        hand=deal.hands[ME],
        schlag=deal.schlag,
        trump=deal.trump,
        order=deal.order,
        tricks=tricks,
    )


def _held(states: tuple[AnyDeal, ...], done: int) -> tuple[tuple[Card, ...], ...]:
    """By seat what was held when the first card was laid, or is held now, before that."""
    hands = states[0].hands
    for state in states[: done + 1]:
        if state.tricks or state.trick.cards:
            break
        hands = state.hands
    return hands
