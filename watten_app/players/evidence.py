"""What a view tells of the hands that its seat cannot see.

Nothing is guessed here: a hand drawn by this evidence agrees with all that the seat knows. The
one exception is Böhmisch, where nobody sees what others put away: a card known to have been dealt
to somebody is taken to be kept as long as his plays allow it.
"""

from dataclasses import dataclass
from random import Random

from watten_app.engine import Card, Verb, View
from watten_app.engine.rules import LastTrick
from watten_app.players.fast import Course
from watten_app.players.ranking import Cards
from watten_app.players.whereabouts import held, pool

_BEFORE_LAST = 4
_TRIES = 24


@dataclass(frozen=True, slots=True)
class Evidence:
    """What is known of all hands, in the bits of one ranking.

    Attributes:
        own: the hand of the seat itself.
        pool: the cards that may be anywhere out of sight.
        sizes: by seat, how many cards of the pool its hand holds.
        known: by seat, the cards that its hand is known to hold.
        barred: by seat, the cards that it cannot hold, because it would have had to play them.
        wanted: seats with the cards of which their hand must hold one.
    """

    seat: int
    own: Cards
    pool: tuple[int, ...]
    sizes: tuple[int, ...]
    known: tuple[Cards, ...]
    barred: tuple[Cards, ...]
    wanted: tuple[tuple[int, Cards], ...]

    def draw(self, random: Random) -> tuple[Cards, ...]:
        """Hands of all seats that agree with the evidence, each nearly equally likely.

        Only if none is found in many tries, one that agrees as far as it goes.
        """
        for _ in range(_TRIES):
            hands = self._dealt(random, ())
            if hands is not None and all(hands[seat] & cards for seat, cards in self.wanted):
                return hands
        hands = self._dealt(random, self.wanted) or self._dealt(random, (), barring=False)
        assert hands is not None
        return hands

    def _dealt(
        self, random: Random, first: tuple[tuple[int, Cards], ...], barring: bool = True
    ) -> tuple[Cards, ...] | None:
        """Deal from the pool: who cannot hold everything before the others."""
        sizes = list(self.sizes)
        # Only if somebody cannot hold everything more cards are needed than are dealt.
        needed = len(self.pool) if any(self.barred) or self.wanted else sum(sizes)
        pool = _shuffled(self.pool, needed, random)
        hands = list(self.known)
        hands[self.seat] = self.own
        for seat, wanted in first:
            card = next((c for c in pool if c & wanted & ~self.barred[seat]), None)
            if card is not None and sizes[seat] and not hands[seat] & wanted:
                pool.remove(card)
                hands[seat] |= card
                sizes[seat] -= 1
        places = range(len(sizes))
        bound = [seat for seat in places if sizes[seat] and self.barred[seat]] if barring else []
        for seat in bound:
            barred = self.barred[seat]
            taken = [card for card in pool if not card & barred][: sizes[seat]]
            if len(taken) < sizes[seat]:
                return None
            hands[seat] |= sum(taken)
            pool = [card for card in pool if not card & hands[seat]]
        top = 0
        for seat in places:
            if seat not in bound and sizes[seat]:
                hands[seat] |= sum(pool[top : top + sizes[seat]])
                top += sizes[seat]
        return tuple(hands)


def _shuffled(cards: tuple[int, ...], needed: int, random: Random) -> list[int]:
    """So many of the cards in a random order; only `random()` is used, which never changes."""
    mixed, draw, whole = list(cards), random.random, len(cards)
    for place in range(min(needed, whole - 1)):
        other = place + int(draw() * (whole - place))
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed


