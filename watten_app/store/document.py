"""A kept text: data with a schema number and a checksum, so that damage is noticed."""

import json
import logging
import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from json.decoder import scanstring
from typing import Any

from watten_app.store.storage import Storage

logger = logging.getLogger(__name__)

type Older = Mapping[int, Callable[[Any], Any]]
"""By an older schema's number what makes the data of the present one of its data."""

LATER = "later."
"""What the key begins with under which a text of a later version waits for that version."""

_HALF = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")
"""What half a letter may be written as; none can be shown, or written as bytes."""

LARGEST = 400_000
"""Letters of data in a packed text: far more than we ever pack, and no more is unpacked."""


def seal(data: Any, schema: int) -> str:
    """The text to keep for data."""
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"{schema}:{checksum(body)}:{body}"


def unseal(text: str, schema: int, older: Older | None = None) -> Any:
    """The data of a kept text, of an older schema as it is now.

    Raises:
        ValueError: with a sentence, if it is damaged or of another schema.
    """
    number, _, rest = text.partition(":")
    told, _, body = rest.partition(":")
    upgrades = {str(known): upgrade for known, upgrade in (older or {}).items()}
    if number != str(schema) and number not in upgrades:
        raise ValueError(f"schema {number[:20]!r} cannot be read, only {schema}")
    if told != checksum(body):
        raise ValueError("the text does not match its checksum")
    data = read(body)
    return data if number == str(schema) else upgrades[number](data)


def keep(
    storage: Storage, key: str, data: Any, schema: int, instead_of: Sequence[str] = ()
) -> None:
    """Seal data and put it under a key, and once it is kept forget those it stands for.

    What a later version has written there is put aside: it was taken back, and may come again.
    """
    there = storage.get(key)
    if there is not None and is_later(there, schema):
        storage.put(LATER + key, there)
    storage.put(key, seal(data, schema), instead_of)


def is_later(text: str, schema: int) -> bool:
    """Whether a later version has written a kept text."""
    number, parted, _ = text.partition(":")
    return bool(parted) and re.fullmatch("[0-9]{1,6}", number) is not None and int(number) > schema


def find(storage: Storage, key: str, schema: int, older: Older | None = None) -> Any | None:
    """The data under a key; None if there is none, or a damaged one (with a line in the log)."""
    text = storage.get(key)
    if text is None:
        return None
    try:
        return unseal(text, schema, older)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        logger.warning("%s is not used: %s", key, error)
        return None


def packed(data: Any) -> str:
    """Data as a short text; `unpacked` gives it back."""
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return b64encode(zlib.compress(body.encode(), 9)).decode("ascii")


def unpacked(text: str) -> Any:
    """The data of a packed text.

    Raises:
        ValueError: with a sentence, if it is none, or unpacks to more than we ever pack.
        RecursionError: if it is nested too deeply.
    """
    return read(inflated(text, LARGEST))


def inflated(text: str, largest: int) -> str:
    """The JSON of a packed text, of so many bytes at most.

    Raises:
        ValueError: with a sentence, if it is none, or unpacks to more.
    """
    inflating = zlib.decompressobj()
    try:
        body = inflating.decompress(b64decode(text, validate=True), largest).decode()
    except zlib.error as error:
        raise ValueError(f"the text cannot be unpacked: {error}") from None
    if not inflating.eof:
        raise ValueError("the text is cut short, or unpacks to too much")
    return body


def read(body: str) -> Any:
    """The data of JSON.

    Raises:
        ValueError: if it is none, or holds half a letter.
        RecursionError: if it is nested too deeply.
    """
    data = json.loads(body)
    if _HALF.search(body):
        json.dumps(data, ensure_ascii=False).encode()  # raises a ValueError of its own
    return data


def read_texts(body: str, most: int) -> dict[str, str]:
    """The texts by their keys of a JSON object that holds texts alone, as `packed` writes it.

    It is read piece by piece, so that a stranger's one never becomes more than `most` texts.

    Raises:
        ValueError: if it is anything else.
    """
    texts: dict[str, str] = {}
    if body == "{}":
        return texts
    place, end = 0, "{"
    while len(texts) < most:
        if body[place : place + 2] != end + '"':
            break
        key, place = scanstring(body, place + 2, True)
        if body[place : place + 2] != ':"':
            break
        texts[key], place = scanstring(body, place + 2, True)
        if body[place : place + 2] == "}":
            return texts
        end = ","
    raise ValueError(f"this is no object of {most} texts at most")


def checksum(body: str) -> str:
    """Sixteen letters by which a text is known again."""
    return sha256(body.encode("utf-8", "surrogatepass")).hexdigest()[:16]
