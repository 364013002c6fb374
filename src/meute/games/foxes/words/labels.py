"""What each number of a setting stands for, so that whoever types it in finds its place."""

from __future__ import annotations

from typing import Final

from meute.core.message import Message
from meute.games.foxes import data
from meute.games.foxes.printed import printed
from meute.games.foxes.words.names import catch_name, instinct_name, objective_name, obstacle_name

Labels = tuple[Message, ...]


def _words(*names: str) -> Labels:
    return tuple(Message(f"foxes.figure.{name}") for name in names)


def _counted(name: str, first: int, last: int) -> Labels:
    numbers = range(first, last + 1)
    return tuple(Message(f"foxes.figure.{name}", {"number": number}) for number in numbers)


TERRITORIES: Final[tuple[str, ...]] = ("fields", "river", "forest", "farm")
USUAL: Final = printed(())
FIRST_FIVE: Final = _counted("number", 1, 5)
PLAYERS: Final = _counted("players", 2, data.MOST_SEATS)
GROWTH: Final = _counted("number", 2, data.END_OF_ROW)
GAINS: Final = _words("resources", "tiles", "pc")
CATCHES: Final = tuple(catch_name(USUAL, kind) for kind in range(len(USUAL.mulotage_copies)))
INSTINCTS: Final = tuple(instinct_name(instinct) for instinct in range(data.INSTINCTS))
OBJECTIVES: Final = tuple(objective_name(USUAL, one) for one in range(data.OBJECTIVES))
BONUSES: Final = (
    *_words("pc", "resources", "cub", "die", "vp", "steps"),
    *(obstacle_name(obstacle) for obstacle in range(data.OBSTACLES)),
)

COLUMNS: Final[dict[str, Labels]] = {
    "roll_pc": _counted("number", 1, data.FACES),
    "moves": _words("day", "night"),
    "action_costs": _words("mulotage", "mark", "advance", "cub"),
    "vital_bonus": GAINS,
    "vital_penalty": FIRST_FIVE,
    "mountain_bonus": GAINS,
    "mountain_penalty": FIRST_FIVE[:4],
    "den_penalty": FIRST_FIVE[:4],
    "vital_open": PLAYERS,
    "mountain_open": PLAYERS,
    "mulotage_stack": PLAYERS,
    "mountain_costs": _words("flag", "resource", "step", "cub"),
    "mulotage_copies": CATCHES,
    "mulotage_pc": CATCHES,
    "mulotage_resources": CATCHES,
    "mulotage_vp": _counted("number", 0, data.CATCHES),
    "track_gains": FIRST_FIVE,
    "track_amounts": FIRST_FIVE,
    "crosshairs": FIRST_FIVE,
    "cheese_pc": _words("exchanged", "taken"),
    "bonus_copies": BONUSES,
    "bonus_amounts": BONUSES,
    "destiny_amounts": _words("pc", "resources", "vp"),
    "dig_costs": FIRST_FIVE[:3],
    "cell_gains": FIRST_FIVE,
    "cell_amounts": FIRST_FIVE,
    "path_copies": _words("straight", "curve", "tee", "cross"),
    "exit_needs": FIRST_FIVE,
    "instinct_needs": INSTINCTS,
    "instinct_vp": INSTINCTS,
    "instinct_effects": tuple(name for n, name in enumerate(INSTINCTS) if n != data.STEALTH),
    "growth_cub": GROWTH,
    "growth_vp": GROWTH,
    "order_gains": _words("pc", "resources", "tiles"),
    "objective_copies": OBJECTIVES,
    "objective_needs": OBJECTIVES,
    "objective_vp": OBJECTIVES,
    "objective_exchange": OBJECTIVES,
    "exchange_amounts": _words("x1_vp", "x2_pc", "x2_vp", "x3_pc", "x4_pc", "x5_pc", "x5_cub"),
    "ruse_amounts": _words(
        "die", "spaces", "cheaper", "free_way", "paths", "sale", "paid", "bought"
    ),
    "final": _words("marker", "pc_for_vp", "set"),
}
"""For a single number the name of its setting says enough."""

SLOTS: Final = _counted("slot", 1, data.VITAL_SLOTS)
TRACKS: Final = _words(*TERRITORIES)
CELLS: Final = _counted("row", 1, data.ROWS)

ROWS: Final[dict[str, Labels]] = {
    "action_costs": tuple(
        label for place in TERRITORIES for label in _counted(f"{place}.space", 1, data.SPACES)
    ),
    "vital_bonus": SLOTS,
    "mountain_bonus": SLOTS[: data.MOUNTAIN_SLOTS],
    "track_gains": TRACKS,
    "track_amounts": TRACKS,
    "crosshairs": TRACKS,
    "cell_gains": CELLS,
    "cell_amounts": CELLS,
    "path_copies": _words("plain", "with_pc"),
    "order_gains": (*_counted("third", 1, 3), *_counted("later", 1, 3)),
}
"""Settings whose numbers are a table, written row by row."""
