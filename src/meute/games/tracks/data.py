"""What is printed on the components, and the numbers of the rulebook.

Values marked RECONSTRUCTED are printed on components that no public source shows. They fit every
number the rulebook gives and were calibrated by simulation; each is the default of a setting of the
same name, so whoever owns the box can type in the printed ones.
"""

from typing import Final

MOST_SEATS: Final = 6
WOLVES_EACH: Final = 3
LETTERS: Final = "ABC"
"""What the three wolves of a player are called."""
WOLVES: Final = MOST_SEATS * WOLVES_EACH
COLUMNS: Final = 5
"""Action phases, and columns of a tableau. B0.1"""

CELLS_EACH: Final = WOLVES_EACH * COLUMNS
COUNTERS: Final = 15
"""Each player's counters have the values 1 to 15. B0.10"""

COLOURS: Final[tuple[str, ...]] = ("green", "blue", "black", "yellow", "orange", "grey")

MALE: Final = 0
FEMALE: Final = 1

SEXES: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0)
"""RECONSTRUCTED: wolves A, B and C of each colour in order, 0 for a male and 1 for a female."""

SPIRALS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3)
"""RECONSTRUCTED: the strength that the counters 1 to 15 cost. B0.10"""

STRONGEST: Final = 12
MOST_CHIPS: Final = 4
GREEN_ZONE: Final = 8
YELLOW_ZONE: Final = 4
"""A strength from here to the zone above; below it is red. B0.4, O2"""

NO_PREY: Final = 0
SMALL_KINDS: Final[tuple[str, ...]] = ("none", "lemming", "vole", "hare", "goose", "beaver")
NO_PREY_CARDS: Final = 3
SMALL_COPIES: Final[tuple[int, ...]] = (3, 2, 4, 2, 1)
"""RECONSTRUCTED: how many cards show each small animal, from the lemming on; 12 together."""
SMALL_STRENGTH: Final[tuple[int, ...]] = (0, 0, 1, 2, 3)
"""RECONSTRUCTED but for the hare's 1: the strength each small animal gives."""
DISPLAY: Final = 3
"""Small prey cards lying open in the solitary hunt. PH2.1"""

LARGE_KINDS: Final[tuple[str, ...]] = (
    "sick_moose",
    "white_tailed_deer",
    "old_moose",
    "caribou",
    "wapiti",
    "moose",
    "bison",
)
LARGE_COPIES: Final[tuple[int, ...]] = (2, 2, 1, 3, 2, 1, 1)
LARGE_BLACK: Final[tuple[int, ...]] = (28, 31, 34, 43, 48, 57, 68)
LARGE_GREEN: Final[tuple[int, ...]] = (20, 20, 25, 30, 35, 45, 55)
LARGE_RED: Final[tuple[int, ...]] = (10, 15, 15, 20, 25, 30, 35)
LARGE_FOOD: Final[tuple[int, ...]] = (14, 11, 16, 13, 16, 20, 24)
"""RECONSTRUCTED but for the Caribou's numbers: copies, the three sums of a hunt, and food."""
LEAST_FOOD: Final = 11
"""The rulebook's note: two alphas and seven cubs always eat. PH3.4a"""
OPEN_AT_START: Final = 2

BIRTHS: Final[tuple[int, ...]] = (2, 3, 3, 4, 4, 5, 5, 6, 6, 7)
"""RECONSTRUCTED within the rulebook's 2 to 7: cubs by the value of the blue card. P1.1"""
FEWEST_BIRTHS: Final = 2
MOST_BIRTHS: Final = 7

CUB_NEEDS: Final = 7
"""PH1.1"""
HOWL_LOW: Final = 35
HOWL_HIGH: Final = 55
"""PH4.1"""
HUNGER: Final = 2
"""Strength lost without a catch or a meal. PH2.4, PH3.3"""
PORTION: Final = 2
"""Food a grown wolf eats. PH3.4a"""

FIGHT_CARDS: Final = 10
FIGHT_HAND: Final = 6
LONGEST_HAND: Final = 8
DEFEAT: Final = 7
"""A difference from here on ends the fight. PH5.6c"""
BLOWS: Final[tuple[int, ...]] = (0, 1, 1, 3, 3, 5, 5)
"""Points the lower card loses, by the difference. PH5.6c"""

DEATH_PENALTY: Final = 5
EXCLUSION_PENALTY: Final = 3
PAIR_BONUS: Final = 5
LONER_PENALTY: Final = 3

FROM_RANK: Final = 0
FROM_RECOGNITION: Final = 1
FROM_DEPARTURES: Final = 2
FROM_PENALTIES: Final = 3
"""Where points come from. M1, M2, M6, M4"""
SOURCE_NAMES: Final[tuple[str, ...]] = ("rank", "recognition", "departures", "penalties")
SOURCES: Final = len(SOURCE_NAMES)

TARGETS: Final = {3: 40, 4: 50, 5: 55, 6: 60}
"""Points to reach if the table names none: the rulebook's for 3, 4 and 6 players. B1.2"""
LEAST_TARGETS: Final = {3: 40, 4: 40, 5: 40, 6: 60}
"""The rulebook names a minimum for 3 and for 6 players. B1.2"""
HIGHEST_TARGET: Final = 999

TRIES: Final = 3
"""Failed choices of first wolves before chance chooses. B1.5"""
