"""Franconian Watten: as in Bavaria, but a trump is still due after a Kritischer."""

from watten_app.engine.cards import Card
from watten_app.engine.rules import Follow, Rules, Tense
from watten_app.variants.variant import Variant

VARIANT = Variant(
    rules=Rules(
        variant="franconian",
        pack=32,
        critical=(Card.parse("HK"), Card.parse("S7"), Card.parse("E7")),
        follow=Follow.HAUPTSCHLAG,
        franconian=True,
        tense=Tense.THREE,
        penalty_points=3,
    ),
    names={"de": "Franken", "it": "Franconia", "en": "Franconia"},
    lines={
        "de": "Wie in Bayern, aber auch nach dem Kritischen muss noch Trumpf her.",
        "it": "Come in Baviera, ma anche dopo il critico si deve dare briscola.",
        "en": "As in Bavaria, but even after a Kritischer a trump is due.",
    },
    place="Franconia",
    source="https://de.wikipedia.org/wiki/Watten",
)
