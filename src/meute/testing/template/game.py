"""Hush put together as a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meute.core import codec
from meute.core.decision import Action
from meute.core.game import StackRules
from meute.testing.template import actions as answers
from meute.testing.template.faults import faults
from meute.testing.template.meta import META
from meute.testing.template.mind.rate import rate
from meute.testing.template.rules import bids, end, roll, setup, stash
from meute.testing.template.rules import round as rounds
from meute.testing.template.state import State
from meute.testing.template.view import HushView, imagine, redeal, view_of
from meute.testing.template.words import CATALOGUES, RULES
from meute.testing.template.words.answer import rule, sentence
from meute.testing.template.words.ask import prompt
from meute.testing.template.words.hint import because
from meute.testing.template.words.refuse import why_not

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.dealer import Dealer
    from meute.core.message import Message, Reason
    from meute.core.meta import Value


class Hush(StackRules[State]):
    """The rules of Hush, for two to four players; what is not here is as in every game."""

    meta = META
    actions: Sequence[Action] = answers.ALL_ACTIONS
    vocabulary: Mapping[str, type] = codec.vocabulary(answers, rounds, roll, stash, bids, end)
    state_class: type = State
    view_class: type = HushView

    def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
        """1 A new game, up to its first roll."""
        return setup.new_game(seats, int(variant["rounds"]))

    def scores(self, state: State) -> list[float]:
        """3.2 The points so far; the most win, and equal points share a rank."""
        return [float(points) for points in state.points]

    def view(self, state: State, player: int | None) -> HushView:
        """What the seat is shown; None for a spectator."""
        return view_of(state, player)

    def imagine(self, view: HushView, dealer: Dealer) -> State:
        """One world that looks exactly like this view."""
        return imagine(view, dealer)

    def redeal(self, state: State, player: int | None, dealer: Dealer) -> State:
        """The same table with everything this seat cannot know dealt anew."""
        return redeal(state, player, dealer)

    def faults(self, state: State) -> list[str]:
        """What is impossible about a position."""
        return faults(state)

    def why_not(self, state: State, player: int, action: Any) -> Reason | None:
        """Why this seat may not give this answer now."""
        return why_not(self.asked(state), state, player, action)

    def prompt(self, view: HushView) -> Message:
        """The question now open, in words."""
        return prompt(view)

    def sentence(self, view: HushView, action: Any) -> Message:
        """What an answer would do."""
        return sentence(view, action)

    def rule(self, view: HushView, action: Any) -> str:
        """The number of the paragraph behind an answer."""
        return rule(view, action)

    def rate(self, view: HushView, options: Sequence[Any]) -> list[float]:
        """How good each option looks to the seat of the view, in points."""
        return rate(view, options)

    def because(self, view: HushView, action: Any) -> Message:
        """Why a good player would answer so."""
        return because(view, action)

    def catalogue(self, language: str) -> Mapping[str, str]:
        """The room's words in one language."""
        return CATALOGUES[language]

    def rules(self, language: str) -> Mapping[str, str]:
        """The rules by paragraph number, in reading order."""
        return RULES[language]


HUSH: Final = Hush()
