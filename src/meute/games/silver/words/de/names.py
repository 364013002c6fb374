"""What the fourteen characters are called in German. `data.RECONSTRUCTED_NAMES` says which names are ours."""

from typing import Final

NAMES: Final[tuple[str, ...]] = (
    "Dorfbewohner",
    "Knappe",
    "Empath",
    "Leibwächter",
    "Schlingel",
    "Enthüller",
    "Aufklärer",
    "Betrachter",
    "Seherlehrling",
    "Seherin",
    "Meister",
    "Hexe",
    "Räuber",
    "Doppelgänger",
)
"""By value, from 0 to 13."""
