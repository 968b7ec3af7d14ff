"""Storage and backup: what it tells, what it hands out, takes in and deletes."""

import pytest

from tests.store.test_bundle import played_on_device
from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import MATCH_OVER, go
from tests.ui.stage import Stage
from watten_app.store import pack_up
from watten_app.ui.bridge import InertPort, bridge
from watten_app.ui.doors import Screen

BUNDLE = pack_up(played_on_device("b", 7, 8))


@pytest.fixture
def port() -> InertPort:
    port = bridge._port
    assert isinstance(port, InertPort)
    bridge._known()
    port.posted.clear()
    return port


def posted(port: InertPort, kind: str) -> list[dict[str, object]]:
    return [payload for one, payload in port.posted if one == kind]


def test_it_is_reached_from_the_settings_and_tells_how_much_there_is() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.SETTINGS)
        await stage.tap("Speicher und Sicherung")
        assert stage.doors.here is Screen.STORAGE
        assert any(text.startswith("1 Partie, 1 davon") for text in stage.texts())
        assert any("sagt nicht" in text for text in stage.texts())
        stage.doors.house._page.tell("persisted", {"granted": True})
        await stage.settle()
        assert any("zugesagt" in text for text in stage.texts())
        assert "Um dauerhaften Platz bitten" not in stage.buttons()

    on_stage(play, texts=MATCH_OVER)


def test_a_file_and_a_text_hold_what_is_here(port: InertPort) -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.STORAGE)
        await stage.tap("Als Datei sichern")
        await stage.tap("Als Text kopieren")
        (file,), (text,) = posted(port, "download"), posted(port, "copy")
        assert file["text"] == text["text"] == stage.doors.house.archive.pack_up()
        port.tell("copied", {"done": False})
        await stage.settle()
        assert any("Nimm die Datei" in text for text in stage.texts())

    on_stage(play, texts=MATCH_OVER)


def test_a_file_is_taken_in_and_a_foreign_one_refused_in_a_sentence(port: InertPort) -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.STORAGE)
        await stage.tap("Datei wählen")
        assert posted(port, "pick-file")
        for payload, said in (
            ({"text": BUNDLE}, "2 neue Partien"),
            ({"text": BUNDLE}, "schon da"),
            ({"text": "?"}, "keine Sicherung"),
            ({"large": True}, "zu groß"),
        ):
            port.tell("file", payload)
            await stage.settle()
            texts = stage.texts()
            (place,) = (n for n, text in enumerate(texts) if said in text)
            # where it was asked for, not at the head of a page that is scrolled
            assert texts.index("Einspielen") < place < texts.index("Löschen")

    house = on_stage(play, texts=MATCH_OVER)
    assert house.state.totals.matches == 3
    # who has left the screen hears nothing any more
    port.tell("file", {"text": pack_up(played_on_device("c", 9))})


def test_everything_is_deleted_only_when_one_says_so_twice(port: InertPort) -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.STORAGE)
        await stage.tap("Alles löschen")
        # a finger that taps once more has what keeps everything under it, not what deletes it
        asked = stage.buttons()
        assert asked.index("Behalten") + 1 == asked.index("Löschen")
        await stage.tap("Behalten")
        assert stage.doors.house.results()
        await stage.tap("Alles löschen")
        await stage.tap("Löschen")

    house = on_stage(play, texts=MATCH_OVER)
    assert house._page.texts == {}
    assert posted(port, "restart")


def test_the_browser_is_asked_to_keep_all_once_there_is_something() -> None:
    async def play(stage: Stage) -> None:
        await stage.settle()

    # the match in the slot was finished before it was counted
    texts = {key: text for key, text in MATCH_OVER.items() if ".result" not in key}
    assert on_stage(play, texts=texts)._page.persist_asked == 1
    assert on_stage(play, texts=MATCH_OVER)._page.persist_asked == 0
