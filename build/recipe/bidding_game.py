"""Bets on recorded deals: what a score is worth if both sides bet as the strongest does.

Nobody's luck is counted where a chance will do: at each bet the deal is worth what all who were
asked see together, so a few hundred deals tell as much as many thousand played to their end.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from recipe.least import likelihood, logistic
from recipe.recorded import Recorded
from watten_app.engine import Verb
from watten_app.engine.deal import GIVEN_POINTS
from watten_app.engine.rules import FAR_BEHIND, TENSE_FROM, Tense
from watten_app.players.bidding import logit
from watten_app.players.stakes import Stakes, best_of

TRICKS = 5

type ToGo = tuple[int, int]
type Table = dict[ToGo, float]
"""By the points that a side needs and that the others need: its chance of the match."""


@dataclass(frozen=True, slots=True)
class Bet:
    """A play at which there may be bets: the three chances seen, and that of all together."""

    trick: int
    party: int
    chances: tuple[float, float, float]
    together: float


def bets_of(deals: Sequence[Recorded]) -> list[list[Bet]]:
    """The deals by their bets; together they see what came true most often in such plays."""
    rows: dict[int, list[tuple[float, ...]]] = {trick: [] for trick in range(TRICKS)}
    won: dict[int, list[bool]] = {trick: [] for trick in range(TRICKS)}
    for deal in deals:
        for moment in deal.moments:
            rows[moment.trick].append(_row([one.chance(moment.trick) for one in moment.seen]))
            won[moment.trick].append(deal.winner == moment.party)
    weights = {trick: logistic(rows[trick], won[trick]) for trick in rows if rows[trick]}
    return [
        [
            Bet(m.trick, m.party, chances, likelihood(weights[m.trick], _row(chances)))
            for m in deal.moments
            for chances in (tuple(one.chance(m.trick) for one in m.seen),)
        ]
        for deal in deals
    ]


def _row(chances: Sequence[float]) -> tuple[float, ...]:
    return (1.0, *map(logit, chances))


def value_at(to_go: ToGo, tense: Tense) -> int:
    """What a deal is worth from the start (R23)."""
    near = [points <= TENSE_FROM for points in to_go]
    if near[0] == near[1]:
        return 2
    if tense is Tense.FOUR_BEHIND and abs(to_go[0] - to_go[1]) >= FAR_BEHIND:
        return 4
    return 3 if tense in (Tense.THREE, Tense.GESTRICHEN) else 2


def table(deals: Sequence[list[Bet]], tense: Tense, most: int) -> Table:
    """What each score is worth, from the end of the match backwards."""
    known: Table = {}
    for both in range(2, 2 * most + 1):
        for mine in range(max(1, both - most), min(most, both - 1) + 1):
            theirs = both - mine
            if mine == theirs:
                known[mine, theirs] = 0.5
            elif mine < theirs:
                known[mine, theirs] = worth(deals, (mine, theirs), tense, known)
                known[theirs, mine] = 1 - known[mine, theirs]
    return known


def worth(deals: Sequence[list[Bet]], to_go: ToGo, tense: Tense, known: Table) -> float:
    """What a score is worth if what may follow it is known, each deal played by both sides."""
    stakes = _stakes(to_go, tense, known)[0]
    plain = stakes.played(0.5, stakes.value)
    there = sum(_gain(deal, to_go, tense, known) for deal in deals)
    back = sum(_gain(deal, to_go[::-1], tense, known) for deal in deals)
    return plain + (there - back) / (2 * len(deals))


def _stakes(to_go: ToGo, tense: Tense, known: Table) -> tuple[Stakes, Stakes]:
    def equity(target: int, _: Tense, mine: int, theirs: int) -> float:
        if mine >= target:
            return 1.0
        return 0.0 if theirs >= target else known[target - mine, target - theirs]

    target = max(to_go)
    near = [points <= TENSE_FROM for points in to_go]
    two_three = tense is Tense.TWO_THREE and near[0] != near[1]
    more = tuple(int(two_three and not one) for one in near)
    return tuple(
        Stakes(
            target=target,
            tense=tense,
            score=(target - to_go[party], target - to_go[1 - party]),
            value=value_at(to_go, tense),
            more=(more[party], more[1 - party]),
            equity=equity,
        )
        for party in (0, 1)
    )


def _gain(deal: list[Bet], to_go: ToGo, tense: Tense, known: Table) -> float:
    """By how much bets, keeping and giving change what the deal is worth to party 0."""
    stakes = _stakes(to_go, tense, known)
    near = [points <= TENSE_FROM for points in to_go]
    one = near[0] != near[1]
    if one and stakes[0].value > 2 and not _keeps(deal[0], stakes, near.index(True)):
        given = stakes[0].lost if near[0] else stakes[0].won
        together = deal[0].together if deal[0].party == 0 else 1 - deal[0].together
        return given(GIVEN_POINTS) - stakes[0].played(together, stakes[0].value)
    if all(near) or (one and tense in (Tense.GESTRICHEN, Tense.TWO_THREE)):
        return 0.0
    return _Betting(stakes, near, max(to_go), [0, 0], stakes[0].value).gain(deal)


def _keeps(bet: Bet, stakes: tuple[Stakes, Stakes], party: int) -> bool:
    """Whether the tense party plays on; before the first lead, by what it sees at it."""
    chance = bet.chances[0] if bet.party == party else bet.chances[1]
    return best_of(stakes[party].keeping(chance)) is Verb.KEEP


@dataclass(slots=True)
class _Betting:
    """The bets of one deal.

    Attributes:
        needed: nobody raises to more.
        raises: by party, how often it has raised.
    """

    stakes: tuple[Stakes, Stakes]
    near: list[bool]
    needed: int
    raises: list[int]
    value: int
    last: int | None = None

    def gain(self, deal: list[Bet]) -> float:
        """What the bets change for party 0."""
        gained = 0.0
        for bet in deal:
            if self._may_raise(bet.party, self.value + 1) and bet.party != self.last:
                told = self._of(bet.party, bet.trick).with_raise(bet.chances[0])
                if best_of(told) is Verb.RAISE:
                    more, folded = self._asked(bet)
                    gained += more
                    if folded:
                        break
        return gained

    def _asked(self, bet: Bet) -> tuple[float, bool]:
        """What a raise and its answers change, and whether somebody folds."""
        ours, gained, asker, turn = self.stakes[0], 0.0, bet.party, 1
        together = bet.together if asker == 0 else 1 - bet.together
        while True:
            self.raises[asker] += 1
            self.last, other = asker, 1 - asker
            told = self._of(other, bet.trick).answers(
                bet.chances[turn], self._may_raise(other, self.value + 2)
            )
            verb = best_of(told)
            plain = ours.played(together, self.value)
            if verb is Verb.FOLD:
                end = ours.won(self.value) if asker == 0 else ours.lost(self.value)
                return gained + end - plain, True
            self.value += 1
            gained += ours.played(together, self.value) - plain
            if verb is Verb.HOLD:
                return gained, False
            asker, turn = other, 3 - turn

    def _may_raise(self, party: int, wanted: int) -> bool:
        return not self.near[party] and wanted <= self.needed

    def _of(self, party: int, trick: int) -> Stakes:
        asked = self.raises[1 - party]
        return replace(self.stakes[party], value=self.value, trick=trick, asked=asked)
