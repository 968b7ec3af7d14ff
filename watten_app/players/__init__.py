"""Computer players. Each is given one seat's view and nothing else (design.md, section 5)."""

from watten_app.players.choice import Choice, Level, choose

__all__ = ["Choice", "Level", "choose"]
