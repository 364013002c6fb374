"""P3 Whole placements as a good player mixes them: wanted by a style, as far as strength goes.

Placements are secret and simultaneous, and whoever bids highest for recognition gets it: whatever
is always bid can be outbid by one. So nobody has a plan of its own here, but a menu of many, each
drawn from a table of styles found by self-play (`python -m tools.bids`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from meute.core.dealer import Dealer, drawn
from meute.games.tracks.data import COUNTERS, CUB_NEEDS, HOWL_LOW, MOST_CHIPS
from meute.games.tracks.mind.plan import Shelf, capacity
from meute.games.tracks.mind.weights.bids import TABLES
from meute.games.tracks.rules.pack import cubs, pack_of, ranking
from meute.games.tracks.state import (
    CUB,
    CUB_PHASE,
    HOWL_PHASE,
    HUNT_PHASE,
    PACK,
    RANK_PHASE,
    SOLITARY_PHASE,
    State,
    cell_of,
    owner_of,
)

Placement = dict[int, int]
"""The counter of every cell of a player; 0 for none."""

LEAST: Final = -1
SHARE: Final = 0
"""To leave a phase to the others, and to give it a fair share; else the counter that is bid."""

AIMS: Final[Sequence[int]] = (LEAST, SHARE, 11, 13, 14, 15)
GUARDS: Final[Sequence[int]] = (LEAST, 6, 8, 11, 13, 15)
SOLITARY: Final[Sequence[int]] = (1, 6)
PARTS: Final[Sequence[float]] = (0.7, 1.0, 1.3, 1.7)
RESERVES: Final[Sequence[int]] = (1, 3, 5)

HUNT: Final = 0
HOWL: Final = 1
CUBS: Final = 2
GUARD: Final = 3
ALONE: Final = 4
PART: Final = 5
RESERVE: Final = 6
LEVELS: Final = (
    len(AIMS), len(AIMS), len(AIMS), len(GUARDS), len(SOLITARY), len(PARTS), len(RESERVES),
)  # fmt: skip
"""How many choices each part of a style has, in the order above."""

Style = tuple[int, ...]
"""Which choice is taken in each part."""

MENU: Final = 48
"""Placements that a player considers in one year."""

BIDDING: Final = ((HUNT, HUNT_PHASE), (HOWL, HOWL_PHASE), (CUBS, CUB_PHASE))

SPREAD: Final = 2.0
"""Spirals that a placement costs more, for which a bold player takes it e times as often."""


def drawn_style(seats: int, first: bool, dealer: Dealer) -> Style:  # noqa: FBT001 (a fact)
    """Draw what a player may want this year, from the table for so many players."""
    return tuple([drawn(weights, dealer.part()) for weights in TABLES[seats][first]])


def placement(state: State, player: int, style: Style) -> Placement:
    """P3.1 Return the counters of a player who wants this, as far as its wolves bear it."""
    pack = pack_of(state, player)
    wolves = sorted(pack, key=lambda wolf: -state.vigour[wolf])
    reserve = RESERVES[style[RESERVE]]
    spare = {wolf: max(0, state.vigour[wolf] - reserve) for wolf in wolves}
    shelf = Shelf(state.settings.spirals, list(range(1, COUNTERS + 1)), spare)
    out: Placement = {}
    bid(state, shelf, wolves, style, out)
    guard(state, shelf, wolves, GUARDS[style[GUARD]], out)
    wanted = SOLITARY[style[ALONE]]
    for place, wolf in enumerate(reversed(wolves)):
        out[cell_of(wolf, SOLITARY_PHASE)] = shelf.take(wolf, max(1, wanted - place))
    give(state, shelf, wolves, style, out)
    for wolf in wolves:
        cell = cell_of(wolf, RANK_PHASE)
        if cell not in out:
            out[cell] = shelf.take(wolf, 1)
    return out


def bid(state: State, shelf: Shelf, wolves: list[int], style: Style, out: Placement) -> None:
    """Let one wolf each bid for recognition, the highest bid first."""
    litter = CUB in state.where
    bids = [(AIMS[style[part]], phase) for part, phase in BIDDING if part != CUBS or litter]
    for counter, phase in sorted(bids, reverse=True):
        if counter > SHARE:
            able = [wolf for wolf in wolves if state.chips[wolf] < MOST_CHIPS] or wolves
            if not able:
                return
            leader = max(able, key=lambda wolf: shelf.budget[wolf])
            out[cell_of(leader, phase)] = shelf.take(leader, counter)


def guard(state: State, shelf: Shelf, wolves: list[int], counter: int, out: Placement) -> None:
    """Give the wolf that has most to lose a counter for the rank fights."""
    if wolves and counter > LEAST:
        proud = max(wolves, key=lambda wolf: (state.chips[wolf], shelf.budget[wolf]))
        out[cell_of(proud, RANK_PHASE)] = shelf.take(proud, counter)


def give(state: State, shelf: Shelf, wolves: list[int], style: Style, out: Placement) -> None:
    """Fill the rest of the phases that the whole pack must bring off, by what each wolf bears."""
    everyone = sum([capacity(state.vigour[wolf]) for wolf in ranking(state)])
    part = PARTS[style[PART]]
    needs = [float(state.settings.large_black[state.quarry]), float(HOWL_LOW)]
    needs.append(float(CUB_NEEDS * len(cubs(state))))
    for (place, phase), need in zip(BIDDING, needs, strict=True):
        if not need:
            continue
        mine = sum([capacity(state.vigour[wolf]) for wolf in wolves])
        share = 0.0 if AIMS[style[place]] == LEAST else part * need * mine / max(1, everyone)
        share -= sum([out.get(cell_of(wolf, phase), 0) for wolf in wolves])
        left = [wolf for wolf in wolves if cell_of(wolf, phase) not in out]
        for n, wolf in enumerate(left):
            counter = shelf.take(wolf, max(1.0, share / (len(left) - n)))
            out[cell_of(wolf, phase)] = counter
            share -= counter


class Outset:
    """A position as it is when placement begins: equal to another in which the same is wanted."""

    __slots__ = ("facts", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        where, settings = state.where, state.settings
        pack = tuple([wolf for wolf, place in enumerate(where) if place == PACK])
        black = settings.large_black[state.quarry]
        chips = tuple([state.chips[wolf] for wolf in pack])
        self.facts = (
            settings.spirals, black, tuple(state.vigour), pack, chips, where.count(CUB),
            state.seats, state.year == 1,
        )  # fmt: skip

    def __hash__(self) -> int:
        return hash(self.facts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outset) and self.facts == other.facts


@lru_cache(maxsize=256)
def _menu(outset: Outset, player: int) -> list[Placement]:
    state, dealer = outset.state, Dealer(f"{player} {outset.facts}")
    styles = [drawn_style(state.seats, state.year == 1, dealer) for _ in range(MENU)]
    return [placement(state, player, style) for style in styles]


def menu(state: State, player: int) -> list[Placement]:
    """P3.1 Return the placements a player considers in this position: equally good ones.

    It depends on what all can see when placement begins, so it is the same for whoever wonders.
    """
    return _menu(Outset(state), player)


def cost(state: State, made: Placement) -> int:
    """PH0.2 The strength a placement costs."""
    spirals = state.settings.spirals
    return sum([spirals[counter] for counter in made.values()])


def believed(state: State, player: int) -> list[float]:
    """How likely a player is to take each placement of its menu, as far as its past tells.

    Whoever has won more recognition than the others in the years before has bid higher than they.
    """
    made = menu(state, player)
    bold = boldness(state, player)
    if not bold:
        return [1.0] * len(made)
    spent = [cost(state, each) for each in made]
    mean = sum(spent) / len(spent)
    return [exp(bold * (each - mean) / SPREAD) for each in spent]


def boldness(state: State, player: int) -> float:
    """B1.7 How much more recognition a player has won each year than all do on average."""
    if state.year == 1:
        return 0.0
    won = [0.0] * state.seats
    for wolf, place in enumerate(state.where):
        if place == PACK:
            won[owner_of(wolf)] += state.chips[wolf] - 1
    ahead = (won[player] - sum(won) / state.seats) / (state.year - 1)
    return max(-1.0, min(1.0, ahead))
