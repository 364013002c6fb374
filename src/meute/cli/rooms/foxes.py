"""The table of Foxes in a terminal: territories, players, one's own hand and den."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meute.cli.grid import quiet_table
from meute.cli.words import COLOURS, MARKS, Words
from meute.core.message import Message
from meute.games.foxes import data
from meute.games.foxes.preview import Preview
from meute.games.foxes.printed import Printed, printed
from meute.games.foxes.rules.objectives import progress
from meute.games.foxes.state import NOBODY, NOTHING
from meute.games.foxes.view import FoxesView, state_from
from meute.games.foxes.words import RULES, names

GLYPHS: Final = {
    3: "└", 5: "│", 6: "┌", 7: "├", 9: "┘", 10: "─", 11: "┴", 12: "┐", 13: "┤", 14: "┬", 15: "┼",
}  # fmt: skip
"""A path tile by its open edges: north 1, east 2, south 4, west 8."""
LETTERS: Final = "MKBC"
"""Mulotage, mark, advance, cub +1, as in C2 of the rules."""


def draw(view: FoxesView, words: Words) -> RenderableType:
    """Draw what lies in the middle, then every player, one's own pieces last."""
    parts: list[RenderableType] = [head(view, words), territories(view, words)]
    signs = said(words, "slots", mark="".join(MARKS[: view.seats]))
    parts += [Text(said(words, "legend"), "dim"), Text(signs, "dim")]
    parts += [player(view, words, seat) for seat in range(view.seats) if seat != view.player]
    if view.player is not None:
        parts += [player(view, words, view.player), own(view, words, view.player)]
    return Group(*parts)


def ahead(_: FoxesView, preview: Preview, words: Words) -> list[str]:
    """Say what an answer would do: one line for each thing."""
    lines = []
    if preview.die != NOTHING:
        lines.append(words("foxes.ahead.die", value=preview.die))
    if preview.pc:
        lines.append(words("foxes.ahead.pc", amount=f"{preview.pc:+}"))
    if preview.vp:
        lines.append(words("foxes.ahead.vp", amount=f"{preview.vp:+}"))
    for owner, gained in preview.tolls:
        lines.append(words("foxes.ahead.toll", name=words.name(owner), count=gained))
    if preview.exits:
        exits = ", ".join(str(exit_ + 1) for exit_ in preview.exits)
        lines.append(words("foxes.ahead.exits", exits=exits))
    if preview.leaving or preview.growing:
        cubs = dict.fromkeys((*preview.leaving, *preview.growing))
        named = ", ".join(words.say(names.cub_name(cub)) for cub in cubs)
        lines.append(words("foxes.ahead.forgone", cubs=named))
    return lines


def reference(words: Words) -> RenderableType:
    """Cite what is printed on the pieces."""
    grid = Table.grid(padding=(0, 2))
    for number, paragraph in RULES[words.language].items():
        if number.startswith("C") and number != "C":
            grid.add_row(Text(number, "bold"), Text(paragraph))
    return grid


def said(words: Words, name: str, **params: Any) -> str:
    """Say one of the short words for a drawn table."""
    return words.say(Message(f"foxes.drawn.{name}", params))


def mark(seat: int) -> tuple[str, str]:
    """The sign of a seat in its colour."""
    return MARKS[seat], COLOURS[seat]


def head(view: FoxesView, words: Words) -> Text:
    """Round, day or night, the bonus of the destiny, the hunter, the cheese, the turn order."""
    line = Text(said(words, "round", round=view.round, rounds=data.ROUNDS))
    if view.destiny_value:
        time = "day" if view.destiny_value <= data.LAST_DAY else "night"
        gain = names.gain_name(*printed(view.variant).destiny_gains[view.destiny])
        line.append(f"   {said(words, time)}, ")
        line.append(said(words, "destiny", value=view.destiny_value, gain=gain))
    if view.cheese != NOBODY:
        line.append(f"   {said(words, 'cheese')} ").append(*mark(view.cheese))
    line.append(f"   {said(words, 'order')}")
    for seat in view.order:
        line.append(" ").append(*mark(seat))
    return line


