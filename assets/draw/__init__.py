"""Draws every picture of the game: `python -m assets.draw OUT [--only PREFIX]`."""
