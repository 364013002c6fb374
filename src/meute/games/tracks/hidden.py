"""What a seat cannot know: cubs, counters, hands and sealed answers of the others.

It is shown masked, and dealt anew for whoever imagines a world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meute.core.decision import Decision
from meute.games.tracks.actions import bits, cards_beside
from meute.games.tracks.data import CELLS_EACH, COLUMNS, COUNTERS
from meute.games.tracks.rules.births import CHOOSE_CUBS, ChooseCubs
from meute.games.tracks.rules.fight import ATTACKER, CHOOSE_CARD, DEFENDER, ChooseCard
from meute.games.tracks.rules.joining import GIVE_CONSENT, GiveConsent
from meute.games.tracks.rules.placement import cells_of, placing
from meute.games.tracks.state import (
    CUB,
    EMPTY,
    HAND,
    NOBODY,
    NOTHING,
    UNASKED,
    State,
    owner_of,
    wolves_of,
)

if TYPE_CHECKING:
    from meute.core.dealer import Dealer

OUTSIDE: Final = 3
"""A wolf that is in hand or a cub; only its owner knows."""

FACE_DOWN: Final = 16
"""A cell with a counter that the seat does not see."""

SEALED: Final = 17
"""A cell that its player has answered for, filled or empty, before all have placed."""

ANSWERED: Final = -2
"""A secret answer of somebody else."""

ATTEMPTS: Final = 8
"""Deals tried for one that respects what wolves can pay (O2.3)."""


def redeal(state: State, player: int | None, dealer: Dealer) -> State:
    """B0.13 Return the same position with everything this seat cannot know dealt anew."""
    world = state.copy()
    others = [other for other in range(state.seats) if other != player]
    for other in others:
        deal_cubs(world, other, dealer)
        deal_counters(world, other, dealer)
    for side, wolf in enumerate((state.attacker, state.defender)):
        if wolf != NOBODY and owner_of(wolf) != player:
            deal_hand(world, side, dealer)
    for other in others:
        if state.sealed[other] != NOTHING:
            question = question_to(world, other)
            question.resolve(world, dealer.pick(question.options(world)))
    return world


def unsure_wolves(state: State, player: int) -> list[int]:
    """B0.13 The player's wolves of whom nobody else knows whether they are cubs."""
    return [wolf for wolf in wolves_of(player) if state.unsure[wolf]]


def shown_places(state: State, player: int | None) -> tuple[int, ...]:
    """B0.13 Where each wolf is, as far as the seat knows or can work out."""
    out = state.where[:]
    for other in range(state.seats):
        wolves = [] if other == player else unsure_wolves(state, other)
        count = 0
        for wolf in wolves:
            count += state.where[wolf] == CUB
        if 0 < count < len(wolves):
            for wolf in wolves:
                out[wolf] = OUTSIDE
    return tuple(out)


def shown_counters(state: State, player: int | None) -> tuple[int, ...]:
    """P3.3 All cells; those of others by what lies open."""
    out = state.counters[:]
    mask = SEALED if placing(state) else FACE_DOWN
    for other in range(state.seats):
        if other != player:
            for cell in hidden_cells(state, other):
                out[cell] = mask
    return tuple(out)


def own_hand(state: State, player: int | None) -> int:
    """PH5.10 The seat's own fight cards; none for everybody who does not fight."""
    for side, wolf in enumerate((state.attacker, state.defender)):
        if wolf != NOBODY and owner_of(wolf) == player:
            return state.fight_hands[side]
    return 0


def shown_answers(state: State, player: int | None) -> tuple[int, ...]:
    """B0.13 Sealed answers stay hidden until all are in; that one was given is no secret."""
    return tuple(
        [
            answer if seat == player or answer == NOTHING else ANSWERED
            for seat, answer in enumerate(state.sealed)
        ]
    )


def deal_cubs(world: State, player: int, dealer: Dealer) -> None:
    """P1.5 How many cubs a player has is public, which they are is not."""
    wolves = unsure_wolves(world, player)
    count = sum(1 for wolf in wolves if world.where[wolf] == CUB)
    for n, wolf in enumerate(dealer.shuffled(wolves)):
        world.where[wolf] = CUB if n < count else HAND


def hidden_cells(state: State, player: int) -> list[int]:
    """P3.3 The player's cells with something in them that the others do not see.

    While all are placing that is every cell answered for, even if it was left empty; afterwards
    every filled cell of a column not revealed yet.
    """
    counters = state.counters
    if placing(state):
        return [cell for cell in cells_of(state, player) if counters[cell] != UNASKED]
    first = CELLS_EACH * player
    return [
        cell
        for cell in range(first, first + CELLS_EACH)
        if counters[cell] != EMPTY and cell % COLUMNS >= state.phase
    ]


def deal_counters(world: State, player: int, dealer: Dealer) -> None:
    """P3.3 Give the hidden cells any counters that are not seen elsewhere."""
    cells = hidden_cells(world, player)
    if not cells:
        return
    first = CELLS_EACH * player
    for cell in cells:
        world.counters[cell] = EMPTY
    seen = set(world.counters[first : first + CELLS_EACH])
    free = [counter for counter in range(1, COUNTERS + 1) if counter not in seen]
    if placing(world):
        free += [EMPTY] * len(cells)
    dealt = dealer.shuffled(free)
    if world.settings.life_span:
        tries = [dealt, *(dealer.shuffled(free) for _ in range(ATTEMPTS - 1))]
        dealt = next((deal for deal in tries if payable(world, cells, deal)), cheapest(world, free))
    for cell, counter in zip(cells, dealt, strict=False):
        world.counters[cell] = counter


def payable(world: State, cells: list[int], dealt: list[int]) -> bool:
    """O2.3 Tell whether all wolves could have paid for these counters."""
    spirals, left = world.settings.spirals, world.vigour[:]
    for cell, counter in enumerate(world.counters):
        if counter > 0:
            left[cell // COLUMNS] -= spirals[counter]
    for cell, counter in zip(cells, dealt, strict=False):
        left[cell // COLUMNS] -= spirals[counter]
    return all(left[cell // COLUMNS] > 0 for cell in cells)


def cheapest(world: State, free: list[int]) -> list[int]:
    """O2.3 The counters that cost least, first."""
    return sorted(free, key=lambda counter: (world.settings.spirals[counter], counter))


def deal_hand(world: State, side: int, dealer: Dealer) -> None:
    """PH5.10 The size of a hand is public, and the cards it has played."""
    count = world.fight_hands[side].bit_count()
    free = cards_beside(world.fight_played[side])
    world.fight_hands[side] = bits(tuple(dealer.shuffled(free)[:count]))


def question_to(state: State, player: int) -> Decision:
    """Return the question this player was asked in the secret round now open."""
    top: Any = state.pending[-1]
    if isinstance(top, ChooseCubs):
        return CHOOSE_CUBS[player][state.added[player]]
    if isinstance(top, ChooseCard):
        side = ATTACKER if owner_of(state.attacker) == player else DEFENDER
        return CHOOSE_CARD[player][side]
    if isinstance(top, GiveConsent):
        return GIVE_CONSENT[player][top.asker]
    question: Decision = type(top)(player)
    return question
