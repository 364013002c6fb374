"""What a seat knows as numbers, for learners: every card by its place, its own village first.

A strong player looks at what each village is worth to expect, who knows which card, what lies open
to take, and how long the round may still last. All that is told, and the question with what it is
about.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from meute.core.features import bits, one_hot, part, parts, relative
from meute.games.silver.data import COPIES, DECK, MOST_DRAWN, MOST_PLACES
from meute.games.silver.mind.sight import of_view
from meute.games.silver.rules.draw import DrawNext, HoldCard, KeepOne
from meute.games.silver.rules.exchange import (
    AddNew,
    AddPenalty,
    AnnounceSet,
    ExchangeTaken,
    LayOnTop,
    PutNew,
)
from meute.games.silver.rules.free import ChooseWard
from meute.games.silver.rules.powers import (
    Behold,
    Expose,
    FetchDiscard,
    GiveForIt,
    LookAnywhere,
    LookAtOpponent,
    PlaceFetched,
    PlaceWitched,
    RevealAny,
    Rob,
    UseWitch,
)
from meute.games.silver.rules.setup import LookAtTwoCards
from meute.games.silver.rules.turn import FinishTurn, TakeTurn
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN

if TYPE_CHECKING:
    from meute.core.decision import Pending
    from meute.core.features import Row
    from meute.games.silver.mind.sight import Sight
    from meute.games.silver.view import SilverView

PLACES: Final = 6
"""Cards of a village that are told one by one, from the left; the rest is counted."""

VALUES: Final = len(COPIES)
IS: Final = one_hot(VALUES)
FLAGS: Final = ("up", "known to its owner", "known to others", "guarded", "chosen")
UP, OWNED, OTHERS, GUARDED, CHOSEN = (1 << n for n in range(len(FLAGS)))
SETS: Final = 1 << len(FLAGS)
CARDS: Final[list[Row]] = [
    (1.0, float(value == UNSEEN), max(0, value) / VALUES, *IS[value], *flags)
    for value in range(-1, VALUES)
    for flags in bits(len(FLAGS))
]
"""A card as numbers, by its value from UNSEEN on and then by what else is true of it."""

WIDE: Final = len(CARDS[0])
NO_CARD: Final[Row] = (0.0,) * WIDE

NOTHING_WEIGHED: Final = (0.0,) * PLACES

QUESTIONS: Final = (
    LookAtTwoCards, TakeTurn, DrawNext, KeepOne, HoldCard, ExchangeTaken, AnnounceSet, LayOnTop,
    PutNew, AddNew, AddPenalty, FinishTurn, ChooseWard, Expose, RevealAny, Behold, LookAtOpponent,
    LookAnywhere, FetchDiscard, PlaceFetched, UseWitch, PlaceWitched, Rob, GiveForIt,
)  # fmt: skip
NUMBER: Final[dict[type, int]] = {question: number for number, question in enumerate(QUESTIONS)}
ASKED: Final = one_hot(len(QUESTIONS))
COPY: Final = parts(max(COPIES))
DRAWN: Final = parts(VALUES)
NONE_DRAWN: Final = (0.0,) * MOST_DRAWN

SIZES: Final = [min(1.0, cards / 10) for cards in range(MOST_PLACES + 1)]
ALL_CARDS: Final = sum(COPIES)
SUM: Final = 60.0
LOSS: Final = 200.0
MARGIN: Final = 20.0
"""About the largest sum of a village, points lost, and lead that occur."""


@cache
def names(seats: int) -> tuple[str, ...]:
    """Name the numbers, in their order."""
    values = range(VALUES)
    card = ("there", "unseen", "value", *(f"is {value}" for value in values), *FLAGS)
    cards = [f"card {n} {what}" for n in range(PLACES) for what in card]
    return (
        *(f"asked {question.__name__}" for question in QUESTIONS),
        *relative(seats, *cards),
        *relative(seats, "sum", "unseen", "size", "lost", "turn", "call", "amulet"),
        *(f"holding {what}" for what in ("anything", "an open card", *values)),
        *(f"discard {value}" for value in values),
        *(f"display {value}" for value in values),
        *(f"unseen {value}" for value in values),
        *(f"drawn {n}" for n in range(MOST_DRAWN)),
        "deck", "round", "amulet ready", "called", "margin", "mean", "discards",
        *relative(seats, "card is aimed at"), "place aimed at",
        *(f"own card {n} over {what}" for what in ("hand", "discard") for n in range(PLACES)),
        *(f"own card {n} has its like" for n in range(PLACES)),
        "most over hand", "most over discard",
    )  # fmt: skip


def features(view: SilverView) -> list[float]:
    """Describe what a seat knows: the question, all cards, and how the round stands."""
    sight = of_view(view)
    top = view.pending[-1] if view.pending else None
    out: list[float] = [*ASKED[NUMBER.get(type(top), NOTHING)]]
    player, seats, lost = sight.player, view.seats, view.lost
    order = [*range(player, seats), *range(player)]
    told: list[float] = []
    worths, totals = [], []
    for owner in order:
        worth, unseen = village(view, sight, owner, out)
        total = sum(worth)
        worths.append(worth)
        totals.append(total)
        told += (
            total / SUM if total < SUM else 1.0,
            SIZES[unseen],
            SIZES[len(worth)],
            part(sum(lost[owner::seats]), LOSS) if lost else 0.0,
            view.turn == owner,
            view.caller == owner,
            view.amulet_holder == owner,
        )
    out += told
    mine = totals.pop(0)
    around(view, out)
    out += (
        view.deck / DECK,
        view.round / view.settings.rounds,
        view.amulet_ready,
        view.caller != NOBODY,
        part(min(totals) - mine, MARGIN),
        sight.mean / VALUES,
        len(view.discard) / ALL_CARDS,
    )
    aim(view, top, order, out)
    weighed(view, view.villages[player][:PLACES], worths[0], out)
    return out


def village(
    view: SilverView, sight: Sight, owner: int, out: list[float]
) -> tuple[list[float], int]:
    """Tell the cards of a village one by one.

    Return what each is worth, as far as the seat can tell, and how many it cannot see.
    """
    cards = view.villages[owner]
    value, known, up, player = view.value, sight.known, view.up, sight.player
    mine, own, others = 1 << player, 1 << owner, ~(1 << owner | 1 << player)
    begin, unseen = len(out), 0
    worth: list[float] = []
    for place, card in enumerate(cards):
        seen, shown = known[card], value[card]
        worth.append(shown if seen & mine else sight.guess_unseen(owner, card))
        if shown == UNSEEN:
            unseen += 1
        if place >= PLACES:
            continue
        row = (shown + 1) * SETS
        if up[card]:
            row |= UP
        if seen & own:
            row |= OWNED
        if seen & others:
            row |= OTHERS
        if card == view.amulet_on or card in view.wards:
            row |= GUARDED
        out += CARDS[row]
    if view.picked and owner == view.turn:
        _choose(view.picked, begin, out)
    if len(cards) < PLACES:
        out += NO_CARD * (PLACES - len(cards))
    return worth, unseen


def _choose(picked: tuple[int, ...], begin: int, out: list[float]) -> None:
    """Mark the cards that were announced, in a village that is told from `begin` on."""
    for place in picked:
        if place < PLACES:
            out[begin + (place + 1) * WIDE - 1] = 1.0


def around(view: SilverView, out: list[float]) -> None:
    """Tell the card in hand, the top of the discard pile, open cards, and what nobody placed."""
    value = view.value
    holding = view.holding
    out += (holding != NOTHING, view.holding_open)
    out += IS[value[holding] if holding != NOTHING else UNSEEN]
    out += IS[value[view.discard[-1]] if view.discard else UNSEEN]
    out += IS[UNSEEN]
    for card in view.display:
        if value[card] != UNSEEN:  # one that is just being laid open has no face yet
            out[value[card] - VALUES] += COPY[1]
    left = [*COPIES, 0]  # the last counts what is unseen
    for shown in value:
        left[shown] -= 1
    left.pop()
    out += [COPY[count] for count in left]
    drawn = [DRAWN[value[card] + 1] for card in view.drawn[:MOST_DRAWN]]
    out += drawn
    out += NONE_DRAWN[len(drawn) :]


def aim(view: SilverView, top: Pending | None, order: list[int], out: list[float]) -> None:
    """Tell which card the question is about, if it is about one on the table."""
    owner = place = NOTHING
    if isinstance(top, GiveForIt):
        owner, place = top.owner, top.place
    elif isinstance(top, Behold):
        owner, place = top.player, top.first
    elif isinstance(top, ChooseWard):
        owner, place = top.player, view.villages[top.player].index(top.guard)
    if place == NOTHING:
        out += (0.0,) * (len(order) + 1)
    else:
        out += [float(owner == seat) for seat in order]
        out.append(SIZES[place + 1])


def weighed(
    view: SilverView, cards: tuple[int, ...], expected: list[float], out: list[float]
) -> None:
    """Tell what each own card is expected to be above the one in hand and the top discard."""
    value = view.value
    worth = [each / VALUES for each in expected[:PLACES]]
    short = NOTHING_WEIGHED[len(cards) :]
    most = []
    for card in (view.holding, view.discard[-1] if view.discard else NOTHING):
        if card == NOTHING or value[card] == UNSEEN:
            out += NOTHING_WEIGHED
            most.append(0.0)
        else:
            new = value[card] / VALUES
            over = [each - new for each in worth]
            out += over
            out += short
            most.append(max(over, default=0.0))
    known = [value[card] for card in cards]
    out += [shown != UNSEEN and known.count(shown) > 1 for shown in known]
    out += short
    out += most
