"""Silver: everybody owns a row of mostly hidden cards and wants it to be worth little.

On your turn you draw, take a discard, or call the end of the round. You swap cards in and out,
throw out several equal ones at once if you remember where they lie, and use the powers of fourteen
characters. Whoever calls with the lowest village loses nothing and earns the silver amulet.
"""

from meute.games.silver.game import SILVER

__all__ = ["SILVER"]
