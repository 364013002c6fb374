"""What is printed on the components. The guide shows few numbers; the others are reconstructed.

Every table in `RECONSTRUCTED` is a default of a setting, so that an owner of the box can enter
the printed values. Constants outside it are the guide's own, or sizes of the boards; a size that
the guide does not give is marked as reconstructed and shapes every row of the state.
"""

from typing import Final

MOST_SEATS: Final = 5
ROUNDS: Final = 4
FACES: Final = 6
"""Sides of a die; also the highest value of a cub."""
LAST_DAY: Final = 3
"""The destiny die shows the sun up to this value, then the moon. G13"""

# Territories: four vital ones clockwise, then the Mountain. B0.1
FIELDS: Final = 0
RIVER: Final = 1
FOREST: Final = 2
FARM: Final = 3
MOUNTAIN: Final = 4
DEN: Final = 5
"""As a place for a die: the player's own den."""
CENTRE: Final = 5
"""As a place for a fox: the middle of the board."""
VITAL: Final = 4
SPACES: Final = 3
"""Spaces of a territory's track."""

RESOURCES: Final = 4
"""Kinds of resource: worm, fish, berry, egg, each of the vital territory with its number."""

# Actions printed on a space: B3.A.3
MULOTAGE: Final = 0
MARK: Final = 1
ADVANCE: Final = 2
RAISE: Final = 3
ACTIONS: Final = 4

# What can be gained.
NO_GAIN: Final = 0
PC: Final = 1
VP: Final = 2
RESOURCE: Final = 3
CUB: Final = 4
TILE: Final = 5
CHEESE: Final = 6
GAINS: Final = 7

# Player pieces: B0.3
DICE: Final = 4
START_DICE: Final = 2
MARKERS: Final = 5
"""RECONSTRUCTED size."""
SCORING_MARKERS: Final[tuple[int, ...]] = (2, 4)
"""The third and the last marker slot, counted from 0. G38"""
CATCHES: Final = 5
"""Mulotage spaces of a player board. RECONSTRUCTED size."""
CATCH_KINDS: Final = 7
"""Kinds of mulotage tile; the first has failed. RECONSTRUCTED. C4"""
LAYERS: Final = 2
"""The most mulotage tiles that lie on a place, one upon the other."""
TRACK: Final = 5
"""Spaces of a bonus track. RECONSTRUCTED size."""
INSTINCTS: Final = 6
"""RECONSTRUCTED size, and so are the instincts themselves."""
NOSE: Final = 0
CARE: Final = 1
SPEED: Final = 2
STEALTH: Final = 3
DOMINANCE: Final = 4
ENDURANCE: Final = 5

# Cubs: top, middle, bottom, first black, second black. B0.3, B5.5
CUBS: Final = 5
TOP: Final = 0
MIDDLE: Final = 1
BOTTOM: Final = 2
ROW: Final[tuple[int, ...]] = (0, 1, 2, 0, 1)
"""The row of the growth track that each cub walks."""
FREES: Final[tuple[int, ...]] = (3, 4, -1, -1, -1)
"""The black cub that each cub releases at the end of its row. G69-G70"""
ASIDE: Final = 0
"""Where a black cub waits before it is released."""
LAST_STEP: Final = 5
END_OF_ROW: Final = 6
AT_EXIT: Final = 7
"""A cub at exit e (counted from 0) is at place AT_EXIT + e."""
PRICES: Final[tuple[int, ...]] = (2, 3, 4)
"""PC for a step, by row. G65"""

# The den: cells from the lower left, row by row. B3.B, C7
COLUMNS: Final = 5
ROWS: Final = 4
"""RECONSTRUCTED size; the guide gives the five exits."""
CELLS: Final = COLUMNS * ROWS
START_CELL: Final = 2
EXITS: Final = 5
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
STRAIGHT: Final = 0
CURVE: Final = 1
TEE: Final = 2
CROSS: Final = 3
SHAPES: Final[tuple[int, ...]] = (
    NORTH | SOUTH,
    NORTH | EAST,
    NORTH | EAST | WEST,
    NORTH | EAST | SOUTH | WEST,
)
"""The open edges of straight, curve, tee and cross before any turn."""
TURNS: Final[tuple[int, ...]] = (2, 4, 4, 1)
"""The different turns of each shape."""
PLAIN: Final = 4
PATHS: Final = 8
"""Path tiles: the four shapes plain, then the four shapes with 1 PC printed on them."""
QUARTERS: Final = 4
"""Right angles by which a tile may be turned; a laid tile is QUARTERS * path + turn."""

