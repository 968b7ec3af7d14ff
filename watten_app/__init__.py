"""Watten, the card game of the Alps: rules, computer players and the app."""
