"""From a saved match to the one frozen value that the table screen draws."""

from collections.abc import Collection
from dataclasses import replace

from watten_app.app.advising import advice_of
from watten_app.app.by_name import UNCOUNTED, deal_by_name, match_by_name
from watten_app.app.note_pad import NotePad
from watten_app.app.phone import Phone
from watten_app.app.table_view import ME, Cover, DealResult, MatchResult, TableView, Told
from watten_app.app.verdicts import (
    deal_head,
    deal_line,
    gains_of,
    match_head,
    match_lines,
    we_won,
    worth_of,
)
from watten_app.app.wording import sayings_of, why_points
from watten_app.engine import Card, Match, PlayedDeal, Verb, View
from watten_app.players import Choice
from watten_app.store import Save


def view_of(
    save: Save,
    *,
    view: View,
    phone: Phone | None = None,
    resting: bool,
    paused: bool,
    result_shown: bool,
    advice: Choice | None,
    asked: bool,
    told: tuple[Told, ...],
    cover: Cover | None = None,
) -> TableView:
    """The table view of seat 0; see `TableView` for what each part is.

    Args:
        save: told from the side of who has the `phone`, if several share one.
    """
    match, people = save.match, save.people
    shown = match.deal.over and result_shown
    history = history_of(match)
    if match.deal.over and not result_shown:
        # its last trick still lies to be looked at
        history = history[:-1]
    mine = phone is not None and phone.is_open and not shown
    names = ("" if mine else save.name, *save.names)
    return TableView(
        ply=ply_of(match, people),
        view=view,
        names=names,
        deal_number=save.first_deal + len(match.deals),
        score=history[-1],
        history=history,
        resting=view.tricks[-1] if resting else None,
        sayings=sayings_of(match.deal, phone.me if phone else ME),
        waiting=ME in view.to_act and not paused and (phone is None or phone.sees),
        paused=paused,
        deal_result=_deal_result(save, names, people) if shown else None,
        match_result=_match_result(save, names) if shown and match.over else None,
        advice=advice_of(advice) if advice else None,
        asked=asked,
        notes=NotePad.read(save.notes if mine else (), ME),
        told=told,
        people=people,
        eyes=phone.seat if phone and phone.is_open else None,
        cover=cover,
    )


def _deal_result(save: Save, names: tuple[str, ...], people: tuple[int, ...]) -> DealResult:
    match = save.match
    result = replace(deal_result(match, len(match.deals) - 1, names), counted=save.counted)
    if len(people) < 2:
        return result
    return deal_by_name(result, match.deal, names, people)


def _match_result(save: Save, names: tuple[str, ...]) -> MatchResult:
    result = match_result(save.match, names, save.counted)
    if len(save.people) < 2:
        return result
    return match_by_name(result, save.match, names, save.people)


def ply_of(match: Match, people: Collection[int] = (ME,)) -> int:
    """How much has happened: deals begun, actions made, and what the people signed or said.

    What others sign in between leaves all that can be tapped as it is.
    """
    actions = (action for played in match.deals for action in played.state.actions)
    done = (action.verb is not Verb.SIGN or action.seat in people for action in actions)
    return len(match.deals) + sum(done)


def history_of(match: Match) -> tuple[tuple[int, ...], ...]:
    """The score at the start and after each finished deal."""
    finished = (played.state for played in match.deals if played.state.over)
    return (match.first_score, *(state.final_score for state in finished))


def deal_result(match: Match, number: int, names: tuple[str, ...]) -> DealResult:
    """The finished deal `number` of the match, looked back on."""
    played: PlayedDeal = match.deals[number]
    outcome = played.state.outcome
    assert outcome is not None
    return DealResult(
        head=deal_head(played.state),
        line=deal_line(played.state, names),
        won=we_won(played.state),
        points=worth_of(played.state),
        gains=gains_of(played.state),
        why=why_points(played.state, names),
        hands=_dealt_hands(match, number),
        seed=played.start.seed,
    )


def _dealt_hands(match: Match, number: int) -> tuple[tuple[Card, ...], ...]:
    """The hands before the first card was laid, exchanged ones as they then were."""
    hands: tuple[tuple[Card, ...], ...] = ()
    for state in match.states(number):
        if any(state.tricks) or state.trick.cards:
            break
        hands = state.hands
    return hands


def match_result(match: Match, names: tuple[str, ...], counted: bool = True) -> MatchResult:
    """The finished match; `names` by seat."""
    uncounted = () if counted else (UNCOUNTED,)
    return MatchResult(
        head=match_head(match),
        lines=(*match_lines(match, names), *uncounted),
        won=ME in match.winners,
        score=match.score,
        bummerl=match.bummerl,
    )
