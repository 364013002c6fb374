"""B3.A A vital territory: the fox moves, pays tolls and acts on the space where it arrives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision
from meute.games.foxes.actions import ACTS, END_TURN, EndTurn
from meute.games.foxes.data import (
    ACTIONS,
    ADVANCE,
    DOMINANCE,
    FROM_MARKERS,
    LAYERS,
    MARK,
    MARKER_VP,
    MARKERS,
    MOST_SEATS,
    MULOTAGE,
    RAISE,
    SCORING_MARKERS,
    STEALTH,
    TRACK,
    VITAL,
    WOLF,
)
from meute.games.foxes.rules.board import has, here
from meute.games.foxes.rules.free import AT_ACT, free_options, play_free
from meute.games.foxes.rules.gains import RAISE_ONE, can_raise, give_pc, score
from meute.games.foxes.rules.mulotage import do_mulotage
from meute.games.foxes.rules.pay import budget, hidden_discount, pay
from meute.games.foxes.rules.tracks import advance
from meute.games.foxes.state import NOBODY, State
from meute.games.foxes.words.log import tell


@dataclass(frozen=True)
class ActHere(Decision):
    """B3.A.3 D5 Each action printed on the arrival space once, in any order; or end the turn."""

    def options(self, state: State) -> Sequence[Action]:
        player = self.player
        out: list[Action] = []
        cheaper = False
        if state.steps[player]:
            first = ACTIONS * here(state, player)
            costs = state.printed.costs
            means = budget(state, player)
            extra = hidden_discount(state, player)
            for act in range(ACTIONS):
                cost = costs[first + act]
                if cost < 0 or state.done >> act & 1 or cost > means + extra:
                    continue
                if obstructed(state, player, act) or not possible(state, player, act):
                    continue
                if cost <= means:
                    out.append(ACTS[act])
                cheaper = cheaper or cost > 0
        out.append(END_TURN)
        return out + free_options(state, player, AT_ACT, boost=cheaper)

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, EndTurn):
            return
        state.pending.append(self)
        player = self.player
        if action not in ACTS:
            play_free(state, player, action)
            return
        act = ACTS.index(action)
        state.done |= 1 << act
        pay(state, player, state.printed.costs[ACTIONS * here(state, player) + act])
        DO[act](state, player)


def obstructed(state: State, player: int, act: int) -> bool:
    """B4 Tell whether hunter or wolf forbid the action here."""
    territory = state.foxes[player]
    if state.hunter != territory and state.obstacles[WOLF] != territory:
        return False
    if has(state, player, STEALTH):
        return False
    if act == MULOTAGE:
        return True
    if act == MARK:
        return state.hunter == territory
    return act == ADVANCE and state.obstacles[WOLF] == territory


def possible(state: State, player: int, act: int) -> bool:
    """B3.A.3 Tell whether the action has what it needs."""
    if act == MULOTAGE:
        return state.mulotage[LAYERS * here(state, player)] >= 0
    if act == MARK:
        home = state.home[MARKERS * player : MARKERS * player + MARKERS]
        return state.markers[here(state, player)] != player and 1 in home
    if act == ADVANCE:
        return state.paws[VITAL * player + state.foxes[player]] < TRACK
    return can_raise(state, player)


def do_mark(state: State, player: int) -> None:
    """B3.A.3 The leftmost own marker goes on this space; a foreign one goes home."""
    slot = state.home.index(1, MARKERS * player)
    state.home[slot] = 0
    space = here(state, player)
    other = state.markers[space]
    state.markers[space] = player
    tell(state, "marks", player, "territory", state.foxes[player], "space", state.steps[player])
    if slot - MARKERS * player in SCORING_MARKERS:
        score(state, player, MARKER_VP, FROM_MARKERS)
    if other != NOBODY:
        return_marker(state, other)
    if has(state, player, DOMINANCE):
        give_pc(state, player, state.printed.dominance_pc)


def return_marker(state: State, owner: int) -> None:
    """B3.A.3 A marker returns to its owner's rightmost free slot."""
    for slot in range(MARKERS * owner + MARKERS - 1, MARKERS * owner - 1, -1):
        if not state.home[slot]:
            state.home[slot] = 1
            break
    tell(state, "marker_returns", owner)


def do_advance(state: State, player: int) -> None:
    """B3.A.3 Advance on this territory's bonus track."""
    advance(state, player, state.foxes[player])


def do_raise(state: State, player: int) -> None:
    """B3.A.3 Increase a cub."""
    RAISE_ONE[player].run(state)


DO: Final = {MULOTAGE: do_mulotage, MARK: do_mark, ADVANCE: do_advance, RAISE: do_raise}
ACT_HERE: Final = [ActHere(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        ActHere: "B3.A.3",
    }
)
