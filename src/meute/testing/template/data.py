"""What lies in the box of Hush: all that a printed game would print."""

from typing import Final

MOST_SEATS: Final = 4
FACES: Final = range(1, 7)
"""What a die may show."""
TOKENS: Final = range(2)
"""What a token is worth: nothing, or one point."""
HIGHEST_BID: Final = 4
MOST_NODS: Final = 2
"""How often a player may nod before stashing."""

RECONSTRUCTED: Final[frozenset[str]] = frozenset()
"""Paragraphs with values that no rulebook prints: the README marks them with †. Here, none."""
