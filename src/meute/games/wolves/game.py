"""The Wolves put together as a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meute.core import codec
from meute.core.decision import Action
from meute.core.game import StackRules
from meute.core.outcome import ranked
from meute.games.wolves import actions as answers
from meute.games.wolves.faults import faults
from meute.games.wolves.meta import META
from meute.games.wolves.mind import FORESIGHT
from meute.games.wolves.mind.rate import rate
from meute.games.wolves.rules import (
    den,
    displace,
    dominate,
    draft,
    end,
    howl,
    hunt,
    lair,
    moon,
    move,
    pay,
    setup,
    turn,
)
from meute.games.wolves.state import Settings, State, changes_of
from meute.games.wolves.view import WolvesView, state_from, view_of
from meute.games.wolves.words import CATALOGUES, RULES
from meute.games.wolves.words.answer import rule, sentence
from meute.games.wolves.words.ask import prompt
from meute.games.wolves.words.hint import reason
from meute.games.wolves.words.refuse import why_not

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.dealer import Dealer
    from meute.core.message import Message, Reason
    from meute.core.meta import Value


class Wolves(StackRules[State]):
    """The rules of The Wolves, for two to five packs."""

    meta = META
    actions: Sequence[Action] = answers.ALL_ACTIONS
    vocabulary: Mapping[str, type] = codec.vocabulary(
        answers, den, displace, dominate, draft, howl, hunt, lair, moon, move, pay, setup, turn
    )
    foresight = FORESIGHT
    state_class: type = State
    view_class: type = WolvesView

    def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
        """1 A new game; chance first deals the boards."""
        return setup.new_game(seats, Settings(str(variant["packs"]), changes_of(variant)))

    def scores(self, state: State) -> list[float]:
        """35 The points so far; the highest total wins."""
        return [float(end.score(state, player)) for player in range(state.seats)]

    def parts(self, state: State) -> dict[str, list[float]]:
        """35 The points of each player by where they came from, for reports."""
        by_player = [end.parts(state, player) for player in range(state.seats)]
        return {
            f"wolves.track.{name}": [float(points[place]) for points in by_player]
            for place, name in enumerate(end.PARTS)
        }

    def ranks(self, state: State) -> list[int]:
        """36 Region tokens, then wolves on the map, break ties."""
        return ranked([end.rank_key(state, player) for player in range(state.seats)])

    def view(self, state: State, player: int | None) -> WolvesView:
        """What the seat is shown: all there is."""
        return view_of(state, player)

    def full_view(self, state: State, player: int) -> WolvesView:
        """What the seat has learned: all there is."""
        return view_of(state, player)

    def imagine(self, view: WolvesView, dealer: Dealer) -> State:
        """The table as the view shows it; nothing is left to imagine."""
        return state_from(view)

    def redeal(self, state: State, player: int | None, dealer: Dealer) -> State:
        """The same table: no seat lacks any knowledge of it."""
        return state.copy()

    def rate(self, view: WolvesView, options: Sequence[Any]) -> list[float]:
        """How good each option looks to the seat of the view, in points."""
        return rate(view, options)

    def faults(self, state: State) -> list[str]:
        """What is impossible about a position."""
        return faults(state)

    def why_not(self, state: State, player: int, action: Any) -> Reason | None:
        """Why this seat may not give this answer now."""
        return why_not(state, player, action)

    def prompt(self, view: WolvesView) -> Message:
        """The question now open, in words."""
        return prompt(view)

    def sentence(self, view: WolvesView, action: Any) -> Message:
        """What an answer would do."""
        return sentence(view, action)

    def rule(self, view: WolvesView, action: Any) -> str:
        """The number of the paragraph behind an answer."""
        return rule(view, action)

    def because(self, view: WolvesView, action: Any) -> Message:
        """Why a good player would answer so."""
        return reason(view, action)

    def catalogue(self, language: str) -> Mapping[str, str]:
        """The room's words in one language."""
        return CATALOGUES[language]

    def rules(self, language: str) -> Mapping[str, str]:
        """The rules by paragraph number, in reading order."""
        return RULES[language]


WOLVES: Final = Wolves()
