"""Foxes put together as a game.

Every part of the room is imported when it is first asked for, so that whoever only lists games need
not wait for rules, and whoever plays need not wait for judgement.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from meute.core.game import StackRules
from meute.games.foxes.data import SOURCE_NAMES, SOURCES
from meute.games.foxes.meta import META

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.dealer import Dealer
    from meute.core.decision import Action
    from meute.core.foresight import Foresight
    from meute.core.message import Message, Reason
    from meute.core.meta import Value
    from meute.games.foxes.state import State
    from meute.games.foxes.view import FoxesView


class Foxes(StackRules["State"]):
    """The rules of Foxes, for two to five dens."""

    meta = META

    @cached_property
    def actions(self) -> Sequence[Action]:
        """Every action that exists."""
        from meute.games.foxes.actions import ALL_ACTIONS

        return ALL_ACTIONS

    @cached_property
    def vocabulary(self) -> Mapping[str, type]:
        """The classes that may stand in a record or a saved state."""
        from meute.core import codec
        from meute.games.foxes import actions as answers
        from meute.games.foxes import chances
        from meute.games.foxes.rules import (
            den,
            end,
            exchange,
            finish,
            free,
            gains,
            growth,
            instincts,
            mountain,
            move,
            mulotage,
            objectives,
            obstacles,
            place,
            setup,
            start,
            territory,
            tracks,
            turn,
        )

        return codec.vocabulary(
            answers,
            chances,
            *(gains, tracks, free, instincts, objectives, obstacles, mulotage, territory, move),
            *(exchange, mountain, den, place, turn, growth, finish, end, start, setup),
        )

    @cached_property
    def foresight(self) -> Foresight:
        """What the room knows about who will win."""
        from meute.games.foxes.mind import FORESIGHT

        return FORESIGHT

    @cached_property
    def state_class(self) -> type:
        """The class of positions."""
        from meute.games.foxes.state import State

        return State

    @cached_property
    def view_class(self) -> type:
        """The class of what a seat is shown."""
        from meute.games.foxes.view import FoxesView

        return FoxesView

    def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
        """B1 A new game; chance first draws the turn order."""
        from meute.games.foxes.printed import changes
        from meute.games.foxes.rules import setup

        return setup.new_game(seats, changes(variant))

    def scores(self, state: State) -> list[float]:
        """B6.4 The VP so far; those of B6 come when the game ends."""
        return [float(points) for points in state.vp]

    def parts(self, state: State) -> dict[str, list[float]]:
        """B0.2 The VP of each player by where they came from, for reports."""
        return {
            f"foxes.source.{name}": [float(points) for points in state.earned[place::SOURCES]]
            for place, name in enumerate(SOURCE_NAMES)
        }

    def ranks(self, state: State) -> list[int]:
        """B6.4 Most VP, then more cubs out, then more validated objectives."""
        from meute.games.foxes.rules import end

        return end.final_ranks(state)

    def view(self, state: State, player: int | None) -> FoxesView:
        """What the seat is shown."""
        from meute.games.foxes.view import view_of

        return view_of(state, player)

    def full_view(self, state: State, player: int) -> FoxesView:
        """All the seat has lawfully seen: the same, since everything it has seen stays open."""
        from meute.games.foxes.view import view_of

        return view_of(state, player)

    def imagine(self, view: FoxesView, dealer: Dealer) -> State:
        """One world that looks exactly like this view."""
        from meute.games.foxes.view import imagine

        return imagine(view, dealer)

    def redeal(self, state: State, player: int | None, dealer: Dealer) -> State:
        """The same table with everything this seat cannot know dealt anew."""
        from meute.games.foxes.view import redeal

        return redeal(state, player, dealer)

    def rate(self, view: FoxesView, options: Sequence[Any]) -> list[float]:
        """How good each option looks to the seat of the view, in VP."""
        from meute.games.foxes.mind.rate import rate

        return rate(view, options)

    def faults(self, state: State) -> list[str]:
        """What is impossible about a position."""
        from meute.games.foxes.faults import faults

        return faults(state)

    def why_not(self, state: State, player: int, action: Any) -> Reason | None:
        """Why this seat may not give this answer now."""
        from meute.games.foxes.words.refuse import why_not

        return why_not(state, player, action)

    def prompt(self, view: FoxesView) -> Message:
        """The question now open, in words."""
        from meute.games.foxes.words.ask import prompt

        return prompt(view)

    def sentence(self, view: FoxesView, action: Any) -> Message:
        """What an answer would do."""
        from meute.games.foxes.words.answer import sentence

        return sentence(view, action)

    def rule(self, view: FoxesView, action: Any) -> str:
        """The number of the paragraph behind an answer."""
        from meute.games.foxes.words.answer import rule

        return rule(view, action)

    def because(self, view: FoxesView, action: Any) -> Message:
        """Why a good player would answer so."""
        from meute.games.foxes.words.hint import reason

        return reason(view, action)

    def catalogue(self, language: str) -> Mapping[str, str]:
        """The room's words in one language."""
        from meute.games.foxes.words import CATALOGUES

        return CATALOGUES[language]

    def rules(self, language: str) -> Mapping[str, str]:
        """The rules by paragraph number, in reading order."""
        from meute.games.foxes.words import RULES

        return RULES[language]


FOXES: Final = Foxes()
