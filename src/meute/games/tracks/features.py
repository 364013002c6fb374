"""What a seat knows as numbers, for learners: every wolf with its counters, its own first.

A strong player looks at what the pack must bring together and how strong it is for that, who stands
where in the ranks and by how many chips, and what lies beside whom. All that is told, and the
question with the wolf and the column it is about.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from meute.core.features import bits, one_hot, part, parts, relative
from meute.games.tracks.data import (
    COLUMNS,
    COUNTERS,
    CUB_NEEDS,
    FIGHT_CARDS,
    HOWL_LOW,
    LARGE_KINDS,
    LETTERS,
    LONGEST_HAND,
    MOST_CHIPS,
    PORTION,
    SMALL_KINDS,
    STRONGEST,
    WOLVES_EACH,
)
from meute.games.tracks.hidden import FACE_DOWN, OUTSIDE, SEALED
from meute.games.tracks.mind.plan import capacity, planned
from meute.games.tracks.rules.births import ChooseCubs
from meute.games.tracks.rules.fight import ChooseCard
from meute.games.tracks.rules.howl import DiscardPrey
from meute.games.tracks.rules.joining import AskAdmission, BringWolf, GiveConsent
from meute.games.tracks.rules.placement import ConfirmPlacement, PlaceCounter
from meute.games.tracks.rules.prey import DecidePrey, VoteForPrey
from meute.games.tracks.rules.ranks import AnswerAttack, ChooseAttack
from meute.games.tracks.rules.setup import ChooseFirst
from meute.games.tracks.rules.solitary import CatchPrey
from meute.games.tracks.rules.young import LetLeave
from meute.games.tracks.state import NOBODY, NOTHING, PACK, SCORING, letter_of, owner_of
from meute.games.tracks.view import state_from

if TYPE_CHECKING:
    from meute.core.features import Row
    from meute.games.tracks.view import TracksView

QUESTIONS: Final = (
    ChooseFirst, ChooseCubs, VoteForPrey, DecidePrey, PlaceCounter, ConfirmPlacement, CatchPrey,
    DiscardPrey, ChooseAttack, AnswerAttack, ChooseCard, LetLeave, AskAdmission, GiveConsent,
    BringWolf,
)  # fmt: skip
NUMBER: Final[dict[type, int]] = {question: n for n, question in enumerate(QUESTIONS)}
ASKED: Final = one_hot(len(QUESTIONS))
IS_AT: Final = one_hot(OUTSIDE + 1)
IS_PHASE: Final = one_hot(SCORING + 1)
IS_LARGE: Final = one_hot(len(LARGE_KINDS))
IS_LETTER: Final = one_hot(WOLVES_EACH)
IS_COLUMN: Final = one_hot(COLUMNS)
CARDS: Final = bits(FIGHT_CARDS + 1)
STRENGTH: Final = parts(STRONGEST)
CHIPS: Final = parts(MOST_CHIPS)

ABLE: Final = [*(capacity(strength) for strength in range(STRONGEST + 1)), 0]
COUNTER: Final[list[Row]] = [
    *((n / COUNTERS, 0.0) for n in range(COUNTERS + 1)),
    *((0.0, 1.0) for _ in range(FACE_DOWN, SEALED + 1)),
    (0.0, 0.0),
]
"""What lies in a cell: a counter, or something unseen; the last stands for a cell not asked for."""

YEARS: Final = 10
EFFORT: Final = 70.0
MEAT: Final = 40.0
MEMBERS: Final = 12.0
SCORE: Final = 20.0
COPIES: Final = [min(1.0, cards / 4) for cards in range(16)]
LOW: Final = 8.0
"""About the most years, counters for a hunt, portions, wolves in a pack, points of a fight,
cards of a kind and places of a column that occur."""

WOLF: Final = (
    "in hand", "cub", "in the pack", "unseen", "strength", "vigour", "chips", "female", "rank",
    "alpha", "omega", "has submitted", "catch",
    *(f"column {n} {what}" for n in range(1, COLUMNS + 1) for what in ("counter", "hidden")),
)  # fmt: skip
AWAY: Final[list[list[Row]]] = [
    [
        (*IS_AT[where], 0.0, 0.0, 0.0, female, *(0.0,) * (len(WOLF) - OUTSIDE - 5))
        for where in range(OUTSIDE + 1)
    ]
    for female in (0.0, 1.0)
]
"""A wolf that is not in the pack, by its sex and where it is."""

SEAT: Final = ("points", "cubs", "added", "deaths", "exclusions", "answered", "leads", "effort")


@cache
def names(seats: int) -> tuple[str, ...]:
    """Name the numbers, in their order."""
    wolves = [f"{letter} {what}" for letter in LETTERS for what in WOLF]
    return (
        *(f"asked {question.__name__}" for question in QUESTIONS),
        *relative(seats, *wolves),
        *relative(seats, *SEAT),
        *(f"phase {n}" for n in range(SCORING + 1)),
        *(f"quarry {kind}" for kind in LARGE_KINDS),
        *("black", "green", "red", "food", "year", "placed", "members", "mouths", "effort"),
        *("cub needs", "howl needs", "cubs to feed"),
        *(f"displayed {kind}" for kind in SMALL_KINDS),
        *(f"small {kind}" for kind in SMALL_KINDS),
        *(f"open {kind}" for kind in LARGE_KINDS),
        *(f"large {kind}" for kind in LARGE_KINDS),
        *("own score", "their score", "own cards", "their cards"),
        *(f"holds {n}" for n in range(FIGHT_CARDS + 1)),
        *(f"own played {n}" for n in range(FIGHT_CARDS + 1)),
        *(f"they played {n}" for n in range(FIGHT_CARDS + 1)),
        *relative(seats, "is asked about"),
        *(f"about {letter}" for letter in LETTERS),
        *(f"about column {n}" for n in range(1, COLUMNS + 1)),
        "planned counter",
    )


def features(view: TracksView) -> list[float]:
    """Describe what a seat knows: the question, all wolves, what the pack needs, and a fight."""
    top: Any = view.pending[-1] if view.pending else None
    me = view.player or 0
    order = [*range(me, view.seats), *range(me)]
    out: list[float] = [*ASKED[NUMBER.get(type(top), NOTHING)]]
    ranks = ranked_wolves(view)
    for seat in order:
        for wolf in range(WOLVES_EACH * seat, WOLVES_EACH * (seat + 1)):
            out += wolf_row(view, wolf, ranks.get(wolf, 0.0))
    efforts = [effort(view, seat) for seat in order]
    first = view.females or view.males
    alpha = owner_of(first[0]) if first else NOBODY
    for seat, able in zip(order, efforts, strict=True):
        out += (
            part(view.points[seat], view.settings.target),
            view.cubs[seat] / WOLVES_EACH,
            view.added[seat] / WOLVES_EACH,
            view.deaths[seat] / WOLVES_EACH,
            view.exclusions[seat] / WOLVES_EACH,
            view.sealed[seat] != NOTHING,
            seat == alpha,
            min(1.0, able / EFFORT),
        )
    out += pack(view, sum(efforts))
    out += piles(view)
    out += fight(view, me)
    out += about(view, top, order)
    return out


def ranked_wolves(view: TracksView) -> dict[int, float]:
    """B0.6 Return how high each wolf of the columns stands: 1 for an alpha."""
    ranks = {}
    for column in (view.males, view.females):
        for place, wolf in enumerate(column):
            ranks[wolf] = 1.0 - place / LOW if place < LOW else 0.0
    return ranks


def wolf_row(view: TracksView, wolf: int, rank: float) -> Row:
    """Tell one wolf: where it is, how it stands, what lies in its cells."""
    female, where = view.settings.female[wolf], view.where[wolf]
    if where != PACK:
        return AWAY[female][where]
    cells = COLUMNS * wolf
    first, second, third, fourth, fifth = view.counters[cells : cells + COLUMNS]
    return (
        *IS_AT[where],
        STRENGTH[max(0, view.strength[wolf])],
        STRENGTH[max(0, view.vigour[wolf])],
        CHIPS[view.chips[wolf]],
        female,
        rank,
        rank == 1.0,
        wolf == view.omega,
        view.submitted >> wolf & 1,
        view.caught[wolf] > 0,
        *COUNTER[first],
        *COUNTER[second],
        *COUNTER[third],
        *COUNTER[fourth],
        *COUNTER[fifth],
    )


def effort(view: TracksView, seat: int) -> int:
    """P3 Return about what a player's wolves can put into one phase."""
    first = WOLVES_EACH * seat
    wolves = range(first, first + WOLVES_EACH)
    return sum([ABLE[view.strength[wolf]] for wolf in wolves if view.where[wolf] == PACK])


