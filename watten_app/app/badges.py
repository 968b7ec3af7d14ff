"""Badges: what one tells of at the next table. Each is decided by the record of one match."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from watten_app.app.table_view import ME
from watten_app.app.tallying import did, fold_was_right, folds_of
from watten_app.app.verdicts import we_won
from watten_app.engine import Card, Ending, Match, Rank, Role, Suit, Trick, Verb
from watten_app.engine.cards import WELI
from watten_app.engine.deal import Deal
from watten_app.engine.play import AnyDeal
from watten_app.engine.rules import WITH_WELI, tricks_to_win

MAX = Card(Suit.HEARTS, Rank.KING)
BIG, IN_A_ROW, LONG, SHORT, FAR = 6, 5, 18, 6, 6
"""Points of a dear deal, deals won in a row, deals of a long and of a short match, points that were
missing when the others were tense."""


def badges_earned(match: Match) -> tuple[str, ...]:
    """The names of the badges that a finished match earns, in the order they are shown in."""
    return tuple(name for name, earned in BADGES.items() if earned(match))


def _deals(match: Match) -> list[Deal]:
    """The finished deals of a match with sides."""
    return [
        played.state
        for played in match.deals
        if isinstance(played.state, Deal) and played.state.over
    ]


def _any_won(earned: Callable[[Deal], bool]) -> Callable[[Match], bool]:
    return lambda match: any(we_won(deal) is True and earned(deal) for deal in _deals(match))


def _any_trick(earned: Callable[[Deal, Trick, Card], bool]) -> Callable[[Match], bool]:
    """By a trick of mine: the deal, the trick, and my card that took it."""

    def found(match: Match) -> bool:
        return any(
            trick.winner == ME and earned(deal, trick, winning(trick))
            for deal in _deals(match)
            for trick in deal.tricks
        )

    return found


def winning(trick: Trick) -> Card:
    """The card that took a complete trick; an empty place of eight players is none."""
    assert trick.winner is not None
    return trick.cards[(trick.winner - trick.leader) % len(trick.cards)]


def _won(match: Match) -> bool:
    return ME in match.winners


def _max_beats_the_rechter(deal: Deal, trick: Trick, card: Card) -> bool:
    order = deal.order
    return order is not None and card == MAX and order.is_critical(card) and _beaten(deal, trick)


def _guater_beats_the_rechter(deal: Deal, trick: Trick, card: Card) -> bool:
    order = deal.order
    roles = (Role.GUATER, Role.SUPER_GUATER)
    return order is not None and order.role(card) in roles and _beaten(deal, trick)


def _beaten(deal: Deal, trick: Trick) -> bool:
    """Whether the Rechter of an opponent lies in the trick."""
    rechter = deal.order.rechter if deal.order else None
    if rechter not in trick.cards:
        return False
    holder = (trick.leader + trick.cards.index(rechter)) % deal.players
    return deal.party(holder) != deal.party(ME)


def _came_back(match: Match) -> bool:
    target = match.rules.target
    behind = (
        deal.is_tense(_other(deal)) and not deal.is_tense(ME) and deal.score[0] <= target - FAR
        for deal in _deals(match)
    )
    return _won(match) and any(behind)


def _other(deal: Deal) -> int:
    return next(seat for seat in range(deal.players) if deal.party(seat) != deal.party(ME))


def _to_nil(match: Match) -> bool:
    return _won(match) and not match.rules.bohemian and not any(match.score[1:])


def _bluffed(match: Match) -> bool:
    """The others folded to a raise of mine though the open cards were theirs."""
    return any(
        deal.asker == ME and fold_was_right(deal) is False for deal in folds_of(match, mine=False)
    )


def _went_wisely(match: Match) -> bool:
    return _won(match) and sum(fold_was_right(deal) is True for deal in folds_of(match)) > 1


def _last_trick(deal: Deal) -> bool:
    full = len(deal.tricks) == 2 * tricks_to_win(deal.players) - 1
    return full and deal.tricks[-1].winner == ME


def _all_alone(deal: Deal) -> bool:
    if deal.players == 2 or deal.outcome is None or deal.outcome.ending is not Ending.TRICKS:
        return False
    ours = [t.winner for t in deal.tricks if t.winner is not None and _ours(deal, t.winner)]
    return set(ours) == {ME}


def _thanks_partner(deal: Deal) -> bool:
    if deal.outcome is None or deal.outcome.ending is not Ending.TRICKS:
        return False
    ours = {t.winner for t in deal.tricks if t.winner is not None and _ours(deal, t.winner)}
    return ME not in ours and len(deal.outcome.winners) > 1


def _ours(deal: Deal, seat: int) -> bool:
    return deal.party(seat) == deal.party(ME)


def _dealt(match: Match, number: int) -> tuple[Card, ...]:
    """My cards of a deal as the first card was laid."""
    hand: tuple[Card, ...] = ()
    for state in match.states(number):
        if state.tricks or state.trick.cards:
            break
        hand = state.hands[ME]
    return hand


def _hands_won(match: Match) -> list[tuple[tuple[Card, ...], Deal]]:
    return [
        (_dealt(match, number), played.state)
        for number, played in enumerate(match.deals)
        if isinstance(played.state, Deal) and we_won(played.state) is True
    ]


def _all_kritische(match: Match) -> bool:
    critical = match.rules.critical
    return len(critical) > 1 and any(set(critical) <= set(hand) for hand, _ in _hands_won(match))


def _with_nothing(match: Match) -> bool:
    """Won by tricks without a single card in hand that stands above a plain one."""
    plain = (Role.PLAIN, Role.SUIT)
    return any(
        deal.order is not None
        and deal.outcome is not None
        and deal.outcome.ending is Ending.TRICKS
        and len(hand) > 0
        and all(deal.order.role(card) in plain for card in hand)
        for hand, deal in _hands_won(match)
    )


def _deciding_seven(match: Match) -> bool:
    """The trick that won the deal was mine, with a plain seven."""
    return any(
        we_won(deal) is True
        and deal.outcome is not None
        and deal.outcome.ending is Ending.TRICKS
        and deal.tricks[-1].winner == ME
        and winning(deal.tricks[-1]).rank is Rank.SEVEN
        and deal.tricks[-1].reason is Role.SUIT
        for deal in _deals(match)
    )


def _weli_takes(deal: Deal, trick: Trick, card: Card) -> bool:
    return deal.rules.pack == WITH_WELI and card == WELI and trick.reason is not Role.SUIT


def _raised_back(deal: Deal) -> bool:
    pairs = pairwise(action for action in deal.actions if action.verb is not Verb.SIGN)
    return any((one.verb, two.verb, two.seat) == (Verb.RAISE, Verb.RAISE, ME) for one, two in pairs)


def _blind_flight(deal: Deal) -> bool:
    """Two tricks of mine in a deal whose Schlag and trump I did not know."""
    mine = sum(trick.winner == ME for trick in deal.tricks)
    return deal.rules.hidden and ME not in deal.announcers and mine > 1


def _on_a_roll(match: Match) -> bool:
    run = best = 0
    for deal in _deals(match):
        won = we_won(deal)
        run = run + 1 if won else run if won is None else 0
        best = max(best, run)
    return best >= IN_A_ROW


def _one_short(match: Match) -> bool:
    return not _won(match) and not match.rules.bohemian and match.score[0] == match.rules.target - 1


def _nerves(match: Match) -> bool:
    """Won after both were tense at once."""
    both = (deal.is_tense(ME) and deal.is_tense(_other(deal)) for deal in _deals(match))
    return _won(match) and any(both)


def _down_to_nought(match: Match) -> bool:
    return match.rules.bohemian and match.winners == (ME,)


def _none_in_bohemian(match: Match) -> bool:
    """All tricks of a deal in which each counts his own."""
    states: list[AnyDeal] = [played.state for played in match.deals]
    return any(
        state.rules.bohemian
        and state.outcome is not None
        and len(state.tricks) > 0
        and all(trick.winner == ME for trick in state.tricks)
        for state in states
    )


BADGES: Mapping[str, Callable[[Match], bool]] = {
    "max": _any_trick(_max_beats_the_rechter),
    "guater": _any_trick(_guater_beats_the_rechter),
    "weli": _any_trick(_weli_takes),
    "six": _any_won(lambda deal: deal.value >= BIG),
    "comeback": _came_back,
    "nil": _to_nil,
    "bluff": _bluffed,
    "wise": _went_wisely,
    "back": _any_won(_raised_back),
    "last_trick": _any_won(_last_trick),
    "alone": _any_won(_all_alone),
    "partner": _any_won(_thanks_partner),
    "kritische": _all_kritische,
    "nothing": _with_nothing,
    "seven": _deciding_seven,
    "machine": _any_won(lambda deal: did(deal, Verb.MACHINE)),
    "blind": _any_won(_blind_flight),
    "roll": _on_a_roll,
    "short": lambda match: _won(match) and len(match.deals) <= SHORT,
    "long": lambda match: len(match.deals) >= LONG,
    "nerves": _nerves,
    "nought": _down_to_nought,
    "all_tricks": _none_in_bohemian,
    "one_short": _one_short,
}
"""By name what earns a badge, in the order they are shown in."""