# Dice slots: five in each vital territory, four on the Mountain, four in each den. C3
VITAL_SLOTS: Final = 5
MOUNTAIN_SLOTS: Final = 4
DEN_SLOTS: Final = 4
"""RECONSTRUCTED sizes; the examples of the guide show three slots of a vital territory."""
FIRST_MOUNTAIN_SLOT: Final = VITAL * VITAL_SLOTS
FIRST_DEN_SLOT: Final = FIRST_MOUNTAIN_SLOT + MOUNTAIN_SLOTS

# Bonus tiles: unflagged, then flagged. C6
BONUS_PC: Final = 0
BONUS_RESOURCE: Final = 1
BONUS_CUB: Final = 2
BONUS_DIE: Final = 3
BONUS_VP: Final = 4
BONUS_ADVANCE: Final = 5
UNFLAGGED: Final = 6
FLAG_STORM: Final = 6
FLAG_WOLF: Final = 7
FLAG_TENT: Final = 8
FLAG_BEAR: Final = 9
FLAG_BEAVER: Final = 10
BONUSES: Final = 11

# Obstacles, in the order of their tiles. B4
STORM: Final = 0
WOLF: Final = 1
TENT: Final = 2
BEAR: Final = 3
BEAVER: Final = 4
OBSTACLES: Final = 5
DESTINIES: Final = 12
"""Destiny tiles: three for each vital territory, with PC, a resource and VP. RECONSTRUCTED. C6"""
DESTINY_GAINS: Final[tuple[int, ...]] = (PC, RESOURCE, VP)
DESTINY_TERRITORY: Final[tuple[int, ...]] = tuple(
    tile // len(DESTINY_GAINS) for tile in range(DESTINIES)
)
"""The vital territory of each destiny tile."""

# Ruse tiles. C10
REROLL: Final = 0
PLUS: Final = 1
STEADY: Final = 2
MOVE: Final = 3
CHEAP: Final = 4
FREE_WAY: Final = 5
HUNTER: Final = 6
DESTINY: Final = 7
EXTRA_TILE: Final = 8
SWAP: Final = 9
RUSES: Final = 10
OBJECTIVES: Final = 20

# Exchange effects of objectives, X1 to X5: what is paid for what. C9
PAIR_FOR_VP: Final = 1
PC_FOR_VP: Final = 2
CATCH_FOR_PC: Final = 3
RESOURCE_FOR_PC: Final = 4
PC_FOR_CUBS: Final = 5
EXCHANGES: Final = 5
"""RECONSTRUCTED kinds of tiles, cards and exchange effects."""

# Turn-order tiles: order.1, order.2, order.3a-c, order.4a-c. C8
THIRD: Final = 2
"""The first position, counted from 0, whose tile gives a bonus instead of a duty."""
ORDER_TILES: Final = 8
"""RECONSTRUCTED number; the guide gives two duties and bonuses for the later positions."""
THIRD_TILES: Final[tuple[int, ...]] = (2, 3, 4)
LATER_TILES: Final[tuple[int, ...]] = (5, 6, 7)
EXHAUSTED_PC: Final = 2
"""PC when a slot's penalty exhausts a die. G21"""
RUSE_ROUND_PC: Final = 2
"""PC instead of a resource in round 1. G5"""
PASS_TOLL: Final = 1
STOP_TOLL: Final = 2
"""PC for passing and stopping on another player's marker. G25, G26"""
BEAVER_TOLL: Final = 2
"""PC for the possessor of the beaver tile. G27"""
MARKER_VP: Final = 1
"""VP for the third and the last marker. G38"""
TENT_PC: Final = 2
"""PC beside the tent. G60"""
CHEESE_VP: Final = 4
"""VP for the cheese kept. G63"""
CATCH_UP_PC: Final = 2
"""PC per orange space behind the leader. G76"""
CUBS_FOR_DIE: Final = 2
"""Cubs out of the den that bring the fourth die. G8"""

