"""Bavarian Watten: three Kritische, "trump or critical" (rules.md, section 9)."""

from watten_app.engine.cards import Card
from watten_app.engine.rules import Follow, Rules, Tense
from watten_app.variants.variant import Variant

VARIANT = Variant(
    rules=Rules(
        variant="bavarian",
        pack=32,
        critical=(Card.parse("HK"), Card.parse("S7"), Card.parse("E7")),
        follow=Follow.HAUPTSCHLAG,
        tense=Tense.THREE,
        penalty_points=3,
    ),
    names={"de": "Bayern", "it": "Baviera", "en": "Bavaria"},
    lines={
        "de": "Drei Kritische: Max, Belli und Spitz stechen alles.",
        "it": "Tre critici: Max, Belli e Spitz prendono tutto.",
        "en": "Three Kritische: Max, Belli and Spitz take everything.",
    },
    place="Upper and Lower Bavaria, Swabia",
    source="http://wattn.com/English/game_eng.htm",
)
