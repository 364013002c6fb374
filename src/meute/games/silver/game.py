"""Silver put together as a game.

Every part of the room is imported when it is first asked for, so that whoever only lists games need
not wait for rules, and whoever plays need not wait for judgement.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from meute.core.game import StackRules
from meute.core.outcome import ranked
from meute.games.silver.meta import META

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.dealer import Dealer
    from meute.core.decision import Action
    from meute.core.foresight import Foresight
    from meute.core.message import Message, Reason
    from meute.core.meta import Value
    from meute.games.silver.state import State
    from meute.games.silver.view import SilverView


class Silver(StackRules["State"]):
    """The rules of Silver, for two to four villages."""

    meta = META

    @cached_property
    def actions(self) -> Sequence[Action]:
        """Every action that exists."""
        from meute.games.silver.actions import ALL_ACTIONS

        return ALL_ACTIONS

    @cached_property
    def vocabulary(self) -> Mapping[str, type]:
        """The classes that may stand in a record or a saved state."""
        from meute.core import codec
        from meute.games.silver import actions as answers
        from meute.games.silver.rules import cards, draw, end, exchange, free, powers, setup, turn

        return codec.vocabulary(answers, cards, setup, free, turn, draw, exchange, powers, end)

    @cached_property
    def foresight(self) -> Foresight:
        """What the room knows about who will win."""
        from meute.games.silver.mind import FORESIGHT

        return FORESIGHT

    @cached_property
    def state_class(self) -> type:
        """The class of positions."""
        from meute.games.silver.state import State

        return State

    @cached_property
    def view_class(self) -> type:
        """The class of what a seat is shown."""
        from meute.games.silver.view import SilverView

        return SilverView

    def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
        """R1 A new game; chance first says who is the youngest."""
        from meute.games.silver.rules import setup
        from meute.games.silver.state import Settings

        return setup.new_game(seats, Settings(**variant))  # type: ignore[arg-type]

    def play(self, state: State, action: Any) -> None:
        """Answer the open question; with unaided memory the seat's last look is over."""
        if state.fresh:
            from meute.games.silver.view import forget_looks

            forget_looks(state)
        StackRules.play(self, state, action)

    def scores(self, state: State) -> list[float]:
        """R12.1 The points lost in the rounds scored so far; the lowest total wins."""
        return [float(sum(state.lost[p :: state.seats])) for p in range(state.seats)]

    def parts(self, state: State) -> dict[str, list[float]]:
        """R10.5 The points lost in each round, for reports."""
        seats = state.seats
        rounds = [state.lost[start : start + seats] for start in range(0, len(state.lost), seats)]
        return {
            f"silver.part.round_{number}": [float(points) for points in lost]
            for number, lost in enumerate(rounds, start=1)
        }

    def ranks(self, state: State) -> list[int]:
        """R12.2-R12.4 The amulet breaks a tie for the lowest total, and no other."""
        scores = self.scores(state)
        best = min(scores)
        holder = state.amulet_holder
        decided = holder >= 0 and scores[holder] == best
        return ranked(
            [(score, decided and score == best and p != holder) for p, score in enumerate(scores)]
        )

    def view(self, state: State, player: int | None) -> SilverView:
        """What the seat is shown: a memory aid unless the table plays without."""
        from meute.games.silver.view import view_of

        return view_of(state, player, aided=state.settings.memory == "aided")

    def full_view(self, state: State, player: int) -> SilverView:
        """All the seat has lawfully seen, as for a player with perfect memory."""
        from meute.games.silver.view import view_of

        return view_of(state, player, aided=True)

    def imagine(self, view: SilverView, dealer: Dealer) -> State:
        """One world that looks exactly like this view."""
        from meute.games.silver.view import imagine

        return imagine(view, dealer)

    def redeal(self, state: State, player: int | None, dealer: Dealer) -> State:
        """The same table with everything this seat cannot know dealt anew."""
        from meute.games.silver.view import redeal

        return redeal(state, player, dealer)

    def rate(self, view: SilverView, options: Sequence[Any]) -> list[float]:
        """How good each option looks to the seat of the view, in points saved in this round."""
        from meute.games.silver.mind.rate import rate

        return rate(view, options)

    def faults(self, state: State) -> list[str]:
        """What is impossible about a position."""
        from meute.games.silver.faults import faults

        return faults(state)

    def why_not(self, state: State, player: int, action: Any) -> Reason | None:
        """Why this seat may not give this answer now."""
        from meute.games.silver.words.refuse import why_not

        return why_not(state, player, action)

    def prompt(self, view: SilverView) -> Message:
        """The question now open, in words."""
        from meute.games.silver.words.ask import prompt

        return prompt(view)

    def sentence(self, view: SilverView, action: Any) -> Message:
        """What an answer would do."""
        from meute.games.silver.words.answer import sentence

        return sentence(view, action)

    def rule(self, view: SilverView, action: Any) -> str:
        """The number of the paragraph behind an answer."""
        from meute.games.silver.words.answer import rule

        return rule(view, action)

    def because(self, view: SilverView, action: Any) -> Message:
        """Why a good player would answer so."""
        from meute.games.silver.words.hint import reason

        return reason(view, action)

    def catalogue(self, language: str) -> Mapping[str, str]:
        """The room's words in one language."""
        from meute.games.silver.words import CATALOGUES

        return CATALOGUES[language]

    def rules(self, language: str) -> Mapping[str, str]:
        """The rules by paragraph number, in reading order."""
        from meute.games.silver.words import RULES

        return RULES[language]


SILVER: Final = Silver()
