"""What a seat knows as numbers, for learners: the territories, every player board, its den.

A strong player looks at what the die of this turn can still pay, where dice and markers may lie,
how far cubs, tracks and objectives have come, and what resources the last steps of cubs will ask
for. Territories, cubs and cells keep their numbers, since answers name them; players stand with the
seat first.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from meute.core.features import bits, one_hot, part, relative
from meute.games.foxes.data import (
    ACTIONS,
    AT_EXIT,
    BONUSES,
    CATCHES,
    CELLS,
    CENTRE,
    CUBS,
    DEN,
    DESTINIES,
    DICE,
    EDGES,
    EXITS,
    FACES,
    FIRST_DEN_SLOT,
    INSTINCTS,
    LAST_DAY,
    LAYERS,
    MARKERS,
    MOUNTAIN,
    OBJECTIVES,
    OBSTACLES,
    PATHS,
    PLAIN,
    RESOURCES,
    ROUNDS,
    RUSES,
    SPACES,
    TRACK,
    VITAL,
    VITAL_SLOTS,
)
from meute.games.foxes.printed import printed
from meute.games.foxes.rules.den import DigPath, LayPath
from meute.games.foxes.rules.exchange import PayForPC, PayForVP
from meute.games.foxes.rules.free import LureHunter, SwapGoods
from meute.games.foxes.rules.gains import ChooseCub, ChooseResource
from meute.games.foxes.rules.growth import GrowCubs, PayLastStep
from meute.games.foxes.rules.instincts import DevelopInstinct
from meute.games.foxes.rules.mountain import ActOnMountain
from meute.games.foxes.rules.move import MoveFox
from meute.games.foxes.rules.objectives import progress
from meute.games.foxes.rules.obstacles import PlaceObstacle
from meute.games.foxes.rules.place import ChoosePlace
from meute.games.foxes.rules.start import TakeFirstGain
from meute.games.foxes.rules.territory import ActHere
from meute.games.foxes.rules.tracks import ChooseTrack
from meute.games.foxes.rules.turn import ChooseRoll, ThinkAgain
from meute.games.foxes.state import NOBODY, NOTHING
from meute.games.foxes.view import state_from

if TYPE_CHECKING:
    from meute.core.features import Row
    from meute.games.foxes.view import FoxesView

QUESTIONS: Final = (
    TakeFirstGain, ThinkAgain, ChooseRoll, ChoosePlace, MoveFox, ActHere, ActOnMountain,
    ChooseTrack, ChooseResource, ChooseCub, PlaceObstacle, DigPath, LayPath, DevelopInstinct,
    GrowCubs, PayLastStep, PayForVP, PayForPC, LureHunter, SwapGoods,
)  # fmt: skip
NUMBER: Final[dict[type, int]] = {question: n for n, question in enumerate(QUESTIONS)}
ASKED: Final = one_hot(len(QUESTIONS))
IS_PLACE: Final = one_hot(DEN + 1)
IS_VITAL: Final = one_hot(VITAL)
IS_FOX_AT: Final = one_hot(CENTRE + 1)
IS_RUSE: Final = one_hot(RUSES)
IS_OBSTACLE: Final = one_hot(OBSTACLES)
IS_DESTINY: Final = one_hot(DESTINIES)
IS_PATH: Final = one_hot(PATHS)
IS_CUB: Final = one_hot(CUBS)
DONE: Final = bits(ACTIONS + 1)
OPEN: Final = bits(4)
FEW: Final = [min(1.0, n / 3) for n in range(100)]
"""A number of things of a kind, of which three are many."""

CELL: Final[list[Row]] = [
    *((1.0, *OPEN[edges], float(n // 4 >= PLAIN)) for n, edges in enumerate(EDGES)),
    (0.0,) * 6,
]
"""A laid path tile: that it is there, its open edges, and whether PC are printed on it."""

GROUND: Final[list[int]] = [
    *(slot // VITAL_SLOTS for slot in range(VITAL * VITAL_SLOTS)),
    *(MOUNTAIN for _ in range(VITAL * VITAL_SLOTS, FIRST_DEN_SLOT)),
]
"""The place of each slot that is not in a den."""

PURSE: Final = 30.0
POINTS: Final = 100.0
PIPS: Final = 20.0
GOODS: Final = 6.0
"""About the most PC, VP, pips and resources of a kind that occur."""

CARDS: Final = [min(1.0, n / 10) for n in range(100)]
CUB: Final[list[list[Row]]] = [
    [(value / FACES, place / (AT_EXIT + EXITS)) for place in range(AT_EXIT + EXITS)]
    for value in range(FACES + 1)
]
"""A cub as numbers, by its value and its place."""

SPACE: Final[list[list[Row]]] = [
    [
        (float(whose == "own"), float(whose == "other"), tiles / LAYERS)
        for tiles in range(LAYERS + 1)
    ]
    for whose in ("nobody", "own", "other")
]
"""A space as numbers, by whose marker lies there and how many tiles do."""

SEAT: Final = (
    "pc", "vp", "pips", "dice", "extra dice", "steps", "markers left", "catches", "cubs out",
    "objectives", "validated", "cheese", "position", "instincts",
    *(f"resource {n}" for n in range(RESOURCES)),
    *(f"fox at {n}" for n in range(CENTRE + 1)),
    *(f"track {n}" for n in range(VITAL)),
    *(f"cub {n} {what}" for n in range(CUBS) for what in ("value", "place")),
)  # fmt: skip


@cache
def names(seats: int) -> tuple[str, ...]:
    """Name the numbers, in their order."""
    places = range(VITAL + 1)
    spaces = range(VITAL * SPACES)
    return (
        *(f"asked {question.__name__}" for question in QUESTIONS),
        *relative(seats, *SEAT),
        *(f"bonus tile {n}" for n in range(BONUSES)),
        *(f"ruse {n}" for n in range(RUSES)),
        *(f"card {n}" for n in range(OBJECTIVES)),
        *(f"card {n} progress" for n in range(OBJECTIVES)),
        *(f"exit {n} has its cube" for n in range(EXITS)),
        *(f"instinct {n}" for n in range(INSTINCTS)),
        *(
            f"cell {n} {what}"
            for n in range(CELLS)
            for what in ("laid", "north", "east", "south", "west", "pc")
        ),
        *(f"space {n} {what}" for n in spaces for what in ("own", "others", "tiles")),
        *(f"obstacle {n} at {place}" for n in range(OBSTACLES) for place in range(DEN + 1)),
        *(f"hunter at {n}" for n in range(VITAL)),
        *(f"{what} dice at {n}" for what in ("own", "others") for n in places),
        *(f"destiny {n}" for n in range(DESTINIES)),
        *("round", "day", "destiny value", "die"),
        *(f"die at {n}" for n in range(DEN + 1)),
        *(f"done {n}" for n in range(ACTIONS + 1)),
        *(f"boost {n}" for n in range(RUSES)),
        *(f"path {n}" for n in range(PATHS)),
        *(f"asked about obstacle {n}" for n in range(OBSTACLES)),
        *(f"asked about cub {n}" for n in range(CUBS)),
        *("first roll", "second roll"),
    )


def features(view: FoxesView) -> list[float]:
    """Describe what a seat knows: the question, the players, its own board, the territories."""
    top: Any = view.pending[-1] if view.pending else None
    me = view.player or 0
    pips, own_dice, others_dice = dice_of(view, me)
    out: list[float] = [*ASKED[NUMBER.get(type(top), NOTHING)]]
    for seat in (*range(me, view.seats), *range(me)):
        out += player(view, seat, pips[seat])
    out += belongings(view, me)
    out += territories(view, me)
    out += own_dice
    out += others_dice
    out += IS_DESTINY[view.destiny]
    out += (
        view.round / ROUNDS,
        view.destiny_value <= LAST_DAY,
        view.destiny_value / FACES,
        part(view.die, FACES),
    )
    slot = view.die_slot
    out += IS_PLACE[NOTHING if slot == NOTHING else GROUND[slot] if slot < FIRST_DEN_SLOT else DEN]
    out += DONE[view.done]
    out += IS_RUSE[view.boost]
    out += IS_PATH[getattr(top, "path", NOTHING)]
    out += IS_OBSTACLE[getattr(top, "obstacle", NOTHING)]
    out += IS_CUB[getattr(top, "cub", NOTHING)]
    first = getattr(top, "value", getattr(top, "one", 0))
    out += (first / FACES, getattr(top, "other", 0) / FACES)
    return out


def dice_of(view: FoxesView, me: int) -> tuple[list[int], list[float], list[float]]:
    """C3 Tell what is left on everybody's dice, and how many lie in each territory."""
    pips = [0] * view.seats
    own, others = [0.0] * (VITAL + 1), [0.0] * (VITAL + 1)
    for slot, owner in enumerate(view.slot_owner):
        if owner != NOBODY:
            pips[owner] += view.slot_value[slot]
            if slot < FIRST_DEN_SLOT:
                (own if owner == me else others)[GROUND[slot]] += 1 / VITAL_SLOTS
    return pips, own, others


