"""What is kept on the device: matches, results, settings. Nothing here ever raises."""

from watten_app.store.bundle import LONGEST, BundleError, Fault, pack_up, take_in
from watten_app.store.document import find, keep
from watten_app.store.faults import keep_fault, read_faults
from watten_app.store.learnt import (
    NOTHING_LEARNT,
    Learnt,
    OpenRound,
    StageMark,
    keep_learnt,
    read_learnt,
)
from watten_app.store.played import find_played, keep_played, played_keys
from watten_app.store.puzzles import PuzzleResult, append_puzzle, read_puzzles
from watten_app.store.results import (
    Result,
    Tally,
    Totals,
    alone,
    append_result,
    badges_of,
    pack_results,
    read_results,
    totals_of,
)
from watten_app.store.reviews import find_review, keep_review
from watten_app.store.saves import Loaded, Loss, Save, Saves
from watten_app.store.settings import (
    TEXT_SIZES,
    CardSize,
    Contrast,
    Face,
    Light,
    Settings,
    Tempo,
    Volume,
    Words,
    keep_settings,
    read_settings,
)
from watten_app.store.storage import MemoryStorage, Page, PageStorage, Storage

__all__ = [
    "LONGEST",
    "NOTHING_LEARNT",
    "TEXT_SIZES",
    "BundleError",
    "CardSize",
    "Contrast",
    "Face",
    "Fault",
    "Learnt",
    "Light",
    "Loaded",
    "Loss",
    "MemoryStorage",
    "OpenRound",
    "Page",
    "PageStorage",
    "PuzzleResult",
    "Result",
    "Save",
    "Saves",
    "Settings",
    "StageMark",
    "Storage",
    "Tally",
    "Tempo",
    "Totals",
    "Volume",
    "Words",
    "alone",
    "append_puzzle",
    "append_result",
    "badges_of",
    "find",
    "find_played",
    "find_review",
    "keep",
    "keep_fault",
    "keep_learnt",
    "keep_played",
    "keep_review",
    "keep_settings",
    "pack_results",
    "pack_up",
    "played_keys",
    "read_faults",
    "read_learnt",
    "read_puzzles",
    "read_results",
    "read_settings",
    "take_in",
    "totals_of",
]
