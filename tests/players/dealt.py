"""Deals of all variants and numbers of players, played at random by the engine alone."""

from collections.abc import Iterator

from watten_app.engine import Match, Phase, Rng, Start, Verb, apply, legal
from watten_app.engine.play import AnyDeal
from watten_app.engine.rules import Rules
from watten_app.variants import VARIANTS, rules_of


def rules_for(variant: str, players: int) -> Rules:
    """A variant's rules; eight play with forty cards."""
    return rules_of({"variant": variant, "pack": 40}) if players == 8 else rules_of(variant)


def played_at_random(rules: Rules, players: int, seed: int) -> Iterator[AnyDeal]:
    """Each moment of the play of one deal, nobody raising."""
    deal = Match.new(rules, players).with_deal(Start(seed % players, seed=seed)).deal
    rng = Rng(seed)
    while not deal.over:
        if deal.phase is Phase.PLAY:
            yield deal
        quiet = tuple(a for a in legal(deal) if a.verb not in (Verb.RAISE, Verb.GIVE))
        deal, _ = apply(deal, rng.pick(quiet))


def playable_by(players: int) -> tuple[str, ...]:
    """The variants that so many can play."""
    return tuple(
        name
        for name, variant in VARIANTS.items()
        if (players <= 6 if variant.rules.bohemian else players != 5)
        and not (variant.rules.hidden and players == 3)
    )
