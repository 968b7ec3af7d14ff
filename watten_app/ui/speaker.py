"""Hands what is heard and felt on to the page, as the settings allow."""

from watten_app.app.hearing import LOUDNESS, Sound, felt, heard, heard_at_quiz
from watten_app.app.house import House
from watten_app.app.house_state import HouseState
from watten_app.app.pacing import FACTOR
from watten_app.app.table_view import TableView
from watten_app.ui.bridge import Bridge


class Speaker:
    """Listens to the house; what was on the table before it came stays silent."""

    def __init__(self, house: House, bridge: Bridge) -> None:
        self._house = house
        self._bridge = bridge
        self._known = house.state
        self._table = house.table
        self._tell_wish(house.state)
        house.subscribe(self._changed)

    def _changed(self) -> None:
        before, after = self._known, self._house.state
        self._known = after
        if after.settings != before.settings:
            self._tell_wish(after)
            if after.settings.sounds and (
                not before.settings.sounds or after.settings.volume != before.settings.volume
            ):
                # what it will be like, at once
                self._bridge.try_sound(Sound.CARD)
        for sound in heard_at_quiz(before.quiz, after.quiz):
            self._bridge.sound(sound)
        # a new match has nothing before it, even if its cards were those of the last one
        view = before.table if self._house.table is self._table else None
        self._table = self._house.table
        if after.table is not None and after.table is not view:
            self._table_changed(view, after)

    def _table_changed(self, before: TableView | None, after: HouseState) -> None:
        moving = after.settings.motion and not self._bridge.reduced_motion()
        pace = FACTOR[after.settings.tempo] if moving else 0.0
        for one in heard(before, after.table, pace):
            self._bridge.sound(one.sound, one.after)
        shaking = felt(before, after.table)
        if shaking and after.settings.haptics:
            self._bridge.vibrate(*shaking)

    def _tell_wish(self, state: HouseState) -> None:
        settings = state.settings
        names = tuple(Sound) if settings.sounds else ()
        self._bridge.wish_sounds(names, hut=settings.hut, volume=LOUDNESS[settings.volume])
