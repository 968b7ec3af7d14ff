"""What went wrong is heard here as it is logged, and kept where a bug report shows it."""

import logging
from collections.abc import Callable

type Hear = Callable[[str], object]

ROOM = "watten_app"
"""The logger above all others of the app."""


class _Ear(logging.Handler):
    """Hands on every error as one line, and lets it be printed as if nobody had listened."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.hear: Hear | None = None
        self._hearing = False

    def emit(self, record: logging.LogRecord) -> None:
        """Hand it on; what goes wrong meanwhile is only printed."""
        if logging.lastResort and not logging.getLogger().handlers:
            logging.lastResort.handle(record)
        if self.hear is None or self._hearing:
            return
        self._hearing = True
        try:
            self.hear(line_of(record))
        finally:
            self._hearing = False


_EAR = _Ear()


def hear_faults(hear: Hear) -> None:
    """From now on every error of the app is told to `hear`, and to nobody who listened before."""
    logger = logging.getLogger(ROOM)
    if _EAR not in logger.handlers:
        logger.addHandler(_EAR)
    _EAR.hear = hear


def line_of(record: logging.LogRecord) -> str:
    """The message and the exception in one line, with letters that every font has."""
    line = record.getMessage()
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        line = f"{line}: {type(error).__name__}: {error}"
    return line.encode("ascii", "replace").decode("ascii")
