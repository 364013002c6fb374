"""What is printed on the components: boards, layouts, tiles, tracks, tokens and dates.

Sources: the French and German rulebooks. Where they print a picture only, the value comes from
the public implementation on Board Game Arena and is marked as reconstructed.
"""

from typing import Final

FEWEST: Final = 2
MOST_SEATS: Final = 5
MOST_WOLVES: Final = 12
"""Wolves of one colour: four start on the map, eight stand in the row of the player board."""


FOREST: Final = 0
ROCK: Final = 1
GRASS: Final = 2
TUNDRA: Final = 3
DESERT: Final = 4
WATER: Final = 5
CANYON: Final = 6
BLANK: Final = 7
"""The place of a region board that is not dealt yet."""

TERRAINS: Final[tuple[str, ...]] = (
    "forest",
    "rock",
    "grass",
    "tundra",
    "desert",
    "water",
    "canyon",
    "blank",
)
LAND: Final = 5
"""Terrains with a smaller number are land, and the home of one pack each."""

LETTERS: Final = "frgtd~#"
"""The terrains as letters, for the tables below."""

# Columns of flat-top hexes: x counts columns to the right, y counts down within a column, and
# each column starts half a hex higher than the one on its left. Neighbours of (x, y):
# (x, y-1) up, (x+1, y) up right, (x+1, y+1) down right, and so on round.

NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = (
    (0, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 0),
    (-1, -1),
)

SHAPE: Final[tuple[tuple[int, ...], ...]] = (
    (-3, -2), (-2, -2), (-1, -2), (-3, -1), (-2, -1), (-1, -1), (0, -1), (1, -1),
    (-3, 0), (-2, 0), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1),
)  # fmt: skip
"""The 16 places of every board, seen from its middle.

         3       8        Places are counted from 1 when people read them.
     2       7            On a region board 12 is the water hole, 5 the prey,
 1       6      13        3 and 14 are the lone wolves. A board turned round has
     5      12            its places turned about the water hole.
 4      11      16
    10      15
 9      14
"""

PLACES: Final = 16

ZONES: Final = "AAABCCDDBBC~DEEE"
"""Which zone each place of a region board belongs to; a zone has one terrain."""

BOARDS: Final[tuple[str, ...]] = (
    "gftrd", "rfgtd", "fgdrt", "gdtfr", "dtrgf", "drgtf", "trfdg", "ftdgr", "rgfdt", "tdrfg",
)  # fmt: skip
"""The terrains of the zones A to E on the ten region boards. Reconstructed."""

LONE_PLACES: Final[tuple[int, ...]] = (2, 13)
PREY_PLACE: Final = 4
WATER_PLACE: Final = 11
THIRD_PLACE: Final = 12
"""Up right of the water hole: where the third pack stands with two players."""

START_BOARD: Final = "trd###gfdg###ftr"
"""The board with the canyon. Reconstructed."""

TOP_SIDE: Final[tuple[int, ...]] = (0, 1, 2, 6, 7)
BOTTOM_SIDE: Final[tuple[int, ...]] = (8, 9, 13, 14, 15)
"""The places of the start board on the two sides of the canyon."""

LAYOUTS: Final = {
    2: ((8, 9, 0), (6, 5, 0), (3, 7, 0), (10, 13, 0), (13, 11, 0)),
    3: ((8, 9, 0), (11, 7, 0), (4, 4, 1), (1, 6, 1), (5, 11, 0), (8, 12, 1), (13, 11, 0)),
    4: (
        (10, 10, 0), (13, 8, 0), (6, 5, 1), (3, 4, 0), (3, 7, 1), (7, 12, 0), (10, 13, 1),
        (17, 16, 0), (15, 12, 0),
    ),
    5: (
        (10, 13, 0), (13, 11, 0), (9, 6, 1), (6, 8, 1), (3, 7, 0), (3, 10, 1), (7, 15, 0),
        (9, 19, 0), (10, 16, 1), (17, 19, 0), (15, 15, 0),
    ),
}  # fmt: skip
"""Where the boards lie: x, y of the middle, and 1 for a board turned round. Slot 0 is the start
board, but with two players a region board like the others. Turns are reconstructed."""

MOST_HEXES: Final = PLACES * len(LAYOUTS[MOST_SEATS])
MOST_SLOTS: Final = len(LAYOUTS[MOST_SEATS])


CRESCENT: Final = 0
HALF: Final = 1
FULL: Final = 2
MOONS: Final[tuple[str, ...]] = ("crescent", "half", "full")

FIRST_PLACE: Final[tuple[int, ...]] = (4, 6, 8)
SECOND_PLACE: Final[tuple[int, ...]] = (2, 3, 4)
"""What a region token is worth to the first and the second, by its moon."""

