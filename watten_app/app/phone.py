"""Several people on one phone: who has it, what he has seen, and what may be shown meanwhile.

The table is always told from the side of who has the phone. Until he has uncovered his cards,
nothing is shown that lies not open for all.
"""

from dataclasses import dataclass, field, replace

from watten_app.app.signing import asked_me
from watten_app.engine import NOBODY, Trick, View, observe, overlook, seats, to_act, turned_match
from watten_app.engine.bohemian_deal import BohemianDeal
from watten_app.engine.play import AnyDeal
from watten_app.store import Save


def told_from(save: Save, seat: int) -> Save:
    """The match as it is told from the side of a seat, which then is seat 0."""
    if not seat:
        return save
    players = save.match.players
    names, levels = (save.name, *save.names), ("", *save.levels)
    name, *others = names[seat:] + names[:seat]
    notes = tuple(((of - seat) % players, what, mark) for of, what, mark in save.notes)
    return replace(
        save,
        match=turned_match(save.match, seat),
        name=name,
        names=tuple(others),
        levels=(levels[seat:] + levels[:seat])[1:],
        dealer=(save.dealer - seat) % players,
        notes=notes,
    )


def asked_person(deal: AnyDeal, people: tuple[int, ...]) -> int | None:
    """Which of the people has something to do now: to act, or to answer his partner's question."""
    acting = next((seat for seat in people if seat in to_act(deal)), None)
    if acting is not None or len(people) < 2:
        return acting
    return next((seat for seat in people if asked_me(observe(deal, seat))), None)


@dataclass(slots=True)
class Phone:
    """Whose side the table is told from, and whether that person has uncovered his cards.

    Attributes:
        people: the seats of those who share it; one plays alone with nothing to cover.
        seat: who has it, or had it last.
        is_open: whether he has taken it and sees his cards.
        catching_up: whether he is shown a trick first that was made while another had it.
        seen: by seat, how many complete tricks of this deal were seen.
    """

    people: tuple[int, ...]
    seat: int
    is_open: bool
    catching_up: bool = False
    seen: dict[int, int] = field(default_factory=dict)

    @property
    def shared(self) -> bool:
        """Whether more than one play on it."""
        return len(self.people) > 1

    def lay_down(self, deal: AnyDeal) -> None:
        """Nobody has it for certain: what is not for all is covered."""
        if self.shared:
            if self.sees:
                self.seen[self.seat] = len(deal.tricks)
            self.is_open = self.catching_up = False

    def begin_deal(self) -> None:
        """Everybody looks at the table between two deals; nobody has seen anything of the next."""
        if self.shared:
            self.is_open = self.catching_up = False
            self.seen.clear()

    def take_up(self, person: int, deal: AnyDeal) -> bool:
        """A person uncovers his cards; says whether a trick has to be shown to him first."""
        self.seat, self.is_open = person, True
        self.catching_up = self._seen_of(deal) < len(deal.tricks)
        return self.catching_up

    def _seen_of(self, deal: AnyDeal) -> int:
        """How many tricks the person has seen; where that is not known, all but the last one,
        unless he has laid its last card himself."""
        if self.seat in self.seen or not deal.tricks:
            return self.seen.get(self.seat, 0)
        return len(deal.tricks) - (self.seat != _last_of(deal.tricks[-1], deal))

    @property
    def sees(self) -> bool:
        """Whether the person has all before him, and can act."""
        return self.is_open and not self.catching_up

    @property
    def me(self) -> int:
        """Whose knowledge what is said speaks from, told from the person's side."""
        return 0 if self.is_open else NOBODY

    def awaited(self, deal: AnyDeal) -> int | None:
        """Who is to take the phone before anything goes on; None while nobody is."""
        return None if self.is_open or deal.over else asked_person(deal, self.people)

    def view(self, deal: AnyDeal) -> View:
        """What is to be shown of the deal, told from the person's side already."""
        return observe(deal, 0) if self.is_open else overlook(deal, 0)


def _last_of(trick: Trick, deal: AnyDeal) -> int:
    """Who laid the last card of a complete trick."""
    left = deal.left if isinstance(deal, BohemianDeal) else None
    turn = seats.in_turn(trick.leader, deal.players)
    return [seat for seat in turn if seat != left][-1]
