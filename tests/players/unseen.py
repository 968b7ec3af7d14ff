"""`python -m tests.players.unseen [POSITIONS]`: cards that a seat cannot see change no move.

The test suite holds this over 2,000 positions of all levels; this command over as many as wished,
20,000 by default, a third of them with signs and talk. It prints each position at fault and ends
with status 1 if there is one.
"""

import sys
from itertools import cycle
from random import Random

from tests.kit_matches import hidden_reshuffled, random_position, signed_position
from watten_app.engine import legal, observe, to_act
from watten_app.players import Level, choose

POSITIONS = 20_000
FIRST_SEED = 1_000_000


def main(number: int) -> int:
    """Compare so many positions, the levels by turns."""
    faults, seed = 0, FIRST_SEED
    for level in cycle(Level):
        deal = (random_position, signed_position)[seed % 3 == 0](seed)
        seed += 1
        if deal.over:
            continue
        seat = to_act(deal)[0]
        other = hidden_reshuffled(deal, seat, Random(seed))
        choice = choose(level, observe(deal, seat), seed)
        if choose(level, observe(other, seat), seed) != choice or choice.action not in legal(deal):
            print(f"level {level}, position {seed - 1}: {choice.action}")
            faults += 1
        number -= 1
        if not number:
            return int(faults > 0)
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS))
