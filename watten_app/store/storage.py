"""Where texts are kept: a protocol, the page's own storage behind it, and a twin in memory."""

import logging
from collections.abc import Mapping, Sequence
from typing import Protocol

logger = logging.getLogger(__name__)

PREFIX = "watten."
"""What the name of everything we keep begins with: the page hands over no other."""


class Storage(Protocol):
    """Keeps texts by key. Nothing here raises."""

    def get(self, key: str) -> str | None:
        """The text of a key, or None."""

    def put(self, key: str, value: str, instead_of: Sequence[str] = ()) -> None:
        """Keep a text; once it is kept, and only then, forget the keys it stands for."""

    def remove(self, key: str) -> None:
        """Forget a key."""

    def names(self) -> tuple[str, ...]:
        """The keys of all that is kept, sorted."""


class Page(Protocol):
    """The part of the bridge to the page that keeps texts."""

    def saved(self) -> Mapping[str, str]: ...

    def save(self, key: str, value: str, instead_of: Sequence[str] = ()) -> None: ...

    def remove(self, key: str) -> None: ...


class PageStorage:
    """The page's storage; what it cannot do is a line in the log and the game goes on."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def get(self, key: str) -> str | None:
        """The text of a key, or None."""
        return self._saved().get(PREFIX + key)

    def put(self, key: str, value: str, instead_of: Sequence[str] = ()) -> None:
        """Keep a text; once it is kept, and only then, forget the keys it stands for."""
        try:
            self._page.save(PREFIX + key, value, tuple(PREFIX + old for old in instead_of))
        except Exception:
            logger.exception("%s could not be saved", key)

    def remove(self, key: str) -> None:
        """Forget a key."""
        try:
            self._page.remove(PREFIX + key)
        except Exception:
            logger.exception("%s could not be removed", key)

    def names(self) -> tuple[str, ...]:
        """The keys of all that is kept, sorted."""
        return tuple(
            sorted(key.removeprefix(PREFIX) for key in self._saved() if key.startswith(PREFIX))
        )

    def _saved(self) -> Mapping[str, str]:
        try:
            return self._page.saved()
        except Exception:
            logger.exception("the page's storage could not be read")
            return {}


class MemoryStorage:
    """Keeps texts as long as the object lives."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = dict(texts or {})

    def get(self, key: str) -> str | None:
        """The text of a key, or None."""
        return self.texts.get(key)

    def put(self, key: str, value: str, instead_of: Sequence[str] = ()) -> None:
        """Keep a text; once it is kept, and only then, forget the keys it stands for."""
        self.texts[key] = value
        for old in instead_of:
            self.texts.pop(old, None)

    def remove(self, key: str) -> None:
        """Forget a key."""
        self.texts.pop(key, None)

    def names(self) -> tuple[str, ...]:
        """The keys of all that is kept, sorted."""
        return tuple(sorted(self.texts))
