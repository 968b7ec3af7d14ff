"""Ladinern: the first card dealt to forehand and dealer names Schlag and trump."""

from watten_app.engine.rules import (
    Announce,
    Dealing,
    Follow,
    FollowScope,
    Guater,
    Rules,
    Signs,
    Tense,
)
from watten_app.variants.variant import Variant

VARIANT = Variant(
    rules=Rules(
        variant="ladinern",
        pack=33,
        guater=Guater.GUATER,
        announce=Announce.BOTTOM,
        follow=Follow.TRUMP_OR_BEAT,
        follow_scope=FollowScope.ANNOUNCERS,
        tense=Tense.FOUR_BEHIND,
        target=18,
        deal=Dealing.TWO_THREE,
        signs=Signs.OFF,
    ),
    names={"de": "Ladinern", "it": "Ladino", "en": "Ladin"},
    lines={
        "de": "Die ersten Karten von Vorhand und Geber sagen an, und nur die zwei wissen es.",
        "it": "Decidono le prime carte di chi è di mano e del mazziere, e lo sanno solo loro due.",
        "en": "The first cards of forehand and dealer decide, and only these two know.",
    },
    place="the Ladin valleys",
    source="https://watten.online/glossar/ladinisch-watten",
    tongues=("it", "lld"),
)
