"""Who wants to know of changes; one that fails keeps no other from hearing."""

import logging
from collections.abc import Callable

logger = logging.getLogger(__name__)


class Subscribers:
    """Callbacks, called in the order in which they were added."""

    def __init__(self) -> None:
        self._callbacks: list[Callable[[], object]] = []

    def add(self, callback: Callable[[], object]) -> Callable[[], None]:
        """Call back from now on; gives what ends it, which may be called twice."""
        self._callbacks.append(callback)

        def end() -> None:
            if callback in self._callbacks:
                self._callbacks.remove(callback)

        return end

    def tell(self) -> None:
        """Call everybody."""
        for callback in tuple(self._callbacks):
            try:
                callback()
            except Exception:
                logger.exception("a subscriber failed")
