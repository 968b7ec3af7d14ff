"""The same match with the seats counted from another one: nothing else about it is different.

The rules know no first seat, so a match told from the side of any player is a match as well.
"""

from watten_app.engine.actions import Action
from watten_app.engine.bohemian_deal import BohemianDeal
from watten_app.engine.deal import Deal, Outcome, Trick
from watten_app.engine.match import Match, PlayedDeal, Start
from watten_app.engine.replacing import replace


def turned_match(match: Match, by: int) -> Match:
    """The match as it is told when seat `by` is called 0, the next one 1, and so on."""
    if not by % match.players:
        return match
    deals = tuple(
        PlayedDeal(
            turned_start(played.start, match.players, by),
            turned_deal(played.state, by),
        )
        for played in match.deals
    )
    return replace(match, first_score=_by_seat(match.first_score, by), deals=deals)


def turned_start(start: Start, players: int, by: int) -> Start:
    """Where a deal's cards come from, told so."""
    hands = start.hands if start.hands is None else _by_seat(start.hands, by)
    return replace(start, dealer=_seat(start.dealer, players, by), hands=hands)


def turned_deal[D: (Deal, BohemianDeal)](deal: D, by: int) -> D:
    """The deal, told so."""
    if not by % deal.players:
        return deal
    players = deal.players
    changes = {
        "dealer": _seat(deal.dealer, players, by),
        "turn": _seat(deal.turn, players, by),
        "score": _by_seat(deal.score, by),
        "trick": _trick(deal.trick, players, by),
        "tricks": tuple(_trick(trick, players, by) for trick in deal.tricks),
        "actions": tuple(turned_action(action, players, by) for action in deal.actions),
        "outcome": deal.outcome and _outcome(deal.outcome, players, by),
    }
    for name in ("hands", "put_away", "taken", "peeked"):
        changes[name] = _by_seat(getattr(deal, name), by)
    if isinstance(deal, BohemianDeal):
        left = None if deal.left is None else _seat(deal.left, players, by)
        return replace(deal, **changes, left=left)
    return replace(
        deal,
        **changes,
        asker=None if deal.asker is None else _seat(deal.asker, players, by),
        asked_better=tuple(_seat(seat, players, by) for seat in deal.asked_better),
        raised_by=_party(deal.raised_by, players, by),
        signs=tuple(replace(made, seat=_seat(made.seat, players, by)) for made in deal.signs),
        honesty=_by_seat(tuple(_by_seat(seen, by) for seen in deal.honesty), by),
    )


def turned_action(action: Action, players: int, by: int) -> Action:
    """An action, told so; a negative `by` turns it back."""
    return action._replace(seat=_seat(action.seat, players, by))


def _seat(seat: int, players: int, by: int) -> int:
    return (seat - by) % players


def _by_seat[T](values: tuple[T, ...], by: int) -> tuple[T, ...]:
    """What there is for each seat, or of a score for each of two sides: every second seat is of
    one, so that they change places with every odd turn. Nothing stays nothing."""
    at = by % len(values) if values else 0
    return values[at:] + values[:at]


def _party(party: int | None, players: int, by: int) -> int | None:
    """With three players the parties are called by what they do: forehand's and the others'."""
    return party if party is None or players == 3 else (party + by) % 2


def _trick(trick: Trick, players: int, by: int) -> Trick:
    winner = None if trick.winner is None else _seat(trick.winner, players, by)
    return replace(trick, leader=_seat(trick.leader, players, by), winner=winner)


def _outcome(outcome: Outcome, players: int, by: int) -> Outcome:
    return replace(
        outcome,
        winners=tuple(sorted(_seat(seat, players, by) for seat in outcome.winners)),
        points=_by_seat(outcome.points, by),
        bluff_points=_by_seat(outcome.bluff_points, by),
    )
