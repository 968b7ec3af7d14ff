"""How a puzzle is played out: my answer, and then everybody without a fault."""

from watten_app.engine import Action, Card, Deal, Verb, apply, legal, seats
from watten_app.learning.puzzle import Answer, Puzzle
from watten_app.players.packing import course_of_deal, position_of_deal
from watten_app.players.solver import Solver


def played_out(puzzle: Puzzle, answer: Answer) -> Deal:
    """The deal at its end; what came after the puzzle's own actions is the line of play.

    The others hold a raise. Without a card in the answer the strongest is led.
    """
    deal = puzzle.deal
    if answer.raises:
        deal, _ = apply(deal, Action(deal.turn, Verb.RAISE))
        deal, _ = apply(deal, Action(legal(deal)[0].seat, Verb.HOLD))
    card = answer.card or _from_weak_to_strong(deal, _playable(deal))[-1]
    deal, _ = apply(deal, Action(deal.turn, Verb.PLAY, card))
    while not deal.over:
        deal, _ = apply(deal, Action(deal.turn, Verb.PLAY, _best(deal)))
    return deal


def steps(puzzle: Puzzle, over: Deal) -> tuple[Deal, ...]:
    """The deal of the puzzle, and after each action of a line that ends with `over`."""
    deal = puzzle.deal
    shown = [deal]
    for action in over.actions[len(deal.actions) :]:
        deal, _ = apply(deal, action)
        shown.append(deal)
    return tuple(shown)


def _playable(deal: Deal) -> list[Card]:
    return [action.card for action in legal(deal) if action.verb is Verb.PLAY]


def _from_weak_to_strong(deal: Deal, cards: list[Card]) -> list[Card]:
    order = deal.order
    assert order is not None
    led = order.led(deal.trick.cards)
    return sorted(cards, key=lambda card: (order.strength(card, led or card.suit), str(card)))


def _best(deal: Deal) -> Card:
    """A card that wins, if one does; of several the one a player at the table would lay.

    That is the least that takes the trick from the others, else the weakest.
    """
    cards = _from_weak_to_strong(deal, _playable(deal))
    course = course_of_deal(deal)
    wins = Solver(course).wins(position_of_deal(course, deal))
    winning = [card for card in cards if wins[course.ranking.bits[card]]]
    return _natural(deal, winning or cards)


def _natural(deal: Deal, cards: list[Card]) -> Card:
    order, trick = deal.order, deal.trick
    assert order is not None
    if not trick.cards:
        return cards[-1]
    place = order.best(trick.cards)
    holder = seats.after(trick.leader, deal.players, place)
    led = order.led(trick.cards)
    taking = [card for card in cards if order.beats(card, trick.cards[place], led)]
    return cards[0] if deal.party(holder) == deal.party(deal.turn) or not taking else taking[0]
