"""What is kept on the device: the open match, settings, results. Nothing here ever raises."""

from watten_app.store.document import find, keep
from watten_app.store.faults import keep_fault, read_faults
from watten_app.store.results import Result, Totals, append_result, read_results, totals_of
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
    keep_settings,
    read_settings,
)
from watten_app.store.storage import MemoryStorage, Page, PageStorage, Storage

__all__ = [
    "TEXT_SIZES",
    "CardSize",
    "Contrast",
    "Face",
    "Light",
    "Loaded",
    "Loss",
    "MemoryStorage",
    "Page",
    "PageStorage",
    "Result",
    "Save",
    "Saves",
    "Settings",
    "Storage",
    "Tempo",
    "Totals",
    "Volume",
    "append_result",
    "find",
    "keep",
    "keep_fault",
    "keep_settings",
    "read_faults",
    "read_results",
    "read_settings",
    "totals_of",
]
