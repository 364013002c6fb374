"""The map of The Wolves in a terminal: two lines per hex, its name and terrain above its pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from meute.cli.words import COLOURS, MARKS, Words
from meute.core.message import Message
from meute.games.wolves.data import ALPHA, CANYON, LAIR, PACK, PILES, PLACES, THIRD_PACK
from meute.games.wolves.maps import hex_name, layout_of
from meute.games.wolves.pieces import KIND, NONE, OWNER, THIRD
from meute.games.wolves.view import WolvesView
from meute.games.wolves.words.names import prey_name, terrain_name

GROUNDS: Final = (
    "on #1e4d2b", "on #4f4f52", "on #55752a", "on #4f7288", "on #80642c", "on #1f4e8c", "", "",
)  # fmt: skip
"""The colour behind each terrain; its letter says the same."""

MOONS: Final = "☾◐○"
THIRD_MARK: Final = MARKS[-1]
LONE: Final = "(w)"

WIDE: Final = 5
NARROW: Final = 4
"""Columns of a hex: where the terminal has room, one of them is a gap."""


class Map:
    """The hexes in their places; a hex stands half its height above its left neighbour."""

    def __init__(self, view: WolvesView, words: Words) -> None:
        """Remember what to draw."""
        self._view, self._words = view, words
        self._letters = words("wolves.terrains")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw line by line, as wide as the terminal allows."""
        del console
        places = layout_of(self._view.seats).at
        columns = 1 + max(x for x, _ in places)
        wide = WIDE if columns * WIDE <= options.max_width else NARROW
        cells = self._cells(wide)
        for row in range(min(cells)[0], max(cells)[0] + 1):
            line = [cells.get((row, x), Text(" " * wide)) for x in range(columns)]
            yield Text("", no_wrap=True, overflow="crop").join(line)

    def _cells(self, wide: int) -> dict[tuple[int, int], Text]:
        """The two cells of every hex by line and column."""
        cells = {}
        for h, (x, y) in enumerate(layout_of(self._view.seats).at):
            row = 2 * y - x
            for n, text in enumerate((self._name(h), self._content(h, wide))):
                ground = GROUNDS[self._view.terrain[h]]
                text.truncate(NARROW)
                text.append(" " * (NARROW - text.cell_len))
                text.stylize_before(f"{ground} bold" if h == self._view.target else ground)
                cells[row + n, x] = text.append(" " * (wide - NARROW))
        return cells

    def _name(self, h: int) -> Text:
        """The name that the answers use, and the letter of the terrain; an arrow marks the aim."""
        terrain = self._view.terrain[h]
        if terrain == CANYON:
            return Text("###", "dim")
        letter = self._letters[terrain] if terrain < len(self._letters) else " "
        return Text(f"{hex_name(h):<3}{'»' if h == self._view.target else letter}")

    def _content(self, h: int, wide: int) -> Text:
        """The pieces, the lone wolf, the prey or the moons on a hex."""
        view = self._view
        slot = h // PLACES
        layout = layout_of(view.seats)
        if view.terrain[h] == CANYON:
            return Text("###", "dim")
        if h in view.lone:
            return Text(LONE)
        if h == layout.prey[slot] and view.herd[slot]:
            name = self._words.say(prey_name(view.prey[slot]))
            return Text(f"{name[: wide - 2]}{view.herd[slot]}")
        if h == layout.water[slot]:
            return Text(moons_left(view, slot))
        return Text().join(self._pieces(h, slot))

    def _pieces(self, h: int, slot: int) -> Iterator[Text]:
        letters = self._words("wolves.pieces")
        if self._view.one[h] == THIRD:  # it fills its hex
            yield Text(f"{THIRD_MARK}{third_pack(letters, self._view.piles[slot])}")
            return
        for piece in (self._view.one[h], self._view.two[h]):
            if piece != NONE:
                seat = OWNER[piece]
                yield Text(
                    f"{MARKS[seat]}{letters[KIND[piece]]}", f"bold #000000 on {COLOURS[seat]}"
                )


def third_pack(letters: str, pile: int) -> str:
    """The third pack beside a pile, a letter per piece."""
    packs, alphas, lairs = THIRD_PACK[pile]
    return letters[PACK] * packs + letters[ALPHA] * alphas + letters[LAIR] * lairs


def moons_left(view: WolvesView, slot: int) -> str:
    """The moons at which a region is still scored, the next one first."""
    pile = view.piles[slot]
    return "" if pile < 0 else "".join(MOONS[moon] for moon in PILES[pile][view.scored[slot] :])


def terrain_letters(words: Words) -> list[tuple[str, Message]]:
    """The letters of the terrains, each with its name."""
    return [(letter, terrain_name(n)) for n, letter in enumerate(words("wolves.terrains"))]
