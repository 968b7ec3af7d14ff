"""Questions on what is signed, said and kept secret at the table: signs, raising, blind deals."""

from watten_app.engine import (
    Action,
    Card,
    Deal,
    Match,
    Message,
    Phase,
    Rank,
    Rng,
    Role,
    Rules,
    Sign,
    Start,
    Suit,
    Verb,
    apply,
    legal,
    seats,
    to_act,
)
from watten_app.engine.match import shuffled_pack
from watten_app.engine.order import order_of
from watten_app.engine.signs import shown_by
from watten_app.learning.quiz.question import ME, Answer, Ask, Named, Question, is_right

PLAYERS, PARTNER = 4, 2
CHOICES = 4

KRITISCHE = (Sign.MAX, Sign.BELLI, Sign.SPITZ)
OF_SCHLAG = (Sign.RECHTER, Sign.SCHLAG)
OF_TRUMPS = (Sign.ACE, Sign.KING, Sign.OBER, Sign.UNTER, Sign.LOW)

SIGNS = (
    *((KRITISCHE,) * 3),
    *((OF_SCHLAG,) * 2),
    *((OF_TRUMPS,) * 2),
    (*KRITISCHE, *OF_SCHLAG, *OF_TRUMPS),
)
"""By question, the signs that are made."""

HOLD, RAISE, FOLD = Verb.HOLD, Verb.RAISE, Verb.FOLD

SPOKEN: tuple[tuple[Ask, tuple[tuple[Verb, ...], ...]], ...] = (
    (Ask.WORTH, ((RAISE, HOLD),)),
    (Ask.WORTH, ((RAISE, FOLD),)),
    (Ask.RAISE, ((RAISE, HOLD),)),
    (Ask.WORTH, ((RAISE, RAISE, HOLD),)),
    (Ask.RAISE, ((), (RAISE, HOLD))),
    (Ask.WORTH, ((RAISE, RAISE, FOLD), (RAISE, RAISE, RAISE, FOLD))),
    (Ask.WORTH, ((RAISE, RAISE, RAISE, HOLD), (RAISE, HOLD))),
    (Ask.RAISE, ((RAISE, RAISE, HOLD), (RAISE, RAISE, RAISE, HOLD))),
)
"""By question, what is asked and what is said before it."""

_SCORES = ((0, 0), (4, 7), (9, 6), (8, 10))
_LATE = ((12, 11), (13, 8), (9, 13), (11, 12), (13, 13), (10, 12))
"""Scores at which the target is far, and at which it matters."""

_FROM_TENSE = 4
"""From this question on the scores are late ones now and then."""


def sign_question(rules: Rules, number: int, rng: Rng) -> Question | None:
    """My partner makes a sign; the cards to choose from are of the deal."""
    deal = _announced(rules, (0, 0), rng)
    order, sign = deal.order, rng.pick(SIGNS[number])
    shown = () if order is None else shown_by(sign, order)
    if order is None or not shown:
        return None
    deal, _ = apply(deal, Action(PARTNER, Verb.SIGN, sign))
    others = [card for role, some in order.groups for card in some if card not in shown]
    near = [card for card in others if order.role(card) is not Role.TRUMP or number >= CHOICES]
    answers = rng.shuffled((rng.pick(shown), *rng.shuffled(near)[: CHOICES - 1]))
    said = ((PARTNER, Message(f"signs.gesture.{sign.value}", {})),)
    return _sound(Question(Ask.SHOWS, deal, order, answers, said=said))


