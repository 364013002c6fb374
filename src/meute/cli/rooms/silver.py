"""The table of Silver in a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from meute.cli.grid import quiet_table
from meute.cli.rooms.cards import HIDDEN, KNOWN, OPEN, Card, Row
from meute.cli.words import COLOURS, MARKS, Words
from meute.core.message import Message, Seat
from meute.games.silver.data import COPIES
from meute.games.silver.preview import NOT_TOLD, Preview
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN
from meute.games.silver.view import SilverView
from meute.games.silver.words.names import character_name

INDENT: Final = 20
"""Columns for a name and its points."""

MARK_OF: Final = {"under_amulet": "*", "guarded": "+", "announced": "!"}
"""What stands beside a small card."""


def draw(view: SilverView, words: Words) -> RenderableType:
    """Draw the middle, the other villages in turn order, and one's own last."""
    own = view.player
    after = 0 if own is None else own + 1
    others = [(after + i) % view.seats for i in range(view.seats)]
    parts: list[RenderableType] = [*middle(view, words), Text()]
    parts += [village(view, words, seat) for seat in others if seat != own]
    if own is not None:
        parts += [village(view, words, own), *hand(view, words)]
    return Group(*parts, legend(view, words))


def ahead(_: SilverView, preview: Preview, words: Words) -> list[str]:
    """Say what an answer would do, a line for each thing."""
    lines = []
    if preview.worth != NOT_TOLD:
        lines.append(words("silver.ahead.worth", sum=preview.worth, hidden=preview.hidden))
    if preview.doubt:
        lines.append(words("silver.ahead.doubt", cards=len(preview.doubt), added=preview.added))
    if preview.power != NOT_TOLD:
        lines.append(words("silver.ahead.power", power=Message(f"silver.power.{preview.power}")))
    if preview.rests:
        lines.append(words("silver.ahead.rests"))
    return lines


def reference(words: Words) -> RenderableType:
    """List the characters, how many there are of each, and what they can do."""
    grid = quiet_table()
    grid.show_header = False
    for value, copies in enumerate(COPIES):
        name = f"{value} {words.say(character_name(value))}"
        power = words.say(Message(f"silver.power.{value}"))
        grid.add_row(Text(name, "bold", no_wrap=True), f"x{copies}", Text(power))
    return grid


def middle(view: SilverView, words: Words) -> list[Text]:
    """Say what lies between the villages."""
    rounds = view.settings.rounds
    first = [
        Text(words("silver.round", round=min(view.round + 1, rounds), rounds=rounds)),
        pair(words("silver.deck"), deck(view, words)),
        pair(words("silver.amulet"), amulet(view, words)),
    ]
    second = [pair(words("silver.pile"), pile(view, words))]
    if view.display:
        shown = "  ".join(named(view, words, card) for card in view.display)
        second.append(pair(words("silver.display"), shown))
    lines = [Text("   ").join(first), Text("   ").join(second)]
    if view.caller != NOBODY:
        lines.append(Text(words("silver.called", player=Seat(view.caller)), "bold"))
    return lines


def legend(view: SilverView, words: Words) -> Text:
    """Explain the signs that are on the table."""
    parts = [
        words("silver.legend"),
        words("silver.legend_amulet") if view.amulet_on != NOTHING else "",
        words("silver.legend_guard") if view.wards else "",
    ]
    return Text("".join(parts), "dim")


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
    return f"{shown} {words.say(character_name(value))}"


def village(view: SilverView, words: Words, seat: int) -> Row:
    """A seat's row: one's own large, where the terminal is."""
    own = seat == view.player
    points = words("silver.points", points=sum(view.lost[seat :: view.seats]))
    name = Text.assemble((f"{MARKS[seat]} ", COLOURS[seat]), (words.name(seat), "bold"))
    if own:
        name.append(f" {words('silver.you')}")
    cards = [card_at(view, words, seat, index) for index in range(len(view.villages[seat]))]
    return Row([name, Text(f"  {points}")], cards, INDENT, large=own)


def card_at(view: SilverView, words: Words, seat: int, index: int) -> Card:
    """What the reader may know of the card at this place of a village."""
    card = view.villages[seat][index]
    state, value = state_of(view, card), view.value[card]
    shown = str(value)
    if state == HIDDEN:
        shown = "▒•▒" if view.known and view.known[card] >> seat & 1 else "▒▒▒"
    special = {
        "under_amulet": card == view.amulet_on,
        "guarded": card in view.wards[1::2],
        "announced": seat == view.turn and index in view.picked,
    }
    notes = [words(f"silver.{key}") for key, holds in special.items() if holds]
    return Card(
        place=index + 1,
        state=state,
        value=shown,
        name="" if value == UNSEEN else words.say(character_name(value)),
        notes=(f"{words(f'silver.{state}')} {readers(view, seat, card)}", ", ".join(notes)),
        marks="".join(MARK_OF[key] for key, holds in special.items() if holds),
    )


def readers(view: SilverView, seat: int, card: int) -> str:
    """The marks of the others who have seen a face-down card."""
    if not view.known or view.up[card]:
        return ""
    return "".join(
        MARKS[other]
        for other in range(view.seats)
        if other != seat and view.known[card] >> other & 1
    )


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
    return lines


def state_of(view: SilverView, card: int) -> str:
    """Tell what the reader may know of a card."""
    if view.up[card]:
        return OPEN
    return HIDDEN if view.value[card] == UNSEEN else KNOWN
