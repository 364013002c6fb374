"""R6 Exchange: one card for one, or a set of equal cards for one; and what a failure costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Step
from meute.games.silver.actions import (
    ANNOUNCE,
    CONFIRM,
    ON_TOP,
    PICKS,
    PUTS,
    SIDES,
    SWAPS,
    AddLeft,
    Announce,
    OnTop,
    Pick,
    Put,
    Swap,
)
from meute.games.silver.data import DOPPELGANGER, MOST_SEATS, PENALTY_SET
from meute.games.silver.rules.cards import to_discard, top_of_deck, turn_up, unguard
from meute.games.silver.state import NOTHING, State
from meute.games.silver.words.log import (
    tell_added,
    tell_announced,
    tell_penalty,
    tell_set,
    tell_swap,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


def exchange_options(state: State, player: int, *, several: bool) -> Sequence[Action]:
    """R6.1 One card, or a set, of one's own cards that are not under the amulet."""
    village = state.villages[player]
    count = len(village)
    out: list[Action]
    if state.amulet_on in village:
        out = [SWAPS[place] for place in range(count) if village[place] != state.amulet_on]
    else:
        out = SWAPS[:count]  # type: ignore[assignment]
    if several and len(out) > 1:
        out.append(ANNOUNCE)
    return out


def begin_exchange(state: State, player: int, action: Action) -> bool:
    """Begin the exchange if the action does so."""
    if isinstance(action, Swap):
        swap(state, player, player, action.place)
        return True
    if isinstance(action, Announce):
        state.pending.append(ANNOUNCE_SET[player])
        return True
    return False


def swap(state: State, player: int, owner: int, place: int) -> None:
    """R6.2 The new card takes the place of one card of the owner, which is discarded."""
    village = state.villages[owner]
    old = village[place]
    new = take_from_hand(state)
    village[place] = new
    unguard(state, old)
    tell_swap(state, player, owner, place, old)
    to_discard(state, old)


def take_from_hand(state: State) -> int:
    """R6.8 The new card lies as it came: visible cards face up, hidden ones face down."""
    card = state.holding
    state.holding = NOTHING
    state.up[card] = 1 if state.holding_open else 0
    return card


@dataclass(frozen=True)
class ExchangeTaken(Decision):
    """R4.2 The card taken from the discard pile must be exchanged."""

    def options(self, state: State) -> Sequence[Action]:
        """R6.1 One card or a set."""
        return exchange_options(state, self.player, several=True)

    def resolve(self, state: State, action: Action) -> None:
        """Exchange it."""
        begin_exchange(state, self.player, action)


@dataclass(frozen=True)
class AnnounceSet(Decision):
    """R6.3 Announce the whole set, card by card in any order, before any of it is turned up."""

    def options(self, state: State) -> Sequence[Action]:
        """One more card; or turn up the set once it has two."""
        picked = state.picked
        out: list[Action] = [
            PICKS[place]
            for place, card in enumerate(state.villages[self.player])
            if place not in picked and card != state.amulet_on
        ]
        if len(picked) > 1:
            out.append(CONFIRM)
        return out

    def resolve(self, state: State, action: Action) -> None:
        """Add the card, or turn up what is face down and see."""
        if isinstance(action, Pick):
            state.picked.append(action.place)
            state.pending.append(self)
            return
        state.picked.sort()
        village = state.villages[self.player]
        cards = [village[place] for place in state.picked]
        tell_announced(state, self.player, state.picked)
        state.pending.append(JUDGE_SET[self.player])
        for card in reversed(cards):
            if not state.up[card]:
                turn_up(state, card)


@dataclass(frozen=True)
class JudgeSet(Step):
    """R6.4 The set succeeds if its values are equal; a Doppelganger equals any other (R8.13.1)."""

    player: int

    def run(self, state: State) -> None:
        """Success empties the places; failure adds cards."""
        village = state.villages[self.player]
        values = {state.value[village[place]] for place in state.picked}
        success = len(values - {DOPPELGANGER}) <= 1
        tell_set(state, self.player, success=success)
        if not success:
            state.pending.append(ADD_NEW[self.player])
        elif len(values) > 1:
            state.pending.append(LAY_ON_TOP[self.player])
        else:
            state.pending.append(PutNew(self.player, max(values)))


