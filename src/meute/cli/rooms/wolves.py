"""The table of The Wolves in a terminal: calendar, map, regions and packs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from meute.cli.rooms.hexes import LONE, MOONS, THIRD_MARK, Map, moons_left, terrain_letters
from meute.cli.words import COLOURS, MARKS, Words
from meute.core.message import Message
from meute.games.wolves import data
from meute.games.wolves.maps import hex_name
from meute.games.wolves.pieces import KIND, OWNER
from meute.games.wolves.preview import Preview
from meute.games.wolves.rules.pay import other_face
from meute.games.wolves.view import Region, WolvesView
from meute.games.wolves.words.ask import abilities, next_wolf
from meute.games.wolves.words.names import (
    board_name,
    kind_name,
    moon_name,
    pack_name,
    prey_name,
    terrain_name,
)


def draw(view: WolvesView, words: Words) -> RenderableType:
    """Draw the calendar, the map with its legend, the regions, and the packs, one's own last."""
    after = 0 if view.player is None else view.player + 1
    order = [(after + n) % view.seats for n in range(view.seats)]
    return Group(
        calendar(view, words),
        Map(view, words),
        legend(view, words),
        Text(f"\n{words('wolves.regions')}", "dim"),
        Columns([region(view, each) for each in view.regions], padding=(0, 4), column_first=True),
        *(pack(view, words, seat) for seat in order),
    )


def ahead(_: WolvesView, preview: Preview, words: Words) -> list[str]:
    """Say what an answer would do: one line for each thing."""
    lines = []
    if preview.cost:
        terrain = words.say(terrain_name(preview.terrain))
        lines.append(words("wolves.ahead.cost", cost=preview.cost, terrain=terrain))
    if preview.way:
        lines.append(words("wolves.ahead.way", hexes=names_of(preview.way)))
    if preview.victim:
        wolf = words.say(kind_name(KIND[preview.victim]))
        owner = words.name(OWNER[preview.victim])
        refuges = names_of(preview.refuges)
        lines.append(words("wolves.ahead.flees", piece=wolf, name=owner, hexes=refuges))
    if preview.prey:
        lines.append(words("wolves.ahead.prey", hexes=names_of(preview.prey)))
    if preview.points:
        lines.append(words("wolves.ahead.points", points=preview.points))
    if preview.reach:
        lines.append(words("wolves.ahead.reach", hexes=names_of(preview.reach)))
    return lines


def names_of(hexes: Sequence[int]) -> str:
    """Name some hexes, in their order."""
    return ", ".join(hex_name(h) for h in hexes)


def calendar(view: WolvesView, words: Words) -> Text:
    """The dates from the first on: whose piece covers them, and where the moons stand."""
    dates = data.DATES[view.seats]
    covered = len(view.calendar)
    line = Text(f"{words('wolves.calendar', date=covered, last=dates[-1])}  ")
    for date in range(1, dates[-1] + 1):
        if date <= covered:
            owner = OWNER[view.calendar[date - 1]]
            line.append(*(mark(owner) if 0 <= owner < view.seats else ("w", "dim")))
        elif date not in dates:
            line.append("·", "dim")
        if date in dates:
            line.append(MOONS[dates.index(date)], "bold")
    return line


def mark(seat: int) -> tuple[str, str]:
    """The sign of a seat in its colour, or that of the third pack."""
    return (MARKS[seat], COLOURS[seat]) if seat < data.MOST_SEATS else (THIRD_MARK, "")


def legend(view: WolvesView, words: Words) -> Text:
    """What the letters and signs of the map mean: those of terrains, then those of pieces."""
    pieces = words("wolves.pieces")
    signs = [(pieces[kind], kind_name(kind)) for kind in range(len(data.KINDS))]
    signs.append((LONE, Message("wolves.piece.lone")))
    if view.third_pack >= 0:
        signs.append((THIRD_MARK, Message("wolves.third")))
    signs += [(MOONS[n], moon_name(n)) for n in range(len(data.MOONS))]
    line = Text(style="dim")
    for row in (terrain_letters(words), signs):
        line.append("\n" if line else "")
        for sign, name in row:
            line.append(sign, "bold").append(f" {words.say(name)}  ")
    return line


