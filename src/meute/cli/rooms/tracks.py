"""The table of Wolf Tracks in a terminal: the prey, the pack by rank, what everybody has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from meute.cli.grid import quiet_table
from meute.cli.words import COLOURS, MARKS, Words
from meute.core.message import Message, Param
from meute.games.tracks import data
from meute.games.tracks.state import CUB, EMPTY, HAND, NOBODY, NOTHING, SCORING, UNASKED
from meute.games.tracks.view import FACE_DOWN, OUTSIDE, SEALED, TracksView
from meute.games.tracks.words.names import large_name, sexed_name, small_name

SIGNS: Final = {UNASKED: " ", EMPTY: "·", FACE_DOWN: "▒", SEALED: "?"}
"""A cell of a tableau whose counter is not seen; any other shows the counter's value."""


def draw(view: TracksView, words: Words) -> RenderableType:
    """Draw how far the year is, the prey, the pack in its rows, and the players."""
    parts: list[RenderableType] = [head(view, words), *prey(view, words), Text()]
    parts += [pack(view, words), Text(), players(view, words)]
    if view.attacker != NOBODY:
        parts.append(fight(view, words))
    return Group(*parts)


def named(words: Words, name: str, **params: Param) -> str:
    """Say one of the room's names."""
    return words.say(Message(f"tracks.name.{name}", params))


def mark(wolf: int) -> tuple[str, str]:
    """The sign of the wolf's player in its colour."""
    return MARKS[wolf // data.WOLVES_EACH], COLOURS[wolf // data.WOLVES_EACH]


def head(view: TracksView, words: Words) -> Text:
    """The phase, or the year that begins, and the target."""
    if view.phase == SCORING:
        line = Text(named(words, "phase.M"))
    elif view.phase:
        line = Text(words.say(Message(f"tracks.log.phase.{view.phase}")))
    else:
        line = Text(words.say(Message("tracks.log.year", {"year": max(1, view.year)})))
    line.append(f"   {named(words, 'counter.target')} ", "dim").append(str(view.settings.target))
    return line


def prey(view: TracksView, words: Words) -> Iterator[Text]:
    """The large prey lying open with its numbers, the quarry after »; the small prey on display."""
    settings = view.settings
    line = Text(f"{named(words, 'step.prey')}: ", "dim")
    for number, kind in enumerate(view.large_open):
        sums = settings.large_black[kind], settings.large_green[kind], settings.large_red[kind]
        figures = f"{'/'.join(map(str, sums))}, {named(words, 'counter.food')} "
        animal = f"{words.say(large_name(kind))} ({figures}{settings.large_food[kind]})"
        chosen = kind == view.quarry
        line.append("; " if number else "")
        line.append(f"» {animal}" if chosen else animal, "bold" if chosen else "")
    yield line
    if view.display:
        animals = [
            f"{words.say(small_name(kind))} +{settings.small_strength[kind]}"
            for kind in view.display
        ]
        yield Text(f"{named(words, 'zone.display')}: ", "dim").append("; ".join(animals))


def pack(view: TracksView, words: Words) -> RenderableType:
    """The wolves of the pack by rank, with strength, recognition and counters."""
    grid = quiet_table()
    counted = [named(words, f"counter.{name}") for name in ("strength", "recognition")]
    for heading in ("", named(words, "zone.pack"), *counted):
        grid.add_column(heading)
    for column in range(1, data.COLUMNS + 1):
        grid.add_column(str(column), justify="right")
    for rank, wolf in ranks(view):
        name = Text().append(*mark(wolf)).append(f" {words.say(sexed_name(view.settings, wolf))}")
        chips = "•" * view.chips[wolf]
        grid.add_row(
            named(words, f"rank.{rank}"), name, str(view.strength[wolf]), chips, *cells(view, wolf)
        )
    return grid


def ranks(view: TracksView) -> Iterator[tuple[str, int]]:
    """B0.8 The wolves from the top: the alphas, the beta, the rows below, the omega."""
    lower: list[tuple[int, int, int]] = []
    for row, wolf in enumerate(view.males):
        lower.append((row, 1, wolf))
    for row, wolf in enumerate(view.females):
        lower.append((row + (row > 0), 0, wolf))
    for row, male, wolf in sorted(lower):
        if row == 0:
            yield "alpha_male" if male else "alpha_female", wolf
        else:
            yield "beta" if male and row == 1 else "wolf", wolf
    if view.omega != NOBODY:
        yield "omega", view.omega


def cells(view: TracksView, wolf: int) -> list[str]:
    """The five cells of the wolf's row; revealed counters and one's own show their value."""
    row = view.counters[data.COLUMNS * wolf : data.COLUMNS * wolf + data.COLUMNS]
    return [SIGNS.get(counter, str(counter)) for counter in row]


def players(view: TracksView, words: Words) -> RenderableType:
    """The points of everybody, and how many wolves are in hand or among the cubs."""
    grid = quiet_table()
    grid.add_column("")
    for heading in ("counter.points", "zone.hand", "zone.cubs"):
        grid.add_column(named(words, heading))
    for seat in range(view.seats):
        first = data.WOLVES_EACH * seat
        where = view.where[first : first + data.WOLVES_EACH]
        outside = sum(place in (HAND, CUB, OUTSIDE) for place in where)
        name = Text().append(MARKS[seat], COLOURS[seat]).append(f" {words.name(seat)}", "bold")
        hand = str(outside - view.cubs[seat])
        grid.add_row(name, str(view.points[seat]), hand, str(view.cubs[seat]))
    return grid


def fight(view: TracksView, words: Words) -> Text:
    """The two wolves that fight, their scores, and one's own cards."""
    line = Text("\n")
    for side, wolf in enumerate((view.attacker, view.defender)):
        if wolf == NOTHING:
            continue
        line.append("  -  " if side else "").append(*mark(wolf))
        line.append(f" {words.say(sexed_name(view.settings, wolf))} ")
        line.append(str(view.fight_scores[side]), "bold")
    cards = [str(n) for n in range(1, data.FIGHT_CARDS + 1) if view.fight_hand >> n & 1]
    if cards:
        line.append(f"   {named(words, 'zone.hand')}: ", "dim").append(" ".join(cards))
    return line
