"""Whose rules are read: the questions that decide what the book says."""

from dataclasses import dataclass

from watten_app.engine import Rank, Rules
from watten_app.engine.cards import WELI
from watten_app.engine.rules import (
    EIGHT,
    WITH_WELI,
    Announce,
    Follow,
    FollowScope,
    Guater,
    Machine,
    Tense,
    cards_each,
)
from watten_app.engine.signs import are_played
from watten_app.variants import VARIANTS, spec_of


@dataclass(frozen=True, slots=True)
class Reading:
    """Rules, and how many play by them."""

    rules: Rules
    players: int

    @property
    def usual(self) -> Rules:
        """The variant as it is usually played."""
        return VARIANTS[self.rules.variant].rules

    @property
    def tongues(self) -> tuple[str, ...]:
        """The languages besides German in which the game is talked about there."""
        return VARIANTS[self.rules.variant].tongues

    @property
    def changed(self) -> frozenset[str]:
        """The house rules that differ from the usual; eight players have no choice of pack."""
        forced = {"variant", "pack"} if self.players == EIGHT else {"variant"}
        return frozenset(spec_of(self.rules)) - forced

    @property
    def alone(self) -> bool:
        """Whether one plays against one."""
        return self.players == 2

    @property
    def partners(self) -> bool:
        """Whether there are two sides with partners."""
        return not self.rules.bohemian and self.players > 3

    @property
    def eight(self) -> bool:
        """Whether three cards are dealt to each, and two tricks win."""
        return self.players == EIGHT

    @property
    def hidden(self) -> bool:
        """Whether somebody at the table does not know Schlag and trump."""
        return self.rules.hidden and self.players > 2

    @property
    def has_schlag(self) -> bool:
        """Whether there is a Schlag at all (R28)."""
        return not self.rules.bohemian or self.rules.turned_schlag

    @property
    def guater(self) -> Guater:
        """Which of Guater and Super-Guater there are; none in Böhmisch (R29)."""
        return Guater.NONE if self.rules.bohemian else self.rules.guater

    @property
    def beaster(self) -> bool:
        """Whether there is a Beaster; not in Böhmisch (R29)."""
        return self.rules.beaster and not self.rules.bohemian

    @property
    def weli(self) -> bool:
        """Whether there is a Weli that is no Kritischer (R2)."""
        return self.rules.pack == WITH_WELI and WELI not in self.rules.critical

    @property
    def weli_as_schlag(self) -> bool:
        """Whether the Weli can be Schlag (R2)."""
        return self.weli and self.has_schlag

    @property
    def scoped(self) -> bool:
        """Whether it matters whom the obligation binds (R18)."""
        return self.rules.follow is not Follow.FREE and self.players > 2

    @property
    def announcers_only(self) -> bool:
        """Whether only forehand and dealer are bound, and others play too (R18)."""
        return self.scoped and self.rules.follow_scope is FollowScope.ANNOUNCERS

    @property
    def exchanges(self) -> int:
        """How often the stock is enough for Schönere (R13)."""
        if self.rules.bohemian or self.players == 3 or self.rules.announce is Announce.BOTTOM:
            return 0
        each = cards_each(self.players)
        return (self.rules.pack - self.players * each) // (2 * each)

    @property
    def swapping(self) -> bool:
        """Whether Schlagtausch can be played at all (R14)."""
        return not (self.rules.bohemian or self.rules.hidden or self.players == 3)

    @property
    def signing(self) -> bool:
        """Whether signs are made (R26)."""
        return are_played(self.rules, self.players)

    @property
    def could_sign(self) -> bool:
        """Whether signs are a matter of house rules here (R26)."""
        return self.players == 4 and not self.rules.bohemian and not self.rules.hidden

    @property
    def machine(self) -> Machine:
        """What is done with the three highest cards; nothing in Böhmisch (R15)."""
        return Machine.OFF if self.rules.bohemian else self.rules.machine

    @property
    def keeping(self) -> bool:
        """Whether a tense side may give the deal away (R23)."""
        return self.rules.tense in (Tense.THREE, Tense.GESTRICHEN, Tense.FOUR_BEHIND)

    @property
    def lowest(self) -> Rank:
        """What comes after the ace in the ring of ranks; never the Weli (section 1, R2)."""
        return min((c.rank for c in self.rules.cards if c != WELI), key=_from_below)


def _from_below(rank: Rank) -> int:
    return -tuple(Rank).index(rank)