def pack(view: TracksView, able: int) -> list[float]:
    """Tell the phase, this year's quarry, and what the pack can and must bring together."""
    settings, kind = view.settings, view.quarry
    wolves = len(view.males) + len(view.females) + (view.omega != NOBODY)
    cubs = sum(view.cubs)
    numbers = [0.0] * 4
    if kind != NOTHING:
        numbers = [
            part(settings.large_black[kind], EFFORT),
            part(settings.large_green[kind], EFFORT),
            part(settings.large_red[kind], EFFORT),
            part(settings.large_food[kind], MEAT),
        ]
    return [
        *IS_PHASE[view.phase],
        *IS_LARGE[kind],
        *numbers,
        min(1.0, view.year / YEARS),
        view.placed,
        min(1.0, wolves / MEMBERS),
        min(1.0, (PORTION * wolves + cubs) / MEAT),
        min(1.0, able / (2 * EFFORT)),
        min(1.0, CUB_NEEDS * cubs / EFFORT),
        HOWL_LOW / EFFORT,
        min(1.0, cubs / MEMBERS),
    ]


def piles(view: TracksView) -> list[float]:
    """Tell what prey lies open, and what may still come, by kind."""
    small, large = range(len(SMALL_KINDS)), range(len(LARGE_KINDS))
    return [
        *[COPIES[view.display.count(kind)] for kind in small],
        *[COPIES[view.small_pile.count(kind)] for kind in small],
        *[COPIES[view.large_open.count(kind)] for kind in large],
        *[COPIES[view.large_pile.count(kind)] for kind in large],
    ]


