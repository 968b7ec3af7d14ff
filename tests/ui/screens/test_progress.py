"""Progress tells what the records of matches made by hand come to, by variant and level."""

from tests.app.fake_page import FakeClock, FakePage
from tests.app.test_badges import FOLDED, GUAT, SOUTH, STRONG, THEIRS, UP, match_of
from tests.ui.screens.house_on_stage import on_stage
from tests.ui.stage import Stage
from watten_app.app.house import House
from watten_app.engine import Match
from watten_app.store import Save, Settings, keep_settings
from watten_app.store.storage import PageStorage
from watten_app.ui.doors import Screen

ASKED = ("0 raise", "1 hold")
PLAYED = (
    # won to nil, one deal for six: a Schneider
    (match_of(*[(STRONG, ())] * 6), "normal"),
    # one raise won and one lost, a right fold and a wrong one, lost in the end
    (
        match_of((THEIRS, ASKED), (THEIRS, FOLDED), (STRONG, FOLDED), (STRONG, UP), score=(4, 0)),
        "normal",
    ),
    (match_of(*[(STRONG, ())] * 6), "normal"),
    (match_of((GUAT, ()), rules=SOUTH, score=(9, 8)), "strong"),
    (match_of(*[(THEIRS, ())] * 6), "easy"),
)


def texts_of(*played: tuple[Match, str]) -> dict[str, str]:
    """What is kept after these matches."""
    page = FakePage()
    keep_settings(PageStorage(page), Settings())
    house = House(page, clock=FakeClock())
    for number, (match, level) in enumerate(played):
        save = Save(match, f"m{number}", number, ("A", "B", "C"), (level,) * 3, 3)
        assert house.archive.count(save) is match.over
    return page.texts


EASY = {
    "Partien": "0 gewonnen, 1 verloren",
    "Spiele": "0 gewonnen, 6 verloren",
    "Punkte": "0 : 13",
    "Bummerl": "2 : 0",
    "Serie": "jetzt 0, beste 0",
}
NORMAL = {
    "Partien": "3 gewonnen, 0 verloren",
    "Spiele": "13 gewonnen, 3 verloren",
    "Punkte": "33 : 7",
    "Selbst gegangen": "1 gewonnen, 1 verloren",
    "Aufgegeben": "1 von 2 zu Recht",
    "Bummerl": "0 : 5",
    "Schneider gemacht": "2",
    "Serie": "jetzt 3, beste 3",
}
STRONG_SOUTH = {
    "Partien": "1 gewonnen, 0 verloren",
    "Spiele": "1 gewonnen, 0 verloren",
    "Punkte": "2 : 0",
    "Bummerl": "0 : 1",
    "Serie": "jetzt 1, beste 1",
}
GROUPS = {"Bayern, leicht": EASY, "Bayern, mittel": NORMAL, "Südtirol, stark": STRONG_SOUTH}


def test_each_variant_and_level_has_its_numbers() -> None:
    async def play(stage: Stage) -> None:
        await stage.tap("Meine Partien: Verlauf")
        texts = [text.replace("\xa0", " ") for text in stage.texts()]
        places = [texts.index(name) for name in GROUPS]
        assert places == sorted(places)
        for (name, told), place, end in zip(
            GROUPS.items(), places, (*places[1:], len(texts)), strict=True
        ):
            rows = texts[place + 1 : end]
            assert dict(zip(rows[::2], rows[1::2], strict=True)) == told, name
        # each row is read as one, and both curves have a sentence
        assert "Aufgegeben: 1 von 2 zu Recht" in stage.names()
        curves = [name for name in stage.names() if name.startswith("Kurve über 5 Partien")]
        assert len(curves) == 2

    on_stage(play, texts=texts_of(*PLAYED), screen=Screen.MATCHES)
