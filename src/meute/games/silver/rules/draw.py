"""R3 Draw, with R8.1 the display and R8.4 the Rascals; then discard or exchange."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Step
from meute.games.silver.actions import (
    DISCARD,
    DRAW,
    DRAW_OPEN,
    KEEPS,
    Discard,
    DrawOpen,
    Keep,
)
from meute.games.silver.data import MOST_SEATS, RASCAL
from meute.games.silver.rules.cards import face_up, look, to_discard, top_of_deck
from meute.games.silver.rules.exchange import begin_exchange, exchange_options
from meute.games.silver.rules.free import free_options, use_free
from meute.games.silver.rules.powers import power_of
from meute.games.silver.state import NOTHING, State
from meute.games.silver.words.log import tell_discard, tell_draw, tell_draw_open, tell_keep

if TYPE_CHECKING:
    from collections.abc import Sequence


def draw_hidden(state: State, player: int) -> None:
    """R3.2 The hidden top card; the player alone sees it."""
    card = top_of_deck(state)
    state.drawn.append(card)
    tell_draw(state, player)
    look(state, card, player)


def draw_open(state: State, player: int, place: int) -> None:
    """R3.1 An open card; it stays in its place until it is kept."""
    card = state.display[place]
    state.drawn.append(card)
    tell_draw_open(state, player, card)


@dataclass(frozen=True)
class DrawOn(Step):
    """R8.4.1 With Rascals the draw goes on; then the player has the card or chooses one."""

    player: int

    def run(self, state: State) -> None:
        """One more draw if one is due and possible."""
        due = 1 + face_up(state, self.player, RASCAL)
        if len(state.drawn) < due and (state.deck or undrawn(state)):
            state.pending.append(self)
            if undrawn(state):
                state.pending.append(DRAW_NEXT[self.player])
            else:
                draw_hidden(state, self.player)
        elif len(state.drawn) > 1:
            state.pending.append(KEEP_ONE[self.player])
        else:
            keep(state, 0)


def undrawn(state: State) -> list[int]:
    """R8.4.1 The places of the display whose cards are not among those drawn."""
    return [place for place, card in enumerate(state.display) if card not in state.drawn]


@dataclass(frozen=True)
class DrawNext(Decision):
    """R8.4.1 Choose where the next card of a Rascal draw comes from."""

    def options(self, state: State) -> Sequence[Action]:
        """The deck while it lasts, and the open cards not drawn yet."""
        out: list[Action] = [DRAW] if state.deck else []
        out += [DRAW_OPEN[place] for place in undrawn(state)]
        return out

    def resolve(self, state: State, action: Action) -> None:
        """Draw it."""
        if isinstance(action, DrawOpen):
            draw_open(state, self.player, action.place)
        else:
            draw_hidden(state, self.player)


@dataclass(frozen=True)
class KeepOne(Decision):
    """R8.4.2 Keep exactly one of the drawn cards; the others go back where they came from."""

    def options(self, state: State) -> Sequence[Action]:
        """Every card drawn, in order."""
        return KEEPS[: len(state.drawn)]

    def resolve(self, state: State, action: Keep) -> None:
        """Keep it; hidden cards go back on the deck, the first drawn uppermost."""
        tell_keep(state, self.player, action.draw)
        keep(state, action.draw)


def keep(state: State, draw: int) -> None:
    """R8.4.2 The chosen card is in hand; the others return."""
    kept = state.drawn[draw]
    state.holding = kept
    state.holding_open = kept in state.display
    if state.holding_open:
        state.display.remove(kept)
    for card in reversed(state.drawn):
        if card != kept and card not in state.display:
            state.returned.append(card)
            state.deck += 1
    state.drawn.clear()


@dataclass(frozen=True)
class HoldCard(Decision):
    """R3.3 Discard the drawn card or exchange it; meanwhile, window B."""

    def options(self, state: State) -> Sequence[Action]:
        """R3.7 Discarding is always possible, exchanging mostly."""
        out: list[Action] = [DISCARD]
        out += exchange_options(state, self.player, several=True)
        out += free_options(state, self.player)
        return out

    def resolve(self, state: State, action: Action) -> None:
        """R3.4 A discarded 5 to 12 offers its power."""
        if isinstance(action, Discard):
            discard_held(state, self.player)
        elif not begin_exchange(state, self.player, action):
            state.pending.append(self)
            use_free(state, self.player, action)


def discard_held(state: State, player: int) -> None:
    """R3.4 The drawn card goes onto the pile and may be used, if it can be used completely."""
    card = state.holding
    state.holding = NOTHING
    to_discard(state, card)
    tell_discard(state, player, card)
    power = power_of(state.value[card], player)
    if power is not None and len(power.options(state)) > 1:
        state.pending.append(power)


DRAW_ON: Final = [DrawOn(player) for player in range(MOST_SEATS)]
DRAW_NEXT: Final = [DrawNext(player) for player in range(MOST_SEATS)]
KEEP_ONE: Final = [KeepOne(player) for player in range(MOST_SEATS)]
HOLD_CARD: Final = [HoldCard(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        DrawNext: "R8.4.1",
        KeepOne: "R8.4.2",
        HoldCard: "R3.3",
    }
)
