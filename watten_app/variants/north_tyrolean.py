"""North Tyrolean Watten: as in Tyrol, with the Guater."""

from watten_app.engine.rules import Follow, Guater, LastTrick, Rules, Tense, Weli
from watten_app.variants.variant import Variant

VARIANT = Variant(
    rules=Rules(
        variant="north_tyrolean",
        pack=33,
        guater=Guater.GUATER,
        weli=Weli.TRUMP,
        follow=Follow.TRUMP,
        tense=Tense.GESTRICHEN,
        last_trick=LastTrick.TIROL,
    ),
    names={"de": "Nordtirol", "it": "Tirolo del Nord", "en": "North Tyrol"},
    lines={
        "de": "Wie in Tirol, und über dem Rechten sticht noch der Guate.",
        "it": "Come in Tirolo, e sopra il giusto c’è ancora il buono.",
        "en": "As in Tyrol, and above the Rechter there is the Guater.",
    },
    place="North Tyrol",
    source="https://de.wikipedia.org/wiki/Watten",
)