def territories(view: FoxesView, words: Words) -> RenderableType:
    """One line per territory: who is there, its slots and its spaces."""
    grid = quiet_table()
    for heading in ("", said(words, "dice"), "1", "2", "3", said(words, "foxes")):
        grid.add_column(heading)
    for place in range(data.MOUNTAIN + 1):
        spaces = [space(view, place, step) for step in range(data.SPACES)]
        if place == data.MOUNTAIN:
            spaces = [Text()] * data.SPACES
        grid.add_row(name(view, words, place), slots(view, place), *spaces, foxes(view, place))
    return grid


def name(view: FoxesView, words: Words, place: int) -> Text:
    """A territory with the hunter and the obstacles that are there."""
    out = Text(words.say(names.territory_name(place)), "bold")
    pieces = [said(words, "hunter")] if view.hunter == place else []
    for obstacle, where in enumerate(view.obstacles):
        if where == place:
            pieces.append(words.say(names.obstacle_name(obstacle)))
    return out.append(f" ({', '.join(pieces)})" if pieces else "", "not bold")


def slots(view: FoxesView, place: int) -> Text:
    """The dice on the slots of a territory, the free ones and the closed ones."""
    values = printed(view.variant)
    vital = place < data.VITAL
    first = data.VITAL_SLOTS * place
    count = data.VITAL_SLOTS if vital else data.MOUNTAIN_SLOTS
    open_ = values.vital_open[view.seats] - (view.round == data.ROUNDS)
    open_ = open_ if vital else values.mountain_open[view.seats]
    out = Text()
    for slot in range(count):
        owner = view.slot_owner[first + slot]
        if owner != NOBODY:
            out.append(*mark(owner)).append(f"{view.slot_value[first + slot]} ")
        else:
            out.append("·  " if slot < open_ else "x  ", "dim")
    return out


def space(view: FoxesView, place: int, step: int) -> Text:
    """The actions of a space with their costs, its face-down tiles and its marker."""
    out = Text()
    number = data.SPACES * place + step
    if place < data.VITAL:
        first = data.ACTIONS * number
        costs = printed(view.variant).costs[first : first + data.ACTIONS]
        shown = [f"{a}{c}" for a, c in zip(LETTERS, costs, strict=True) if c >= 0]
        tiles = sum(tile != NOTHING for tile in view.mulotage[2 * number : 2 * number + 2])
        out.append(" ".join(shown) + " " + "▒" * tiles)
        if view.markers[number] != NOBODY:
            out.append(*mark(view.markers[number]))
    return out


def foxes(view: FoxesView, place: int) -> Text:
    """Whose foxes are here, and on which space; 0 is the start."""
    out = Text()
    for seat, where in enumerate(view.foxes):
        if where == place:
            out.append(*mark(seat)).append(f"{view.steps[seat]} " if place < data.VITAL else " ")
    return out


def player(view: FoxesView, words: Words, seat: int) -> Text:
    """What a player has, in as few lines as it needs."""
    out = Text("\n").append(*mark(seat)).append(f" {words.name(seat)}", "bold")
    for label, shown in wealth(view, words, seat):
        out.append(f"  {label} ", "dim").append(shown)
    for label, shown in pieces(view, words, seat):
        out.append(f"\n  {said(words, 'label', what=label)} ", "dim").append(shown)
    return out


def part(row: tuple[int, ...], each: int, seat: int) -> tuple[int, ...]:
    """The entries of one player."""
    return row[each * seat : each * seat + each]


def wealth(view: FoxesView, words: Words, seat: int) -> Iterator[tuple[str, str]]:
    """The numbers of a player: points, resources, dice, tracks, markers, mulotage tiles."""
    yield said(words, "vp"), str(view.vp[seat])
    yield said(words, "pc"), str(view.pc[seat])
    for kind, count in enumerate(part(view.resources, data.RESOURCES, seat)):
        yield words.say(names.resource_name(kind)), str(count)
    yield said(words, "available"), str(view.dice[seat])
    yield said(words, "tracks"), "/".join(map(str, part(view.paws, data.VITAL, seat)))
    yield said(words, "markers"), str(sum(part(view.home, data.MARKERS, seat)))
    catches = part(view.catches, data.CATCHES, seat)
    yield said(words, "mulotage"), f"{len(catches) - catches.count(NOTHING)}/{data.CATCHES}"


