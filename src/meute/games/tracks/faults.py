"""What would be impossible at a table of Wolf Tracks: a check on positions drawn by hand."""

from __future__ import annotations

from collections.abc import Iterator

from meute.core.decision import CHANCE, Decision
from meute.games.tracks.data import (
    CELLS_EACH,
    COLUMNS,
    COUNTERS,
    FIGHT_CARDS,
    MOST_CHIPS,
    SOURCES,
    STRONGEST,
    WOLVES_EACH,
)
from meute.games.tracks.rules.fight import InjureLoser
from meute.games.tracks.rules.placement import PlaceCounter
from meute.games.tracks.state import (
    CUB,
    HAND,
    NOBODY,
    NOTHING,
    PACK,
    SCORING,
    UNASKED,
    State,
)


def faults(state: State) -> list[str]:
    """List everything that no game of Wolf Tracks can show; mostly nothing."""
    shape = list(_shape(state))
    return shape or [*_pack(state), *_wolves(state), *_counters(state), *_cards(state)]


def _shape(state: State) -> Iterator[str]:
    wolves, seats = WOLVES_EACH * state.seats, state.seats
    by_wolf = (state.where, state.unsure, state.strength, state.vigour, state.chips, state.caught)
    by_player = (
        *(state.votes, state.added, state.deaths, state.exclusions),
        *(state.bereft, state.sealed),
    )
    by_side = (state.fight_scores, state.fight_hands, state.fight_played)
    if any(len(row) != wolves for row in (*by_wolf, state.settings.female)):
        yield "every wolf has one entry in each list of wolves"
    if any(len(row) != seats for row in (*by_player, state.settings.colours)):
        yield "every player has one entry in each list of players"
    if len(state.ledger) != SOURCES * seats:
        yield "every player has one number for each source of points"
    if len(state.counters) != COLUMNS * wolves:
        yield "every wolf has five cells"
    if any(len(row) != len(("attacker", "defender")) for row in by_side):
        yield "a fight has two sides"
    lists = (state.males, state.females, state.sequence, state.young)
    named = [wolf for row in lists for wolf in row]
    single = [w for w in (state.omega, state.attacker, state.defender) if w != NOBODY]
    if not all(0 <= wolf < wolves for wolf in [*named, *single]):
        yield "there is no such wolf"
    if not 0 <= state.phase <= SCORING:
        yield "there is no such phase"
    for item in state.pending:
        if isinstance(item, Decision) and not (item.player == CHANCE or 0 <= item.player < seats):
            yield "a question is put to nobody"


def _pack(state: State) -> Iterator[str]:
    omega = [] if state.omega == NOBODY else [state.omega]
    pack = sorted([*state.males, *state.females, *omega])
    if pack != [wolf for wolf, where in enumerate(state.where) if where == PACK]:
        yield "every wolf of the pack stands in exactly one place"
    female = state.settings.female
    if any(female[wolf] for wolf in state.males) or not all(female[w] for w in state.females):
        yield "males and females stand in their own columns"
    if any(where not in (HAND, CUB, PACK) for where in state.where):
        yield "a wolf is in hand, a cub or in the pack"


def _wolves(state: State) -> Iterator[str]:
    fresh = any(isinstance(item, InjureLoser) for item in state.pending)
    for wolf, where in enumerate(state.where):
        if where != PACK:
            if state.strength[wolf] or state.chips[wolf]:
                yield f"wolf {wolf} is not in the pack but has strength or recognition"
            continue
        if not 1 <= state.strength[wolf] <= STRONGEST:
            yield f"wolf {wolf} has an impossible strength"
        if not 0 <= state.chips[wolf] <= MOST_CHIPS:
            yield f"wolf {wolf} has an impossible recognition"
        column = state.females if state.settings.female[wolf] else state.males
        if (wolf == state.omega) != (state.chips[wolf] == 0) and column != [wolf] and not fresh:
            yield f"wolf {wolf} must be omega without recognition, and only then"


def _counters(state: State) -> Iterator[str]:
    for player in range(state.seats):
        cells = state.counters[CELLS_EACH * player : CELLS_EACH * (player + 1)]
        placed = [counter for counter in cells if counter > 0]
        if len(set(placed)) != len(placed):
            yield f"player {player} has placed a counter twice"
        if not all(UNASKED <= counter <= COUNTERS for counter in cells):
            yield f"player {player} has a counter that does not exist"
    asked = sorted(item.cell for item in state.pending if isinstance(item, PlaceCounter))
    if asked != [cell for cell, counter in enumerate(state.counters) if counter == UNASKED]:
        yield "every cell without an answer is asked for once, and no other"
    for cell, counter in enumerate(state.counters):
        hidden = cell % COLUMNS >= state.phase
        if counter and hidden and state.where[cell // COLUMNS] != PACK:
            yield f"wolf {cell // COLUMNS} is not in the pack but has counters to come"


def _cards(state: State) -> Iterator[str]:
    caught = [kind for kind in state.caught if kind != NOTHING]
    if sorted([*state.small_pile, *state.display, *caught]) != list(state.settings.small_cards):
        yield "the small prey cards are not complete"
    large = sorted([*state.large_pile, *state.large_open, *state.large_discard])
    if large != list(state.settings.large_cards):
        yield "the large prey cards are not complete"
    if state.small_pile != sorted(state.small_pile) or state.large_pile != sorted(state.large_pile):
        yield "piles are kept in order of kind"
    if state.quarry != NOTHING and state.phase == 0 and state.quarry not in state.large_open:
        yield "the chosen prey does not lie face up"
    deck = (1 << FIGHT_CARDS + 1) - 2
    for hand, played in zip(state.fight_hands, state.fight_played, strict=True):
        if hand & played or (hand | played) & ~deck:
            yield "a fight card is in two places or does not exist"