def region(view: WolvesView, shown: Region) -> Text:
    """A region: its moons, who has how much control there, and what scoring it now would give."""
    letter = board_name(shown.slot)
    line = Text(f"{letter} {moons_left(view, shown.slot) or '-':<2} ", "bold")
    for seat, control in enumerate(shown.control):
        if control:
            who = seat if seat < view.seats else data.MOST_SEATS
            line.append(*mark(who)).append(f"{control} ", "not bold")
    gains = [(seat, gain) for seat, gain in enumerate(shown.gains) if gain]
    line.append("→ " if gains else "", "not bold")
    for seat, gain in gains:
        line.append(*mark(seat)).append(f"+{gain} ", "not bold")
    return line


def pack(view: WolvesView, words: Words, seat: int) -> RenderableType:
    """A player: points, abilities, what is left on the board, tokens, prey and tiles."""
    head = Text().append(*mark(seat)).append(f" {words.name(seat)}", "bold")
    home = view.home[seat]
    if home < 0:
        return head
    head.append(f"  {words('wolves.points', points=sum(view.parts[seat]))}", "bold")
    head.append(f"  {words.say(pack_name(home))}")
    board = Text(", ".join(words(f"wolves.{key}", **gaps) for key, gaps in numbers(view, seat)))
    lines = [board.append(f", {words('wolves.next', wolf=next_wolf(view, seat))}")]
    lines.append(Text("   ".join(belongings(view, words, seat))))
    if view.tiles[data.TILES * seat] >= 0:
        lines.append(tiles(view, words, seat))
    return Group(head, Padding(Group(*lines), (0, 0, 0, 2)))


def numbers(view: WolvesView, seat: int) -> Iterator[tuple[str, dict[str, int]]]:
    """What a pack can do, and what still stands on its board."""
    can = abilities(view, seat)
    yield "abilities", {name: int(str(value)) for name, value in can.items()}
    tracks = len(data.TRACKS)
    gone = view.dug[tracks * seat : tracks * seat + tracks]
    left = {name: data.DENS_PER_TRACK - n for name, n in zip(data.TRACKS, gone, strict=True)}
    lairs, wolves = data.LAIRS - view.lairs[seat], data.ROW - view.called[seat]
    yield "left", {**left, "lairs": lairs, "wolves": wolves}


def belongings(view: WolvesView, words: Words, seat: int) -> Iterator[str]:
    """The tokens and the prey of a player."""
    actions, terrains = view.action_tokens[seat], view.terrain_tokens[seat]
    yield words("wolves.tokens", actions=actions, terrains=terrains)
    prey = [prey_name(kind) for kind in range(len(data.PREY)) if view.hunted[seat] >> kind & 1]
    if prey:
        yield labelled(words, "hunt", ", ".join(words.say(each) for each in prey))
    first = len(data.MOONS) * seat
    for key, row in (("tokens", view.won), ("places", view.runner_up)):
        held = row[first : first + len(data.MOONS)]
        if any(held):
            moons = [f"{held[n]}{MOONS[n]}" for n in range(len(held)) if held[n]]
            yield labelled(words, key, " ".join(moons))


def labelled(words: Words, track: str, things: str) -> str:
    """Say what a player has under the name of the track that counts it."""
    return words("wolves.label", what=Message(f"wolves.track.{track}"), things=things)


def tiles(view: WolvesView, words: Words, seat: int) -> Text:
    """The tiles by number: what each shows, and what it shows once it has paid."""
    line = Text(f"{words('wolves.tiles')} ", "dim")
    first = data.TILES * seat
    for tile, shown in enumerate(view.tiles[first : first + data.TILES]):
        line.append(f" {tile + 1}:", "bold").append(words.say(terrain_name(shown)), "not dim")
        after = other_face(tile, shown)
        if after != shown:
            line.append(f"/{words.say(terrain_name(after))}")
    return line
