"""The Wolves put together as a game.

Every part of the room is imported when it is first asked for, so that whoever only lists games need
not wait for rules, and whoever plays need not wait for judgement.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from meute.core.game import StackRules
from meute.core.outcome import ranked
from meute.games.wolves.meta import META

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.dealer import Dealer
    from meute.core.decision import Action
    from meute.core.foresight import Foresight
    from meute.core.message import Message, Reason
    from meute.core.meta import Value
    from meute.games.wolves.state import State
    from meute.games.wolves.view import WolvesView


class Wolves(StackRules["State"]):
    """The rules of The Wolves, for two to five packs."""

    meta = META

    @cached_property
    def actions(self) -> Sequence[Action]:
        """Every action that exists."""
        from meute.games.wolves.actions import ALL_ACTIONS

        return ALL_ACTIONS

    @cached_property
    def vocabulary(self) -> Mapping[str, type]:
        """The classes that may stand in a record or a saved state."""
        from meute.core import codec
        from meute.games.wolves import actions as answers
        from meute.games.wolves.rules import (
            den,
            displace,
            dominate,
            draft,
            howl,
            hunt,
            lair,
            moon,
            move,
            pay,
            setup,
            turn,
        )

        return codec.vocabulary(
            answers, den, displace, dominate, draft, howl, hunt, lair, moon, move, pay, setup, turn
        )

    @cached_property
    def foresight(self) -> Foresight:
        """What the room knows about who will win."""
        from meute.games.wolves.mind import FORESIGHT

        return FORESIGHT

    @cached_property
    def state_class(self) -> type:
        """The class of positions."""
        from meute.games.wolves.state import State

        return State

    @cached_property
    def view_class(self) -> type:
        """The class of what a seat is shown."""
        from meute.games.wolves.view import WolvesView

        return WolvesView

    def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
        """1 A new game; chance first deals the boards."""
        from meute.games.wolves.rules import setup
        from meute.games.wolves.state import Settings, changes_of

        return setup.new_game(seats, Settings(str(variant["packs"]), changes_of(variant)))

    def scores(self, state: State) -> list[float]:
        """35 The points so far; the highest total wins."""
        from meute.games.wolves.rules import end

        return [float(end.score(state, player)) for player in range(state.seats)]

    def parts(self, state: State) -> dict[str, list[float]]:
        """35 The points of each player by where they came from, for reports."""
        from meute.games.wolves.rules import end

        by_player = [end.parts(state, player) for player in range(state.seats)]
        return {
            f"wolves.track.{name}": [float(points[place]) for points in by_player]
            for place, name in enumerate(end.PARTS)
        }

    def ranks(self, state: State) -> list[int]:
        """36 Region tokens, then wolves on the map, break ties."""
        from meute.games.wolves.rules import end

        return ranked([end.rank_key(state, player) for player in range(state.seats)])

    def view(self, state: State, player: int | None) -> WolvesView:
        """What the seat is shown: all there is."""
        from meute.games.wolves.view import view_of

        return view_of(state, player)

    def full_view(self, state: State, player: int) -> WolvesView:
        """What the seat has learned: all there is."""
        from meute.games.wolves.view import view_of

        return view_of(state, player)

    def imagine(self, view: WolvesView, dealer: Dealer) -> State:
        """The table as the view shows it; nothing is left to imagine."""
        from meute.games.wolves.view import state_from

        return state_from(view)

    def redeal(self, state: State, player: int | None, dealer: Dealer) -> State:
        """The same table: no seat lacks any knowledge of it."""
        return state.copy()

    def rate(self, view: WolvesView, options: Sequence[Any]) -> list[float]:
        """How good each option looks to the seat of the view, in points."""
        from meute.games.wolves.mind.rate import rate

        return rate(view, options)

    def faults(self, state: State) -> list[str]:
        """What is impossible about a position."""
        from meute.games.wolves.faults import faults

        return faults(state)

    def why_not(self, state: State, player: int, action: Any) -> Reason | None:
        """Why this seat may not give this answer now."""
        from meute.games.wolves.words.refuse import why_not

        return why_not(state, player, action)

    def prompt(self, view: WolvesView) -> Message:
        """The question now open, in words."""
        from meute.games.wolves.words.ask import prompt

        return prompt(view)

    def sentence(self, view: WolvesView, action: Any) -> Message:
        """What an answer would do."""
        from meute.games.wolves.words.answer import sentence

        return sentence(view, action)

    def rule(self, view: WolvesView, action: Any) -> str:
        """The number of the paragraph behind an answer."""
        from meute.games.wolves.words.answer import rule

        return rule(view, action)

    def because(self, view: WolvesView, action: Any) -> Message:
        """Why a good player would answer so."""
        from meute.games.wolves.words.hint import reason

        return reason(view, action)

    def catalogue(self, language: str) -> Mapping[str, str]:
        """The room's words in one language."""
        from meute.games.wolves.words import CATALOGUES

        return CATALOGUES[language]

    def rules(self, language: str) -> Mapping[str, str]:
        """The rules by paragraph number, in reading order."""
        from meute.games.wolves.words import RULES

        return RULES[language]


WOLVES: Final = Wolves()
