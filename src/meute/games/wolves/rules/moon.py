"""29-33 The calendar, and what regions give when their moon comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import Step
from meute.games.wolves.data import (
    ALPHA,
    CONTROL,
    DATES,
    FEWEST,
    LAIR,
    MOONS,
    PACK,
    PILES,
    PLACES,
    THIRD_PACK,
)
from meute.games.wolves.pieces import KIND, NONE, OWNER, THIRD
from meute.games.wolves.state import NOTHING, State
from meute.games.wolves.words.log import tell_moon, tell_region

NO_MOON: Final = -1
NO_WINNER: Final = -1


@dataclass(frozen=True)
class Strength:
    """31 What one contender has in a region: control, and alphas to break ties."""

    control: int
    alphas: int


def moon_of(state: State, slot: int) -> int:
    """33 Return the moon of the region token that lies on top in a slot now."""
    pile = state.piles[slot]
    gone = state.scored[slot]
    return PILES[pile][gone] if pile >= 0 and gone < len(PILES[pile]) else NO_MOON


def strengths(state: State, slot: int) -> list[Strength]:
    """31 Return what each contender has in a region; the third pack comes last."""
    first = PLACES * slot
    last = first + PLACES
    pieces = state.one[first:last] + state.two[first:last]
    return strengths_of(pieces, state.piles[slot], state.seats)


def strengths_of(pieces: Sequence[int], pile: int, seats: int) -> list[Strength]:
    """31 Return what each contender has where these pieces stand, and this pile of tokens lies.

    Packs that count are the players', and the third pack in a game for two.
    """
    controls = [0] * (seats + (seats == FEWEST))
    alphas = controls[:]
    for piece in pieces:
        if piece not in (NONE, THIRD):
            controls[OWNER[piece]] += CONTROL[KIND[piece]]
            alphas[OWNER[piece]] += KIND[piece] == ALPHA
    if seats == FEWEST and pile >= 0:
        packs, third_alphas, lairs = THIRD_PACK[pile]
        controls[-1] = packs * CONTROL[PACK] + third_alphas * CONTROL[ALPHA] + lairs * CONTROL[LAIR]
        alphas[-1] = third_alphas
    return [Strength(c, a) for c, a in zip(controls, alphas, strict=True)]


def places(state: State, slot: int) -> tuple[int, list[int]]:
    """32 Return who takes the token of a region, or NO_WINNER, and who gets its lower value."""
    return places_of(strengths(state, slot), state.seats)


def leaders_of(have: Sequence[Strength]) -> list[int]:
    """31 Return who is in front with these strengths: nobody without control, several in a tie."""
    order = [(s.control, s.alphas) for s in have]
    best = max(order)
    return [who for who, strength in enumerate(order) if strength == best] if best[0] else []


def places_of(have: Sequence[Strength], seats: int) -> tuple[int, list[int]]:
    """32 Return who comes first with these strengths, or NO_WINNER, and who comes second.

    An unbroken tie for the first place gives the lower value to all of it and nothing to others.
    """
    order = [(s.control, s.alphas) for s in have]
    firsts = leaders_of(have)
    if not firsts:
        return NO_WINNER, []
    if len(firsts) > 1:
        return NO_WINNER, [who for who in firsts if who < seats]
    rest = [strength for who, strength in enumerate(order) if who != firsts[0]]
    next_best = max(rest)
    if not next_best[0] or rest.count(next_best) > 1:
        return firsts[0], []
    second = next(who for who, s in enumerate(order) if s == next_best)
    return firsts[0], [second] if second < seats else []


def score_region(state: State, slot: int, moon: int) -> None:
    """32, 33 Give out the token on top of a slot; what lies below it is uncovered."""
    winner, lower = places(state, slot)
    state.scored[slot] += 1
    if 0 <= winner < state.seats:
        state.won[len(MOONS) * winner + moon] += 1
    for player in lower:
        state.runner_up[len(MOONS) * player + moon] += 1
    tell_region(state, slot, moon, winner, lower)


def score_moon(state: State, moon: int) -> None:
    """33 Score every region that shows this moon when the phase begins."""
    state.phase = moon + 1
    tell_moon(state, moon)
    for slot in state.land.layout.regions:
        if moon_of(state, slot) == moon:
            score_region(state, slot, moon)


def due(state: State) -> bool:
    """30, dd Tell whether the date of the next moon is covered."""
    dates = DATES[state.seats]
    return state.phase < len(dates) and len(state.calendar) >= dates[state.phase]


def moon_in(state: State) -> int:
    """30 Return how many pieces the calendar takes until the next moon; NOTHING after the last."""
    dates = DATES[state.seats]
    if state.phase == len(dates):
        return NOTHING
    return max(0, dates[state.phase] - len(state.calendar))


@dataclass(frozen=True)
class ScoreMoons(Step):
    """30, bb At the end of a turn every phase that is due is scored, in order."""

    def run(self, state: State) -> None:
        while due(state):
            score_moon(state, state.phase)


SCORE_MOONS: Final = ScoreMoons()
