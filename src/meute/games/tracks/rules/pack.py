"""B0 The pack: its columns and rows, who joins and leaves it, and B3 the omega."""

from __future__ import annotations

from meute.games.tracks.data import COLUMNS, MOST_CHIPS, STRONGEST, WOLVES_EACH
from meute.games.tracks.state import (
    CUB,
    EMPTY,
    EXTINCT,
    HAND,
    NOBODY,
    PACK,
    SCORING,
    State,
    owner_of,
)
from meute.games.tracks.words.log import tell_event, tell_recognised, tell_wolf


def rows(state: State) -> list[list[int]]:
    """B0.7 The occupied rows from the top, the female before the male in each."""
    return state.rows()


def ranking(state: State) -> list[int]:
    """B0.8 All wolves of the pack, the highest first."""
    return [wolf for row in rows(state) for wolf in row]


def column_of(state: State, wolf: int) -> list[int]:
    """B0.6 The column of the wolf's sex."""
    return state.females if state.settings.female[wolf] else state.males


def pack_of(state: State, player: int) -> list[int]:
    """B0.2 The player's wolves in the pack, by letter."""
    where, first = state.where, WOLVES_EACH * player
    return [wolf for wolf in range(first, first + WOLVES_EACH) if where[wolf] == PACK]


def hand_of(state: State, player: int) -> list[int]:
    """B0.2 The player's wolves in hand, by letter."""
    where, first = state.where, WOLVES_EACH * player
    return [wolf for wolf in range(first, first + WOLVES_EACH) if where[wolf] == HAND]


def cubs(state: State) -> list[int]:
    """B0.2 The cubs, by number: their order is unknown to all."""
    return [wolf for wolf, where in enumerate(state.where) if where == CUB]


def leader(state: State) -> int:
    """R13 The player of the alpha female, else of the alpha male, else nobody."""
    if state.females:
        return owner_of(state.females[0])
    if state.males:
        return owner_of(state.males[0])
    return NOBODY


def join(state: State, wolf: int) -> None:
    """B1.7 The wolf takes the lowest place of its column, with full strength and one chip."""
    state.where[wolf] = PACK
    state.unsure[wolf] = 0
    state.strength[wolf] = STRONGEST
    state.chips[wolf] = 1
    column_of(state, wolf).append(wolf)


def leave(state: State, wolf: int) -> None:
    """B0.4, B0.9 The card goes back to hand, its hidden counters come off, the column closes."""
    if wolf == state.omega:
        state.omega = NOBODY
    else:
        column_of(state, wolf).remove(wolf)
    state.where[wolf] = HAND
    state.strength[wolf] = 0
    state.chips[wolf] = 0
    for column in range(state.phase, COLUMNS):
        state.counters[COLUMNS * wolf + column] = EMPTY
    owner = owner_of(wolf)
    if not pack_of(state, owner):
        state.bereft[owner] = 1


def exclude(state: State, wolf: int) -> None:
    """B3.5 An excluded wolf is noted; it is not a death."""
    leave(state, wolf)
    state.exclusions[owner_of(wolf)] += 1
    tell_wolf(state, "excluded", wolf)


def lose_strength(state: State, wolf: int, points: int) -> None:
    """B0.4 The wolf gets weaker; whether it dies is looked at when all losses are in."""
    state.strength[wolf] -= points


def recognise(state: State, wolf: int) -> None:
    """B0.5, B3.3 The wolf gains a chip up to four; an omega is thereby re-admitted."""
    if state.chips[wolf] < MOST_CHIPS:
        state.chips[wolf] += 1
        tell_recognised(state, wolf)
    if wolf == state.omega:
        state.omega = NOBODY
        column_of(state, wolf).append(wolf)
        tell_wolf(state, "readmitted", wolf)


def after_change(state: State) -> None:
    """B0.12 Deaths together, columns close, last of its sex, omegas, and the empty pack.

    If the pack has died out before phase M nothing is left on the stack: call it last.
    """
    for wolf in dying(state):
        leave(state, wolf)
        state.deaths[owner_of(wolf)] += 1
        tell_wolf(state, "death", wolf)
    while move_omega(state):
        pass
    if state.phase != SCORING:
        check_extinction(state)


def dying(state: State) -> list[int]:
    """B0.4 The wolves of the pack below strength 1, the highest first; mostly none."""
    strength = state.strength
    found = [w for w, where in enumerate(state.where) if where == PACK and strength[w] < 1]
    return [wolf for wolf in ranking(state) if wolf in found] if len(found) > 1 else found


def check_extinction(state: State) -> None:
    """M7d, R45 Without wolf and cub the game ends at once."""
    if not state.males and not state.females and state.omega == NOBODY and not cubs(state):
        state.result = EXTINCT
        state.pending.clear()
        tell_event(state, "extinct")


def move_omega(state: State) -> bool:
    """B3 Carry out one change of the omega, if one is due."""
    omega = state.omega
    if omega != NOBODY and not column_of(state, omega):
        raise_last(state, omega)
        return True
    wolf = outcast(state)
    if wolf == NOBODY:
        return False
    column_of(state, wolf).remove(wolf)
    state.omega = wolf
    if omega == NOBODY:
        tell_wolf(state, "omega", wolf)
    else:
        contest_omega(state, omega, wolf)
    return True


def raise_last(state: State, wolf: int) -> None:
    """B3.4, R35 An omega that is the last of its sex stands in the alpha place."""
    state.omega = NOBODY
    column_of(state, wolf).append(wolf)
    tell_wolf(state, "last_of_sex", wolf)


def outcast(state: State) -> int:
    """B3.1, B3.4 A wolf in a column without recognition that is not the only one of its sex."""
    omega, chips, female = state.omega, state.chips, state.settings.female
    for column in (state.females, state.males):
        for wolf in column:
            if not chips[wolf] and (
                len(column) > 1 or (omega != NOBODY and female[omega] == female[wolf])
            ):
                return wolf
    return NOBODY


def contest_omega(state: State, former: int, wolf: int) -> None:
    """B3.2 Of two omegas the weaker is excluded; of equals the former."""
    if state.strength[former] > state.strength[wolf]:
        exclude(state, wolf)
        state.omega = former
    else:
        state.omega = former
        exclude(state, former)
        state.omega = wolf
        tell_wolf(state, "omega", wolf)
