"""The review as it goes on beside everything else: in slices, and to be broken off at any time."""

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter

from watten_app.app import pacing
from watten_app.app.computer import Adviser
from watten_app.app.replay import Replay
from watten_app.app.review import Review, review
from watten_app.players import advise

logger = logging.getLogger(__name__)


class Reviewer:
    """Looks through one match; `tell` hears after each decision what is known by then."""

    def __init__(
        self, replay: Replay, tell: Callable[[Review | None], object], adviser: Adviser = advise
    ) -> None:
        self._replay, self._tell, self._adviser = replay, tell, adviser
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether it is at it."""
        return self._task is not None and not self._task.done()

    def start(self, known: Review | None = None) -> None:
        """Begin, or go on from what was known when it was broken off."""
        if not self.running:
            self._task = asyncio.ensure_future(self._run(known))

    def stop(self) -> None:
        """Break off."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self, begun: Review | None) -> None:
        since = perf_counter()
        try:
            for known in review(self._replay, begun, self._adviser):
                if known is not None:
                    self._tell(known)
                if known is not None or perf_counter() - since > pacing.SLICE:
                    for _ in range(pacing.TURNS):
                        await asyncio.sleep(0)
                    since = perf_counter()
        except Exception:
            # a review that fails must not take the match with it
            logger.exception("the review of %s fails", self._replay.save.identity)
            self._tell(None)
