"""Why an action is refused: a stable code with parameters, and a sentence for the record."""

from dataclasses import dataclass
from enum import StrEnum


class Refused(StrEnum):
    """The rule an action breaks; the value is the key of the player's sentence in i18n."""

    OVER = "over"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    NOT_IN_HAND = "not_in_hand"
    NOT_IN_PACK = "not_in_pack"
    TRUMP_OR_CRITICAL = "trump_or_critical"
    TRUMP_AFTER_CRITICAL = "trump_after_critical"
    PARTNER_MUST_TRUMP = "partner_must_trump"
    PFEFFER = "pfeffer"
    FOLLOW_TRUMP = "follow_trump"
    MUST_BEAT = "must_beat"
    FOLLOW_SUIT = "follow_suit"
    EXCHANGE_COUNT = "exchange_count"
    CUT_TOO_FAR = "cut_too_far"
    FIST_OFF = "fist_off"
    NOT_HELD = "not_held"
    MACHINE_MUST = "machine_must"
    FACE_DOWN_OFF = "face_down_off"
    FARBE_OFF = "farbe_off"
    RAISE_LAST_TRICK = "raise_last_trick"
    BETTER_OFF = "better_off"
    BETTER_ASKED = "better_asked"
    BETTER_NO_STOCK = "better_no_stock"
    SWAP_OFF = "swap_off"
    SWAP_OFFERED = "swap_offered"
    RAISE_TENSE = "raise_tense"
    RAISE_BOTH_TENSE = "raise_both_tense"
    RAISE_OTHER_TENSE = "raise_other_tense"
    RAISE_OWN_SIDE = "raise_own_side"
    RAISE_NOT_NEEDED = "raise_not_needed"
    RERAISE_OFF = "reraise_off"
    SIGNS_OFF = "signs_off"
    SIGN_TOO_EARLY = "sign_too_early"
    SIGN_TOO_MANY = "sign_too_many"


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action that may not be made.

    Attributes:
        reason: the rule it breaks.
        text: the reason in one English clause, for whoever reads a record.
        card: a card that shows the breach (the trump one holds), if there is one.
    """

    reason: Refused
    text: str
    card: object = None


class IllegalActionError(ValueError):
    """An action that cannot be applied; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal
