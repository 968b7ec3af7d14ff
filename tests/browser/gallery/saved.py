"""What is saved on the device before a state: matches played by a plain rule of thumb.

They hang on the rules and on nothing else: a computer player that learns leaves the pictures alone.
"""

from dataclasses import replace
from datetime import date, timedelta

from tests.app.fake_page import FakePage
from watten_app.app.daily import Answer, result_of
from watten_app.app.options import MatchOptions, keep_options
from watten_app.engine import Action, Match, Start, Verb, legal
from watten_app.learning.puzzle import make_puzzle
from watten_app.learning.puzzle_deal import ME
from watten_app.learning.quiz import STAGES, Stage, draw
from watten_app.players.worlds import finished
from watten_app.store import (
    NOTHING_LEARNT,
    OpenRound,
    PageStorage,
    PuzzleResult,
    Result,
    Save,
    Saves,
    Tally,
    append_puzzle,
    append_result,
    keep_fault,
    keep_learnt,
)
from watten_app.variants import rules_of, spec_of

LONG_AGO = "2026-11-29"
MATCH = "f" * 16
"""The name of the match that is open or over."""

PREFERRED = (Verb.HOLD, Verb.STAY, Verb.REFUSE, Verb.KEEP, Verb.SCHLAG, Verb.TRUMP, Verb.PLAY)
"""What is done if it may be; of all else the first that may be done."""

RAISED_AT = 5
"""In every second deal one goes after so many actions."""

RESULTS = (
    ("bavarian", 15, True, (16, 8), (0, 1), Tally(6, 3, 16, 8, 3, 1, 1, 0), ("six", "alone")),
    ("bavarian", 15, False, (11, 15), (1, 0), Tally(5, 6, 11, 15, 2, 2, 0, 1), ("alone",)),
    ("tyrolean", 18, True, (18, 0), (0, 2), Tally(8, 0, 18, 0, 4, 0), ("nil", "roll", "max")),
    ("south_tyrolean", 18, True, (19, 13), (0, 1), Tally(8, 5, 19, 13, 1, 1), ("weli",)),
    ("bavarian", 15, True, (15, 13), (0, 1), Tally(6, 5, 15, 13, 2, 1, 2, 0), ("nerves",)),
)


def nothing_saved() -> FakePage:
    """A device on which the app was never opened."""
    return FakePage()


def results_saved() -> FakePage:
    """Some matches are finished, and one fault was noted."""
    page = FakePage()
    storage = PageStorage(page)
    for number, (variant, target, won, score, bummerl, tally, badges) in enumerate(RESULTS, 1):
        append_result(
            storage,
            Result(
                identity=f"{number:016x}",
                number=number,
                day=LONG_AGO,
                variant=variant,
                target=target,
                levels=("normal",) * 3,
                won=won,
                score=score,
                bummerl=bummerl,
                deals=4 + number,
                seed=number,
                tally=tally,
                badges=badges,
            ),
        )
    keep_fault(storage, "TimeoutError: the page did not answer in 5 s")
    return page


ROUND = 11
"""The seed of the round of the quiz that is open."""


def learning_saved(stage: Stage, answered: int, page: FakePage | None = None) -> FakePage:
    """All stages before this one are passed, and so many of its questions answered: the second
    wrong, the others right."""
    page = page or results_saved()
    learnt = NOTHING_LEARNT
    for number, before in enumerate(STAGES[: STAGES.index(stage)]):
        learnt = learnt.finished(before, 8 - number % 3)
    rights = [draw(stage, ROUND, number).right for number in range(answered)]
    answers = tuple((right + (n == 1)) % 4 for n, right in enumerate(rights))
    left = OpenRound(stage, ROUND, answers) if answered else None
    keep_learnt(PageStorage(page), replace(learnt, open=left))
    return page


def match_saved(
    deals: int, actions: int = 0, page: FakePage | None = None, **options: object
) -> FakePage:
    """A match after so many whole deals and so many actions of the next."""
    page = page or results_saved()
    storage = PageStorage(page)
    chosen = MatchOptions(**options)
    keep_options(storage, chosen)
    match = Match.new(chosen.rules, chosen.players)
    for number in range(deals):
        match = _dealt(match, number)
        while not match.deal.over:
            match, _ = match.apply(_plain(match, number))
        if match.over:
            break
    if actions:
        match = _dealt(match, deals)
        for _ in range(actions):
            match, _ = match.apply(_plain(match, deals))
    save = Save(
        match,
        identity=MATCH,
        seed=7,
        names=tuple(name for name, _ in chosen.seated),
        levels=tuple(level for _, level in chosen.seated),
        dealer=0,
        name=chosen.name,
    )
    Saves(storage, rules_of, spec_of).keep(save)
    return page


MY_TURN = 7
"""After so many actions of the seventh deal it is my turn."""

TODAY = date.fromisoformat(FakePage().today())
STREAK = 12


def puzzles_saved(*, right: bool | None = None) -> FakePage:
    """Twelve puzzles in a row are solved; today's is open, or was answered `right` or wrong."""
    page = results_saved()
    storage = PageStorage(page)
    for ago in range(STREAK, 0, -1):
        day = (TODAY - timedelta(days=ago)).isoformat()
        append_puzzle(storage, PuzzleResult(day, day, ago % 4 != 0, "", True, True))
    lost = (TODAY - timedelta(days=STREAK + 4)).isoformat()
    append_puzzle(storage, PuzzleResult(lost, lost, True, "GK", False, True))
    if right is not None:
        puzzle = finished(make_puzzle(TODAY))
        wrong = next(card for card in puzzle.deal.hands[ME] if card != puzzle.right.card)
        answer = puzzle.right if right else Answer(True, wrong)
        append_puzzle(storage, result_of(puzzle, answer, TODAY, TODAY))
    return page


def all_saved() -> FakePage:
    """A match is open and it is my turn, learning has begun, and the puzzles have a streak."""
    return match_saved(6, MY_TURN, learning_saved(Stage.SCHLAG, 3, puzzles_saved()))


def _dealt(match: Match, number: int) -> Match:
    dealer = match.next_dealer
    return match.with_deal(Start(0 if dealer is None else dealer, seed=1000 + number))


def _plain(match: Match, number: int) -> Action:
    """What the one who is to act does; which Schlag and which card goes by the deal's number."""
    done = len(match.deal.actions)
    may = legal(match.deal)
    raised = (Verb.RAISE,) if number % 2 and done == RAISED_AT else ()
    for verb in (*raised, *PREFERRED):
        of_it = [action for action in may if action.verb is verb]
        if of_it:
            return of_it[(number + done) % len(of_it)]
    return may[0]