def evidence_of(view: View, course: Course) -> Evidence:
    """What the view tells of all hands if the course's Schlag and trump are the right ones."""
    ranking, pack = course.ranking, course.ranking.pack
    barred = list(_barred_by_plays(view, course))
    bluffer = _bound_by_a_raise(view)
    if bluffer is not None and bluffer != view.seat:
        barred[bluffer] |= ~of_the_kind(view, course)
    known = tuple(_known(view, course, seat, barred[seat]) for seat in range(view.players))
    sizes = tuple(
        0 if seat in (view.seat, view.left) else view.hand_sizes[seat] - known[seat].bit_count()
        for seat in range(view.players)
    )
    return Evidence(
        view.seat,
        pack(view.hand),
        tuple(ranking.bits[card] for card in pool(view)),
        sizes,
        known,
        tuple(barred),
        tuple(_wanted(view, course)),
    )


def _known(view: View, course: Course, seat: int, barred: Cards) -> Cards:
    """The cards that another seat must still hold."""
    if seat in (view.seat, view.left):
        return 0
    known = course.ranking.pack(held(view, seat)) & ~barred
    # Böhmisch: what does not fit into the hand any more has been put away.
    return known if known.bit_count() <= view.hand_sizes[seat] else 0


def _barred_by_plays(view: View, course: Course) -> list[Cards]:
    """By seat, the cards that each of its plays would have been a breach of (R17)."""
    ranking = course.ranking
    everything = (1 << len(ranking.cards)) - 1
    barred = [0] * view.players
    for number, trick in enumerate((*view.tricks, view.trick)):
        seat, led, best = trick.leader, 0, 0
        for place, card in enumerate(trick.cards):
            bit = ranking.bits[card]
            if place:
                told = (seat, led, best, place == 1, number == 0)
                if not course.playable(everything, *told) & bit:
                    barred[seat] |= _instead(course, bit, told, everything ^ bit)
            if not best or bit & ranking.beats[best]:
                best = bit
            led = led or bit
            seat = course.after[seat]
    return barred


def _instead(
    course: Course, card: int, told: tuple[int, int, int, bool, bool], others: Cards
) -> Cards:
    """The cards beside which this one might not have been played."""
    found = 0
    while others:
        other = others & -others
        others ^= other
        if not course.playable(card | other, *told) & card:
            found |= other
    return found


def _bound_by_a_raise(view: View) -> int | None:
    """Who has shown by the first raise of a last trick what kind its last card is (R22)."""
    if view.rules.last_trick is not LastTrick.TIROL or len(view.tricks) != _BEFORE_LAST:
        return None
    raises = [n for n, action in enumerate(view.actions) if action.verb is Verb.RAISE]
    if not raises:
        return None
    played = sum(action.verb is Verb.PLAY for action in view.actions[: raises[0]])
    in_last = played > _BEFORE_LAST * view.players
    raiser = view.actions[raises[0]].seat
    free = view.rules.hidden and raiser not in (view.forehand, view.dealer)
    return raiser if in_last and not free else None


def of_the_kind(view: View, course: Course) -> Cards:
    """Of the suit led, a trump, or of Schlag rank (R22)."""
    ranking = course.ranking
    led = ranking.bits[view.trick.cards[0]]
    suit = ranking.trump if led & ranking.trumps else view.trick.cards[0].suit
    of_schlag = ranking.ranks[ranking.schlag] if ranking.schlag else 0
    return ranking.suits[suit] | ranking.trumps | of_schlag


def _wanted(view: View, course: Course) -> list[tuple[int, Cards]]:
    """In hidden deals forehand must have held a card of the Schlag, the dealer a trump (R10)."""
    if not view.rules.hidden:
        return []
    ranking = course.ranking
    assert ranking.schlag is not None
    shown = ((view.forehand, ranking.ranks[ranking.schlag]),)
    shown += ((view.dealer, ranking.suits[ranking.trump]),)
    return [
        (seat, cards)
        for seat, cards in shown
        if seat != view.seat and not ranking.pack(played_by(view, seat)) & cards
    ]


def played_by(view: View, seat: int) -> tuple[Card, ...]:
    """The cards that a seat has played in this deal, in order."""
    return tuple(
        card
        for trick in (*view.tricks, view.trick)
        for place, card in enumerate(trick.cards)
        if (trick.leader + place) % view.players == seat
    )
