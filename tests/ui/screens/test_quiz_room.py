"""A question stands whole above its sheet, and stays where it was once it is answered."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations

import flet as ft
import pytest

from tests.ui.fitted_words import note_fits, overlong
from tests.ui.screens.house_on_stage import PHONE, SMALL, on_stage
from tests.ui.screens.matches_on_stage import SETTLED
from tests.ui.screens.test_quiz import begin, view_of
from tests.ui.stage import Stage as Shown
from watten_app.app.quiz import QUESTIONS, STAGES, Ask, QuizPhase, Stage
from watten_app.i18n import LANGUAGES
from watten_app.ui import taps
from watten_app.ui.screens import quiz_page
from watten_app.ui.screens.quiz_cards import felt_height, has_hand, names_foot
from watten_app.ui.screens.quiz_room import (
    ONCE_ANSWERED,
    WHILE_ASKED,
    Part,
    height_of_parts,
    parts_shown,
)
from watten_app.ui.table.felt import HEM
from watten_app.ui.theme import Look

MIDDLE = (360, 640)
SHADOW = 6.0
"""What the felt of a question has below it."""

ACROSS = (844, 390)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A question as it was drawn: its parts with where each begins, and where the sheet begins."""

    look: Look
    phase: QuizPhase
    ask: Ask
    tops: dict[Part, float]
    bottom: float
    sheet: float
    scrolled: float
    """How much of what is on the sheet is below its edge."""


def note_places(monkeypatch: pytest.MonkeyPatch) -> list[Drawn]:
    """All questions that are drawn from now on."""
    found: list[Drawn] = []
    place_of = {"_placed": quiz_page._placed, "_placed_beside": quiz_page._placed_beside}
    asked = []

    def noted(name, look, *given, **how):
        place = place_of[name](look, *given, **how)
        (view, gap) = (given[0], given[3]) if name == "_placed" else (asked[-1], given[2])
        top = look.insets.top + quiz_page._TOP
        tops = {}
        for part, high in place.parts.items():
            tops[part] = top
            top += high + gap
        edge = look.height - place.tall
        found.append(
            Drawn(
                look,
                view.phase,
                view.question.ask,
                tops,
                top - gap,
                edge if name == "_placed" else look.height,
                place.sheet.tall - place.tall,
            )
        )
        return place

    for name in place_of:
        monkeypatch.setattr(quiz_page, name, partial(noted, name))
    sizes = quiz_page._heights

    def heights_of(look, view, *given):
        asked.append(view)
        return sizes(look, view, *given)

    monkeypatch.setattr(quiz_page, "_heights", heights_of)
    return found


