"""The match controller, pacing and settings: everything of the app that needs no screen."""
