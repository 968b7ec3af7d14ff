"""Advice where all cards lie open, as in a lesson: what wins by best play, and why, in words that
can be checked with the eyes on the open hands."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from watten_app.engine import (
    Action,
    Card,
    Deal,
    Message,
    Phase,
    Rng,
    Role,
    Verb,
    View,
    apply,
    observe,
    to_act,
)
from watten_app.engine.deal import GIVEN_POINTS
from watten_app.engine.order import Order
from watten_app.engine.play import AnyDeal
from watten_app.players import plain
from watten_app.players.packing import course_of_deal, position_of_deal
from watten_app.players.reason import Choice, Measure, Prospect, raised_to
from watten_app.players.solver import Solver
from watten_app.players.worlds import Slices

_NAMES = {Phase.SCHLAG: Verb.SCHLAG, Phase.TRUMP: Verb.TRUMP}

_JUDGED = (Phase.SCHLAG, Phase.TRUMP, Phase.KEEP, Phase.RAISE, Phase.PLAY)
"""Where it is the cards that decide; elsewhere the plain player's reasons do."""

_SEEN_THROUGH, _FEW = 4, 3
"""With more players than that the best play is searched only with so few cards left: else one would
wait for seconds."""


def advise_open(deal: AnyDeal, seat: int, names: tuple[str, ...], seed: int) -> Slices[Choice]:
    """What the seat had best do when all hands can be seen, and what every action then brings,
    unless all bring the same.

    The worth of an action is the points it brings the seat's side if all play as well as can be
    and nobody raises any more, below zero where the others get them.

    Args:
        names: by seat, what the others are called in the reasons.
    """
    view = observe(deal, seat)
    usual = plain.choose(view, Rng(seed))
    if not isinstance(deal, Deal) or deal.rules.hidden or view.phase not in _JUDGED:
        return usual
    if view.players > _SEEN_THROUGH and len(view.hand) > _FEW:
        return usual
    if view.phase in _NAMES:
        return (yield from _naming(deal, view, usual))
    if view.phase is Phase.KEEP:
        wins = yield from _wins(deal, seat)
        keep, give = Action(seat, Verb.KEEP), Action(seat, Verb.GIVE)
        worth = {keep: view.value if wins else -view.value, give: -GIVEN_POINTS}
        best, key = (keep, "keep") if wins else (give, "give")
        return _said(best, _because(key), worth)
    if view.phase is Phase.RAISE:
        wins = yield from _wins(deal, seat)
        return _answer(deal, view, wins=wins)
    return (yield from _card(deal, view, names))


def _said(
    action: Action,
    reason: Message,
    worth: dict[Action, int],
    whys: Mapping[Action, Message] = MappingProxyType({}),
) -> Choice:
    weighed = worth if len(set(worth.values())) > 1 else {}
    prospects = tuple(
        Prospect(one, Measure.OPEN, points, whys.get(one)) for one, points in weighed.items()
    )
    return Choice(action, reason, prospects)


def _because(key: str, **params: object) -> Message:
    return Message(f"lesson.why.{key}", params)


def _wins(deal: Deal, seat: int) -> Slices[bool]:
    """Whether the side of the seat wins the deal from here by best play."""
    course = course_of_deal(deal)
    position = position_of_deal(course, deal)
    solver = Solver(course)
    same = course.side[position.turn] == course.side[seat]
    for card in solver.distinct(position):
        yield
        if solver.wins_with(position, card):
            return same
    return not same


def _naming(deal: Deal, view: View, usual: Choice) -> Slices[Choice]:
    """The Schlag or trump that wins, the usual one if it does."""
    verb, seat = _NAMES[view.phase], view.seat
    named = [action for action in view.legal if action.verb is verb]
    found: dict[Action, int] = {}
    for action in named:
        wins = yield from _wins_naming(apply(deal, action)[0], seat)
        found[action] = view.value if wins else -view.value
    best = [action for action in named if found[action] > 0] or named
    better = Action(seat, Verb.BETTER)
    if found[best[0]] < 0 and better in view.legal:
        return _said(better, _because("better"), found)
    ours = {action: _high(deal, view, action) for action in named}
    said = usual.action if usual.action in best else max(best, key=lambda one: ours[one][0])
    mine, theirs = ours[said]
    params = {"number": mine, "other": theirs, _verb_name(verb): said.argument}
    return _said(said, _because(f"{verb.value}{_lost(found[said])}", **params), found)


def _verb_name(verb: Verb) -> str:
    """What is named by it, as the sentences call it."""
    return "rank" if verb is Verb.SCHLAG else "suit"


def _wins_naming(deal: Deal, seat: int) -> Slices[bool]:
    """Whether the seat's side wins after what is named; the other one names the best for his."""
    if deal.trump is not None:
        return (yield from _wins(deal, seat))
    view = observe(deal, to_act(deal)[0])
    ours = view.party(view.seat) == view.party(seat)
    for action in view.legal:
        if action.verb is Verb.TRUMP:
            wins = yield from _wins(apply(deal, action)[0], seat)
            if wins is ours:
                return ours
    return not ours


def _high(deal: Deal, view: View, action: Action) -> tuple[int, int]:
    """How many cards of this Schlag, or of this trump and above, our side and the others hold."""
    counts = [0, 0]
    order = None if action.verb is Verb.SCHLAG else observe(apply(deal, action)[0], view.seat).order
    for seat, hand in enumerate(deal.hands):
        ours = view.party(seat) == view.party(view.seat)
        for card in hand:
            if card in view.rules.critical and order is None:
                continue  # never of the Schlag (R1)
            high = card.rank is action.argument if order is None else _is_high(order, card)
            counts[not ours] += high
    return counts[0], counts[1]


