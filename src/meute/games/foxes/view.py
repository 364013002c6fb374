"""What a seat sees, worlds that look the same to it, worlds that differ only out of its sight.

Everything is open except the objectives in the others' hands and what the piles hold; a face-down
mulotage tile has no kind before it is turned up.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from meute.core.brisk import brisk
from meute.core.decision import Pending, View
from meute.games.foxes.data import CELLS, MOUNTAIN, OBJECTIVES
from meute.games.foxes.data import DEN as OWN_DEN
from meute.games.foxes.printed import Variant, printed
from meute.games.foxes.rules.end import final_points
from meute.games.foxes.rules.growth import prices
from meute.games.foxes.rules.objectives import progress
from meute.games.foxes.rules.paths import exits_of, joined
from meute.games.foxes.rules.place import free_slot, open_slots
from meute.games.foxes.state import State

if TYPE_CHECKING:
    from meute.core.dealer import Dealer

Row = tuple[int, ...]

REMEMBERED: Final = 1 << 12
"""Dens whose paths are remembered by their tiles: most answers change none."""


@brisk
@dataclass(frozen=True)
class FoxesView(View):
    """The table from one seat; fields that are not explained here are those of the state."""

    game: ClassVar[str] = "foxes"

    player: int | None
    """The seat, or None for a spectator."""
    variant: Variant
    seats: int
    round: int
    order: Row
    order_tiles: Row
    turn: int
    destiny: int
    destiny_value: int
    destiny_pile: Row
    hunter: int
    obstacles: Row
    flags: Row
    cheese: int
    markers: Row
    mulotage: Row
    shuffles: tuple[Row, ...]
    mulotage_discard: Row
    slot_owner: Row
    slot_value: Row
    die: int
    die_slot: int
    done: int
    boost: int
    pc: Row
    vp: Row
    earned: Row
    resources: Row
    dice: Row
    extra: Row
    foxes: Row
    steps: Row
    home: Row
    paws: Row
    catches: Row
    bonuses: Row
    ruses: Row
    cub_value: Row
    cub_place: Row
    cubes: Row
    instincts: Row
    dens: Row
    hand: Row
    """The seat's private objectives by kind; a spectator has none."""
    hand_sizes: Row
    """How many objectives each player holds."""
    validated: Row
    ruse_pile: Row
    bonus_pile: Row
    bonus_discard: Row
    path_pile: Row
    objective_discard: Row
    shown: int
    pending: tuple[Pending, ...]
    day: bool
    """The round is played by day."""
    open_slots: Row
    """How many slots are open in each territory, on the Mountain, and in a den."""
    next_slots: Row
    """Where the next die would lie in each territory, on the Mountain and in each player's den."""
    reached: Row
    """The cells of each den that joined tiles lead to, as bits."""
    connected: Row
    """The exits of each den that joined tiles lead to, as bits."""
    step_prices: Row
    """PC for a step in each row of the growth track, player after player."""
    coming: tuple[Row, ...]
    """By player: the VP that the final scoring would add now, as FINAL_SOURCES has them."""
    progress: Row
    """How much the seat has of what each objective in its hand asks for, by kind."""


NUMBERS: Final[tuple[str, ...]] = (
    "seats", "round", "turn", "destiny", "destiny_value", "hunter", "cheese",
    "die", "die_slot", "done", "boost", "shown",
)  # fmt: skip
ROWS: Final[tuple[str, ...]] = (
    "order", "order_tiles", "destiny_pile", "obstacles", "flags", "markers", "mulotage",
    "mulotage_discard", "slot_owner", "slot_value", "pc", "vp", "earned", "resources", "dice",
    "extra", "foxes", "steps", "home", "paws", "catches", "bonuses", "ruses", "cub_value",
    "cub_place", "cubes", "instincts", "dens", "validated", "ruse_pile", "bonus_pile",
    "bonus_discard", "path_pile", "objective_discard",
)  # fmt: skip
"""The numbers and rows of a state that everybody sees."""


def own_cards(state: State, player: int) -> list[int]:
    """B0.5 The private objectives of a player, by kind."""
    return state.hands[OBJECTIVES * player : OBJECTIVES * player + OBJECTIVES]


def view_of(state: State, player: int | None) -> FoxesView:
    """Show the table to a seat."""
    return FoxesView(
        player=player,
        hand=() if player is None else tuple(own_cards(state, player)),
        progress=() if player is None else progress_of(state, player),
        **open_to_all(state),
    )


FEW: Final = 6
"""Tables that are remembered: the present one and those on the way to it."""

_OPEN: Final[list[tuple[dict[str, Any], dict[str, Any]]]] = []


