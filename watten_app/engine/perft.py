"""Counting what is legal: a check on the rules that any engine can be held against."""

from watten_app.engine.play import AnyDeal, apply, legal


def perft(deal: AnyDeal, depth: int) -> int:
    """How many different sequences of exactly `depth` actions are legal in this deal.

    Signs are left out; a line that ends earlier is not counted.
    """
    if depth == 0:
        return 1
    actions = legal(deal)
    if depth == 1:
        return len(actions)
    return sum(perft(apply(deal, action)[0], depth - 1) for action in actions)


def split(deal: AnyDeal, depth: int) -> dict[str, int]:
    """The same count for each first action, by its text, sorted."""
    if depth == 0:
        return {}
    counts = {str(action): perft(apply(deal, action)[0], depth - 1) for action in legal(deal)}
    return dict(sorted(counts.items()))
