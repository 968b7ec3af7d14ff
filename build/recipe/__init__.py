"""The recipe of the web app. Run by `build/make.py`, never shipped."""
