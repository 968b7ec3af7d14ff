"""Blind Watten: only the two announcers know Schlag and trump."""

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
        variant="blind",
        pack=33,
        guater=Guater.GUATER,
        announce=Announce.BLIND,
        follow=Follow.TRUMP_OR_BEAT,
        follow_scope=FollowScope.ANNOUNCERS,
        tense=Tense.FOUR_BEHIND,
        target=18,
        deal=Dealing.TWO_THREE,
        signs=Signs.OFF,
    ),
    names={"de": "Blind", "it": "Alla cieca", "en": "Blind"},
    lines={
        "de": "Schlag und Trumpf wissen nur zwei am Tisch.",
        "it": "Schlag e briscola li sanno solo due al tavolo.",
        "en": "Only two at the table know Schlag and trump.",
    },
    place="South Tyrol",
    source="https://suedtirol-reise.com/watten-suedtirol",
    tongues=("it",),
)