def pieces(view: FoxesView, words: Words, seat: int) -> Iterator[tuple[str, str]]:
    """The cubs of a player, and cards, instincts and tiles where there are some."""
    yield said(words, "cubs"), "; ".join(cubs(view, words, seat))
    validated = sum(part(view.validated, data.OBJECTIVES, seat))
    held = said(words, "held", count=view.hand_sizes[seat], validated=validated)
    yield said(words, "objectives"), held
    developed = part(view.instincts, data.INSTINCTS, seat)
    kinds = [kind for kind, exit_ in enumerate(developed) if exit_ != NOTHING]
    if kinds:
        own = ", ".join(words.say(names.instinct_name(kind)) for kind in kinds)
        yield said(words, "instincts"), own
    tiles = [*tiles_of(view, seat)]
    if tiles:
        yield said(words, "tiles"), "; ".join(words.say(tile) for tile in tiles)


def cubs(view: FoxesView, words: Words, seat: int) -> Iterator[str]:
    """The cubs on the growth track by space, those out of the den by exit."""
    places = part(view.cub_place, data.CUBS, seat)
    for number, value in enumerate(part(view.cub_value, data.CUBS, seat)):
        label, place = said(words, "label", what=names.cub_name(number)), places[number]
        if place >= data.AT_EXIT:
            yield f"{label} {said(words, 'out', value=value, exit=place - data.AT_EXIT + 1)}"
        elif place != data.ASIDE:
            yield f"{label} {said(words, 'growing', value=value, space=place)}"


def tiles_of(view: FoxesView, seat: int) -> Iterator[Message]:
    """The ruse tile and the bonus tiles of a player."""
    values = printed(view.variant)
    if view.ruses[seat] != NOTHING:
        yield names.ruse_name(values, view.ruses[seat])
    for bonus, count in enumerate(part(view.bonuses, data.BONUSES, seat)):
        for _ in range(count):
            yield names.bonus_name(values, bonus)


def own(view: FoxesView, words: Words, seat: int) -> RenderableType:
    """One's own den beside one's hand."""
    grid = Table.grid(padding=(0, 3))
    grid.add_row(
        den(view, words, seat), Group(Text(said(words, "hand"), "bold"), *hand(view, words))
    )
    return Padding(grid, (1, 0, 0, 2))


def den(view: FoxesView, words: Words, seat: int) -> Text:
    """The den as a grid of path tiles; a cell with a bonus is +, any other free one is a dot."""
    values = printed(view.variant)
    out = Text(said(words, "den"), "bold")
    needs = " ".join(str(need) for need in values.exit_needs)
    out.append(f"\n  {needs}", "not bold").append(f"  {said(words, 'exits')}", "not bold dim")
    tiles = part(view.dens, data.CELLS, seat)
    for row in reversed(range(data.ROWS)):
        cells = range(data.COLUMNS * row, data.COLUMNS * row + data.COLUMNS)
        out.append(f"\n{row + 1} ", "not bold dim")
        out.append(" ".join(glyph(values, tiles, cell) for cell in cells), "not bold")
    columns = " ".join(str(column + 1) for column in range(data.COLUMNS))
    return out.append(f"\n  {columns}", "not bold dim")


def glyph(values: Printed, tiles: tuple[int, ...], cell: int) -> str:
    """A cell of the den."""
    if tiles[cell] != NOTHING:
        return GLYPHS[data.EDGES[tiles[cell]]]
    if cell == data.START_CELL:
        return "^"
    return "+" if values.cell_gains[cell] else "·"


def hand(view: FoxesView, words: Words) -> Iterator[Text]:
    """The private objectives in one's own hand: how far they are, what they give."""
    values, state = printed(view.variant), state_from(view)
    for card, count in enumerate(view.hand):
        if count and view.player is not None:
            needs = values.objective_needs[card]
            done = min(needs, progress(state, view.player, card))
            line = said(
                words,
                "card",
                objective=names.objective_name(values, card),
                progress=done,
                amount=needs,
                vp=values.objective_vp[card],
                effect=names.effect_name(values, values.objective_exchange[card]),
            )
            yield Text(line)
