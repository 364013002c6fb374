"""What lies ahead while counters are placed: the sums to reach, and what a wolf can bear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meute.games.tracks.data import COLUMNS, HUNGER
from meute.games.tracks.rules.placement import placing
from meute.games.tracks.standing import HOWL_MARKS, cub_marks, hunt_marks
from meute.games.tracks.state import (
    CUB,
    CUB_PHASE,
    HOWL_PHASE,
    HUNT_PHASE,
    NOTHING,
    PACK,
    SOLITARY_PHASE,
    State,
    wolves_of,
)

PHASES: Final = range(1, COLUMNS + 1)


@dataclass(frozen=True)
class Goal:
    """A phase in which the counters of the whole pack are added up."""

    phase: int
    marks: tuple[int, ...]
    """The sums at which something changes, the lowest first."""


@dataclass(frozen=True)
class Bearing:
    """What a wolf's counters may cost before it is in danger; one entry for each phase."""

    left: int
    """The strength left at the end of the year if the counters cost nothing, without any luck."""
    dies: tuple[int, ...]
    """Costs up to this phase that kill it for certain, whatever it catches."""
    risks: tuple[int, ...]
    """Costs up to this phase that leave it so weak that one missed meal more kills it."""


@dataclass(frozen=True)
class Prospect:
    """What becomes of a wolf by its own counters, and by the hunger that is certain."""

    wolf: int
    most: int
    """O2.3 What its counters may cost in all; NOTHING where no rule limits it."""
    idle: Bearing
    """Without a counter in the solitary hunt: it is sure to go hungry there. PH2.4"""
    hunting: Bearing
    """With one: it may catch something."""


def goals(state: State) -> tuple[Goal, ...]:
    """PH1.1, PH3.1, PH4.1 What the pack can reach together this year."""
    if not placing(state):
        return ()
    cubs = state.where.count(CUB)
    raising = [Goal(CUB_PHASE, tuple(cub_marks(cubs)))] if cubs else []
    hunt = Goal(HUNT_PHASE, tuple(hunt_marks(state)))
    return (*raising, hunt, Goal(HOWL_PHASE, HOWL_MARKS))


def prospects(state: State, player: int | None) -> tuple[Prospect, ...]:
    """B0.4, PH0.2 What this player's wolves can bear, while counters are placed."""
    if player is None or not placing(state):
        return ()
    return tuple([prospect(state, wolf) for wolf in wolves_of(player) if state.where[wolf] == PACK])


def prospect(state: State, wolf: int) -> Prospect:
    """Work out what a wolf can bear."""
    strength, settings = state.vigour[wolf], state.settings
    most = max(0, strength - 1) if settings.life_span else NOTHING
    return Prospect(
        wolf,
        most,
        idle=bearing(strength, HUNGER, 0),
        hunting=bearing(strength, 0, max(settings.small_strength)),
    )


def bearing(strength: int, hunger: int, luck: int) -> Bearing:
    """PH0.2, PH2.4 Spirals are paid before the meal of the solitary hunt; luck helps after it."""
    fed = [strength - hunger if phase >= SOLITARY_PHASE else strength for phase in PHASES]
    lucky = [luck if phase > SOLITARY_PHASE else 0 for phase in PHASES]
    return Bearing(
        left=strength - hunger,
        dies=tuple([points + more for points, more in zip(fed, lucky, strict=True)]),
        risks=tuple([points - HUNGER for points in fed]),
    )
