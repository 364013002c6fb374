"""Wolf Tracks in seven pictures, each from a position of a real game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.guide import Panel, below, beside, frame
from meute.core.picture import PRINT, Picture
from meute.core.words import open_question
from meute.games.tracks.data import (
    COLUMNS,
    COUNTERS,
    CUB_NEEDS,
    HUNGER,
    PAIR_BONUS,
    TARGETS,
)
from meute.games.tracks.drawing import in_colours
from meute.games.tracks.drawing.pack import (
    ROW_HIGH,
    WOLF_WIDE,
    boxed_cub,
    fight,
    rows,
    wolf_card,
)
from meute.games.tracks.drawing.prey import PREY_HIGH, SMALL_HIGH, large, small
from meute.games.tracks.rules.solitary import CatchPrey
from meute.games.tracks.state import (
    CUB_PHASE,
    HOWL_PHASE,
    HUNT_PHASE,
    NOBODY,
    PREPARATION,
    RANK_PHASE,
    SOLITARY_PHASE,
    owner_of,
    wolves_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meute.core.picture import Brush
    from meute.games.tracks.view import TracksView

ME: Final = 0
SEATS: Final = 3
BEFORE: Final = 64
"""Room for the points before a row."""

ROWS_SHOWN: Final = 3
MOST_CELLS: Final = 8
FEW: Final = 2


def _card(view: TracksView, brush: Brush, wolf: int) -> Picture:
    ranks = {each: rank for rank, *pair in rows(view) for each in pair}
    return Picture(WOLF_WIDE, ROW_HIGH, wolf_card(view, brush, ranks.get(wolf, "omega"), wolf), "")


def _framed(brush: Brush, picture: Picture) -> Picture:
    edge = frame(brush, 2, 2, picture.width - 4, picture.height - 4)
    return Picture(picture.width, picture.height, picture.parts + edge, "")


def _full_pack(view: TracksView) -> bool:
    return len(view.rows) == ROWS_SHOWN and len(view.males) > 1 and view.phase == PREPARATION


def _pack(view: TracksView, brush: Brush) -> Picture:
    """The rows of the pack, and before each what it is worth."""
    brush = in_colours(view, brush)
    drawn = []
    for row, wolves in enumerate(view.rows):
        worth = brush.figure(26, ROW_HIGH / 2 + 12, f"+{len(view.rows) - row}", 32)
        cards = beside(*(_card(view, brush, wolf) for wolf in wolves), gap=8)
        drawn.append(beside(Picture(BEFORE, ROW_HIGH, worth, ""), cards, gap=0))
    return below(*drawn, gap=8)


def _mine(view: TracksView) -> list[int]:
    return [wolf for wolf in wolves_of(ME) if wolf in (*view.males, *view.females)]


def _cells(view: TracksView, wolf: int) -> Sequence[int]:
    return view.counters[COLUMNS * wolf : COLUMNS * (wolf + 1)]


def _all_placed(view: TracksView) -> bool:
    """The counters of two wolves of mine lie in most of their cells."""
    mine = _mine(view)[:2]
    filled = sum(cell > 0 for wolf in mine for cell in _cells(view, wolf))
    return view.placed and view.phase <= SOLITARY_PHASE and len(mine) > 1 and filled >= MOST_CELLS


def _placement(view: TracksView, brush: Brush) -> Picture:
    """My wolves with their counters, and above them the five phases."""
    brush = in_colours(view, brush)
    heads = []
    for column in range(1, COLUMNS + 1):
        said = brush.say(f"tracks.board.head_{column}")
        heads.append(brush.panel(0, 26 * (column - 1), 168, 23, rx=4))
        heads.append(brush.figure(14, 26 * column - 10, column, 14, fill=brush.look.moon))
        heads.append(brush.words(28, 26 * column - 10, said, 12.5, fit=134))
    names = Picture(168, 26 * COLUMNS, "".join(heads), "")
    return beside(names, below(*(_card(view, brush, wolf) for wolf in _mine(view)[:2])), gap=18)


def _cubs_there(view: TracksView) -> bool:
    """The counters of phase 1 are turned up, and they keep all the cubs that are there alive."""
    column = [value for value in view.counters[CUB_PHASE - 1 :: COLUMNS] if value > 0]
    alive = sum(view.cubs)
    return view.phase == SOLITARY_PHASE and alive >= FEW and sum(column) // CUB_NEEDS == alive


def _counters_of(view: TracksView, brush: Brush, column: int) -> Picture:
    """The counters that are turned up in a column, highest first, and their sum."""
    shown = sorted(
        (
            (view.counters[COLUMNS * wolf + column - 1], wolf)
            for wolf in (*view.males, *view.females)
            if view.counters[COLUMNS * wolf + column - 1] > 0
        ),
        reverse=True,
    )
    parts, x = [], 0.0
    for value, wolf in shown:
        parts.append(svg.rect(x, 2, 38, 38, brush.colour(owner_of(wolf)), rx=6, stroke=PRINT))
        parts.append(svg.circle(x + 19, 21, 15, "#fffaf0"))
        parts.append(brush.figure(x + 19, 28, value, 19, fill=PRINT))
        x += 44
    parts.append(brush.figure(x + 10, 30, "=", 24))
    parts.append(brush.figure(x + 48, 31, sum(value for value, _ in shown), 28))
    return Picture(x + 78, 42, "".join(parts), "")


def _cubs(view: TracksView, brush: Brush) -> Picture:
    brush = in_colours(view, brush)
    sum_ = _counters_of(view, brush, CUB_PHASE)
    litter = [boxed_cub(brush, 58) for _ in range(sum(view.cubs))]
    row = "".join(svg.group(each, 64 * n, 0) for n, each in enumerate(litter))
    return below(sum_, Picture(64 * len(litter), 60, row, ""), gap=18)


def _hunting_alone(view: TracksView) -> bool:
    asked = open_question(view)
    return isinstance(asked, CatchPrey) and asked.player == ME and len(set(view.display)) > FEW


def _alone(view: TracksView, brush: Brush) -> Picture:
    brush = in_colours(view, brush)
    wide = 112.0
    cards = [Picture(wide, SMALL_HIGH, small(view, brush, kind, wide), "") for kind in view.display]
    first = next(wolf for wolf in view.sequence if owner_of(wolf) == ME)
    return below(beside(*cards, gap=10), _card(view, brush, first), gap=14)


def _hunted(view: TracksView) -> bool:
    column = view.counters[HUNT_PHASE - 1 :: COLUMNS]
    return (
        view.phase >= HUNT_PHASE and view.phase <= HOWL_PHASE and sum(c > 0 for c in column) > FEW
    )


def _hunt(view: TracksView, brush: Brush) -> Picture:
    brush = in_colours(view, brush)
    wide = 190.0
    prey = Picture(wide, PREY_HIGH, large(view, brush, view.quarry, wide), "")
    return below(_framed(brush, prey), _counters_of(view, brush, HUNT_PHASE), gap=16)


def _fighting(view: TracksView) -> bool:
    pair = (view.attacker, view.defender)
    mine = ME in {owner_of(wolf) for wolf in pair if wolf != NOBODY}
    return view.phase == RANK_PHASE and mine and bool(view.fight_hand) and any(view.fight_played)


def _fight(view: TracksView, brush: Brush) -> Picture:
    brush = in_colours(view, brush)
    wide = 2.0 * WOLF_WIDE + 10
    drawn, high = fight(view, brush, wide)
    pair = beside(*(_card(view, brush, wolf) for wolf in (view.attacker, view.defender)), gap=10)
    return below(pair, Picture(wide, high, drawn, ""))


def _grown(view: TracksView) -> bool:
    return view.year > 1 and view.phase == PREPARATION and len(_mine(view)) > 1


def _points(view: TracksView, brush: Brush) -> Picture:
    """My wolves: rank and chips, and how far everybody is."""
    brush = in_colours(view, brush)
    parts, target = [], view.settings.target
    for seat in range(view.seats):
        y, done = 34.0 * seat, max(0.0, min(1.0, view.points[seat] / target))
        parts.append(brush.mark(12, y + 14, 10, seat))
        parts.append(svg.rect(34, y + 7, 300, 14, brush.look.edge, rx=7))
        parts.append(svg.rect(34, y + 7, 300 * done, 14, brush.look.moon, rx=7))
        parts.append(brush.figure(376, y + 21, f"{view.points[seat]}/{target}", 18))
    bars = Picture(420, 34.0 * view.seats, "".join(parts), "")
    return below(bars, *(_card(view, brush, wolf) for wolf in _mine(view)[:1]))


PANELS: Final = (
    Panel("pack", _full_pack, _pack, rule="B0.7"),
    Panel("place", _all_placed, _placement, {"highest": COUNTERS, "phases": COLUMNS}, rule="P3.1"),
    Panel("cubs", _cubs_there, _cubs, {"need": CUB_NEEDS}, rule="PH1.1"),
    Panel("alone", _hunting_alone, _alone, {"hunger": HUNGER}, rule="PH2.1"),
    Panel("hunt", _hunted, _hunt, rule="PH3.1"),
    Panel("fight", _fighting, _fight, rule="PH5.6"),
    Panel("points", _grown, _points, {"target": TARGETS[SEATS], "pair": PAIR_BONUS}, rule="M1"),
)
