"""What is written and drawn can be made out: every pair of colours that meets on a screen."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.ui.around_the_table import found_around
from tests.ui.painting import Pair, painted
from tests.ui.scenes import SCENES, house_with
from tests.ui.stage import Stage, stage
from watten_app.store import Contrast, Light
from watten_app.ui.palettes import palette_of

LOOKS = {
    "night": (Light.NIGHT, Contrast.NORMAL),
    "day": (Light.DAY, Contrast.NORMAL),
    "night, high contrast": (Light.NIGHT, Contrast.HIGH),
    "day, high contrast": (Light.DAY, Contrast.HIGH),
}
_STEP = {"night": 1}
"""By night all scenes are looked at, else every third: the same controls in other colours."""


def pairs_of(shown: Stage, light: Light, contrast: Contrast) -> Iterator[Pair]:
    palette = palette_of(dark=light is Light.NIGHT, strong=contrast is Contrast.HIGH)
    yield from painted(shown.session.page.views[0].controls, palette.wall, [palette.stitch])


def faint(pairs: Iterator[Pair]) -> set[str]:
    return {
        f"{pair.kind} {pair.what[:40]!r}: {pair.contrast:.2f} < {pair.needed}"
        for pair in pairs
        if pair.contrast < pair.needed
    }


@pytest.mark.parametrize("look", LOOKS)
def test_everything_on_the_table_can_be_made_out(look: str) -> None:
    light, contrast = LOOKS[look]

    async def run() -> dict[str, set[str]]:
        found = {}
        for name in SCENES[:: _STEP.get(look, 3)]:
            house, _ = house_with(name, light=light, contrast=contrast)
            async with stage(house, data="look") as shown:
                found[name] = faint(pairs_of(shown, light, contrast))
        return {name: missed for name, missed in found.items() if missed}

    assert asyncio.run(run()) == {}


@pytest.mark.parametrize("look", LOOKS)
def test_everything_around_the_table_can_be_made_out(look: str) -> None:
    light, contrast = LOOKS[look]

    def faint_on(shown: Stage) -> object:
        return faint(pairs_of(shown, light, contrast))

    assert found_around(faint_on, light=light, contrast=contrast) == {}
