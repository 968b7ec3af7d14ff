"""Which cards still win with all cards open (record.md, `watten solve`)."""

from typing import Any

from watten_app.engine import Verb, legal, to_act
from watten_app.engine.play import AnyDeal
from watten_app.players.fast import alone
from watten_app.players.packing import course_of_deal, position_of_deal
from watten_app.players.solver import Solver


def solve(deal: AnyDeal) -> dict[str, Any]:
    """For each card that the seat to act may play whether its side still gets its tricks.

    Card play only, best play by all, nobody raises from here on. Böhmisch has no sides: there it
    is told whether the seat still makes a trick though all others play against it. Where no card
    is to be played now, `wins` is empty.
    """
    seat = to_act(deal)[0]
    plays = [action for action in legal(deal) if action.verb is Verb.PLAY]
    if not plays:
        return {"seat": seat, "wins": {}, "nodes": 0}
    course = course_of_deal(deal)
    position = position_of_deal(course, deal)
    if deal.rules.bohemian:
        course, position = alone(course, position, seat, course.goal)
    solver = Solver(course)
    found = solver.wins(position)
    wins = {f"play {play.card}": found[course.ranking.bits[play.card]] for play in plays}
    return {"seat": seat, "wins": dict(sorted(wins.items())), "nodes": solver.looked_at}
