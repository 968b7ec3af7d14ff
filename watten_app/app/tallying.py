"""What is counted in a finished match besides its score; all of it read off its record."""

from collections.abc import Iterator

from watten_app.app.table_view import ME
from watten_app.app.verdicts import we_won
from watten_app.engine import Action, Match, Phase, Verb
from watten_app.engine.deal import Deal
from watten_app.engine.play import AnyDeal
from watten_app.players.packing import course_of_deal, position_of_deal
from watten_app.players.solver import Solver, TooManyPositionsError
from watten_app.store import Tally

_POSITIONS = 60_000
"""As many are looked at to judge one fold; what takes longer counts as neither."""


def tally_of(match: Match) -> Tally:
    """The person's counts of a match."""
    deals = [played.state for played in match.deals if played.state.over]
    verdicts = [we_won(deal) for deal in deals]
    raised = [won for deal, won in zip(deals, verdicts, strict=True) if did(deal, Verb.RAISE)]
    mine, against = _points(deals)
    folds = [right for right in map(fold_was_right, folds_of(match)) if right is not None]
    return Tally(
        deals_won=verdicts.count(True),
        deals_lost=verdicts.count(False),
        points=mine,
        against=against,
        raises_won=raised.count(True),
        raises_lost=raised.count(False),
        folds_right=folds.count(True),
        folds_wrong=folds.count(False),
    )


def did(deal: AnyDeal, verb: Verb, seat: int = ME) -> bool:
    """Whether a seat did this in the deal."""
    return any((action.seat, action.verb) == (seat, verb) for action in deal.actions)


def folds_of(match: Match, mine: bool = True) -> Iterator[Deal]:
    """The deals in which the person folded, or else another side did, each just before that."""
    for number, played in enumerate(match.deals):
        last: Action | None = played.state.actions[-1] if played.state.actions else None
        if last is None or last.verb is not Verb.FOLD:
            continue
        if mine == (last.seat == ME):
            *_, before, _ = match.states(number)
            if isinstance(before, Deal):
                yield before


def fold_was_right(deal: Deal) -> bool | None:
    """Whether the side that is asked loses the deal with all cards open and best play by all.

    None where that takes too long to find out, or nothing is asked.
    """
    if deal.phase is not Phase.RAISE or deal.asker is None or deal.trump is None:
        return None
    course = course_of_deal(deal)
    solver = Solver(course, most=_POSITIONS)
    try:
        wins = solver.wins(position_of_deal(course, deal))
    except TooManyPositionsError:
        return None
    if deal.laid is not None:
        # the card that lies face down is played once the raise is held (R20)
        wins = {card: won for card, won in wins.items() if card == course.ranking.bits[deal.laid]}
    turns_side = deal.party(deal.turn)
    asked = 1 - deal.party(deal.asker)
    return not any(wins.values()) if turns_side == asked else any(wins.values())


def _points(deals: list[AnyDeal]) -> tuple[int, int]:
    """What the deals brought my side and the best of the others; nothing where one plays down."""
    mine = against = 0
    for deal in deals:
        if deal.outcome is not None and not deal.rules.bohemian:
            own, *others = deal.outcome.points
            mine += own
            against += max(others)
    return mine, against
