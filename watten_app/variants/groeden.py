"""Watten in Val Gardena: blind, with the Super-Guater."""

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
        variant="groeden",
        pack=33,
        guater=Guater.SUPER_GUATER,
        announce=Announce.BLIND,
        follow=Follow.TRUMP_OR_BEAT,
        follow_scope=FollowScope.ANNOUNCERS,
        tense=Tense.FOUR_BEHIND,
        target=18,
        deal=Dealing.TWO_THREE,
        signs=Signs.OFF,
    ),
    names={"de": "Gröden", "it": "Val Gardena", "en": "Val Gardena"},
    lines={
        "de": "Blind wie in Südtirol, dazu mit dem Super-Guaten.",
        "it": "Alla cieca come in Alto Adige, col super-buono in cima.",
        "en": "Blind as in South Tyrol, with the Super-Guater on top.",
    },
    place="Val Gardena",
    source="https://en.wikipedia.org/wiki/Watten_(card_game)",
    tongues=("it", "lld"),
)
