"""Faults of the pictures that are known and not mended yet, by wall.

A fault that is not here fails the test of the pictures, and so does one that is gone: it is to be
taken out.
"""

KNOWN: dict[str, frozenset[str]] = {}
