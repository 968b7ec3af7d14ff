"""Rules that cannot be played: a stable code with its sentence for whoever reads a record."""

from enum import StrEnum

from watten_app.engine.cards import Card


class Unplayable(StrEnum):
    """Why rules are refused (section 9); the value is the key of the player's sentence in i18n."""

    VALUE = "value"
    CRITICAL_TWICE = "critical_twice"
    CRITICAL_NOT_IN_PACK = "critical_not_in_pack"
    BOHEMIAN_ONLY = "bohemian_only"
    HIDDEN_SIGNS = "hidden_signs"
    HIDDEN_SCOPE = "hidden_scope"
    HIDDEN_THREE = "hidden_three"
    SCHLECKEN_NO_CRITICAL = "schlecken_no_critical"
    SCHLECKEN_FORTY = "schlecken_forty"
    PLAYERS = "players"
    PLAYERS_BOHEMIAN = "players_bohemian"
    EIGHT_FORTY = "eight_forty"


class RulesError(ValueError):
    """Rules that cannot be played; the text says why.

    Attributes:
        reason: the same as a code.
        card: the card at fault, if there is one.
    """

    def __init__(
        self, text: str, reason: Unplayable = Unplayable.VALUE, card: Card | None = None
    ) -> None:
        super().__init__(text)
        self.reason = reason
        self.card = card
