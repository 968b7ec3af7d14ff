"""What is said of a puzzle: the task, the solution, and each step of a line of play."""

from watten_app.app.options import NAMES
from watten_app.app.table_view import ME
from watten_app.engine import Card, Deal, Message, Verb, seats
from watten_app.engine.explain import trick_reason
from watten_app.engine.tricks import tricks_of
from watten_app.learning.puzzle import Answer, Puzzle
from watten_app.learning.puzzle_line import played_out, steps

PARTNER = 2


def name_at(seat: int) -> str:
    """Who sits there in a puzzle; empty for me."""
    return NAMES[seat - 1] if seat else ""


def made(deal: Deal) -> tuple[int, int]:
    """The tricks of ours, and of theirs."""
    mine = deal.party(ME)
    return tricks_of(deal, mine), tricks_of(deal, 1 - mine)


def task(puzzle: Puzzle) -> Message:
    """What is to be found: how many tricks are still needed, and the question."""
    return Message(f"puzzle.task.{_needed(puzzle)}", {"name": name_at(PARTNER)})


def why(puzzle: Puzzle) -> tuple[Message, ...]:
    """Why the right answer is right, and what is wrong with the others."""
    deal, needed = puzzle.deal, _needed(puzzle)
    value, more = deal.value, deal.value + 1
    if puzzle.lost:
        tried = [_breaks(puzzle, card) for card in deal.hands[ME]]
        rest = Message("puzzle.why.lost.points", {"value": value, "more": more})
        return (Message(f"puzzle.why.lost.{needed}", {}), *tried, rest)
    right = puzzle.right.card
    wrong = next(card for card in deal.hands[ME] if card != right)
    points = Message("puzzle.why.won.points", {"value": value, "more": more})
    return (
        Message(f"puzzle.why.won.{needed}", {"card": right}),
        _breaks(puzzle, wrong),
        points,
    )


def line(puzzle: Puzzle, answer: Answer) -> tuple[Deal, ...]:
    """The deal as it stands, and after each step of what comes of an answer."""
    return steps(puzzle, played_out(puzzle, answer))


def step(deal: Deal) -> tuple[Message, ...]:
    """What happened with the last action of a line."""
    action = deal.actions[-1]
    name = name_at(action.seat)
    if action.verb is Verb.RAISE:
        return (Message("puzzle.step.raise", {"value": deal.asked_value}),)
    if action.verb is Verb.HOLD:
        return (Message("puzzle.step.hold", {"name": name, "value": deal.value}),)
    who = "other" if name else "me"
    told = [Message(f"puzzle.step.{who}", {"name": name, "card": action.card})]
    if not deal.trick.cards or deal.over:
        trick = deal.tricks[-1]
        assert deal.order is not None
        told += [message for message in trick_reason(deal.order, trick) if message]
    return tuple(told)


def end(deal: Deal) -> Message:
    """How a line has ended."""
    assert deal.outcome is not None
    side = "us" if ME in deal.outcome.winners else "them"
    return Message(f"puzzle.end.{side}", {"number": max(deal.outcome.points)})


def _needed(puzzle: Puzzle) -> str:
    return "two" if made(puzzle.deal)[0] == 1 else "one"


def _breaks(puzzle: Puzzle, card: Card) -> Message:
    """Which card takes the trick that a lead needs, if it is a wrong one."""
    over = played_out(puzzle, Answer(False, card))
    trick = over.tricks[-1]
    assert trick.winner is not None
    place = (trick.winner - trick.leader) % len(trick.cards)
    name = name_at(seats.after(trick.leader, over.players, place))
    return Message("puzzle.why.breaks", {"card": card, "name": name, "with": trick.cards[place]})
