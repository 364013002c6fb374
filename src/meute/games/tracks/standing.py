"""How the pack stands: who is what in it, and a picture of the table for those who follow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meute.games.tracks.data import CUB_NEEDS, HOWL_HIGH, HOWL_LOW
from meute.games.tracks.state import CUB, NOBODY, NOTHING, PREPARATION, State, owner_of

TITLES: Final = ("wolf", "alpha_male", "alpha_female", "beta", "omega", "young")
"""What a wolf is in the pack, by the number that `titles` gives it. B0.6"""

WOLF: Final = 0
ALPHA_MALE: Final = 1
ALPHA_FEMALE: Final = 2
BETA: Final = 3
OMEGA: Final = 4
YOUNG: Final = 5


def titles(state: State) -> list[int]:
    """B0.6, B3, M5 What every wolf is; WOLF for those that are nothing special or not there."""
    out = [WOLF] * len(state.where)
    for wolf in state.young:
        out[wolf] = YOUNG
    for title, found in (
        (ALPHA_MALE, state.males[:1]),
        (ALPHA_FEMALE, state.females[:1]),
        (BETA, state.males[1:2]),
    ):
        for wolf in found:
            out[wolf] = title
    if state.omega != NOBODY:
        out[state.omega] = OMEGA
    return out


def cub_marks(litter: int) -> range:
    """PH1.1 The sums at which one cub more stays alive."""
    return range(CUB_NEEDS, CUB_NEEDS * litter + 1, CUB_NEEDS)


def hunt_marks(state: State) -> tuple[int, int, int]:
    """PH3.1 The quarry's three numbers: the hunter is hurt, the prey falls, nobody is hurt."""
    settings, kind = state.settings, state.quarry
    return settings.large_red[kind], settings.large_green[kind], settings.large_black[kind]


HOWL_MARKS: Final = (HOWL_LOW, HOWL_HIGH + 1)
"""PH4.1 From the first sum on the prey stays, from the second on there is more."""


def cub_counts(state: State) -> tuple[int, ...]:
    """P1.5 How many cubs each player has: no secret."""
    counts = [0] * state.seats
    for wolf, where in enumerate(state.where):
        if where == CUB:
            counts[owner_of(wolf)] += 1
    return tuple(counts)


def coming(state: State) -> int:
    """B2, PH1.0 The phase after this one; past SCORING comes the next year."""
    after = state.phase + 1
    ready = state.phase == PREPARATION and state.quarry != NOTHING
    return after + 1 if ready and CUB not in state.where else after


PICTURED: Final = ("phase", "coming", "quarry", "attacker", "defender", "submitted")
"""Fields of the view that are one number; they stand in the first part of a picture."""

LISTED: Final = (
    "strength",
    "chips",
    "titles",
    "sequence",
    "cubs",
    "display",
    "large_open",
    "ledger",
    "points",
    "fight_scores",
    "fight_sizes",
)
"""Fields of the view that are rows of numbers: a part each; the rows of the pack come last."""


def picture(state: State) -> str:
    """Return what of the table lies open and may change while nobody is asked, in one line.

    A year is told line by line, and each line says how the table stood then, so that whoever plays
    the story works nothing out. Parts are divided by bars, numbers by spaces, the rows of the pack
    by strokes; all that stands here is known to everybody.
    """
    single = (
        state.phase,
        coming(state),
        state.quarry,
        state.attacker,
        state.defender,
        state.submitted,
    )
    lists: tuple[Iterable[int], ...] = (
        state.strength,
        state.chips,
        titles(state),
        state.sequence,
        cub_counts(state),
        state.display,
        state.large_open,
        state.ledger,
        state.points,
        state.fight_scores,
        [hand.bit_count() for hand in state.fight_hands],
    )
    rows = "/".join([_numbers(row) for row in state.rows()])
    return "|".join([_numbers(single), *map(_numbers, lists), rows])


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
