"""The weakest yardstick: any legal action, each equally likely (players.md)."""

from watten_app.engine import Rng, View
from watten_app.players.reason import Choice, because


def choose(view: View, rng: Rng) -> Choice:
    """One of the legal actions."""
    return because(rng.pick(view.legal), "random")
