"""Log sentences as message keys and parameters. The rules call these only when somebody reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from meute.core.decision import EVERYBODY
from meute.core.message import Line, Message, Param, Seat
from meute.games.foxes.data import COLUMNS, DESTINIES, SOURCE_NAMES

if TYPE_CHECKING:
    from meute.games.foxes.state import State

TERRITORIES: Final = ("fields", "river", "forest", "farm", "mountain", "den")
RESOURCES: Final = ("worm", "fish", "berry", "egg")
OBSTACLES: Final = ("storm", "wolf", "tent", "bear", "beaver")
BONUSES: Final = (
    "pc", "resource", "cub", "die", "vp", "advance", "storm", "wolf", "tent", "bear", "beaver",
)  # fmt: skip
RUSES: Final = (
    "reroll", "plus", "steady", "move", "cheap", "free_way", "hunter", "destiny", "tile", "swap",
)  # fmt: skip
CUBS: Final = ("top", "middle", "bottom", "black1", "black2")
INSTINCTS: Final = ("nose", "care", "speed", "stealth", "dominance", "endurance")
CATCHES: Final = ("fail", "pc2", "pc3", "pc1r", "r", "pc2r", "pc4")
PATHS: Final = ("straight", "curve", "tee", "cross")
ORDER_TILES: Final = ("1", "2", "3a", "3b", "3c", "4a", "4b", "4c")
DESTINY_BONUSES: Final = ("pc", "resource", "vp")


def word(kind: str, names: tuple[str, ...]) -> Callable[[int], Message]:
    """Make a function that names one of a family of things."""
    return lambda number: Message(f"foxes.{kind}.{names[number]}")


def path_name(path: int) -> Message:
    """Name a path tile by its shape and whether PC are printed on it."""
    return Message(f"foxes.path.{PATHS[path % 4]}{'_pc' if path >= len(PATHS) else ''}")


def cell_name(cell: int) -> str:
    """Name a cell by its column and row, as `(3,1)`."""
    return f"({cell % COLUMNS + 1},{cell // COLUMNS + 1})"


territory_name: Final = word("territory", TERRITORIES)
resource_name: Final = word("resource", RESOURCES)
obstacle_name: Final = word("obstacle", OBSTACLES)
bonus_name: Final = word("bonus", BONUSES)
ruse_name: Final = word("ruse", RUSES)
cub_name: Final = word("cub", CUBS)
instinct_name: Final = word("instinct", INSTINCTS)
catch_name: Final = word("mulotage", CATCHES)
order_tile_name: Final = word("order", ORDER_TILES)
source_name: Final = word("source", SOURCE_NAMES)
objective_name: Final = word("objective", tuple(f"{n + 1:02}" for n in range(20)))
destiny_name: Final = word(
    "destiny",
    tuple(f"{TERRITORIES[n // 3]}_{DESTINY_BONUSES[n % 3]}" for n in range(DESTINIES)),
)
NAMES: Final[Mapping[str, Callable[[int], Param]]] = {
    "seat": Seat,
    "order_tile": order_tile_name,
    "objective": objective_name,
    "destiny": destiny_name,
    "ruse": ruse_name,
    "bonus": bonus_name,
    "catch": catch_name,
    "path": path_name,
    "resource": resource_name,
    "first": resource_name,
    "second": resource_name,
    "cub": cub_name,
    "territory": territory_name,
    "place": territory_name,
    "instinct": instinct_name,
    "exit": lambda number: number + 1,
    "cell": cell_name,
}
"""How the fields of actions are said; any other field is its number."""


def tell(state: State, key: str, player: int = EVERYBODY, **params: Param) -> None:
    """Add a line to the story that everybody reads."""
    tell_to(EVERYBODY, state, key, player, **params)


def tell_to(seats: int, state: State, key: str, player: int, **params: Param) -> None:
    """Add a line to the story for some seats, as bits."""
    assert state.story is not None
    if player != EVERYBODY:
        params["player"] = Seat(player)
    state.story.append(Line(Message(f"foxes.log.{key}", params), seats))
