"""What happens at the table, one thing after the other, as it is told to who does not look."""

from watten_app.app.table_view import ME, Told
from watten_app.app.wording import said_by
from watten_app.engine import Card, Message, Verb, View
from watten_app.engine.play import AnyDeal


def told_by(before: View, deal: AnyDeal, after: View, *, me: int = ME) -> tuple[Told, ...]:
    """What a seat notices of the last action of the deal, between its views `before` and `after`:
    what was said as `me` hears it, the card that lies open now, and who took the trick."""
    action = deal.actions[-1]
    told: list[Told] = []
    said = said_by(deal, len(deal.actions) - 1, me)
    if said is not None:
        told.append(Told(action.seat, said))
        if action.verb is Verb.RAISE and action.argument is not None:
            told.append(Told(action.seat, Message("told.laid", {})))
    # what lies face down with a raise is turned up by the answer, without an action of its own
    told += [Told(seat, card=card) for seat, card in _laid(after)[len(_laid(before)) :]]
    if len(after.tricks) > len(before.tricks):
        trick = after.tricks[-1]
        assert trick.winner is not None
        told.append(Told(trick.winner, trick=trick))
    return tuple(told)


def _laid(view: View) -> list[tuple[int, Card]]:
    """The cards that have been laid open, in order, with who laid them."""
    return [
        laid
        for trick in (*view.tricks, view.trick)
        for laid in zip(view.turn_from(trick.leader), trick.cards, strict=False)
    ]