def open_to_all(state: State) -> dict[str, Any]:
    """Return what everybody sees, by its field of the view.

    The last few are remembered: when something has happened, all seats look at the same tables.
    """
    shown: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
    shown.update({name: tuple(getattr(state, name)) for name in ROWS})
    shown["variant"] = state.variant
    shown["shuffles"] = tuple(tuple(shuffle) for shuffle in state.shuffles)
    shown["hand_sizes"] = tuple(sum(own_cards(state, seat)) for seat in range(state.seats))
    shown["pending"] = tuple(state.pending)
    for seen, told in _OPEN:
        if seen == shown:
            return told
    told = {**shown, **told_by_the_rules(state)}
    _OPEN[:] = [(shown, told), *_OPEN[: FEW - 1]]
    return told


def told_by_the_rules(state: State) -> dict[str, Any]:
    """Work out what a board shows and only the rules know; it lies open to all."""
    players = range(state.seats)
    dens = tuple(state.dens)
    ways = [ways_of(dens[CELLS * player : CELLS * player + CELLS]) for player in players]
    places = range(MOUNTAIN + 1)
    shared = [free_slot(state, 0, place) for place in places]
    over = not state.pending
    return {
        "day": state.day,
        "open_slots": tuple([open_slots(state, place) for place in range(OWN_DEN + 1)]),
        "next_slots": (*shared, *[free_slot(state, player, OWN_DEN) for player in players]),
        "reached": tuple([reached for reached, _ in ways]),
        "connected": tuple([exits for _, exits in ways]),
        "step_prices": tuple([price for player in players for price in prices(state, player)]),
        "coming": () if over else tuple([coming(state, player) for player in players]),
    }


@lru_cache(REMEMBERED)
def ways_of(den: Row) -> tuple[int, int]:
    """B3.B.3 Return the cells and the exits that joined tiles lead to in a den, as bits."""
    tiles = list(den)
    reached = sum(1 << cell for cell, there in enumerate(joined(tiles)) if there)
    return reached, exits_of(tiles)


def coming(state: State, player: int) -> Row:
    """B6 Return the VP that the final scoring would add for a player now."""
    return tuple([points for _, points in final_points(state, player)])


def progress_of(state: State, player: int) -> Row:
    """C9 Count what a player has for each kind of objective in hand, at most what it asks for."""
    needs = state.printed.objective_needs
    cards = own_cards(state, player)
    return tuple(
        min(needs[card], progress(state, player, card)) if count else 0
        for card, count in enumerate(cards)
    )


def state_from(view: FoxesView) -> State:
    """Rebuild what the view shows; the others' hands and the pile of objectives are empty."""
    known: dict[str, Any] = {name: getattr(view, name) for name in NUMBERS}
    known.update({name: list(getattr(view, name)) for name in ROWS})
    state = State(
        variant=view.variant,
        shuffles=[list(shuffle) for shuffle in view.shuffles],
        hands=[0] * (OBJECTIVES * view.seats),
        objective_pile=[0] * OBJECTIVES,
        pending=list(view.pending),
        **known,
    )
    if view.player is not None:
        first = OBJECTIVES * view.player
        state.hands[first : first + OBJECTIVES] = view.hand
    return state


_LAST: Final[list[tuple[FoxesView, State]]] = []


def laid_out(view: FoxesView) -> State:
    """Return the table that a view shows, to be read and copied, never changed.

    The last one is remembered: a question has many options, all looked at on the same table.
    """
    last = _LAST[0] if _LAST else None
    if last is None or last[0] is not view:
        last = (view, state_from(view))
        _LAST[:] = [last]
    return last[1]


def unseen_cards(view: FoxesView) -> list[int]:
    """List the objectives that this seat has never seen, in order."""
    left = list(printed(view.variant).objective_copies)
    for cards in (view.hand, view.objective_discard, view.validated):
        for place, count in enumerate(cards):
            left[place % OBJECTIVES] -= count
    return [card for card, count in enumerate(left) for _ in range(count)]


def deal(state: State, player: int | None, sizes: Row, cards: list[int]) -> None:
    """Deal these cards to all hands but this player's; the rest is the pile."""
    for seat in range(state.seats):
        if seat != player:
            for _ in range(sizes[seat]):
                state.hands[OBJECTIVES * seat + cards.pop()] += 1
    state.objective_pile = [cards.count(card) for card in range(OBJECTIVES)]


def imagine(view: FoxesView, dealer: Dealer) -> State:
    """Deal the objectives that only others have seen."""
    state = state_from(view)
    deal(state, view.player, view.hand_sizes, dealer.shuffled(unseen_cards(view)))
    return state


def redeal(state: State, player: int | None, dealer: Dealer) -> State:
    """B0.5 Deal anew the objectives in the others' hands and in the pile."""
    world = state.copy()
    pool = state.objective_pile[:]
    sizes = []
    for seat in range(state.seats):
        cards = own_cards(state, seat)
        sizes.append(sum(cards))
        if seat != player:
            first = OBJECTIVES * seat
            world.hands[first : first + OBJECTIVES] = [0] * OBJECTIVES
            pool = [a + b for a, b in zip(pool, cards, strict=True)]
    hidden = [card for card, count in enumerate(pool) for _ in range(count)]
    deal(world, player, tuple(sizes), dealer.shuffled(hidden))
    return world