async def answered(shown: Shown, stage: Stage) -> None:
    """Play a round with right and wrong answers in turn, and look at more of each."""
    await begin(shown, stage)
    for number in range(QUESTIONS):
        view = view_of(shown)
        wrong = (view.right + 1) % len(view.question.answers)
        await shown.key(str((wrong if number % 2 else view.right) + 1))
        if "Genauer" in shown.buttons():
            await shown.tap("Genauer")
        await shown.key("Enter")


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("size", [PHONE, SMALL, MIDDLE, ACROSS])
def test_nothing_is_half_cut_before_an_answer_or_after_it(
    stage: Stage, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = note_places(monkeypatch)
    on_stage(lambda shown: answered(shown, stage), texts=SETTLED, size=size)
    assert len(drawn) >= 2 * QUESTIONS
    for one in drawn:
        assert one.bottom <= one.sheet, one
        if one.ask.of_a_trick:
            assert Part.FELT in one.tops
        if one.phase is QuizPhase.ASKED:
            assert Part.ASKED in one.tops
            if has_hand(one.ask):
                assert Part.HAND in one.tops


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_what_a_finger_has_touched_stays_where_it_was(
    stage: Stage, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = note_places(monkeypatch)

    async def play(shown: Shown) -> None:
        await begin(shown, stage)
        for number in range(QUESTIONS):
            view = view_of(shown)
            wrong = (view.right + 1) % len(view.question.answers)
            await shown.key(str((wrong if number % 2 else view.right) + 1))
            await shown.key("Enter")

    on_stage(play, texts=SETTLED, size=size)
    asked = None
    for one in drawn:
        if one.phase is QuizPhase.ASKED:
            asked = one
            continue
        assert asked is not None
        for part in (Part.FELT, Part.SAID):
            assert one.tops.get(part) == asked.tops.get(part)
        if Part.HAND in one.tops:  # else it is below the sheet, wholly
            assert one.tops[Part.HAND] == asked.tops[Part.HAND]
        # the reason is read without scrolling
        assert one.scrolled <= 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_in_every_language_a_question_and_its_reason_have_room(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, fits = note_places(monkeypatch), note_fits(monkeypatch)

    async def play(shown: Shown) -> None:
        for stage in STAGES:
            await begin(shown, stage)
            shown.doors.house.choose_settings(language=language)
            await shown.settle()
            for number in range(QUESTIONS):
                view = view_of(shown)
                wrong = (view.right + 1) % len(view.question.answers)
                await shown.key(str((wrong if number % 2 else view.right) + 1))
                await shown.key("Enter")
            shown.doors.house.choose_settings(language="de")
            await shown.settle()

    on_stage(play, texts=SETTLED, size=size)
    assert [one for one in drawn if one.bottom > one.sheet] == []
    assert [one for one in drawn if one.phase is QuizPhase.ANSWERED and one.scrolled > 0] == []
    assert overlong(fits) == set()


def heights() -> Iterator[tuple[dict[Part, float], float]]:
    whole = dict(zip(list(Part)[1:], (48.0, 60.0, 47.0, 40.0, 170.0, 100.0), strict=True))
    seen = (Part.SAID, Part.FELT, Part.HAND)
    for left_out in (one for number in range(4) for one in combinations(seen, number)):
        left = {part: high for part, high in whole.items() if part not in left_out}
        for room in range(0, 700, 20):
            yield left, float(room)


@pytest.mark.parametrize("ways", [WHILE_ASKED, ONCE_ANSWERED])
def test_the_parts_have_room_and_what_is_looked_at_is_among_them(
    ways: tuple[tuple[Part, ...], ...],
) -> None:
    for parts, room in heights():
        shown = parts_shown(parts, ways, 8.0, room, 48.0, 48.0)
        if shown is None:
            continue
        assert height_of_parts(shown, 8.0) <= room
        looked_at = [part for part in (Part.FELT, Part.HAND, Part.SAID) if part in parts]
        assert looked_at[:1] == [part for part in looked_at[:1] if part in shown]
        # there is one way back
        bearers = [part for part in (Part.TITLE, Part.ASKED, Part.BACK) if part in shown]
        assert bearers
        assert (Part.BACK in shown) == (bearers == [Part.BACK])
        if ways is WHILE_ASKED:
            assert {Part.ASKED, *({Part.HAND} & set(parts))} <= set(shown)


def test_what_i_have_played_lies_in_my_place_and_its_place_in_the_hand_is_empty() -> None:
    async def play(shown: Shown) -> None:
        await begin(shown, Stage.SCHLAG)
        while view_of(shown).question.ask is not Ask.WHICH:
            await shown.key("1")
            await shown.key("Enter")
        assert not any(name.startswith("4. Du: ") for name in shown.names())
        view = view_of(shown)
        card = shown.shell.shown.moment.look.card_name(view.question.answers[view.right])
        assert [name for name in shown.names() if name.startswith(card)]
        await shown.key(str(view.right + 1))
        assert f"4. Du: {card}, richtig, deine Antwort" in shown.names()
        assert not [name for name in shown.names() if name.startswith(card)]

    on_stage(play, texts=SETTLED)


@pytest.mark.parametrize("seed", range(6))
def test_every_round_can_be_played_to_its_end(seed: int) -> None:
    """One of them asks of a table at which nothing was said and nothing lies there."""

    async def play(shown: Shown) -> None:
        for stage in (Stage.SIGNS, Stage.RAISING, Stage.BLIND):
            await answered(shown, stage)
            assert view_of(shown).phase is QuizPhase.OVER

    on_stage(play, texts=SETTLED, seed=seed)


@pytest.mark.parametrize("size", [PHONE, SMALL])
@pytest.mark.parametrize("text", [150, 200])
def test_in_large_letters_there_is_a_way_back_before_an_answer_and_after_it(
    text: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = note_places(monkeypatch)

    async def play(shown: Shown) -> None:
        shown.doors.house.choose_settings(text=text)
        for stage in (Stage.CRITICAL, Stage.RAISING):
            await begin(shown, stage)
            for number in range(QUESTIONS):
                assert "Zurück" in shown.buttons()
                view = view_of(shown)
                await shown.key(str((view.right + number % 2) % len(view.question.answers) + 1))
                assert "Zurück" in shown.buttons()
                await shown.key("Enter")

    on_stage(play, texts=SETTLED, size=size)
    assert [
        one for one in drawn if one.phase is QuizPhase.ANSWERED and one.bottom > one.sheet
    ] == []


def test_a_locked_stage_tells_what_opens_it() -> None:
    async def play(shown: Shown) -> None:
        await shown.tap("Ich habe noch nie gewattet")
        await shown.tap("3. Rechter und Blinde")
        assert shown.doors.house.state.quiz is None
        told = "Erst sechs richtige in „Die angespielte Farbe“, dann geht diese Stufe auf."
        assert told in shown.texts()
        assert shown.find(told).live_region
        await shown.tap("5. ")
        assert told not in shown.texts()
        assert any(one.startswith("Erst sechs richtige in ") for one in shown.texts())

    on_stage(play)


@pytest.mark.parametrize("size", [PHONE, SMALL])
@pytest.mark.parametrize("stage", [one for one in STAGES if one is not Stage.RAISING])
def test_every_group_of_the_ruler_has_its_name_in_letters_that_can_be_read(
    stage: Stage, size: tuple[int, int]
) -> None:
    async def play(shown: Shown) -> None:
        await begin_intro(shown, stage)
        look = shown.shell.shown.moment.look
        ruler = next(name for name in shown.names() if name.startswith("Was sticht. "))
        groups = [part.partition(":")[0] for part in ruler.split(". ")[1:]]
        letters = {
            text.value: text.style.size for text in shown.controls() if isinstance(text, ft.Text)
        }
        assert look.text == 1.0
        for group in groups:
            assert letters[group] >= 12

    on_stage(play, texts=SETTLED, size=size)


async def begin_intro(shown: Shown, stage: Stage) -> None:
    """The introduction of a stage."""
    await begin(shown, stage)
    await shown.key("Escape")
    shown.doors.house.quiz.begin(stage)
    shown.doors.go(shown.doors.here.QUIZ)
    await shown.settle()


def test_the_marks_on_the_ruler_are_explained_below_it() -> None:
    async def play(shown: Shown) -> None:
        await begin(shown, Stage.CRITICAL)
        while view_of(shown).question.ask is not Ask.MAY:
            await shown.key("1")
            await shown.key("Enter")
        await shown.tap("Was sticht?")
        assert {"im Stich", "in deiner Hand"} <= set(shown.texts())
        assert "um die geht es" not in shown.texts()
        await shown.key("1")
        await shown.tap("Genauer")
        assert {"im Stich", "in deiner Hand"} <= set(shown.texts())

    on_stage(play, texts=SETTLED)


def test_a_double_tap_on_the_way_on_does_nothing_to_the_next_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(shown: Shown) -> None:
        await begin(shown, Stage.CRITICAL)
        await shown.key("1")
        monkeypatch.setattr(taps.finger, "_moved", -1.0)
        monkeypatch.setattr(taps, "DOUBLE_TAP", 60.0)
        await shown.tap("Weiter")
        await shown.tap("Was sticht?")
        assert "Zuklappen" not in shown.buttons()
        monkeypatch.setattr(taps, "DOUBLE_TAP", 0.0)
        await shown.tap("Was sticht?")
        assert "Zuklappen" in shown.buttons()

    on_stage(play, texts=SETTLED)


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 844)])
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
def test_the_names_below_the_cards_stand_clear_of_the_hem(
    size: tuple[int, int], text: float
) -> None:
    look = Look(width=size[0], height=size[1], text=text)
    hem = felt_height(look, 60.0) - SHADOW - HEM
    assert names_foot(look, 60.0) < hem
