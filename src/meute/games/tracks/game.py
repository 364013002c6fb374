"""Wolf Tracks put together as a game.

Every part of the room is imported when it is first asked for, so that whoever only lists games need
not wait for rules, and whoever plays need not wait for judgement.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from meute.core.game import StackRules
from meute.core.outcome import ranked
from meute.games.tracks.data import SOURCE_NAMES, SOURCES
from meute.games.tracks.meta import META

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.dealer import Dealer
    from meute.core.decision import Action
    from meute.core.foresight import Foresight
    from meute.core.message import Message, Reason
    from meute.core.meta import Value
    from meute.games.tracks.state import State
    from meute.games.tracks.view import TracksView


class Tracks(StackRules["State"]):
    """The rules of Wolf Tracks, for three to six players and one pack."""

    meta = META

    @cached_property
    def actions(self) -> Sequence[Action]:
        """Every action that exists."""
        from meute.games.tracks.actions import ALL_ACTIONS

        return ALL_ACTIONS

    @cached_property
    def vocabulary(self) -> Mapping[str, type]:
        """The classes that may stand in a record or a saved state."""
        from meute.core import codec
        from meute.games.tracks import actions as answers
        from meute.games.tracks.rules import (
            births,
            cubs,
            end,
            fight,
            howl,
            hunt,
            joining,
            phase,
            placement,
            prey,
            ranks,
            scoring,
            setup,
            solitary,
            year,
            young,
        )

        return codec.vocabulary(
            *(answers, setup, year, births, prey, placement, phase, cubs, solitary, hunt, howl),
            *(ranks, fight, scoring, young, end, joining),
        )

    @cached_property
    def foresight(self) -> Foresight:
        """What the room knows about who will win."""
        from meute.games.tracks.mind import FORESIGHT

        return FORESIGHT

    @cached_property
    def state_class(self) -> type:
        """The class of positions."""
        from meute.games.tracks.state import State

        return State

    @cached_property
    def view_class(self) -> type:
        """The class of what a seat is shown."""
        from meute.games.tracks.view import TracksView

        return TracksView

    def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
        """B1 A new game; chance turns up the first two large prey."""
        from meute.games.tracks.rules import setup

        return setup.new_game(seats, setup.settings_from(seats, variant))

    def colours(self, seats: int, variant: Mapping[str, Value]) -> Sequence[int]:
        """B1.1 The colours that go together at a table of this size."""
        from meute.games.tracks.rules import setup

        return setup.settings_from(seats, variant).colours

    def scores(self, state: State) -> list[float]:
        """M7a The points; they may be negative."""
        return [float(points) for points in state.points]

    def parts(self, state: State) -> dict[str, list[float]]:
        """M1, M2, M4, M6 The points of each player by where they came from, for reports."""
        return {
            f"tracks.part.{name}": [float(points) for points in state.ledger[place::SOURCES]]
            for place, name in enumerate(SOURCE_NAMES)
        }

    def ranks(self, state: State) -> list[int]:
        """M7a, M7b, R21 The most points win, ties share; when the pack dies out nobody does."""
        from meute.games.tracks.state import EXTINCT

        if state.result == EXTINCT:
            return [1] * state.seats
        return ranked([(-points,) for points in state.points])

    def view(self, state: State, player: int | None) -> TracksView:
        """What the seat is shown."""
        from meute.games.tracks.view import view_of

        return view_of(state, player)

    def full_view(self, state: State, player: int) -> TracksView:
        """All the seat has lawfully learned: the view shows all of it."""
        from meute.games.tracks.view import view_of

        return view_of(state, player)

    def imagine(self, view: TracksView, dealer: Dealer) -> State:
        """One world that looks exactly like this view."""
        from meute.games.tracks.view import imagine

        return imagine(view, dealer)

    def redeal(self, state: State, player: int | None, dealer: Dealer) -> State:
        """The same table with everything this seat cannot know dealt anew."""
        from meute.games.tracks.hidden import redeal

        return redeal(state, player, dealer)

    def rate(self, view: TracksView, options: Sequence[Any]) -> list[float]:
        """How good each option looks to the seat of the view."""
        from meute.games.tracks.mind.rate import rate

        return rate(view, options)

    def because(self, view: TracksView, action: Any) -> Message:
        """Why a good player would answer so."""
        from meute.games.tracks.words.hint import reason

        return reason(view, action)

    def faults(self, state: State) -> list[str]:
        """What is impossible about a position."""
        from meute.games.tracks.faults import faults

        return faults(state)

    def why_not(self, state: State, player: int, action: Any) -> Reason | None:
        """Why this seat may not give this answer now."""
        from meute.games.tracks.words.refuse import why_not

        return why_not(state, player, action)

    def prompt(self, view: TracksView) -> Message:
        """The question now open, in words."""
        from meute.games.tracks.words.ask import prompt

        return prompt(view)

    def sentence(self, view: TracksView, action: Any) -> Message:
        """What an answer would do."""
        from meute.games.tracks.words.answer import sentence

        return sentence(view, action)

    def rule(self, view: TracksView, action: Any) -> str:
        """The number of the paragraph behind an answer."""
        from meute.games.tracks.words.answer import rule

        return rule(view, action)

    def catalogue(self, language: str) -> Mapping[str, str]:
        """The room's words in one language."""
        from meute.games.tracks.words import CATALOGUES

        return CATALOGUES[language]

    def rules(self, language: str) -> Mapping[str, str]:
        """The rules by paragraph number, in reading order."""
        from meute.games.tracks.words import RULES

        return RULES[language]


TRACKS: Final = Tracks()
