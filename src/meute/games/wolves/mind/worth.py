"""What things are worth to the room's own judgement, in points. Found by play, not by proof."""

from __future__ import annotations

from typing import Final

ACTION_TOKEN: Final = 2.2
TERRAIN_TOKEN: Final = 1.2
SHOWN: Final[tuple[float, ...]] = (0.0, 0.25, 1.0, 1.1)
"""The part of a terrain's use that its tiles open, by their number: two pay most actions."""

MOST_SHOWN: Final = 3
"""More tiles of a terrain than these open no more."""

ANY_USE: Final = 0.3
LONE_USE: Final = 0.7
SITE_USE: Final = 0.3
RIPE_USE: Final = 0.6
"""What a terrain is good for: anything, a lone wolf in range, a den, a lair."""

DEN_GONE: Final = 1.1
"""Every den that leaves its track: a step towards its points."""

STRONGER: Final[tuple[float, ...]] = (1.6, 1.2, 1.0)
"""One more wolf to move, one more hex to run, one more hex to howl: every other den brings one."""

RIPE_DEN: Final = 1.5
"""A den of one's own at the water, in a region without such a lair."""

LONE_IN_RANGE: Final = 0.7
LONE_NEAR: Final = 0.5
WATER_NEAR: Final = 0.5
RIPE_NEAR: Final = 1.2
"""An alpha where a den could become a lair, and where one waits for it."""

MOST_OUTLOOK: Final = 2.5

STALKING: Final[tuple[float, ...]] = (0.0, 0.15, 0.45, 1.0)
"""The part of a prey's worth that wolves promise, by the number of their hexes around it."""

RIVAL: Final = 0.25
"""How much a rival's token is worth not to be given away."""

PATIENCE: Final = 14.0
"""Dates after which a moon counts half."""

LONG_GAME: Final = 14
HASTE: Final = 0.1
"""Turns of each player after which every piece on the calendar counts, more with each turn."""

PUSH: Final = 0.2
"""To displace an enemy wolf: a little."""

ALPHA_WEIGHT: Final = 0.1
"""An alpha beside control: it breaks ties."""
