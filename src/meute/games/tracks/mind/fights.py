"""PH5 When to attack, when to give way."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from meute.core.decision import Action
from meute.games.tracks.actions import Attack, Fight
from meute.games.tracks.data import MOST_CHIPS
from meute.games.tracks.rules.fight import hand_sizes, rank_counter
from meute.games.tracks.rules.pack import column_of, ranking, rows
from meute.games.tracks.rules.ranks import AnswerAttack, ChooseAttack, may_fight
from meute.games.tracks.state import State

PEACE: Final = 2.0
"""What a small pack loses by every fight. (tuned)"""

YEARS: Final = 2.0
"""Years for which a place or a chip pays. (tuned)"""

INJURY: Final = 5.5
"""Strength a beaten female loses on average. PH5.8iv"""

STRENGTH_WORTH: Final = 0.6
"""Points that a point of strength is worth, as long as the wolf lives. (tuned)"""

OUTCAST: Final = 5.0
"""What it costs to become omega. (tuned)"""

DEATH: Final = 4.0
"""What it costs to be in danger of death. (tuned)"""

RISK: Final = 1.0
"""Points by which an attack must look better than peace. (tuned)"""

HIGH_SCORE: Final = 12
"""A start score beyond which more of it decides nothing."""

SCORE_EDGE: Final = 0.18
CARD_EDGE: Final = 0.35
"""What a point of the start score and a card more are worth, on the logistic scale. (tuned)"""


def row_points(state: State) -> dict[int, int]:
    """M1 What each wolf's place brings now."""
    out = {}
    for points, row in enumerate(reversed(rows(state)), start=1):
        for wolf in row:
            out[wolf] = points
    return out


def chance_to_win(state: State, one: int, other: int) -> float:
    """Guess who wins a fight, by a logistic curve: start scores and hand sizes decide most."""
    mine = min(rank_counter(state, one), HIGH_SCORE)
    theirs = min(rank_counter(state, other), HIGH_SCORE)
    cards, against = hand_sizes(state, one, other)
    edge = SCORE_EDGE * (mine - theirs) + CARD_EDGE * (cards - against)
    return 1.0 / (1.0 + exp(-edge))


def loss(state: State, wolf: int) -> float:
    """PH5.8 What losing a fight costs a wolf's player."""
    chips = state.chips[wolf]
    alpha = column_of(state, wolf)[0] == wolf
    lost = chips if alpha else 1
    cost = YEARS * lost
    if chips <= lost:
        cost += OUTCAST
    if state.settings.female[wolf]:
        cost += STRENGTH_WORTH * min(INJURY, state.strength[wolf])
        if state.strength[wolf] <= INJURY:
            cost += DEATH
    return cost


def rate_attack(state: State, decision: ChooseAttack, options: Sequence[Action]) -> list[float]:
    """PH5.2 Rate attacks against passing, which is 0."""
    place = row_points(state)
    mine = decision.wolf
    few = len(ranking(state)) <= 2 * state.seats
    out = []
    for option in options:
        if not isinstance(option, Attack):
            out.append(0.0)
            continue
        target = option.wolf
        climb = max(0, place[target] - place[mine]) * YEARS
        if not may_fight(state, target):
            harm = OUTCAST if few and state.chips[target] <= 1 else 0.0
            out.append(climb - harm - RISK / 2)
            continue
        win = chance_to_win(state, mine, target)
        gain = win * (climb + YEARS * (state.chips[mine] < MOST_CHIPS)) - (1.0 - win) * loss(
            state, mine
        )
        out.append(gain - RISK - (PEACE if few else 0.0))
    return out


def rate_answer(state: State, decision: AnswerAttack, options: Sequence[Action]) -> list[float]:
    """PH5.4 Rate fighting against submitting."""
    wolf, rival = decision.defender, decision.attacker
    place = row_points(state)
    fall = max(0, place[wolf] - place[rival]) * YEARS
    win = chance_to_win(state, wolf, rival)
    fight = win * YEARS - (1.0 - win) * (loss(state, wolf) + fall)
    submit = -YEARS - fall - (OUTCAST if state.chips[wolf] <= 1 else 0.0)
    return [fight if isinstance(option, Fight) else submit for option in options]
