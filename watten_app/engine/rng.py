"""Our own small generator, so that a seed gives the same pack everywhere and for ever.

The generator is SplitMix64 (Steele, Lea and Flood 2014); the shuffle is Fisher and Yates's
with unbiased bounds. Golden tests hold both: changing either would change old records.
"""

from collections.abc import Sequence

_MASK = (1 << 64) - 1
_GOLDEN_GAMMA = 0x9E3779B97F4A7C15


class Rng:
    """A stream of numbers from an integer seed of any size and sign."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = 0
        # Long seeds are folded in 64 bits at a time, so that every bit counts.
        folded = seed if seed >= 0 else (-seed << 1) | 1
        while True:
            self._state = (self._state ^ (folded & _MASK)) & _MASK
            folded >>= 64
            if not folded:
                return
            self._state = self.next()

    def next(self) -> int:
        """The next number, 0 to 2**64 - 1."""
        self._state = (self._state + _GOLDEN_GAMMA) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            number = self.next()
            if number < limit:
                return number % bound

    def pick[T](self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffled[T](self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order, each order equally likely."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)


def derived_seed(seed: int, *path: int) -> int:
    """A seed for one purpose (a deal, a seat, an action) below a match's own seed."""
    for step in path:
        seed = Rng((seed << 64) | (step & _MASK)).next()
    return seed
