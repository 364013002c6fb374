"""What is known about the fox game, for how many it is, and what a table may choose."""

from typing import Final

from meute.core.meta import Meta
from meute.core.numbers import Numbers, copies, numbers
from meute.games.foxes import data
from meute.games.foxes.words.labels import COLUMNS, ROWS

BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "start_objectives": (0, 5),
    "moves": (1, data.SPACES),
    "action_costs": (-1, 9),
    "dam": (0, data.VITAL * data.SPACES - 1),
    "vital_bonus": (0, 3),
    "mountain_bonus": (0, 3),
    "vital_penalty": (0, data.FACES),
    "mountain_penalty": (0, data.FACES),
    "den_penalty": (0, data.FACES),
    "vital_open": (1, data.VITAL_SLOTS),
    "mountain_open": (0, data.MOUNTAIN_SLOTS),
    "mulotage_stack": (0, 2),
    "mulotage_resources": (0, 3),
    "track_gains": (0, data.GAINS - 1),
    "crosshairs": (0, 1),
    "cell_gains": (0, data.GAINS - 1),
    "instinct_needs": (1, data.FACES),
    "exit_needs": (0, 9),
    "instinct_effects": (0, data.SPACES),
    "cub_start": (1, data.FACES),
    "growth_cub": (0, data.FACES),
    "order_gains": (0, 9),
    "objective_needs": (1, 50),
    "objective_exchange": (1, data.EXCHANGES),
    "orange": (1, 100),
    "ruse_amounts": (0, 9),
    "final": (1, 20),
}
"""The lowest and the highest value where 0 and 20 would not do."""


def _setting(name: str, default: tuple[int, ...]) -> Numbers:
    if name.endswith("_copies"):
        setting = copies(name, default)
    else:
        setting = numbers(name, default, *BOUNDS.get(name, (0, 20)))
    return setting.labelled(COLUMNS.get(name, ()), ROWS.get(name, ()))


META: Final = Meta(
    name="foxes",
    title="Foxes",
    designers=(),
    publishers=(),
    year=0,
    fewest=2,
    most=5,
    minutes=(60, 120),
    rules_version=1,
    lowest_wins=False,
    settings=tuple(_setting(name, default) for name, default in data.RECONSTRUCTED.items()),
)
"""Title, designer, publisher and year of the printed game are unknown; see README. Every setting
is a printed value that had to be reconstructed: data.py."""
