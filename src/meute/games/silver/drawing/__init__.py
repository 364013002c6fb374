"""Silver as a picture: the middle of the table, then a village to a row, one's own last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.message import Message, Seat
from meute.core.picture import Picture
from meute.games.silver.drawing.cards import CARD_HIGH, CARD_WIDE, GAP, amulet, card, face_of
from meute.games.silver.state import NOBODY, NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meute.core.picture import Brush
    from meute.games.silver.view import SilverView

WIDTH: Final = 720
NAMES: Final = 176
"""Width of the names beside the villages."""
MIDDLE: Final = 148
ROW: Final = CARD_HIGH + 40
LONGEST_LABEL: Final = 260
PAD: Final = 14
LONG: Final = 20
"""Letters from which a label needs more room than its cards."""


def draw(view: SilverView, brush: Brush) -> Picture:
    """Draw the table from its seat."""
    after = 0 if view.player is None else view.player + 1
    order = [(after + n) % view.seats for n in range(view.seats)]
    parts = [_middle(view, brush)]
    for place, seat in enumerate(order):
        parts.append(svg.group(_village(view, brush, seat), 0, MIDDLE + 10 + place * (ROW + 8)))
    rounds = view.settings.rounds
    now = min(view.round + 1, rounds)
    head = brush.say("silver.board.round", round=now, rounds=rounds)
    if view.caller != NOBODY:
        head += f" · {brush.say('silver.board.lastTurns', name=brush.name(view.caller))}"
    return Picture(WIDTH, MIDDLE + 10 + view.seats * (ROW + 8), "".join(parts), head)


def _middle(view: SilverView, brush: Brush) -> str:
    """The deck, the open cards, the discard pile, what is drawn or in hand, and the amulet."""
    parts = [brush.panel(0, 0, WIDTH, MIDDLE)]
    x = PAD + 6
    for label, cards in _piles(view, brush):
        wide = max(CARD_WIDE, len(cards) * (CARD_WIDE + GAP) - GAP)
        for place, shown in enumerate(cards):
            parts.append(svg.group(shown, x + place * (CARD_WIDE + GAP), PAD))
        room = max(wide, 104 if len(label) < LONG else 176)
        parts.append(
            brush.words(x, PAD + CARD_HIGH + 20, label, 12, fill=brush.look.muted, fit=room)
        )
        x += room + 24
    parts.append(_amulet(view, brush, WIDTH - x))
    return "".join(parts)


def _piles(view: SilverView, brush: Brush) -> Iterator[tuple[str, list[str]]]:
    on_top = view.returned[-1] if view.returned else NOTHING
    top = _card(view, brush, on_top) if on_top != NOTHING else card(brush, None)
    count = brush.say("silver.board.deck", count=view.deck)
    yield count, [top if view.deck else _nothing(brush)]
    if view.display:
        yield brush.say("silver.board.display"), [_card(view, brush, c) for c in view.display]
    pile = [_card(view, brush, view.discard[-1])] if view.discard else [_nothing(brush)]
    shown = _card_name(view, brush, view.discard[-1]) if view.discard else ""
    said = ("silver.board.discard", {"card": shown}) if shown else ("silver.board.discardEmpty", {})
    yield brush.say(said[0], **said[1]), pile
    if view.drawn:
        drawn = [_card(view, brush, c) for c in view.drawn]
        yield brush.say("silver.board.drawnTitle"), drawn
    if view.holding != NOTHING:
        yield brush.say("silver.board.hand"), [_card(view, brush, view.holding)]


def _card_name(view: SilverView, brush: Brush, number: int) -> str:
    value = view.value[number]
    key = f"silver.card.{value}" if value >= 0 else "silver.card.unknown"
    return brush.say(Message(key, {}))


def _amulet(view: SilverView, brush: Brush, room: float) -> str:
    """The amulet, while it waits in the middle; in words too, where there is room for them."""
    if view.amulet_holder != NOBODY or room < CARD_WIDE:
        return ""
    drawn = amulet(WIDTH - PAD - 34, PAD + CARD_HIGH / 2, 24)
    if room < LONGEST_LABEL:
        return drawn
    words = brush.say("silver.board.amuletFree")
    return drawn + brush.words(
        WIDTH - PAD, PAD + CARD_HIGH + 20, words, 12, text_anchor="end", fit=room - PAD,
        fill=brush.look.muted,
    )  # fmt: skip


def _nothing(brush: Brush) -> str:
    """The place of a pile that is empty."""
    return svg.rect(
        1, 1, CARD_WIDE - 2, CARD_HIGH - 2, "none", rx=5, stroke=brush.look.muted,
        stroke_dasharray="4 4",
    )  # fmt: skip


def _village(view: SilverView, brush: Brush, seat: int) -> str:
    """A seat's row: its name and points, then its cards."""
    own, turn = seat == view.player, seat == view.turn and view.round < view.settings.rounds
    edge = brush.look.moon if turn else None
    fill = brush.look.raised if own else brush.look.surface
    parts = [brush.panel(0, 0, WIDTH, ROW, fill=fill, edge=edge)]
    parts.append(brush.seat_line(PAD, 28, seat, NAMES - PAD))
    parts.append(_standing(view, brush, seat))
    village = view.villages[seat]
    place = min(CARD_WIDE + GAP, (WIDTH - NAMES - PAD - CARD_WIDE) / max(1, len(village) - 1))
    for n, number in enumerate(village):
        x = NAMES + n * place
        parts.append(svg.group(_card(view, brush, number), x, 12 - 6 * _announced(view, seat, n)))
        parts.append(_seen_by(view, brush, seat, number, x))
        parts.append(
            brush.words(
                x + CARD_WIDE / 2, ROW - 6, str(n + 1), 11, text_anchor="middle",
                fill=brush.look.muted,
            )
        )  # fmt: skip
    return "".join(parts)


