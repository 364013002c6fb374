"""Wolf Tracks put together as a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meute.core import codec
from meute.core.decision import Action
from meute.core.game import StackRules
from meute.core.outcome import ranked
from meute.games.tracks import actions as answers
from meute.games.tracks.data import SOURCE_NAMES, SOURCES
from meute.games.tracks.faults import faults
from meute.games.tracks.hidden import redeal
from meute.games.tracks.meta import META
from meute.games.tracks.mind import FORESIGHT
from meute.games.tracks.mind.rate import rate
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
from meute.games.tracks.state import EXTINCT, State
from meute.games.tracks.view import TracksView, imagine, view_of
from meute.games.tracks.words import CATALOGUES, RULES, answer, ask, hint, refuse

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.dealer import Dealer
    from meute.core.message import Message, Reason
    from meute.core.meta import Value


class Tracks(StackRules[State]):
    """The rules of Wolf Tracks, for three to six players and one pack."""

    meta = META
    actions: Sequence[Action] = answers.ALL_ACTIONS
    vocabulary: Mapping[str, type] = codec.vocabulary(
        *(answers, setup, year, births, prey, placement, phase, cubs, solitary, hunt, howl),
        *(ranks, fight, scoring, young, end, joining),
    )
    foresight = FORESIGHT
    state_class: type = State
    view_class: type = TracksView

    def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
        """B1 A new game; chance turns up the first two large prey."""
        return setup.new_game(seats, setup.settings_from(seats, variant))

    def colours(self, seats: int, variant: Mapping[str, Value]) -> Sequence[int]:
        """B1.1 The colours that go together at a table of this size."""
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
        if state.result == EXTINCT:
            return [1] * state.seats
        return ranked([(-points,) for points in state.points])

    def view(self, state: State, player: int | None) -> TracksView:
        """What the seat is shown."""
        return view_of(state, player)

    def full_view(self, state: State, player: int) -> TracksView:
        """All the seat has lawfully learned: the view shows all of it."""
        return view_of(state, player)

    def imagine(self, view: TracksView, dealer: Dealer) -> State:
        """One world that looks exactly like this view."""
        return imagine(view, dealer)

    def redeal(self, state: State, player: int | None, dealer: Dealer) -> State:
        """The same table with everything this seat cannot know dealt anew."""
        return redeal(state, player, dealer)

    def rate(self, view: TracksView, options: Sequence[Any]) -> list[float]:
        """How good each option looks to the seat of the view."""
        return rate(view, options)

    def because(self, view: TracksView, action: Any) -> Message:
        """Why a good player would answer so."""
        return hint.reason(view, action)

    def faults(self, state: State) -> list[str]:
        """What is impossible about a position."""
        return faults(state)

    def why_not(self, state: State, player: int, action: Any) -> Reason | None:
        """Why this seat may not give this answer now."""
        return refuse.why_not(state, player, action)

    def prompt(self, view: TracksView) -> Message:
        """The question now open, in words."""
        return ask.prompt(view)

    def sentence(self, view: TracksView, action: Any) -> Message:
        """What an answer would do."""
        return answer.sentence(view, action)

    def rule(self, view: TracksView, action: Any) -> str:
        """The number of the paragraph behind an answer."""
        return answer.rule(view, action)

    def catalogue(self, language: str) -> Mapping[str, str]:
        """The room's words in one language."""
        return CATALOGUES[language]

    def rules(self, language: str) -> Mapping[str, str]:
        """The rules by paragraph number, in reading order."""
        return RULES[language]


TRACKS: Final = Tracks()