def _is_high(order: Order, card: Card) -> bool:
    return order.role(card) is not Role.PLAIN


def _answer(deal: Deal, view: View, *, wins: bool) -> Choice:
    """Hold what is won and fold what is lost, unless the raise can be called a bluff (R22)."""
    seat, then = view.seat, view.value + 1
    sign = 1 if wins else -1
    worth = {
        Verb.HOLD: sign * then,
        Verb.FOLD: -view.value,
        Verb.RAISE: sign * (then + 1),
    }
    found = {one: worth[one.verb] for one in view.legal if one.verb in worth and not one.argument}
    again, farbe = Action(seat, Verb.RAISE), Action(seat, Verb.FARBE)
    if farbe in view.legal:
        found[farbe] = _brought(apply(deal, farbe)[0], view)
        if found[farbe] > 0 and not wins:
            return _said(farbe, _because("farbe"), found)
    if wins:
        best = again if again in found else Action(seat, Verb.HOLD)
        return _said(best, _because("reraise" if best == again else "hold"), found)
    return _said(Action(seat, Verb.FOLD), _because("fold", number=view.value), found)


def _brought(deal: AnyDeal, view: View) -> int:
    """The points that an ended deal has brought the seat's side, below zero where the others got
    them."""
    assert isinstance(deal, Deal)
    assert deal.outcome is not None
    points = deal.outcome.points
    ours = points[view.party(view.seat)]
    return ours - max(point for party, point in enumerate(points) if party != view.party(view.seat))


def _card(deal: Deal, view: View, names: tuple[str, ...]) -> Slices[Choice]:
    """A card that wins, the usual one if it does; before it a raise, if the deal is won."""
    plays = tuple(one for one in view.legal if one.verb is Verb.PLAY)
    course = course_of_deal(deal)
    position, solver = position_of_deal(course, deal), Solver(course)
    found: dict[int, bool] = {}
    for card in solver.distinct(position):
        yield
        found[card] = solver.wins_with(position, card)
    wins = solver.spread(found, position)
    worth = {
        play: view.value if wins[course.ranking.bits[play.card]] else -view.value for play in plays
    }
    best = tuple(play for play in plays if worth[play] > 0)
    whys = {play: _of_card(deal, view, play, names, worth) for play in plays}
    raises = Action(view.seat, Verb.RAISE)
    if best and raises in view.legal:
        on = Action(view.seat, Verb.PLAY)
        both = {raises: view.value + 1, on: view.value}
        return _said(raises, _because("raise", **raised_to(view)), worth | both, whys)
    said = plain.card(view, best or plays)
    if len(plays) == 1:
        return said
    return _said(said.action, whys[said.action], worth, whys)


_BEATEN = ("lead_beaten", "take_beaten")
_EITHER_WAY = (*_BEATEN, "save")
"""What is said otherwise where the deal is lost by best play."""


def _of_card(
    deal: Deal, view: View, play: Action, names: tuple[str, ...], worth: dict[Action, int]
) -> Message:
    """What comes of a card that may be played: why it is good, or that it loses a deal that another
    one wins."""
    key, params = _why(deal, view, play.card, names)
    if worth[play] < 0 < max(worth.values()):
        if key in _BEATEN:
            return _because("mistake.beaten", **params)
        return _because("mistake", card=play.card)
    if key in _EITHER_WAY:
        key += _lost(worth[play])
    return _because(key, **params)


def _lost(worth: int) -> str:
    return "" if worth > 0 else ".lost"


def _why(
    deal: Deal, view: View, card: Card, names: tuple[str, ...]
) -> tuple[str, dict[str, object]]:
    """Why this card, from what lies open: who can still beat it, and with what."""
    order, trick = view.order, view.trick
    assert order is not None
    turn = view.turn_from(trick.leader)
    to_come = turn[len(trick.cards) + 1 :]
    ours = [seat for seat in to_come if view.party(seat) == view.party(view.seat)]
    theirs = [seat for seat in to_come if seat not in ours]

    def over(best: Card, led: object, seats: Iterable[int]) -> tuple[int, Card] | None:
        """Who of these seats holds a card that beats it: the first one, and his lowest."""
        for seat in seats:
            above = [one for one in deal.hands[seat] if order.beats(one, best, led)]
            if above:
                return seat, min(above, key=lambda one: order.strength(one, led))
        return None

    if not trick.cards:
        led = order.led((card,))
        beaten = over(card, led, theirs)
        if beaten is None:
            return "lead", {"card": card}
        return "lead_beaten", {"card": card, "name": names[beaten[0]], "other": beaten[1]}
    led, number = order.led(trick.cards), order.best(trick.cards)
    best, holder = trick.cards[number], turn[number]
    if order.beats(card, best, led):
        beaten = over(card, led, theirs)
        if beaten is None:
            return "take", {"card": card}
        return "take_beaten", {"card": card, "name": names[beaten[0]], "other": beaten[1]}
    if view.party(holder) == view.party(view.seat) and over(best, led, theirs) is None:
        return "partner_has_it", {"name": names[holder], "card": best}
    helper = over(best, led, ours)
    if helper is not None and over(helper[1], led, theirs) is None:
        return "partner_can", {"name": names[helper[0]], "card": helper[1]}
    mine = [one for one in view.hand if order.beats(one, best, led)]
    if not mine:
        return "cannot", {"card": card, "best": best}
    return "save", {"card": card, "best": best}