RECONSTRUCTED: Final[dict[str, tuple[int, ...]]] = {
    "start_pc": (2,),
    "start_objectives": (3,),
    # C1 PC by rolled value, 1 to 6
    "roll_pc": (5, 4, 3, 2, 2, 1),
    # F1 most spaces moved by day and by night
    "moves": (2, 3),
    # C2 cost of mulotage, mark, advance, cub +1 on each space; -1: not printed there
    "action_costs": (
        2, 1, -1, -1, 1, -1, 2, -1, 1, 1, -1, 2,
        -1, 2, 1, -1, 2, -1, 1, -1, -1, 2, 1, 1,
        -1, 1, -1, 2, 2, 1, -1, 2, -1, 1, 2, 1,
        -1, 1, 2, -1, 1, -1, -1, 2, 1, 2, 1, -1,
    ),
    # C2 the space that is the beaver dam: river.2, counted from 0
    "dam": (4,),
    # C3 each slot's resources, bonus tiles and PC
    "vital_bonus": (1, 0, 0, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1),
    "vital_penalty": (0, 1, 1, 2, 2),
    "mountain_bonus": (0, 0, 1, 0, 1, 0, 0, 0, 2, 0, 1, 0),
    "mountain_penalty": (0, 1, 1, 2),
    "den_penalty": (0, 1, 2, 2),
    # C3 open slots with 2, 3, 4, 5 players
    "vital_open": (2, 3, 4, 5),
    "mountain_open": (2, 3, 3, 4),
    # B1.3 mulotage tiles on each place with 2, 3, 4, 5 players
    "mulotage_stack": (1, 1, 2, 2),
    # B3.A' costs of flag, resource, track, cub +1
    "mountain_costs": (1, 1, 3, 1),
    # C4 kinds: failed, pc2, pc3, pc1r, r, pc2r, pc4
    "mulotage_copies": (10, 8, 6, 6, 4, 4, 2),
    "mulotage_pc": (0, 2, 3, 1, 0, 2, 4),
    "mulotage_resources": (0, 0, 0, 1, 1, 1, 0),
    "mulotage_vp": (0, 1, 2, 4, 6, 9),
    # C5 by track and space: what is gained, how much, and whether a white crosshair is printed
    "track_gains": (
        PC, RESOURCE, VP, PC, VP,
        RESOURCE, VP, TILE, VP, VP,
        CUB, PC, VP, CUB, VP,
        CHEESE, PC, VP, CHEESE, VP,
    ),
    "track_amounts": (2, 1, 3, 4, 6, 1, 2, 1, 3, 7, 1, 3, 3, 1, 7, 1, 3, 3, 1, 7),
    "crosshairs": (0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0),
    # F15 PC for the cheese in its owner's turn, and when it is not in the supply
    "cheese_pc": (6, 2),
    # C6 copies, and how much each gives: PC, resource, cub, die, VP, advance; what a placer gains
    "bonus_copies": (4, 4, 4, 3, 3, 2, 2, 2, 2, 2, 2),
    "bonus_amounts": (3, 1, 1, 1, 1, 1, 2, 2, 1, 1, 0),
    # C6 PC, resources, VP of the three destiny tiles of each territory
    "destiny_amounts": (3, 1, 2),
    # C7 costs of 1, 2, 3 path tiles
    "dig_costs": (1, 2, 4),
    # C7 what each cell gives, from the lower left, row by row
    "cell_gains": (
        RESOURCE, 0, 0, 0, CUB,
        0, PC, 0, PC, 0,
        PC, RESOURCE, 0, CUB, PC,
        VP, 0, 0, 0, VP,
    ),
    "cell_amounts": (1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 2, 1, 0, 1, 2, 1, 0, 0, 0, 1),
    # C7 straight, curve, tee, cross: plain, then with 1 PC
    "path_copies": (24, 30, 24, 12, 3, 3, 3, 1),
    "path_pc": (1,),
    # C7 validated objectives that exits 1 to 5 need
    "exit_needs": (2, 1, 1, 2, 3),
    # C7 nose, care, speed, stealth, dominance, endurance: cub value needed, VP at once
    "instinct_needs": (1, 1, 4, 4, 5, 5),
    "instinct_vp": (3, 3, 4, 4, 6, 6),
    # C7 nose PC, care PC, speed spaces, dominance PC, endurance VP
    "instinct_effects": (1, 1, 1, 1, 1),
    # B0.3 value of a cub when it comes on the growth track
    "cub_start": (1,),
    # C8 growth spaces 2 to 6: cub +1 and VP
    "growth_cub": (1, 0, 1, 0, 0),
    "growth_vp": (0, 1, 0, 2, 0),
    # C8 order.3a-c, order.4a-c: PC, resources, bonus tiles
    "order_gains": (2, 0, 0, 0, 1, 0, 0, 0, 1, 3, 0, 0, 1, 1, 0, 1, 0, 1),
    # C9 obj.01 to obj.20: copies, number asked for, VP, exchange effect X1 to X5
    "objective_copies": (2,) * OBJECTIVES,
    "objective_needs": (1, 1, 3, 3, 3, 4, 2, 2, 2, 2, 5, 1, 10, 5, 7, 1, 4, 2, 4, 1),
    "objective_vp": (4, 5, 4, 5, 3, 4, 3, 3, 5, 3, 4, 3, 3, 3, 4, 4, 3, 3, 3, 2),
    "objective_exchange": (1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5),
    # C9 X1 VP; X2 PC paid, VP; X3 PC; X4 PC; X5 PC paid, cub increases
    "exchange_amounts": (4, 4, 4, 6, 5, 2, 2),
    # C10 plus; move; cheap; free_way's PC; tiles more; swap: PC gained, PC paid, resources
    "ruse_amounts": (2, 1, 2, 2, 1, 5, 3, 2),
    # B0.2 VP between two orange spaces
    "orange": (5,),
    # B6.3 VP per marker, PC per VP, VP per set of all kinds of resource
    "final": (1, 5, 3),
}  # fmt: skip
"""RECONSTRUCTED: calibrated by simulation, not printed in any source we have."""