NO_FIGHT: Final = [0.0] * (4 + 3 * (FIGHT_CARDS + 1))


def fight(view: TracksView, me: int) -> list[float]:
    """PH5.6 Tell the fight now fought, from the seat's side if it is in it."""
    if NOBODY in {view.attacker, view.defender}:
        return NO_FIGHT
    own = int(owner_of(view.defender) == me)
    other = 1 - own
    played = view.fight_played
    return [
        part(view.fight_scores[own], SCORE),
        part(view.fight_scores[other], SCORE),
        view.fight_sizes[own] / LONGEST_HAND,
        view.fight_sizes[other] / LONGEST_HAND,
        *CARDS[view.fight_hand],
        *CARDS[played[own]],
        *CARDS[played[other]],
    ]


def about(view: TracksView, top: Any, order: list[int]) -> list[float]:
    """Tell whom and what the question is about, and for a cell what a fair share would be."""
    wolf = column = NOTHING
    wanted = 0
    seat = NOTHING
    if isinstance(top, PlaceCounter):
        wolf, column = divmod(top.cell, COLUMNS)
        if top.player == view.player:
            wanted = planned(state_from(view), top.player).get(top.cell, 0)
    elif isinstance(top, ChooseAttack | CatchPrey):
        wolf = top.wolf
    elif isinstance(top, AnswerAttack):
        wolf, seat = top.defender, owner_of(top.attacker)
    elif isinstance(top, GiveConsent):
        seat = top.asker
    elif isinstance(top, ChooseCubs):
        wanted = top.count
    if seat == NOTHING and wolf != NOTHING:
        seat = owner_of(wolf)
    letter = NOTHING if wolf == NOTHING else letter_of(wolf)
    return [
        *[float(each == seat) for each in order],
        *IS_LETTER[letter],
        *IS_COLUMN[column],
        wanted / COUNTERS,
    ]
