"""Böhmisch Watten (Hudln): each for himself, from 20 down to 0 (rules.md, section 8)."""

from watten_app.engine.cards import Card
from watten_app.engine.rules import Announce, Follow, Rules, Signs
from watten_app.variants.variant import Variant

VARIANT = Variant(
    rules=Rules(
        variant="bohemian",
        pack=32,
        critical=(Card.parse("HK"), Card.parse("S7"), Card.parse("E7")),
        announce=Announce.TURNED,
        follow=Follow.BOHEMIAN,
        signs=Signs.OFF,
    ),
    names={"de": "Böhmisch", "it": "Boemo", "en": "Bohemian"},
    lines={
        "de": "Jeder für sich, mit drei Kritischen, von 20 herunter auf 0.",
        "it": "Ognuno per sé, con tre critici, da 20 a 0.",
        "en": "Everyone alone, with three Kritische, from 20 down to 0.",
    },
    place="the Bavarian Forest and the Upper Palatinate",
    source="https://en.wikipedia.org/wiki/Bohemian_Watten",
)
