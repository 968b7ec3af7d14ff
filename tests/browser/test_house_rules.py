"""A match with house rules in the browser: cutting, peeking, raising face down, signs."""

import json
import re
from itertools import count

import pytest

from recipe.driver import Watten
from recipe.sitting import Sitting
from watten_app.app.options import MatchOptions, keep_options
from watten_app.app.table import first_dealer
from watten_app.engine.rules import Peek
from watten_app.store import MemoryStorage

OPTIONS = (
    MatchOptions()
    .with_rule("schlecken", True)
    .with_rule("peek", Peek.CUTTER)
    .with_rule("face_down", True)
)
I_CUT_FIRST = next(seed for seed in count(1) if first_dealer(seed, 4) == 1)
"""The seed of a match that the seat after mine deals first: I cut before anything else."""

MORE_MATCHES = 3
REMEMBER = "texts => { for (const key in texts) localStorage.setItem(key, texts[key]); }"

calm = pytest.mark.phone(reduced_motion="reduce")


def seated(watten: Watten, seed: int) -> Sitting:
    """Sit down at a match with the house rules, as somebody who has chosen them before."""
    storage = MemoryStorage()
    keep_options(storage, OPTIONS)
    remembered = {
        key if key.startswith("watten.") else f"watten.{key}": text
        for key, text in storage.texts.items()
    }
    watten.page.add_init_script(f"({REMEMBER})({json.dumps(remembered)})")
    watten.open(f"seed={seed}")
    sitting = Sitting(watten, seed, lays=0.5, signs=0.2)
    sitting.first_start()
    sitting.hurry()
    sitting.new_match()
    return sitting


@calm
def test_a_match_with_cutting_peeking_face_down_raises_and_signs(watten: Watten) -> None:
    sitting = seated(watten, I_CUT_FIRST)
    pack = re.compile(f"^{re.escape(sitting.words['a11y.pack'])}")
    sitting.to_button(pack)
    watten.drag(pack, 12, -90)
    watten.button(pack).first.wait_for(state="detached")
    sitting.play_until("match")
    watten.wait_for("home")
    for _ in range(MORE_MATCHES):
        if not missing(sitting):
            break
        sitting.new_match()  # what chance has left out comes in another match
        sitting.play_until("match")
        watten.wait_for("home")
    assert not missing(sitting), dict(sitting.done)


def missing(sitting: Sitting) -> list[str]:
    """What these house rules bring and never happened."""
    return [kind for kind in ("lay", "sign", "seen", "play") if not sitting.done[kind]]
