"""South Tyrolean Watten: with the Guater; follow with a trump or beat."""

from watten_app.engine.rules import Dealing, Follow, Guater, Rules, Signs, Tense
from watten_app.variants.variant import Variant

VARIANT = Variant(
    rules=Rules(
        variant="south_tyrolean",
        pack=33,
        guater=Guater.GUATER,
        follow=Follow.TRUMP_OR_BEAT,
        tense=Tense.FOUR_BEHIND,
        deal=Dealing.TWO_THREE,
        signs=Signs.OFF,
    ),
    names={"de": "Südtirol", "it": "Alto Adige", "en": "South Tyrol"},
    lines={
        "de": "Mit dem Guaten. Trumpf bedienen oder überstechen.",
        "it": "Col buono. Si dà briscola o si supera.",
        "en": "With the Guater. Follow with a trump or beat it.",
    },
    place="South Tyrol",
    source="https://www.klausen.it/de/entdecken/traditionen-braeuche/watten.html",
    tongues=("it",),
)
