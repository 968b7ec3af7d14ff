"""Kritisch-Watten: the Weli as the second Kritischer."""

from watten_app.engine.cards import Card
from watten_app.engine.rules import Follow, Rules, Tense
from watten_app.variants.variant import Variant

VARIANT = Variant(
    rules=Rules(
        variant="kritisch",
        pack=33,
        critical=(Card.parse("HK"), Card.parse("S6"), Card.parse("E7")),
        follow=Follow.HAUPTSCHLAG,
        tense=Tense.GESTRICHEN,
        penalty_points=3,
    ),
    names={"de": "Kritisch", "it": "Critico", "en": "Critical"},
    lines={
        "de": "Der Weli ist der zweite Kritische. Wer gestrichen ist, spielt um drei.",
        "it": "Il Weli è il secondo critico. Chi è sul filo gioca per tre.",
        "en": "The Weli is the second Kritischer. Who is tense plays for three.",
    },
    place="Tyrol and Upper Bavaria along the Inn",
    source="https://en.wikipedia.org/wiki/Watten_(card_game)",
)
