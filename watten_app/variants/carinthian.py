"""Carinthian Watten: four Kritische, the Bugl on top, to 11."""

from watten_app.engine.cards import Card
from watten_app.engine.rules import Follow, Rules, Tense
from watten_app.variants.variant import Variant

VARIANT = Variant(
    rules=Rules(
        variant="carinthian",
        pack=33,
        critical=(Card.parse("SU"), Card.parse("HK"), Card.parse("S6"), Card.parse("E7")),
        follow=Follow.HAUPTSCHLAG,
        tense=Tense.BAN,
        target=11,
        penalty_points=3,
    ),
    names={"de": "Kärnten", "it": "Carinzia", "en": "Carinthia"},
    lines={
        "de": "Vier Kritische, ganz oben der Bugl. Gespielt wird bis 11.",
        "it": "Quattro critici, in cima il Bugl. Si gioca fino a 11.",
        "en": "Four Kritische, the Bugl on top. Played to 11.",
    },
    place="Carinthia",
    source="https://de.wikipedia.org/wiki/Watten",
)
