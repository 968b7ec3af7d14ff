"""Small positions of all variants and house rules, for comparing searches."""

from dataclasses import replace
from random import Random

from tests.players.fast_kit import over, unpack
from tests.reference.random_match import random_players, random_spec
from watten_app.engine.rules import Rules
from watten_app.players.fast import Course, Position, after_play, alone, course_of, moves
from watten_app.players.ranking import ranking_of
from watten_app.variants import VARIANTS, rules_of


def random_rules(random: Random, variant: str) -> tuple[Rules, int]:
    """A variant with some house rules, and a number of players who can play it."""
    players = random.choice([2, 3, 4, 5, 6]) if variant == "bohemian" else random_players(random)
    if VARIANTS[variant].rules.hidden and players == 3:
        players = 4
    return rules_of(random_spec(random, players, variant)), players


def small_position(random: Random, variant: str, cards: int) -> tuple[Course, Position]:
    """A position at the beginning of a trick with so many cards in each hand.

    Half of those with three stand at trick 1, as if a hand had no more; two tricks win there.
    In Böhmisch one seat is alone against all others and wants any counts of tricks.
    """
    rules, players = random_rules(random, variant)
    schlag, trump = random.choice(rules.schlag_ranks), random.choice("EGHS")
    trump = next(card.suit for card in rules.cards if card.suit.value == trump)
    dealer = random.randrange(players)
    ranking = ranking_of(rules, schlag, trump)
    course = course_of(rules, ranking, players, dealer)
    bits = random.sample(list(ranking.bits.values()), cards * players)
    hands = tuple(sum(bits[seat::players]) for seat in range(players))
    turn, nobody = random.randrange(players), (0,) * len(course.seats)
    if rules.bohemian:
        position = Position(hands, turn, 0, 0, turn, 0, nobody)
        course = replace(course, total=cards)
        return alone(course, position, random.randrange(players), random.randrange(2 << cards))
    if cards == 3 and random.random() < 0.5:
        first = (dealer + 1) % players
        course = replace(course, needed=2, total=3, goal=0b1100)
        return course, Position(hands, first, 0, 0, first, 0, nobody)
    made = {2: [(1, 2), (2, 1)], 3: [(1, 1), (0, 2), (2, 0)], 4: [(0, 1), (1, 0)]}[cards]
    course = replace(course, needed=3, total=5, goal=0b111000)
    return course, Position(hands, turn, 0, 0, turn, 0, random.choice(made))


def plain_minimax(course: Course, position: Position) -> bool:
    """Whether side 0 gets its goal with best play by all, found without any shortcut."""
    if over(course, position):
        return bool(course.goal >> position.tricks[0] & 1)
    mine = course.side[position.turn] == 0
    allowed = unpack(course.ranking, moves(course, position))
    after = (after_play(course, position, course.ranking.bits[card]) for card in allowed)
    return any(plain_minimax(course, one) == mine for one in after) == mine


def plain_wins(course: Course, position: Position) -> dict[int, bool]:
    """For each card that may be played, whether the side to play still wins."""
    mine = course.side[position.turn] == 0
    bits = course.ranking.bits
    return {
        bits[card]: plain_minimax(course, after_play(course, position, bits[card])) == mine
        for card in unpack(course.ranking, moves(course, position))
    }
