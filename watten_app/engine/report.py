"""Deals and views as plain data, the way the `watten` command prints them (record.md)."""

from collections.abc import Iterable
from typing import Any

from watten_app.engine.actions import Action
from watten_app.engine.cards import Card
from watten_app.engine.deal import Trick
from watten_app.engine.explain import Explanation
from watten_app.engine.match import Match, is_over
from watten_app.engine.play import AnyDeal, legal, to_act
from watten_app.engine.view import View


def deal_report(match: Match, number: int) -> dict[str, Any]:
    """One deal of a match, as `watten replay` prints it."""
    deal = match.deals[number].state
    outcome = deal.outcome
    return {
        "deal": number,
        "dealer": deal.dealer,
        "schlag": deal.schlag,
        "trump": deal.trump,
        "tricks": [_complete(trick) for trick in deal.tricks],
        "trick": _open(deal.trick),
        "value": deal.value,
        "over": deal.over,
        "winners": list(outcome.winners) if outcome else [],
        "points": list(outcome.points) if outcome else [0] * len(deal.score),
        "score": list(deal.final_score),
        "match_over": is_over(deal.rules, deal.final_score),
        "to_act": list(to_act(deal)),
        "legal": _sorted(legal(deal)),
    }


def trace(match: Match, number: int) -> list[dict[str, Any]]:
    """For each action of a deal, who was to act and what was legal before it."""
    return [
        {"to_act": list(to_act(state)), "legal": _sorted(legal(state))}
        for state in _before_each_action(match, number)
    ]


def _before_each_action(match: Match, number: int) -> Iterable[AnyDeal]:
    states = list(match.states(number))
    return states[:-1]


def view_report(view: View) -> dict[str, Any]:
    """A view, as `watten view` prints it."""
    return {
        "seat": view.seat,
        "players": view.players,
        "dealer": view.dealer,
        "hand": _texts(view.hand),
        "hand_sizes": list(view.hand_sizes),
        "schlag": view.schlag,
        "trump": view.trump,
        "tricks": [_complete(trick) for trick in view.tricks],
        "trick": _open(view.trick),
        "open_trick": _complete(view.open_trick) if view.open_trick else None,
        "value": view.value,
        "score": list(view.score),
        "peeked": _texts(view.peeked),
        "taken": [[card and str(card) for card in cards] for cards in view.taken],
        "put_away": _texts(view.put_away),
        "signs": [{"seat": seen.seat, "sign": seen.sign} for seen in view.signs],
        "to_act": list(view.to_act),
        "legal": _sorted(view.legal),
    }


def explain_report(explanation: Explanation) -> dict[str, Any]:
    """An explanation without its text, as `watten explain` prints it."""
    unseen = explanation.higher_unseen
    return {
        "card": str(explanation.card),
        "role": explanation.role,
        "legal": explanation.legal,
        "why": explanation.why,
        "beaten_by_unseen": None if unseen is None else len(unseen),
    }


def _complete(trick: Trick) -> dict[str, Any]:
    return _open(trick) | {"winner": trick.winner, "reason": trick.reason}


def _open(trick: Trick) -> dict[str, Any]:
    return {"leader": trick.leader, "cards": _texts(trick.cards)}


def _texts(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _sorted(actions: Iterable[Action]) -> list[str]:
    return sorted(str(action) for action in actions)
