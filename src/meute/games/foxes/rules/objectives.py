"""B5.2, C9 Private objectives: drawing, testing, validating."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, Step
from meute.games.foxes.chances import DRAW_OBJECTIVES, DrawObjective
from meute.games.foxes.data import (
    CELLS,
    CUBS,
    FARM,
    FIELDS,
    FOREST,
    FROM_OBJECTIVES,
    MOST_SEATS,
    MOUNTAIN,
    OBJECTIVES,
    RESOURCES,
    RIVER,
    SPACES,
    VITAL,
)
from meute.games.foxes.rules.board import stored
from meute.games.foxes.rules.gains import score
from meute.games.foxes.rules.instincts import CHECK_INSTINCTS
from meute.games.foxes.rules.paths import connected
from meute.games.foxes.rules.supply import draws
from meute.games.foxes.state import NOTHING, State
from meute.games.foxes.words.log import tell, tell_card


def draw_objective(state: State, player: int) -> None:
    """B0.7 Draw a card; an empty pile is made of the discards, or nothing is drawn."""
    if not any(state.objective_pile):
        state.objective_pile = state.objective_discard
        state.objective_discard = [0] * OBJECTIVES
    if any(state.objective_pile):
        state.pending.append(DRAW_OBJECTIVE[player])


@dataclass(frozen=True)
class DealObjective(Step):
    """B1.2 A player draws one of the first private objectives."""

    player: int

    def run(self, state: State) -> None:
        draw_objective(state, self.player)


@dataclass(frozen=True)
class DrawPrivateObjective(Decision):
    """B0.5 Chance draws a private objective, which its owner alone sees."""

    owner: int

    def options(self, state: State) -> Sequence[Action]:
        return draws(DRAW_OBJECTIVES, state.objective_pile)

    def resolve(self, state: State, action: DrawObjective) -> None:
        state.objective_pile[action.objective] -= 1
        state.hands[OBJECTIVES * self.owner + action.objective] += 1
        state.shown += 1
        tell_card(state, self.owner, action.objective)

    def seen_by(self) -> int:
        return 1 << self.owner


def discard_objective(state: State, player: int, card: int) -> None:
    """B0.5 A card leaves the hand for the open discard pile: everybody sees it now."""
    state.hands[OBJECTIVES * player + card] -= 1
    state.objective_discard[card] += 1
    state.shown += 1


@dataclass(frozen=True)
class ValidateObjectives(Step):
    """B5.2 The cards in hand that are fulfilled are all revealed and scored; then instincts.

    Others learn from it even if nothing is revealed.
    """

    player: int

    def run(self, state: State) -> None:
        player = self.player
        first = OBJECTIVES * player
        state.shown += 1
        for card in range(OBJECTIVES):
            copies = state.hands[first + card]
            if copies and fulfilled(state, player, card):
                state.hands[first + card] = 0
                state.validated[first + card] += copies
                for _ in range(copies):
                    tell(state, "validates", player, "objective", card)
                    score(state, player, state.printed.objective_vp[card], FROM_OBJECTIVES)
        state.pending.append(CHECK_INSTINCTS[player])


def fulfilled(state: State, player: int, card: int) -> bool:
    """C9 Tell whether a player fulfils an objective now."""
    return progress(state, player, card) >= state.printed.objective_needs[card]


def progress(state: State, player: int, card: int) -> int:
    """C9 Count how much a player has of what an objective asks for."""
    return TESTS[card](state, player)


def marked(state: State, player: int, territory: int) -> int:
    """Count the player's markers in a territory."""
    return state.markers[SPACES * territory : SPACES * territory + SPACES].count(player)


def own_dice(state: State, player: int) -> list[int]:
    """List what is left on the player's dice of this round."""
    dice = zip(state.slot_owner, state.slot_value, strict=True)
    return [value for owner, value in dice if owner == player]


def both(first: int, second: int) -> Callable[[State, int], int]:
    """Ask for markers in two territories."""
    return lambda s, p: min(marked(s, p, first), marked(s, p, second))


def paw(track: int) -> Callable[[State, int], int]:
    """Ask for a place on a bonus track."""
    return lambda s, p: s.paws[VITAL * p + track]


def laid(state: State, player: int) -> int:
    """Count the path tiles in a den."""
    return CELLS - state.dens[CELLS * player : CELLS * player + CELLS].count(NOTHING)


def best_cub(state: State, player: int) -> int:
    """Return the highest value of a cub on the growth track or at an exit."""
    cubs = range(CUBS * player, CUBS * player + CUBS)
    return max(state.cub_value[cub] for cub in cubs if state.cub_place[cub])


TESTS: Final[tuple[Callable[[State, int], int], ...]] = (
    both(FIELDS, FOREST),
    both(RIVER, FARM),
    lambda s, p: s.markers.count(p),
    lambda s, p: sum(marked(s, p, territory) > 0 for territory in range(VITAL)),
    stored,
    stored,
    paw(FIELDS),
    paw(RIVER),
    paw(FOREST),
    paw(FARM),
    lambda s, p: sum(s.paws[VITAL * p : VITAL * p + VITAL]),
    lambda s, p: min(s.resources[RESOURCES * p : RESOURCES * p + RESOURCES]),
    lambda s, p: s.pc[p],
    laid,
    laid,
    lambda s, p: connected(s, p).bit_count(),
    best_cub,
    lambda s, p: own_dice(s, p).count(0),
    lambda s, p: max(own_dice(s, p), default=0),
    lambda s, p: int(s.foxes[p] == MOUNTAIN),
)
"""What each objective counts, obj.01 first."""

DRAW_OBJECTIVE: Final = [DrawPrivateObjective(CHANCE, player) for player in range(MOST_SEATS)]
DEAL_OBJECTIVE: Final = [DealObjective(player) for player in range(MOST_SEATS)]
VALIDATE: Final = [ValidateObjectives(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        DrawPrivateObjective: "B0.5",
    }
)