def player(view: FoxesView, seat: int, pips: int) -> list[float]:
    """Tell what one player has for all to see."""
    cubs = slice(CUBS * seat, CUBS * (seat + 1))
    places = view.cub_place[cubs]
    pc, vp = view.pc[seat], view.vp[seat]
    row = [
        pc / PURSE if pc < PURSE else 1.0,
        vp / POINTS if vp < POINTS else 1.0,
        pips / PIPS if pips < PIPS else 1.0,
        view.dice[seat] / DICE,
        view.extra[seat] / DICE,
        view.steps[seat] / SPACES,
        sum(view.home[MARKERS * seat : MARKERS * (seat + 1)]) / MARKERS,
        1 - view.catches[CATCHES * seat : CATCHES * (seat + 1)].count(NOTHING) / CATCHES,
        sum([place >= AT_EXIT for place in places]) / CUBS,
        CARDS[view.hand_sizes[seat]],
        CARDS[sum(view.validated[OBJECTIVES * seat : OBJECTIVES * (seat + 1)])],
        view.cheese == seat,
        view.order.index(seat) / view.seats if seat in view.order else 0.0,
        1 - view.instincts[INSTINCTS * seat : INSTINCTS * (seat + 1)].count(NOTHING) / INSTINCTS,
    ]
    goods = view.resources[RESOURCES * seat : RESOURCES * (seat + 1)]
    row += [count / GOODS if count < GOODS else 1.0 for count in goods]
    row += IS_FOX_AT[view.foxes[seat]]
    row += [step / TRACK for step in view.paws[VITAL * seat : VITAL * (seat + 1)]]
    for value, place in zip(view.cub_value[cubs], places, strict=True):
        row += CUB[value][place]
    return row


