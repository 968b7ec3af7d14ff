"""All screens but the table, by name: memoised components of (look, doors, data, state).

A component is made once, at module level: `HomeScreen = ft.memo(ft.component(_home))`. It draws
with `watten_app.ui.widgets`, says words by `look.say(key)`, leaves by `doors.go(Screen.NEW)` and
`doors.back()`, and asks the app by `doors.house`. What it shows is in `state`, the house's frozen
value, and in `data`, what it was handed; the shell draws it anew when either changes.
"""

from collections.abc import Callable

import flet as ft

from watten_app.ui.doors import Screen
from watten_app.ui.screens.about import AboutScreen
from watten_app.ui.screens.first import FirstScreen
from watten_app.ui.screens.home import HomeScreen
from watten_app.ui.screens.learn import LearnScreen
from watten_app.ui.screens.matches import MatchesScreen
from watten_app.ui.screens.new import NewScreen
from watten_app.ui.screens.puzzle import PuzzleScreen
from watten_app.ui.screens.quiz import QuizScreen
from watten_app.ui.screens.replay import ReplayScreen
from watten_app.ui.screens.result import ResultScreen
from watten_app.ui.screens.rules import RulesScreen
from watten_app.ui.screens.score import ScoreScreen
from watten_app.ui.screens.settings import SettingsScreen
from watten_app.ui.screens.storage import StorageScreen

SCREENS: dict[Screen, Callable[..., ft.Control]] = {
    Screen.FIRST: FirstScreen,
    Screen.HOME: HomeScreen,
    # the browser's Back can lead to a table whose match has been left
    Screen.TABLE: HomeScreen,
    Screen.NEW: NewScreen,
    Screen.SCORE: ScoreScreen,
    Screen.RESULT: ResultScreen,
    Screen.LEARN: LearnScreen,
    Screen.QUIZ: QuizScreen,
    # a lesson is played on the table; its address alone leads to where it is begun
    Screen.LESSON: LearnScreen,
    Screen.MATCHES: MatchesScreen,
    Screen.REPLAY: ReplayScreen,
    Screen.RULES: RulesScreen,
    Screen.SETTINGS: SettingsScreen,
    Screen.STORAGE: StorageScreen,
    Screen.ABOUT: AboutScreen,
    Screen.PUZZLE: PuzzleScreen,
}