PILES: Final[tuple[tuple[int, ...], ...]] = (
    (CRESCENT,),
    (HALF,),
    (FULL,),
    (CRESCENT, HALF),
    (HALF, FULL),
)
"""What may lie on a water hole, from the top; the last two with two players only."""

PILE_COUNTS: Final = {
    2: (1, 0, 2, 1, 1),
    3: (2, 2, 2, 0, 0),
    4: (2, 3, 3, 0, 0),
    5: (3, 4, 3, 0, 0),
}
"""How many of these piles a game has."""

DATES: Final = {2: (7, 13, 18), 3: (9, 17, 22), 4: (11, 20, 26), 5: (13, 23, 30)}
"""The dates of crescent, half and full moon on the calendar. Reconstructed."""


PREY: Final[tuple[str, ...]] = ("deer", "boar", "raccoon", "hare", "moose")
HERD_COUNTS: Final = {
    2: (1, 1, 1, 1, 1),
    3: (1, 1, 1, 2, 1),
    4: (1, 2, 2, 2, 1),
    5: (2, 2, 2, 2, 2),
}
"""How many stacks of each prey a game has."""

HERD_SIZE: Final = {2: 1, 3: 2, 4: 2, 5: 2}
HUNTERS: Final = 3
"""Hexes around a prey that must hold a wolf of the hunter."""


DEN: Final = 0
PACK: Final = 1
ALPHA: Final = 2
LAIR: Final = 3
KINDS: Final[tuple[str, ...]] = ("den", "pack", "alpha", "lair")
KIND_COUNT: Final = 4
CONTROL: Final[tuple[int, ...]] = (1, 1, 1, 3)

WOLVES: Final[tuple[int, ...]] = (
    ALPHA, ALPHA, PACK, PACK,
    PACK, PACK, ALPHA, PACK, PACK, ALPHA, PACK, PACK,
)  # fmt: skip
"""The wolves of one colour: the two pairs of the start, then the row from the left."""

ON_MAP: Final = 4
"""Wolves of one colour that start on the map."""

ROW: Final = 8
DENS_PER_TRACK: Final = 4
LAIRS: Final = 4

THIRD_PACK: Final = {0: (2, 0, 0), 2: (0, 1, 1), 3: (0, 0, 1), 4: (0, 2, 1)}
"""Pack wolves, alphas and lairs of the third pack beside each pile, all on one hex."""


SPREAD: Final = 0
SPEED: Final = 1
HOWL: Final = 2
TRACKS: Final[tuple[str, ...]] = ("spread", "speed", "howl")
TRACK_COUNT: Final = 3

ABILITY: Final[tuple[tuple[int, ...], ...]] = ((2, 3, 3, 4, 4), (3, 4, 4, 5, 5), (2, 3, 3, 4, 4))
"""What each track is worth by the number of dens that have left it."""

NO_BONUS: Final = 0
ACTION_BONUS: Final = 1
TERRAIN_BONUS: Final = 2

_TRACK_BONUS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 1, 0, 2),
    (0, 0, 2, 0, 1),
    (0, 0, 2, 0, 1),
)
TRACK_BONUS: Final = {2: ((0, 0, 1, 0, 2),) * 3, 3: _TRACK_BONUS, 4: _TRACK_BONUS, 5: _TRACK_BONUS}
"""The token that comes with a den, by how many have left its track with it. Reconstructed."""

TRACK_POINTS: Final = {2: (0, 0, 0, 2, 5), **dict.fromkeys((3, 4, 5), (0, 0, 0, 3, 7))}
"""Points by the number of dens; with two players reconstructed."""

LAIR_POINTS: Final[tuple[int, ...]] = (0, 5, 10, 15, 20)
WOLF_POINTS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 6, 8, 10, 12)
HUNT_POINTS: Final = {2: (0, 2, 5, 9, 14, 20), **dict.fromkeys((3, 4, 5), (0, 1, 4, 9, 16, 25))}

PRINTED: Final = {
    "dens": (*TRACK_POINTS[2][1:], *TRACK_POINTS[3][1:]),
    "lairs": LAIR_POINTS[1:],
    "wolves": WOLF_POINTS[1:],
    "prey": (*HUNT_POINTS[2][1:], *HUNT_POINTS[3][1:]),
    "first_places": FIRST_PLACE,
    "second_places": SECOND_PLACE,
}
"""The rows of points that a variant may change; those of dens and prey first for two players."""


TILES: Final = 6
HABITAT: Final = 0
"""The tile that shows the home terrain on both sides; tile k has the terrains k-1 and k mod 5."""

FRONT: Final = 0
BACK: Final = 1

TURN_ACTIONS: Final = 2
MOVE_COST: Final = 1
HOWL_COST: Final = 2
DEN_COST: Final = 2
LAIR_COST: Final = 2
DOMINATE_COST: Final = 3
