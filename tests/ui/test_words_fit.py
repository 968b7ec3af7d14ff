"""No text is too long for where it stands, in any language; the table's are in `test_table`."""

import pytest

from tests.ui.fitted_words import note_fits, overlong
from tests.ui.screens.house_on_stage import SMALL, on_stage
from tests.ui.screens.matches_on_stage import DEAL_OVER
from tests.ui.stage import Stage
from watten_app.i18n import CATALOGUES, LANGUAGES
from watten_app.ui.doors import Screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", [one for one in Screen if one is not Screen.TABLE])
def test_every_screen_has_room_for_its_words(
    screen: Screen, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fits = note_fits(monkeypatch)

    async def look_at(stage: Stage) -> None:
        stage.doors.house.choose_settings(language=language)
        await stage.settle()

    on_stage(look_at, texts=DEAL_OVER, size=SMALL, screen=screen)
    assert overlong(fits) == set()


def test_a_text_that_is_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    fits = note_fits(monkeypatch)

    async def look_at(stage: Stage) -> None:
        stage.doors.house.choose_settings(language="de")
        await stage.settle()

    monkeypatch.setitem(CATALOGUES["de"]._sentences, "settings.tempo.slow", "gemütlich " * 3)
    on_stage(look_at, texts=DEAL_OVER, size=SMALL, screen=Screen.SETTINGS)
    assert [text for text, _ in overlong(fits)] == ["gemütlich " * 3]
