"""Tyrolean Watten: no Kritische, the Weli as the lowest trump."""

from watten_app.engine.rules import Follow, LastTrick, Rules, Tense, Weli
from watten_app.variants.variant import Variant

VARIANT = Variant(
    rules=Rules(
        variant="tyrolean",
        pack=33,
        weli=Weli.TRUMP,
        follow=Follow.TRUMP,
        tense=Tense.GESTRICHEN,
        last_trick=LastTrick.TIROL,
    ),
    names={"de": "Tirol", "it": "Tirolo", "en": "Tyrol"},
    lines={
        "de": "Mit dem Weli als kleinstem Trumpf. Trumpf bedienen.",
        "it": "Il Weli è la briscola più bassa. A briscola si dà briscola.",
        "en": "With the Weli as lowest trump. Follow with trumps.",
    },
    place="Tyrol",
    source="https://en.wikipedia.org/wiki/Watten_(card_game)",
)
