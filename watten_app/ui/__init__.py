"""The screens: the only room that knows Flet."""
