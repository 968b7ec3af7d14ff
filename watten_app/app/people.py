"""Who plays on this phone: how many people, what they are called, and where they sit."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from watten_app.app.lettering import written

MOST = 4
"""So many people can share the phone."""

CALLED = ("Anna", "Franz", "Maria", "Josef")
"""What people are called who have not said their names."""

LONGEST_NAME = 12


@dataclass(frozen=True, slots=True)
class People:
    """The people of a match.

    Attributes:
        seats: where they sit, in turn; the first of them always at seat 0.
        names: what they are called, in the same order; there is one for each who could join.
    """

    seats: tuple[int, ...] = (0,)
    names: tuple[str, ...] = CALLED

    @property
    def share(self) -> bool:
        """Whether the phone goes round."""
        return len(self.seats) > 1

    def name_at(self, seat: int) -> str | None:
        """Who sits there; None for a computer."""
        return self.names[self.seats.index(seat)] if seat in self.seats else None

    def at(self, players: int) -> "People":
        """The same people where so many play: as they sit if there is room, else spread anew."""
        fits = all(seat < players for seat in self.seats)
        return self if fits else self.spread(len(self.seats), players)

    def spread(self, count: int, players: int) -> "People":
        """So many people, round the table as evenly as it goes: of four, two sit opposite."""
        count = min(count, players, MOST)
        return replace(self, seats=tuple(number * players // count for number in range(count)))

    def with_seat(self, seat: int) -> "People":
        """These people with one more or one fewer: a computer or a person gets up there.

        The first one stays, and nobody comes where the phone has gone round to as many as can be.
        Names stay with who has them.
        """
        if seat == 0:
            return self
        if seat in self.seats:
            place = self.seats.index(seat)
            gone = self.names[place]
            names = (*self.names[:place], *self.names[place + 1 :], gone)
            return People(tuple(one for one in self.seats if one != seat), names)
        if len(self.seats) >= MOST:
            return self
        seats = tuple(sorted((*self.seats, seat)))
        place, new = seats.index(seat), self.names[len(self.seats)]
        others = tuple(name for name in self.names if name != new)
        return People(seats, (*others[:place], new, *others[place:]))

    def with_name(self, place: int, name: str) -> "People":
        """These people with another name for one of them: with a number where another has it
        already, and where there is none the one that is usual at this place, or else free."""
        others = [one for at, one in enumerate(self.names) if at != place]
        name = written(name)[:LONGEST_NAME].strip()
        if not name:
            name = next(one for one in (CALLED[place], *CALLED) if one not in others)
        name = _told_apart(name, self.names[: len(self.seats)], place)
        free = iter([one for one in CALLED if one not in (*others, name)])
        names = tuple(
            name if at == place else next(free) if one == name else one
            for at, one in enumerate(self.names)
        )
        return replace(self, names=names)


ALONE = People()


def _told_apart(name: str, names: Sequence[str], place: int) -> str:
    """The name, with the first number that makes it another than everybody else's."""
    others = {one for at, one in enumerate(names) if at != place}
    numbered = (f"{name[: LONGEST_NAME - 2].strip()} {number}" for number in range(2, MOST + 2))
    return next(one for one in (name, *numbered) if one not in others)


def read_people(seats: Any, names: Any, players: int) -> People:
    """The people of what was kept; what does not fit is left out. Never raises."""
    people = People()
    if isinstance(names, list) and len(names) == MOST:
        for place, name in enumerate(names):
            if isinstance(name, str):
                people = replace(people, names=_placed(people.names, place, name))
    if _are_seats(seats, players):
        people = replace(people, seats=tuple(seats))
    return people


def _placed(names: tuple[str, ...], place: int, name: str) -> tuple[str, ...]:
    name = written(name)
    if not 0 < len(name) <= LONGEST_NAME or name in names[:place]:
        return names
    other = names[place]
    return tuple(
        name if at == place else other if one == name else one for at, one in enumerate(names)
    )


def _are_seats(seats: Any, players: int) -> bool:
    if not isinstance(seats, list) or not all(type(seat) is int for seat in seats):
        return False
    rising: Sequence[int] = sorted(set(seats))
    return (
        list(seats) == rising
        and rising[:1] == [0]
        and rising[-1] < players <= 8
        and (len(rising) <= MOST)
    )