def raise_question(rules: Rules, number: int, rng: Rng) -> Question | None:
    """Somebody raises, others answer: what is it worth, or may I raise as well?"""
    ask, scripts = SPOKEN[number]
    late = number >= _FROM_TENSE and rng.below(3)
    deal = _announced(rules, rng.pick(_LATE if late else _SCORES), rng)
    said: list[tuple[int, Message]] = []
    if deal.phase is not Phase.PLAY:
        return None
    if deal.actions[-1].verb is Verb.KEEP:
        said.append((deal.actions[-1].seat, Message("says.keep", {"number": 2})))
    script = rng.pick(scripts)
    for verb in script:
        (seat, *_) = to_act(deal)
        if not any(one.verb is verb for one in legal(deal)):
            return None
        said.append((seat, _words(deal, verb)))
        deal, _ = apply(deal, Action(seat, verb))
    if ask is Ask.RAISE:
        while to_act(deal) != (ME,):
            if deal.tricks:
                return None
            may = [one for one in legal(deal) if one.verb is Verb.PLAY]
            deal, _ = apply(deal, rng.pick(may))
    order = deal.order
    assert order is not None
    answers: tuple[Answer, ...] = (True, False)
    question = Question(ask, deal, order, answers, said=tuple(said))
    if ask is Ask.WORTH:
        first = max(1, question.worth - rng.below(CHOICES))
        question = Question(
            ask, deal, order, tuple(range(first, first + CHOICES)), said=tuple(said)
        )
    return _sound(question)


def _words(deal: Deal, verb: Verb) -> Message:
    if verb is Verb.FOLD:
        return Message("says.fold", {"number": 2})
    again = verb is Verb.RAISE and deal.phase is Phase.RAISE
    return Message("says.reraise" if again else f"says.{verb.value}", {})


def blind_question(rules: Rules, number: int, rng: Rng) -> Question | None:
    """A trick of a deal in which I know neither Schlag nor trump, and four that there might be."""
    deal = _announced(rules, (0, 0), rng, leaders=(2, 3))
    if deal.phase is not Phase.PLAY:
        return None
    while not deal.tricks:
        may = [one for one in legal(deal) if one.verb is Verb.PLAY]
        deal, _ = apply(deal, rng.pick(may))
    order = deal.order
    assert order is not None
    cards, truth = deal.tricks[0].cards, Named(order.schlag, order.trump)
    taken = order.best(cards)
    if cards[taken] == _highest_led(cards):
        return None
    wrong = [
        one
        for one in (Named(rank, suit) for rank in rules.schlag_ranks for suit in Suit)
        if order_of(rules, *one).best(cards) != taken and _is_near(one, truth, number)
    ]
    if len(wrong) < CHOICES - 1:
        return None
    answers = rng.shuffled((truth, *rng.shuffled(wrong)[: CHOICES - 1]))
    return _sound(Question(Ask.NAMED, deal, order, answers))


def _is_near(one: Named, truth: Named, number: int) -> bool:
    """Whether it is wrong in one thing only, as the later questions are."""
    return number < CHOICES or one.schlag is truth.schlag or one.trump is truth.trump


def _highest_led(cards: tuple[Card, ...]) -> Card:
    ranks = tuple(Rank)
    led = (card for card in cards if card.suit is cards[0].suit)
    return min(led, key=lambda card: ranks.index(card.rank))


def _announced(
    rules: Rules, score: tuple[int, ...], rng: Rng, leaders: tuple[int, ...] = (0, 1, 2, 3)
) -> Deal:
    """A deal after the announcement, at this score; its cards, Schlag and trump are drawn."""
    dealer = seats.after(rng.pick(leaders), PLAYERS, -1)
    match = Match(rules, PLAYERS, score)
    deal = match.with_deal(Start(dealer, pack=shuffled_pack(rules, rng.next()))).deal
    assert isinstance(deal, Deal)
    for verb in (Verb.SCHLAG, Verb.TRUMP):
        deal, _ = apply(deal, rng.pick([one for one in legal(deal) if one.verb is verb]))
    if deal.phase is Phase.KEEP:
        deal, _ = apply(deal, Action(to_act(deal)[0], Verb.KEEP))
    return deal


def _sound(question: Question) -> Question | None:
    """The question, if just one answer is right."""
    right = sum(is_right(question, one) for one in question.answers)
    enough = len(set(question.answers)) == len(question.answers) and len(question.answers) > 1
    return question if right == 1 and enough else None
