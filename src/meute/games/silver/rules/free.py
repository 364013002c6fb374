"""R2.3 What a player may do in a window of their own turn without using up the action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meute.core.decision import PARAGRAPHS, Action, Decision
from meute.games.silver.actions import (
    SET_GUARD,
    USE_AMULET,
    USE_EMPATH,
    WARDS,
    SetGuard,
    UseAmulet,
    UseEmpath,
    Ward,
)
from meute.games.silver.data import BODYGUARD, EMPATH
from meute.games.silver.rules.cards import look
from meute.games.silver.state import AMULET, NOTHING, State
from meute.games.silver.words.log import tell_amulet, tell_empath, tell_guard

if TYPE_CHECKING:
    from collections.abc import Sequence


def free_options(state: State, player: int) -> list[Action]:
    """R2.3 The amulet, an Empath's look, a Bodyguard's charge: as far as they are there."""
    out: list[Action] = []
    village = state.villages[player]
    if state.amulet_ready and state.amulet_holder == player:
        out += USE_AMULET[: len(village)]
    up, value = state.up, state.value
    empath = False
    for card in village:
        if up[card]:
            if value[card] == EMPATH:
                empath = empath or card not in state.spent
            elif value[card] == BODYGUARD and may_set(state, village, card):
                out.append(SET_GUARD[village.index(card)])
    if empath:
        for place, card in enumerate(village):
            if not up[card] and card != state.amulet_on:
                out.append(USE_EMPATH[place])
    return out


def may_set(state: State, village: list[int], guard: int) -> bool:
    """R8.3.2 A Bodyguard may be set once per own turn, if it has a card to turn to."""
    if guard in state.spent:
        return False
    return len(village) > (1 if ward_of(state, guard) == NOTHING else 2)


def ward_of(state: State, guard: int) -> int:
    """R8.3.2 The other card this Bodyguard guards now, or NOTHING."""
    wards = state.wards
    for i in range(0, len(wards), 2):
        if wards[i] == guard:
            return wards[i + 1]
    return NOTHING


def use_free(state: State, player: int, action: Action) -> None:
    """R2.3 Carry out one of the free options."""
    village = state.villages[player]
    if isinstance(action, UseAmulet):
        lay_amulet(state, player, village[action.place])
    elif isinstance(action, UseEmpath):
        use_empath(state, player, action.place)
    else:
        assert isinstance(action, SetGuard)
        state.pending.append(ChooseWard(player, village[action.place]))


def lay_amulet(state: State, player: int, card: int) -> None:
    """R7.3-R7.5 The amulet lies on the card until the round ends."""
    state.amulet_on = card
    state.amulet_ready = False
    state.spent.append(AMULET)
    tell_amulet(state, player, card)


def use_empath(state: State, player: int, place: int) -> None:
    """R8.2.1 Look with the leftmost Empath that was not used in this turn."""
    village = state.villages[player]
    for card in village:
        if state.up[card] and state.value[card] == EMPATH and card not in state.spent:
            state.spent.append(card)
            break
    tell_empath(state, player, place)
    look(state, village[place], player)


@dataclass(frozen=True)
class ChooseWard(Decision):
    """R8.3.2 Name the card that the Bodyguard guards besides itself."""

    guard: int

    def options(self, state: State) -> Sequence[Action]:
        """R8.3.3 Any other card of the village but the one it guards already."""
        ward = ward_of(state, self.guard)
        return [
            WARDS[place]
            for place, card in enumerate(state.villages[self.player])
            if card not in (self.guard, ward)
        ]

    def resolve(self, state: State, action: Ward) -> None:
        """Set or move the guard."""
        wards = state.wards
        card = state.villages[self.player][action.place]
        pairs = [(wards[i], wards[i + 1]) for i in range(0, len(wards), 2)]
        others = [c for pair in pairs if pair[0] != self.guard for c in pair]
        state.wards = [*others, self.guard, card]
        state.spent.append(self.guard)
        tell_guard(state, self.player, self.guard, card)


PARAGRAPHS.update(
    {
        ChooseWard: "R8.3.2",
    }
)
