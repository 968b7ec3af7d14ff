"""What Home offers of itself: to be installed, to be renewed."""

import pytest

from tests.app.fake_page import house_with
from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import MATCH_OVER, MIDDLE, go
from tests.ui.stage import Stage
from watten_app.ui.bridge import InertPort, bridge
from watten_app.ui.doors import Screen


@pytest.fixture
def posted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, object]]]:
    """What is asked of the page."""
    port = bridge._port
    assert isinstance(port, InertPort)
    monkeypatch.setattr(port, "posted", [])
    return port.posted


def test_home_installs_by_a_button_where_the_browser_can(posted: list) -> None:
    async def play(stage: Stage) -> None:
        assert "Installieren" not in stage.buttons()
        stage.doors.house._page.tell("installable", {"ready": True})
        await stage.settle()
        await stage.tap("Installieren")
        assert ("install", {}) in posted
        stage.doors.house._page.tell("installable", {"ready": False})
        await stage.settle()
        assert "Installieren" not in stage.buttons()

    on_stage(play, texts=MATCH_OVER)


def test_home_tells_on_ios_how_to_install_until_not_now() -> None:
    async def play(stage: Stage) -> None:
        assert "Watten auf den Home-Bildschirm" in stage.texts()
        await stage.tap("So geht’s")
        assert any("„Teilen“" in text and "Home-Bildschirm" in text for text in stage.texts())
        assert any("gehen nicht mit" in text for text in stage.texts())
        assert "Installieren" not in stage.buttons()
        await stage.tap("Nicht jetzt")
        assert "Watten auf den Home-Bildschirm" not in stage.texts()

    house = on_stage(play, texts=MATCH_OVER, ios=True)
    assert house_with(1, house._page.texts).state.settings.install_declined


@pytest.mark.parametrize("page", [{"ios": True, "standalone": True}, {}])
def test_home_does_not_speak_of_installing_where_it_is_done_or_cannot_be(
    page: dict[str, bool],
) -> None:
    async def play(stage: Stage) -> None:
        assert "Watten auf den Home-Bildschirm" not in stage.texts()

    on_stage(play, texts=MATCH_OVER, **page)


def test_home_offers_a_waiting_update_and_takes_it_on_a_tap_only(posted: list) -> None:
    async def play(stage: Stage) -> None:
        house = stage.doors.house
        await go(stage, Screen.TABLE)
        house._page.tell("update-ready")
        await stage.settle()
        assert "Übernehmen" not in stage.buttons()
        await go(stage, Screen.HOME)
        assert ("apply-update", {}) not in posted
        await stage.tap("Übernehmen")
        assert ("apply-update", {}) in posted

    on_stage(play, texts=MIDDLE)
