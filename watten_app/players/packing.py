"""From the engine's deals to the fast form."""

from watten_app.engine import Deal
from watten_app.engine.bohemian_deal import BohemianDeal
from watten_app.engine.play import AnyDeal
from watten_app.players.fast import Course, Position, course_of
from watten_app.players.ranking import ranking_of


def course_of_deal(deal: AnyDeal) -> Course:
    """What stays the same in the play of a deal whose Schlag and trump are named."""
    assert deal.trump is not None
    left = deal.left if isinstance(deal, BohemianDeal) else None
    ranking = ranking_of(deal.rules, deal.schlag, deal.trump)
    return course_of(deal.rules, ranking, deal.players, deal.dealer, left)


def position_of_deal(course: Course, deal: AnyDeal) -> Position:
    """Where the play of a deal stands, all cards open; a seat that sits out has none."""
    pack, bits = course.ranking.pack, course.ranking.bits
    left = None if isinstance(deal, Deal) else deal.left
    hands = tuple(0 if seat == left else pack(hand) for seat, hand in enumerate(deal.hands))
    lying = deal.trick.cards
    led, best, holder = 0, 0, deal.trick.leader
    seat = holder
    for card in lying:
        bit = bits[card]
        if not led or bit & course.ranking.beats[best]:
            best, holder = bit, seat
        led, seat = led or bit, course.after[seat]
    tricks = [0] * len(course.seats)
    for trick in deal.tricks:
        assert trick.winner is not None
        tricks[course.side[trick.winner]] += 1
    return Position(hands, deal.turn, led, best, holder, len(lying), tuple(tricks))
