"""What the fourteen characters are called in English."""

from typing import Final

NAMES: Final[tuple[str, ...]] = (
    "Villager",
    "Squire",
    "Empath",
    "Bodyguard",
    "Rascal",
    "Exposer",
    "Revealer",
    "Beholder",
    "Apprentice Seer",
    "Seer",
    "Master",
    "Witch",
    "Robber",
    "Doppelganger",
)
"""By value, from 0 to 13."""
