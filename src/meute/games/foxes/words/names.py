"""How things are called, as message keys and parameters.

A name that holds a figure takes it from the printed values, since a table may have others than the
defaults.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from meute.core.decision import CHANCE
from meute.core.message import Message, Param, Seat
from meute.games.foxes import data
from meute.games.foxes.data import COLUMNS, SOURCE_NAMES

if TYPE_CHECKING:
    from meute.games.foxes.printed import Printed

TERRITORIES: Final[tuple[str, ...]] = ("fields", "river", "forest", "farm", "mountain", "den")
RESOURCES: Final[tuple[str, ...]] = ("worm", "fish", "berry", "egg")
OBSTACLES: Final[tuple[str, ...]] = ("storm", "wolf", "tent", "bear", "beaver")
BONUSES: Final[tuple[str, ...]] = (
    "pc", "resource", "cub", "die", "vp", "advance", "storm", "wolf", "tent", "bear", "beaver",
)  # fmt: skip
RUSES: Final[tuple[str, ...]] = (
    "reroll", "plus", "steady", "move", "cheap", "free_way", "hunter", "destiny", "tile", "swap",
)  # fmt: skip
CUBS: Final[tuple[str, ...]] = ("top", "middle", "bottom", "black1", "black2")
INSTINCTS: Final[tuple[str, ...]] = ("nose", "care", "speed", "stealth", "dominance", "endurance")
PATHS: Final[tuple[str, ...]] = ("straight", "curve", "tee", "cross")
GAINS: Final[tuple[str, ...]] = ("nothing", "pc", "vp", "resource", "cub", "tile", "cheese")


def word(kind: str, names: tuple[str, ...]) -> Callable[[int], Message]:
    """Make a function that names one of a family of things."""
    return lambda number: Message(f"foxes.{kind}.{names[number]}")


def counted(name: str, amount: int) -> Message:
    """Name so many of a thing."""
    return Message(f"foxes.{name}", {"amount": amount})


def gain_name(gain: int, amount: int) -> Message:
    """Name what an icon gives."""
    if gain in (data.NO_GAIN, data.CHEESE) or not amount:
        return Message(f"foxes.gain.{GAINS[gain if amount else data.NO_GAIN]}")
    return counted(f"gain.{GAINS[gain]}", amount)


def gains_name(*gains: tuple[int, int]) -> Message:
    """Name what a line of icons gives, from left to right."""
    parts = [gain_name(gain, amount) for gain, amount in gains if amount]
    if not parts:
        return gain_name(data.NO_GAIN, 0)
    named = parts.pop()
    while parts:
        named = Message("foxes.gain.both", {"first": parts.pop(), "second": named})
    return named


def bonus_name(values: Printed, bonus: int) -> Message:
    """Name a bonus tile by what it gives, or by its obstacle."""
    name = f"bonus.{BONUSES[bonus]}"
    if bonus >= data.UNFLAGGED:
        return Message(f"foxes.{name}")
    return counted(name, values.bonus_amounts[bonus])


def ruse_name(values: Printed, ruse: int) -> Message:
    """Name a ruse tile by what it does."""
    name = f"ruse.{RUSES[ruse]}"
    if ruse in values.ruse_figures:
        return counted(name, values.ruse_figures[ruse])
    return Message(f"foxes.{name}")


def catch_name(values: Printed, catch: int) -> Message:
    """Name a mulotage tile by its gains; without any it has failed."""
    pc, resources = values.mulotage_pc[catch], values.mulotage_resources[catch]
    if not pc and not resources:
        return Message("foxes.mulotage.fail")
    return gains_name((data.PC, pc), (data.RESOURCE, resources))


def order_tile_name(values: Printed, tile: int) -> Message:
    """Name a turn-order tile by its duty or its bonus."""
    if tile < data.THIRD_TILES[0]:
        return Message(f"foxes.order.{tile + 1}")
    pc, resources, tiles = values.order_gains[tile]
    return gains_name((data.PC, pc), (data.RESOURCE, resources), (data.TILE, tiles))


def objective_name(values: Printed, objective: int) -> Message:
    """Name a private objective by what it asks for."""
    return counted(f"objective.{objective + 1:02}", values.objective_needs[objective])


def effect_name(values: Printed, effect: int) -> Message:
    """C9 Name what an exchange effect asks for and gives."""
    params: Mapping[int, dict[str, Param]] = {
        data.PAIR_FOR_VP: {"amount": values.pair_vp},
        data.PC_FOR_VP: {"cost": values.vp_cost, "amount": values.vp_bought},
        data.CATCH_FOR_PC: {"amount": values.catch_pc},
        data.RESOURCE_FOR_PC: {"amount": values.resource_pc},
        data.PC_FOR_CUBS: {"cost": values.cubs_cost, "amount": values.cubs_bought},
    }
    return Message(f"foxes.exchange.{effect}", params[effect])


def destiny_name(values: Printed, tile: int) -> Message:
    """Name a destiny tile by its territory and its bonus."""
    territory = TERRITORIES[data.DESTINY_TERRITORY[tile]]
    return Message(f"foxes.destiny.{territory}", {"gain": gain_name(*values.destiny_gains[tile])})


def path_name(values: Printed, path: int) -> Message:
    """Name a path tile by its shape and whether PC are printed on it."""
    shape = f"path.{PATHS[path % data.PLAIN]}"
    if path >= data.PLAIN:
        return counted(f"{shape}_pc", values.path_pc)
    return Message(f"foxes.{shape}")


def cell_name(cell: int) -> str:
    """Name a cell by its column and row, as `(3,1)`."""
    return f"({cell % COLUMNS + 1},{cell // COLUMNS + 1})"


territory_name: Final = word("territory", TERRITORIES)
resource_name: Final = word("resource", RESOURCES)
obstacle_name: Final = word("obstacle", OBSTACLES)
cub_name: Final = word("cub", CUBS)
instinct_name: Final = word("instinct", INSTINCTS)
source_name: Final = word("source", SOURCE_NAMES)
NAMES: Final[Mapping[str, Callable[[int], Param]]] = {
    "seat": Seat,
    "resource": resource_name,
    "first": resource_name,
    "second": resource_name,
    "cub": cub_name,
    "territory": territory_name,
    "place": territory_name,
    "instinct": instinct_name,
    "obstacle": obstacle_name,
    "source": source_name,
    "amount": abs,
    "exit": lambda number: number + 1,
    "cell": cell_name,
}
"""How the fields of actions, decisions and log lines are said; any other is its number.

What is lost is told without its sign, for the verb says so."""
PRINTED_NAMES: Final[Mapping[str, Callable[[Printed, int], Message]]] = {
    "order_tile": order_tile_name,
    "objective": objective_name,
    "destiny": destiny_name,
    "ruse": ruse_name,
    "bonus": bonus_name,
    "catch": catch_name,
    "path": path_name,
}
"""How the fields are said whose names hold printed figures."""


def field_name(values: Printed, field: str, number: int) -> Param:
    """Say the field of an action, a decision or a line of the log."""
    if field in PRINTED_NAMES:
        return PRINTED_NAMES[field](values, number)
    return NAMES[field](number) if field in NAMES else number


SEATS: Final[tuple[str, ...]] = ("player", "owner", "roller", "drawer", "digger", "finder")
"""The fields of a decision that name a seat."""


def named_fields(values: Printed, record: Any) -> dict[str, Param]:
    """Say the fields of an action or a decision; they fill the gaps of its sentence."""
    out: dict[str, Param] = {}
    for field in fields(record):
        value = getattr(record, field.name)
        if field.name not in SEATS:
            out[field.name] = field_name(values, field.name, value)
        elif value != CHANCE:
            out["player"] = Seat(value)
    return out
