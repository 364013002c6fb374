"""What is printed on the cards, and the few numbers of the rulebook."""

from typing import Final

COPIES: Final[tuple[int, ...]] = (2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2)
"""How many cards there are of each value, 0 to 13. R1.2"""

VILLAGER: Final = 0
SQUIRE: Final = 1
EMPATH: Final = 2
BODYGUARD: Final = 3
RASCAL: Final = 4
EXPOSER: Final = 5
REVEALER: Final = 6
BEHOLDER: Final = 7
APPRENTICE_SEER: Final = 8
SEER: Final = 9
MASTER: Final = 10
WITCH: Final = 11
ROBBER: Final = 12
DOPPELGANGER: Final = 13

FULL_BAG: Final[list[int]] = [value for value, copies in enumerate(COPIES) for _ in range(copies)]
"""The values of all 52 cards, in order."""

VILLAGE: Final = 5
"""Cards dealt to each player. R1.4"""

DECK: Final = 31
"""Cards left in the deck when a round begins, with any number of players. R1.5"""

LOOKS_EACH: Final = 2
"""Cards that each player looks at as a round begins. R1.7"""

CALL_LIMIT: Final = 4
"""A player with more cards may not call. R5.1"""

PENALTY_SET: Final = 3
"""The size from which a failed set brings a penalty card. R6.7"""

IDLE_TURNS: Final = 10
"""Turns per player in a row without a card leaving the deck that end the round. R9.8"""

MOST_SEATS: Final = 4
MOST_PLACES: Final = 49
"""No village can grow larger: 52 cards, and every other player keeps at least one."""

MOST_OPEN: Final = 4
"""The display never shows more cards than there are Squires."""

MOST_DRAWN: Final = 5
"""A draw takes one card and one more for each of the four Rascals."""

RECONSTRUCTED_NAMES: Final = {
    "fr": tuple(range(1, 14)),
    "de": (1, 2, 4, 5, 6, 7, 8, 12, 13),
}
"""Values whose printed name in that language no source shows; our own words stand for them."""
