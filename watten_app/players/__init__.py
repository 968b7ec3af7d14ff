"""Computer players. Each is given one seat's view and nothing else (design.md, section 5)."""

from watten_app.players.advice import advise
from watten_app.players.choice import YARDSTICKS, Choice, Level, choose, deliberate
from watten_app.players.speaking import heeded, said_first, unasked

__all__ = [
    "YARDSTICKS",
    "Choice",
    "Level",
    "advise",
    "choose",
    "deliberate",
    "heeded",
    "said_first",
    "unasked",
]
