"""Who plays with whom, as far as it decides how a person is addressed and what is written down."""

from watten_app.engine import Rules, View
from watten_app.engine.seats import score_size
from watten_app.i18n import Company

_COMPANIES = {
    (True, True): Company.PARTNERS,
    (True, False): Company.PAIR,
    (False, True): Company.SOLO,
    (False, False): Company.ALONE,
}


def company_of(view: View) -> Company:
    """The company of the view's seat in this deal: with three it changes with the deal (R9)."""
    mine = view.parties.count(view.party(view.seat))
    return _COMPANIES[mine > 1, view.players - mine > 1]


def company_at(rules: Rules, players: int) -> Company:
    """The company at a table before anything is dealt."""
    return _COMPANIES[not plays_for_himself(rules, players), players > 2]


def plays_for_himself(rules: Rules, players: int) -> bool:
    """Whether each seat has a score of its own (R23, R32)."""
    return rules.bohemian or score_size(players) >= players
