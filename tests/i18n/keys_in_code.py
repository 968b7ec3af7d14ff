"""Finds the keys of the catalogues in the sources: literal ones, and patterns of made ones."""

import ast
import re
from collections.abc import Iterator
from enum import StrEnum
from inspect import getmembers, isclass
from pathlib import Path

from watten_app import engine
from watten_app.i18n import CATALOGUES

PACKAGE = Path(engine.__file__).parents[1]
SPACES = {key.split(".")[0] for key in CATALOGUES["de"]}
KEY = re.compile(r"[a-z0-9_]+(\.[A-Za-z0-9_+]+)+")


def used_keys() -> tuple[set[str], set[str]]:
    """The literal keys, and regular expressions for those that are put together."""
    literal: set[str] = set()
    patterns: set[str] = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        made = {id(part) for node in ast.walk(tree) for part in _parts(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in made:
                if isinstance(node.value, str) and _is_key(node.value):
                    literal.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns |= set(_pattern(node))
    return literal, patterns


def _parts(node: ast.AST) -> list[ast.expr]:
    return node.values if isinstance(node, ast.JoinedStr) else []


def _is_key(text: str) -> bool:
    return bool(KEY.fullmatch(text)) and text.split(".")[0] in SPACES


def _pattern(node: ast.JoinedStr) -> Iterator[str]:
    first = node.values[0]
    if not (isinstance(first, ast.Constant) and isinstance(first.value, str)):
        return
    space, dot, _ = first.value.partition(".")
    if not dot or space not in SPACES or " " in first.value:
        return
    yield "".join(
        re.escape(part.value) if isinstance(part, ast.Constant) else r"[A-Za-z0-9_+.]+"
        for part in node.values
    )


def enumerations() -> Iterator[tuple[str, StrEnum]]:
    """The engine's enumerations that stand in sentences, by the space of their keys."""
    for name, kind in getmembers(engine, isclass):
        if issubclass(kind, StrEnum) and name.lower() in SPACES:
            for value in kind:
                yield name.lower(), value
