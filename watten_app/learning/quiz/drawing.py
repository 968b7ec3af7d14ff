"""Questions drawn by seed: cards by a recipe, dealt and played by the engine until all fits.

The same stage, seed and number give the same question on every machine.
"""

from watten_app.engine import (
    Action,
    Card,
    Deal,
    IllegalActionError,
    Match,
    Order,
    Rng,
    Rules,
    Start,
    Verb,
    apply,
    derived_seed,
    seats,
)
from watten_app.learning.quiz.deciding import decides
from watten_app.learning.quiz.question import ME, Answer, Ask, Question, is_right
from watten_app.learning.quiz.recipe import Cards, Recipe, mixed
from watten_app.learning.quiz.spoken import blind_question, raise_question, sign_question
from watten_app.learning.quiz.stages import (
    QUESTIONS,
    RECIPES,
    STAGES,
    Stage,
    never_seen,
    rules_of_stage,
    taught_order,
)

PLAYERS, HAND = 4, 5

_TRIES = 5_000
"""Far more than any kind of question ever took."""


def draw(stage: Stage, seed: int, number: int) -> Question:
    """Question `number`, from 0, of a round of the stage.

    Raises:
        RuntimeError: if a kind of question cannot be had at all.
    """
    rng = Rng(derived_seed(seed, STAGES.index(stage), number))
    place = number % QUESTIONS
    recipe = rng.pick(RECIPES[stage][place]) if stage in RECIPES else None
    for _ in range(_TRIES):
        if recipe is None:
            question = _SPOKEN[stage](rules_of_stage(stage), place, rng)
        else:
            question = _tried(stage, recipe, rng)
        if question is not None:
            return question
    raise RuntimeError(f"no question {number} of stage {stage} can be had")


_SPOKEN = {
    Stage.SIGNS: sign_question,
    Stage.RAISING: raise_question,
    Stage.BLIND: blind_question,
}


def _tried(stage: Stage, recipe: Recipe, rng: Rng) -> Question | None:
    rules = rules_of_stage(stage)
    cards = mixed(recipe, rules, never_seen(stage), rng)
    if cards is None:
        return None
    deal = _played(rules, cards, rng)
    if deal is None:
        return None
    question = _asked(recipe, cards, deal, taught_order(stage, cards.order))
    right = [one for one in question.answers if is_right(question, one)]
    return question if len(right) == 1 and decides(stage, question) else None


def _asked(recipe: Recipe, cards: Cards, deal: Deal, order: Order) -> Question:
    answers: tuple[Answer, ...] = (True, False)
    if recipe.ask is not Ask.MAY:
        answers = cards.trick if recipe.ask is Ask.WHO else deal.hands[ME]
    return Question(recipe.ask, deal, order, answers, cards.asked)


def _played(rules: Rules, cards: Cards, rng: Rng) -> Deal | None:
    """The deal in which these cards were laid to the first trick; None if the rules forbid it."""
    laid = len(cards.trick)
    leader = rng.below(PLAYERS) if laid == PLAYERS else seats.after(ME, PLAYERS, PLAYERS - laid)
    used = {*cards.trick, *cards.hand}
    rest = list(rng.shuffled([card for card in rules.cards if card not in used]))
    # what would have had to be given lies in the stock: nobody sees the others' hands
    rest.sort(key=lambda card: cards.order.strength(card, None) > 0)
    hands: list[tuple[Card, ...]] = [()] * PLAYERS
    for place, seat in enumerate(seats.in_turn(leader, PLAYERS)):
        own = cards.trick[place : place + 1]
        if seat == ME and cards.hand:
            own = cards.hand
        more = HAND - len(own)
        hands[seat] = (*own, *rest[:more])
        del rest[:more]
    dealer = seats.after(leader, PLAYERS, -1)
    start = Start(dealer, hands=tuple(hands), stock=tuple(rest))
    deal = Match.new(rules, PLAYERS).with_deal(start).deal
    assert isinstance(deal, Deal)
    actions = [
        Action(leader, Verb.SCHLAG, cards.order.schlag),
        Action(dealer, Verb.TRUMP, cards.order.trump),
        *(
            Action(seat, Verb.PLAY, card)
            for seat, card in zip(seats.in_turn(leader, PLAYERS), cards.trick, strict=False)
        ),
    ]
    for action in actions:
        try:
            deal, _ = apply(deal, action)
        except IllegalActionError:
            return None
    return deal