# Where the VP came from.
FROM_DICE: Final = 0
FROM_CUBS: Final = 1
FROM_GROWTH: Final = 2
FROM_OBJECTIVES: Final = 3
FROM_TRACKS: Final = 4
FROM_MULOTAGE: Final = 5
FROM_SETS: Final = 6
FROM_INSTINCTS: Final = 7
FROM_MARKERS: Final = 8
FROM_CHEESE: Final = 9
FROM_PC: Final = 10
FROM_TILES: Final = 11
SOURCES: Final = 12
SOURCE_NAMES: Final[tuple[str, ...]] = (
    "dice",
    "cubs",
    "growth",
    "objectives",
    "tracks",
    "mulotage",
    "sets",
    "instincts",
    "markers",
    "cheese",
    "pc",
    "tiles",
)


def _turned(edges: int, turns: int) -> int:
    """Turn open edges clockwise by a number of right angles.

    >>> _turned(NORTH | EAST, 1) == EAST | SOUTH
    True
    """
    for _ in range(turns):
        edges = (edges << 1 & 15) | edges >> 3
    return edges


EDGES: Final = [
    _turned(SHAPES[path % PLAIN], turn) for path in range(PATHS) for turn in range(QUARTERS)
]
"""Open edges of each laid tile."""


def _beside(cell: int) -> list[tuple[int, int, int]]:
    column, row = cell % COLUMNS, cell // COLUMNS
    sides = []
    if row < ROWS - 1:
        sides.append((cell + COLUMNS, NORTH, SOUTH))
    if column < COLUMNS - 1:
        sides.append((cell + 1, EAST, WEST))
    if row > 0:
        sides.append((cell - COLUMNS, SOUTH, NORTH))
    if column > 0:
        sides.append((cell - 1, WEST, EAST))
    return sides


NEIGHBOURS: Final = [_beside(cell) for cell in range(CELLS)]
"""For each cell: the cells beside it, with the edge shared seen from here and from there."""
