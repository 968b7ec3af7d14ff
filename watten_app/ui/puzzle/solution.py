"""After the answer: right or wrong, why, what it means for the streak."""

from datetime import date

import flet as ft

from watten_app.app.daily import Daily, Puzzle, PuzzleResult, answer_of
from watten_app.app.puzzle_words import why
from watten_app.ui.puzzle.days import flame, numbers
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import tile, words

_FIRE, _DONE, _MISSED = "\N{FIRE}", "\N{WHITE HEAVY CHECK MARK}", "\N{CROSS MARK}"
"""Signs in what is shared; the player's other apps have letters for them."""


def verdict(look: Look, result: PuzzleResult, daily: Daily) -> ft.Control:
    """Whether the answer was right, and what that does to the streak."""
    palette = look.palette
    icon = ft.Icons.CHECK_ROUNDED if result.solved else ft.Icons.CLOSE_ROUNDED
    color = palette.good if result.solved else palette.bad
    disc = ft.Container(
        ft.Icon(icon, size=24, color="#FFFFFF"),
        width=36,
        height=36,
        border_radius=18,
        bgcolor=color,
        alignment=ft.Alignment.CENTER,
    )
    head = look.say("puzzle.right" if result.solved else "puzzle.wrong")
    said = [
        words(look, head, Style.HEADING, palette.ink),
        words(look, _of_the_streak(look, result, daily), Style.SMALL, palette.ink_muted),
    ]
    row: list[ft.Control] = [disc, ft.Column(said, spacing=0, tight=True, expand=True)]
    if result.solved and result.counts and not look.large:
        row.append(flame(34))
    body = ft.Semantics(content=ft.Row(row, spacing=12), live_region=True)
    return tile(look, body, padding=ft.Padding.symmetric(horizontal=14, vertical=9))


def reasons(look: Look, puzzle: Puzzle, share: ft.Control) -> ft.Control:
    """Why the right answer is right and the others are not; below it the way to share."""
    palette = look.palette
    head = words(look, look.say("puzzle.why"), Style.HEADING, palette.ink)
    lines = [words(look, look.tell(one), Style.BODY, palette.ink) for one in why(puzzle)]
    body = [ft.Semantics(content=head, header=True), *lines, share]
    column = ft.Column(
        body, spacing=7, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return tile(look, column, padding=14)


def _of_the_streak(look: Look, result: PuzzleResult, daily: Daily) -> str:
    if result.day != daily.today.isoformat() and not result.counts:
        return look.say("puzzle.late")
    if result.solved and result.counts:
        return look.say("puzzle.counted", number=daily.streak)
    if daily.streak:
        return look.say("puzzle.kept", number=daily.streak)
    return look.say("puzzle.begin")


def another_line(result: PuzzleResult, puzzle: Puzzle) -> bool:
    """Whether what comes of the player's own answer is another line than the solution."""
    return not result.solved and answer_of(result) != puzzle.right


def text_to_share(look: Look, day: date, result: PuzzleResult, daily: Daily) -> str:
    """The result without what it was: nobody is told the answer."""
    key = "puzzle.share.solved" if result.solved else "puzzle.share.wrong"
    said = [f"{_DONE if result.solved else _MISSED} {look.say(key, **numbers(day))}"]
    if daily.streak > 1:
        said.append(f"{_FIRE} {look.say('puzzle.share.streak', number=daily.streak)}")
    return "\n".join(said)
