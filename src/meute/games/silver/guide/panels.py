"""Silver in six pictures, each from a position of a real game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.guide import Panel, arrow, below, beside, frame
from meute.core.picture import Picture
from meute.core.words import open_question
from meute.games.silver.data import (
    CALL_LIMIT,
    DOPPELGANGER,
    EXPOSER,
    LOOKS_EACH,
    RASCAL,
    ROBBER,
    SEER,
    VILLAGE,
    VILLAGER,
)
from meute.games.silver.drawing.cards import CARD_HIGH, CARD_WIDE, GAP, Face, amulet, card, face_of
from meute.games.silver.meta import META
from meute.games.silver.rules.draw import HoldCard
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from meute.core.picture import Brush
    from meute.games.silver.view import SilverView

ME: Final = 0
STEP: Final = CARD_WIDE + GAP
LIFT: Final = 16
"""How far a card that is meant stands out of its row."""


def _row(brush: Brush, faces: Sequence[Face | None], lifted: Container[int] = ()) -> Picture:
    """Cards in a row; those that are meant stand out."""
    parts = [
        svg.group(card(brush, face), 4 + n * STEP, 4 + (0 if n in lifted else LIFT))
        for n, face in enumerate(faces)
    ]
    parts += [
        frame(brush, 2 + n * STEP, 2, CARD_WIDE + 4, CARD_HIGH + 4)
        for n in range(len(faces))
        if n in lifted
    ]
    return Picture(len(faces) * STEP, CARD_HIGH + LIFT + 8, "".join(parts), "")


def _mine(view: SilverView, brush: Brush, lifted: Container[int] = ()) -> Picture:
    return _row(brush, [face_of(view, number) for number in view.villages[ME]], lifted)


def _known(view: SilverView) -> list[tuple[int, int]]:
    """The values in one's own village that one knows, with their places."""
    values = [(view.value[number], n) for n, number in enumerate(view.villages[ME])]
    return [(value, n) for value, n in values if value != UNSEEN]


def _my_first_turn(view: SilverView) -> bool:
    return (
        view.turn == ME
        and view.holding == NOTHING
        and bool(view.discard)
        and len(view.villages[ME]) == VILLAGE
        and len(_known(view)) == LOOKS_EACH
    )


def _low_and_high(view: SilverView) -> bool:
    """My first turn, and one of the cards I have looked at is good, the other is not."""
    return _my_first_turn(view) and min(_known(view))[0] < RASCAL and max(_known(view))[0] > SEER


def _village(view: SilverView, brush: Brush) -> Picture:
    return _mine(view, brush, {n for _, n in _known(view)})


def _turn(view: SilverView, brush: Brush) -> Picture:
    deck = _row(brush, [None], {0})
    pile = _row(brush, [face_of(view, view.discard[-1])], {0})
    return below(beside(deck, pile, gap=44), _mine(view, brush), gap=4)


def _worst(view: SilverView) -> int:
    """The place of the highest card one knows."""
    return max(_known(view))[1]


def _could_swap(view: SilverView) -> bool:
    """I have drawn a low card and know a high one of mine."""
    asked = open_question(view)
    if not isinstance(asked, HoldCard) or asked.player != ME or not _known(view):
        return False
    return view.value[view.holding] < RASCAL < max(_known(view))[0]


def _swap(view: SilverView, brush: Brush) -> Picture:
    place = _worst(view)
    hand, row = _row(brush, [face_of(view, view.holding)], {0}), _mine(view, brush, {place})
    picture = below(hand, row, gap=26)
    x = place * STEP + CARD_WIDE / 2
    drawn = arrow(brush, CARD_WIDE / 2 + 4, hand.height + 2, x, hand.height + 26)
    return Picture(picture.width, picture.height, picture.parts + drawn, "")


def _equal(view: SilverView) -> list[int]:
    """The places of two equal high cards one knows."""
    known = _known(view)
    return next(
        (
            [n, m]
            for value, n in known
            for other, m in known
            if n < m and value == other and RASCAL < value < DOPPELGANGER
        ),
        [],
    )


def _has_pair(view: SilverView) -> bool:
    asked = open_question(view)
    mine = isinstance(asked, HoldCard) and asked.player == ME
    return mine and len(view.villages[ME]) > CALL_LIMIT and bool(_equal(view))


def _pair(view: SilverView, brush: Brush) -> Picture:
    hand = _row(brush, [face_of(view, view.holding)])
    return beside(_mine(view, brush, _equal(view)), hand, gap=50)


def _powers(view: SilverView, brush: Brush) -> Picture:
    """All fourteen cards, by how their power works."""
    del view
    rows = [
        _row(brush, [Face(value, up=True) for value in values])
        for values in (
            range(VILLAGER, RASCAL + 1),
            range(EXPOSER, ROBBER + 1),
            range(DOPPELGANGER, DOPPELGANGER + 1),
        )
    ]
    return below(beside(rows[0], rows[2], gap=60), rows[1], gap=0)


def _called_well(view: SilverView) -> bool:
    """A round has been won by the call, and the villages were small enough to show."""
    last, told = view.last, view.reckoning
    if last is None or told is None or not told.won or last.caller == NOBODY:
        return False
    return all(len(village) <= VILLAGE for village in last.villages)


def _scored(view: SilverView, brush: Brush) -> Picture:
    """The villages of a scored round with what each lost."""
    last = view.last
    assert last is not None, "the position was chosen for it"
    rows = []
    for seat, village in enumerate(last.villages):
        row = _row(brush, [Face(value, up=True) for value in village])
        told = brush.mark(16, CARD_HIGH / 2 + LIFT, 10, seat)
        told += brush.figure(58, CARD_HIGH / 2 + LIFT + 10, last.lost[seat], 30)
        if seat == last.caller:
            told += frame(brush, 0, LIFT, 96 + VILLAGE * STEP, CARD_HIGH + 8)
            told += amulet(58, CARD_HIGH / 2 + LIFT + 34, 13)
        rows.append(beside(Picture(90, row.height, told, ""), row, gap=4))
    return below(*rows, gap=-4)


PANELS: Final = (
    Panel(
        "village", _low_and_high, _village, {"cards": VILLAGE, "looks": LOOKS_EACH}, rule="R1.7"
    ),
    Panel("turn", _low_and_high, _turn, rule="R2.1"),
    Panel("swap", _could_swap, _swap, rule="R6.2"),
    Panel("pair", _has_pair, _pair, rule="R6.4"),
    Panel(
        "powers", _my_first_turn, _powers,
        {"open": RASCAL, "first": EXPOSER, "last": ROBBER, "any": DOPPELGANGER}, rule="R2.6",
    ),
    Panel(
        "call", _called_well, _scored,
        {
            "limit": CALL_LIMIT,
            "penalty": int(META.variant(None)["penalty"]),
            "rounds": int(META.variant(None)["rounds"]),
        },
        rule="R10.3",
    ),
)  # fmt: skip
