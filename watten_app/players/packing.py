"""From the engine's deals and views to the fast form."""

from watten_app.engine import Deal, Rank, Suit, Trick, View
from watten_app.engine.bohemian_deal import BohemianDeal
from watten_app.engine.play import AnyDeal
from watten_app.players.fast import Course, Position, course_of
from watten_app.players.ranking import Cards, ranking_of


def course_of_deal(deal: AnyDeal) -> Course:
    """What stays the same in the play of a deal whose Schlag and trump are named."""
    assert deal.trump is not None
    left = deal.left if isinstance(deal, BohemianDeal) else None
    ranking = ranking_of(deal.rules, deal.schlag, deal.trump)
    return course_of(deal.rules, ranking, deal.players, deal.dealer, left)


def course_of_view(view: View, schlag: Rank | None, trump: Suit) -> Course:
    """What stays the same in the play of the deal seen, if these are Schlag and trump."""
    ranking = ranking_of(view.rules, schlag, trump)
    return course_of(view.rules, ranking, view.players, view.dealer, view.left)


def position_of_deal(course: Course, deal: AnyDeal) -> Position:
    """Where the play of a deal stands, all cards open; a seat that sits out has none."""
    pack = course.ranking.pack
    left = None if isinstance(deal, Deal) else deal.left
    hands = tuple(0 if seat == left else pack(hand) for seat, hand in enumerate(deal.hands))
    return position_of(course, hands, deal.tricks, deal.trick)


def position_of(
    course: Course, hands: tuple[Cards, ...], tricks: tuple[Trick, ...], trick: Trick
) -> Position:
    """Where the play stands with these hands, after these tricks, with this one open."""
    turn = trick.leader
    for _ in trick.cards:
        turn = course.after[turn]
    led, best, holder = winning(course, trick)
    made = [0] * len(course.seats)
    for complete in tricks:
        assert complete.winner is not None
        made[course.side[complete.winner]] += 1
    return Position(hands, turn, led, best, holder, len(trick.cards), tuple(made))


def winning(course: Course, trick: Trick) -> tuple[int, int, int]:
    """The card led to a trick, the one that is winning it, and who has played that."""
    ranking = course.ranking
    seat = holder = trick.leader
    led = best = 0
    for card in trick.cards:
        bit = ranking.bits[card]
        if not best or bit & ranking.beats[best]:
            best, holder = bit, seat
        led, seat = led or bit, course.after[seat]
    return led, best, holder