def _standing(view: SilverView, brush: Brush, seat: int) -> str:
    """What a seat has lost so far, the amulet it has, and what its cards add up to in sight."""
    lost = sum(view.lost[seat :: view.seats])
    said = [brush.say("silver.board.lost", count=lost)]
    known = [view.value[c] for c in view.villages[seat] if view.value[c] >= 0]
    hidden = len(view.villages[seat]) - len(known)
    if known:
        key = "silver.board.worthSome" if hidden else "silver.board.worth"
        said.append(brush.say(key, sum=sum(known), hidden=hidden))
    if seat == view.amulet_holder:
        ready = "silver.board.amuletReady" if view.amulet_ready else "silver.board.amuletHeld"
        said.append(brush.say(ready, player=Seat(seat)))
    if seat == view.caller:
        said.append(brush.say("silver.board.caller"))
    return "".join(
        brush.words(PAD, 52 + 19 * n, line, 12.5, fit=NAMES - 2 * PAD, fill=brush.look.muted)
        for n, line in enumerate(said)
    )


def _announced(view: SilverView, seat: int, place: int) -> bool:
    return seat == view.turn and place in view.picked


def _card(view: SilverView, brush: Brush, number: int) -> str:
    """A card as the seat sees it, with what lies on it."""
    drawn = card(brush, face_of(view, number))
    if number == view.amulet_on:
        drawn += amulet(CARD_WIDE / 2, CARD_HIGH / 2, 15)
    if number in view.wards[1::2]:
        drawn += svg.line(
            f"M3 3H{CARD_WIDE - 3}V{CARD_HIGH - 3}H3Z", brush.look.ember, 3, stroke_dasharray="7 4"
        )
    return drawn


def _seen_by(view: SilverView, brush: Brush, owner: int, number: int, x: float) -> str:
    """The marks of those who have seen a face-down card, below it; as far as the view tells."""
    if not view.known or view.up[number]:
        return ""
    seats = [seat for seat in range(view.seats) if view.known[number] >> seat & 1]
    start = x + CARD_WIDE / 2 - 6.5 * (len(seats) - 1)
    return "".join(
        brush.mark(start + 13 * n, ROW - 22, 5 if seat != owner else 4.2, seat)
        for n, seat in enumerate(seats)
    )
