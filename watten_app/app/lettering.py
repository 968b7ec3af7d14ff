"""What can be written of a text that somebody typed: our fonts know the letters of the Alps.

A letter they lack is written without its mark (Č as C), what has nothing like it is left out.
"""

import unicodedata

LETTERS = frozenset(
    {chr(code) for code in range(0x20, 0x7F)}
    | {chr(code) for code in range(0xC0, 0x100)}
    | set("ŒœŠšŽžŸ’–")
)
"""What the fonts draw, as far as it has its place in a name; a test holds it."""

_LIKE = str.maketrans({"Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "ı": "i", "ẞ": "ß", "‘": "’"})


def written(text: str) -> str:
    """The text as it can be drawn, without spaces at its ends or two in a row."""
    letters = (_letter(one) for one in unicodedata.normalize("NFC", text).translate(_LIKE))
    return " ".join("".join(letters).split())


def _letter(letter: str) -> str:
    if letter in LETTERS or letter.isspace():
        return letter
    plain = unicodedata.normalize("NFKD", letter)
    return "".join(one for one in plain if one in LETTERS)
