"""The table of Silver in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from meute.cli.rooms.cards import HIDDEN, KNOWN, OPEN, Cell, Row, large, small
from meute.cli.words import COLOURS, MARKS, Words
from meute.core.message import Seat
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN
from meute.games.silver.texts.names import NAMES
from meute.games.silver.view import SilverView

INDENT = 20
"""Columns for a name and its points."""


def draw(view: SilverView, words: Words) -> RenderableType:
    """Draw the middle, the other villages in turn order, and the own one last."""
    own = view.player
    after = 0 if own is None else own + 1
    others = [(after + i) % view.seats for i in range(view.seats)]
    parts: list[RenderableType] = [*middle(view, words), Text()]
    for seat in others:
        if seat != own:
            parts += [name_line(view, words, seat), village(view, seat)]
    if own is not None:
        parts += [Text(), own_name(view, words, own), own_village(view, words, own)]
        parts += hand(view, words)
    return Group(*parts, Text(words("silver.legend"), "dim"))


def middle(view: SilverView, words: Words) -> list[Text]:
    """Say what lies between the villages."""
    rounds = view.settings.rounds
    first = [
        Text(words("silver.round", round=min(view.round + 1, rounds), rounds=rounds)),
        pair(words("silver.deck"), deck(view, words)),
        pair(words("silver.pile"), pile(view, words)),
        pair(words("silver.amulet"), amulet(view, words)),
    ]
    lines = [Text("   ").join(first)]
    if view.display:
        shown = "  ".join(named(view, words, card) for card in view.display)
        lines.append(pair(words("silver.display"), shown))
    if view.caller != NOBODY:
        lines.append(Text(words("silver.called", player=Seat(view.caller)), "bold"))
    return lines


def pair(label: str, content: str) -> Text:
    """A label and what it stands for."""
    return Text.assemble((label, "dim"), " ", content)


def deck(view: SilverView, words: Words) -> str:
    """Count the hidden cards; name the top one if this seat knows it."""
    top = view.returned[-1] if view.returned else NOTHING
    if top == NOTHING or view.value[top] == UNSEEN:
        return str(view.deck)
    return f"{view.deck}, " + words("silver.on_top", card=named(view, words, top))


def pile(view: SilverView, words: Words) -> str:
    """Name the top discard and count the rest."""
    if not view.discard:
        return words("silver.empty")
    top = named(view, words, view.discard[-1])
    rest = len(view.discard) - 1
    return f"{top} {words('silver.below', count=rest)}" if rest else top


def amulet(view: SilverView, words: Words) -> str:
    """Say who has the amulet."""
    holder = view.amulet_holder
    if holder == NOBODY:
        return words("silver.amulet_middle")
    key = "silver.amulet_ready" if view.amulet_ready else "silver.amulet_held"
    return words(key, player=Seat(holder))


def named(view: SilverView, words: Words, card: int) -> str:
    """A card in a line: how it lies, its value, its name."""
    value = view.value[card]
    if value == UNSEEN:
        return "▒▒▒"
    shown = f"[{value}]" if view.up[card] else f"({value})"
    return f"{shown} {NAMES[words.language][value]}"


def name_line(view: SilverView, words: Words, seat: int) -> Text:
    """A seat's mark, name, points, and the names of its open cards."""
    points = sum(view.lost[seat :: view.seats])
    line = Text.assemble(
        (f"{MARKS[seat]} ", COLOURS[seat]),
        (words.name(seat), "bold"),
        f"  {words('silver.points', points=points)}",
    )
    shown = (
        [c for c in view.villages[seat] if state_of(view, c) == OPEN] if seat != view.player else []
    )
    if shown:
        line.append("  " + "  ".join(named(view, words, card) for card in shown), "dim")
    return line


def own_name(view: SilverView, words: Words, seat: int) -> Text:
    """The own name, with the village it heads."""
    return name_line(view, words, seat).append(f"  {words('silver.village')}", "dim")


def village(view: SilverView, seat: int) -> Row:
    """Somebody else's row, small."""
    cells = [small_card(view, seat, place, c) for place, c in enumerate(view.villages[seat], 1)]
    return Row(cells, 2)


def small_card(view: SilverView, seat: int, place: int, card: int) -> Cell:
    """A card of somebody else, with the marks for amulet and guard."""
    state = state_of(view, card)
    value = str(view.value[card])
    if state == HIDDEN:
        value = "▒•▒" if view.known and view.known[card] >> seat & 1 else "▒▒▒"
    marks = ("*" if card == view.amulet_on else "") + ("+" if card in warded(view) else "")
    return small(place, state, value, marks)


def own_village(view: SilverView, words: Words, seat: int) -> Row:
    """The own row, large."""
    return Row([large_card(view, words, seat, i, c) for i, c in enumerate(view.villages[seat])], 1)


def large_card(view: SilverView, words: Words, seat: int, index: int, card: int) -> Cell:
    """An own card: what is known of it, who else knows it, and what is special about it."""
    state = state_of(view, card)
    value = view.value[card]
    name = "" if value == UNSEEN else NAMES[words.language][value]
    status = f"{words(f'silver.{state}')} {readers(view, seat, card)}".strip()
    special = [
        words(f"silver.{key}")
        for key, holds in (
            ("under_amulet", card == view.amulet_on),
            ("guarded", card in warded(view)),
            ("announced", index in view.picked),
        )
        if holds
    ]
    return large(index + 1, state, str(value), name, [status, ", ".join(special)])


def readers(view: SilverView, seat: int, card: int) -> str:
    """The marks of the others who have seen a face-down card."""
    if not view.known or view.up[card]:
        return ""
    return "".join(
        MARKS[other]
        for other in range(view.seats)
        if other != seat and view.known[card] >> other & 1
    )


def warded(view: SilverView) -> Sequence[int]:
    """The cards that Bodyguards guard besides themselves."""
    return view.wards[1::2]


def hand(view: SilverView, words: Words) -> list[Text]:
    """What the seat holds, if it is its turn."""
    if view.turn != view.player:
        return []
    lines = []
    if view.drawn:
        drawn = "  ".join(named(view, words, card) for card in view.drawn)
        lines.append(pair(words("silver.drawn"), drawn))
    if view.holding != NOTHING:
        held = named(view, words, view.holding)
        lines.append(pair(words("silver.hand"), "").append(held, "bold"))
    return [*lines, Text()] if lines else []


def state_of(view: SilverView, card: int) -> str:
    """Tell what the reader may know of a card."""
    if view.up[card]:
        return OPEN
    return HIDDEN if view.value[card] == UNSEEN else KNOWN
