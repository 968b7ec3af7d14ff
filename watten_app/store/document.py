"""A kept text: data with a schema number and a checksum, so that damage is noticed."""

import json
import logging
from hashlib import sha256
from typing import Any

from watten_app.store.storage import Storage

logger = logging.getLogger(__name__)


def seal(data: Any, schema: int) -> str:
    """The text to keep for data."""
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"{schema}:{_checksum(body)}:{body}"


def unseal(text: str, schema: int) -> Any:
    """The data of a kept text.

    Raises:
        ValueError: with a sentence, if it is damaged or of another schema.
    """
    number, _, rest = text.partition(":")
    checksum, _, body = rest.partition(":")
    if number != str(schema):
        raise ValueError(f"schema {number[:20]!r} cannot be read, only {schema}")
    if checksum != _checksum(body):
        raise ValueError("the text does not match its checksum")
    return json.loads(body)


def keep(storage: Storage, key: str, data: Any, schema: int) -> None:
    """Seal data and put it under a key."""
    storage.put(key, seal(data, schema))


def find(storage: Storage, key: str, schema: int) -> Any | None:
    """The data under a key; None if there is none, or a damaged one (with a line in the log)."""
    text = storage.get(key)
    if text is None:
        return None
    try:
        return unseal(text, schema)
    except (ValueError, RecursionError) as error:
        logger.warning("%s is not used: %s", key, error)
        return None


def _checksum(body: str) -> str:
    return sha256(body.encode("utf-8", "surrogatepass")).hexdigest()[:16]
