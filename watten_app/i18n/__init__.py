"""The words of the app: catalogues by language, and sentences made of keys with parameters."""

from watten_app.i18n.catalogue import (
    CATALOGUES,
    LANGUAGES,
    PHRASES,
    REGIONAL,
    REGIONS,
    language_of,
    tongue_of,
)
from watten_app.i18n.sentence import (
    Company,
    OwnNames,
    card_name,
    key_for,
    nickname,
    own_names,
    say,
    text,
    word,
)

__all__ = [
    "CATALOGUES",
    "LANGUAGES",
    "PHRASES",
    "REGIONAL",
    "REGIONS",
    "Company",
    "OwnNames",
    "card_name",
    "key_for",
    "language_of",
    "nickname",
    "own_names",
    "say",
    "text",
    "tongue_of",
    "word",
]
