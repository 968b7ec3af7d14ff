"""`make.py betting [DEALS]`: what the strongest computer's bets rest on, measured anew.

It plays so many deals without raises, tells the constants that fit them best, beside those that
stand in `watten_app/players/stakes.py` and `bidding.py`, and writes the table of what each score
is worth, from bets on some of these deals. The thresholds of the bets themselves are found by
playing best replies against one another (STRENGTH.md says what a reply still gains).
"""

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from recipe.bidding_game import TRICKS, Table, bets_of, table
from recipe.least import linear, logistic
from recipe.places import ROOT
from recipe.recorded import Recorded, record
from recipe.steps import say
from watten_app.engine.rules import TARGETS, Tense
from watten_app.players.bidding import logit
from watten_app.players.stakes import smooth_logit
from watten_app.variants import rules_of

DEALS = 1_200
SEED = 2026
VARIANT = "bavarian"
TARGET = ROOT / "watten_app" / "players" / "equity_table.py"
MOST = max(TARGETS)
_FOR_TABLES = 600

HEAD = '''"""What each score is worth, in thousandths of a match, by tense mode (R23).

Written by `make.py betting`, from bets on {deals} deals. A row for each number of points
that a side needs, from 1 on; in it a column for each number that the others need.
"""

from watten_app.engine.rules import Tense

TABLES = {{
'''


def measure(deals: str = str(DEALS)) -> None:
    """Play, fit, and write the table."""
    found = record(rules_of(VARIANT), int(deals), SEED)
    say("chances", _rounded(fitted_chance(found)))
    for trick in range(TRICKS):
        say(f"trick {trick + 1}", _rounded(fitted_trick(found, trick)))
    few = bets_of(found)[:_FOR_TABLES]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        tables = list(pool.map(partial(table, few, most=MOST), Tense))
    TARGET.write_text(written(tables, len(few)), encoding="utf-8")
    say("equity", str(TARGET.relative_to(ROOT)))


def _rounded(numbers: list[float]) -> str:
    return " ".join(f"{number:.3f}" for number in numbers)


def fitted_chance(deals: list[Recorded]) -> list[float]:
    """The weights of `win_chance`: fixed, solved, played out, both by the trick, leading."""
    rows, won = [], []
    for deal in deals:
        for moment in deal.moments:
            for place, seen in enumerate(moment.seen):
                solved = smooth_logit(seen.solved, seen.worlds)
                played = smooth_logit(seen.played_out, seen.worlds)
                later = moment.trick * (solved + played)
                rows.append((1.0, solved, played, later, float(seen.leading)))
                won.append((deal.winner == moment.party) == (place != 1))
    return logistic(rows, won)


def fitted_trick(deals: list[Recorded], trick: int) -> list[float]:
    """The first six numbers of a `bidding.Trick`."""
    moments = [(deal, moment) for deal in deals for moment in deal.moments if moment.trick == trick]
    seen = [[logit(one.chance(trick)) for one in moment.seen] for _, moment in moments]
    (other, slope), spread = linear([(1.0, own) for own, *_ in seen], [two for _, two, _ in seen])
    won = [deal.winner == moment.party for deal, moment in moments]
    both, own, against = logistic([(1.0, own, other) for own, other, _ in seen], won)
    return [other, slope, spread, both, own, -against]


def written(tables: list[Table], deals: int) -> str:
    """The module with the tables."""
    parts = [HEAD.format(deals=deals)]
    for tense, known in zip(Tense, tables, strict=True):
        parts.append(f'    Tense.{tense.name}: """\n')
        for mine in range(1, MOST + 1):
            row = (round(1000 * known[mine, theirs]) for theirs in range(1, MOST + 1))
            parts.append(" ".join(map(str, row)) + "\n")
        parts.append('""",\n')
    return "".join([*parts, "}\n"])