def discard_set(state: State, player: int, on_top: int) -> None:
    """R6.5 The set goes onto the pile in row order, but one card of the chosen value on top."""
    village = state.villages[player]
    cards = [village[place] for place in state.picked]
    last = max(i for i, card in enumerate(cards) if state.value[card] == on_top)
    cards.append(cards.pop(last))
    for card in cards:
        unguard(state, card)
        to_discard(state, card)


@dataclass(frozen=True)
class LayOnTop(Decision):
    """R6.5 With a Doppelganger in the set, choose which value lies on top of the pile."""

    def options(self, state: State) -> Sequence[Action]:
        """The two values of the set, the lower first."""
        village = state.villages[self.player]
        return [ON_TOP[v] for v in sorted({state.value[village[p]] for p in state.picked})]

    def resolve(self, state: State, action: OnTop) -> None:
        """Then choose the place of the new card."""
        state.pending.append(PutNew(self.player, action.value))


@dataclass(frozen=True)
class PutNew(Decision):
    """R6.5 Put the new card into any place of the set; the other places close up."""

    on_top: int
    """The value that comes to lie on top of the discard pile."""

    def options(self, state: State) -> Sequence[Action]:
        """The places of the set, from the left."""
        return [PUTS[place] for place in state.picked]

    def resolve(self, state: State, action: Put) -> None:
        """Discard the set; the row closes up in its old order."""
        village = state.villages[self.player]
        discard_set(state, self.player, self.on_top)
        new = take_from_hand(state)
        village[action.place] = new
        for place in reversed(state.picked):
            if place != action.place:
                del village[place]
        state.picked.clear()
        tell_added(state, self.player, new)


@dataclass(frozen=True)
class AddNew(Decision):
    """R6.6 After a failed set the new card is added at an end of the village."""

    def options(self, state: State) -> Sequence[Action]:
        """The left or the right end."""
        return SIDES

    def resolve(self, state: State, action: Action) -> None:
        """R6.7 A failed set of three or more also brings a penalty card, if there is one."""
        new = take_from_hand(state)
        add(state, self.player, new, action)
        tell_added(state, self.player, new)
        if len(state.picked) >= PENALTY_SET and state.deck:
            state.pending.append(ADD_PENALTY[self.player])
        state.picked.clear()


def add(state: State, player: int, card: int, action: Action) -> None:
    """R6.6 Add a card at the chosen end."""
    village = state.villages[player]
    if isinstance(action, AddLeft):
        village.insert(0, card)
    else:
        village.append(card)


@dataclass(frozen=True)
class AddPenalty(Decision):
    """R6.7 The top card of the deck is added face down, unseen, at an end of choice."""

    def options(self, state: State) -> Sequence[Action]:
        """The left or the right end."""
        return SIDES

    def resolve(self, state: State, action: Action) -> None:
        """Nobody looks at it."""
        add(state, self.player, top_of_deck(state), action)
        tell_penalty(state, self.player)


EXCHANGE_TAKEN: Final = [ExchangeTaken(player) for player in range(MOST_SEATS)]
ANNOUNCE_SET: Final = [AnnounceSet(player) for player in range(MOST_SEATS)]
JUDGE_SET: Final = [JudgeSet(player) for player in range(MOST_SEATS)]
LAY_ON_TOP: Final = [LayOnTop(player) for player in range(MOST_SEATS)]
ADD_NEW: Final = [AddNew(player) for player in range(MOST_SEATS)]
ADD_PENALTY: Final = [AddPenalty(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        ExchangeTaken: "R4.2",
        AnnounceSet: "R6.3",
        LayOnTop: "R6.5",
        PutNew: "R6.5",
        AddNew: "R6.6",
        AddPenalty: "R6.7",
    }
)
