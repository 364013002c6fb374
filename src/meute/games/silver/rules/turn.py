"""R2 A turn: one action, and three windows for what is free. R3.1, R4 and R5 begin here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Step
from meute.games.silver.actions import (
    CALL,
    DRAW,
    DRAW_OPEN,
    END_TURN,
    TAKE,
    Call,
    Draw,
    DrawOpen,
    EndTurn,
    Take,
)
from meute.games.silver.data import CALL_LIMIT, MOST_SEATS
from meute.games.silver.rules.draw import DRAW_ON, HOLD_CARD, draw_hidden, draw_open
from meute.games.silver.rules.exchange import EXCHANGE_TAKEN
from meute.games.silver.rules.free import free_options, use_free
from meute.games.silver.rules.villagers import both_villagers_up
from meute.games.silver.state import NOBODY, NOTHING, State
from meute.games.silver.words.log import tell_call, tell_take

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class TakeTurn(Decision):
    """R2.1 Draw, take the top discard, or call; before it, window A."""

    def options(self, state: State) -> Sequence[Action]:
        """The actions that are possible, then the free uses of window A."""
        out: list[Action] = [DRAW]
        if state.display:
            out += DRAW_OPEN[: len(state.display)]
        if state.discard and may_exchange(state, self.player):
            out.append(TAKE)
        if may_call(state, self.player):
            out.append(CALL)
        out += free_options(state, self.player)
        return out

    def resolve(self, state: State, action: Action) -> None:
        """Begin the action; after a free use the question is asked again."""
        player = self.player
        if isinstance(action, Draw):
            state.then(DRAW_ON[player], HOLD_CARD[player], CLOSE_TURN[player])
            draw_hidden(state, player)
        elif isinstance(action, DrawOpen):
            state.then(DRAW_ON[player], HOLD_CARD[player], CLOSE_TURN[player])
            draw_open(state, player, action.place)
        elif isinstance(action, Take):
            state.then(EXCHANGE_TAKEN[player], CLOSE_TURN[player])
            take(state, player)
        elif isinstance(action, Call):
            state.caller = player
            tell_call(state, player)
        else:
            state.pending.append(self)
            use_free(state, player, action)


def may_exchange(state: State, player: int) -> bool:
    """R3.7, R4.1 Tell whether the player has a card that may be exchanged."""
    return state.amulet_on == NOTHING or state.villages[player] != [state.amulet_on]


def may_call(state: State, player: int) -> bool:
    """R5.1 At most four cards, nobody has called, and nothing was used in this turn."""
    return len(state.villages[player]) <= CALL_LIMIT and state.caller == NOBODY and not state.spent


def take(state: State, player: int) -> None:
    """R4.2 The top discard comes into the player's hand, for all to see."""
    state.holding = state.discard.pop()
    state.holding_open = True
    tell_take(state, player, state.holding)


@dataclass(frozen=True)
class CloseTurn(Step):
    """R2.2 Window C opens if there is anything to use in it."""

    player: int

    def run(self, state: State) -> None:
        """R9.3 In the English edition both Villagers end the turn at once."""
        if state.settings.edition == "en" and both_villagers_up(state):
            return
        if free_options(state, self.player):
            state.pending.append(FINISH_TURN[self.player])


@dataclass(frozen=True)
class FinishTurn(Decision):
    """R2.2 Window C: use what is free, or end the turn."""

    def options(self, state: State) -> Sequence[Action]:
        """End the turn, or a free use."""
        return [END_TURN, *free_options(state, self.player)]

    def resolve(self, state: State, action: Action) -> None:
        """After a free use the window may stay open."""
        if not isinstance(action, EndTurn):
            state.pending.append(CLOSE_TURN[self.player])
            use_free(state, self.player, action)


TAKE_TURN: Final = [TakeTurn(player) for player in range(MOST_SEATS)]
CLOSE_TURN: Final = [CloseTurn(player) for player in range(MOST_SEATS)]
FINISH_TURN: Final = [FinishTurn(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        TakeTurn: "R2.1",
        FinishTurn: "R2.2",
    }
)