def belongings(view: FoxesView, me: int) -> list[float]:
    """Tell what the seat's own board holds: tiles, cards and how far they are, the den."""
    out = [FEW[count] for count in view.bonuses[BONUSES * me : BONUSES * (me + 1)]]
    out += IS_RUSE[view.ruses[me]]
    coming = [0.0] * OBJECTIVES
    out += [FEW[count] for count in view.hand]
    if any(view.hand):
        state, needs = state_from(view), printed(view.variant).objective_needs
        for card, count in enumerate(view.hand):
            if count:
                coming[card] = part(progress(state, me, card), max(1, needs[card]))
    out += coming
    out += view.cubes[EXITS * me : EXITS * (me + 1)]
    out += [exit_ != NOTHING for exit_ in view.instincts[INSTINCTS * me : INSTINCTS * (me + 1)]]
    for tile in view.dens[CELLS * me : CELLS * (me + 1)]:
        out += CELL[tile]
    return out


def territories(view: FoxesView, me: int) -> list[float]:
    """Tell whose markers and how many tiles lie on each space, and what stands in the way."""
    out: list[float] = []
    for owner, lower, upper in zip(
        view.markers, view.mulotage[::LAYERS], view.mulotage[1::LAYERS], strict=True
    ):
        tiles = (lower != NOTHING) + (upper != NOTHING)
        out += SPACE[0 if owner == NOBODY else 1 if owner == me else 2][tiles]
    for territory in view.obstacles:
        out += IS_PLACE[territory]
    return [*out, *IS_VITAL[view.hunter]]
