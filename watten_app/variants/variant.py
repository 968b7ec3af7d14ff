"""What a variant's file holds."""

from collections.abc import Mapping
from dataclasses import dataclass

from watten_app.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Variant:
    """A preset of rules with its names.

    Attributes:
        names: by language, what the region calls it.
        lines: by language, what is special about it, in one sentence or two.
        place: where it is played.
        source: where one can read more about it.
        tongues: the languages besides German that people speak there while playing.
    """

    rules: Rules
    names: Mapping[str, str]
    lines: Mapping[str, str]
    place: str
    source: str
    tongues: tuple[str, ...] = ()
