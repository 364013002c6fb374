// Written by `python -m tools.foxes_layout`; edit data.py, words/names.py.
// PRINTED holds the defaults; a table's variant may say otherwise.

export const TERRITORY_NAMES = ["fields", "river", "forest", "farm", "mountain", "den"] as const;
export const RESOURCE_NAMES = ["worm", "fish", "berry", "egg"] as const;
export const OBSTACLE_NAMES = ["storm", "wolf", "tent", "bear", "beaver"] as const;
export const BONUS_NAMES = ["pc", "resource", "cub", "die", "vp", "advance", "storm", "wolf", "tent", "bear", "beaver"] as const;
export const RUSE_NAMES = ["reroll", "plus", "steady", "move", "cheap", "free_way", "hunter", "destiny", "tile", "swap"] as const;
export const CUB_NAMES = ["top", "middle", "bottom", "black1", "black2"] as const;
export const INSTINCT_NAMES = ["nose", "care", "speed", "stealth", "dominance", "endurance"] as const;
export const GAIN_NAMES = ["nothing", "pc", "vp", "resource", "cub", "tile", "cheese"] as const;
export const SOURCE_NAMES = ["dice", "cubs", "growth", "objectives", "tracks", "mulotage", "sets", "instincts", "markers", "cheese", "pc", "tiles"] as const;
export const FINAL_SOURCES = ["cubs", "mulotage", "markers", "pc", "sets"] as const;
export const ACT_NAMES = ["mulotage", "mark", "advance", "raise"] as const;
export const ROUNDS = 4;
export const FACES = 6;
export const VITAL = 4;
export const MOUNTAIN = 4;
export const DEN = 5;
export const SPACES = 3;
export const ACTIONS = 4;
export const LAYERS = 2;
export const TRACK = 5;
export const RESOURCES = 4;
export const MARKERS = 5;
export const CATCHES = 5;
export const CUBS = 5;
export const END_OF_ROW = 6;
export const LAST_STEP = 5;
export const AT_EXIT = 7;
export const EXITS = 5;
export const INSTINCTS = 6;
export const BONUSES = 11;
export const UNFLAGGED = 6;
export const OBJECTIVES = 20;
export const BEAVER = 4;
export const DICE = 4;
export const SOURCES = 12;
export const COLUMNS = 5;
export const ROWS = 4;
export const CELLS = 20;
export const START_CELL = 2;
export const QUARTERS = 4;
export const PLAIN = 4;
export const CROSS = 3;
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;
export const CHEESE = 6;
export const BONUS_ADVANCE = 5;
export const LINE = 3;
export const FIRST_DRAWN = 2;
export const FIRST_BLACK = 3;
export const GROWTH_ROWS = 3;
export const GROWN_FROM = 2;

export const PRINTED: Readonly<Record<string, readonly number[]>> = {"start_pc": [2], "start_objectives": [3], "roll_pc": [5, 4, 3, 2, 2, 1], "moves": [2, 3], "action_costs": [2, 1, -1, -1, 1, -1, 2, -1, 1, 1, -1, 2, -1, 2, 1, -1, 2, -1, 1, -1, -1, 2, 1, 1, -1, 1, -1, 2, 2, 1, -1, 2, -1, 1, 2, 1, -1, 1, 2, -1, 1, -1, -1, 2, 1, 2, 1, -1], "dam": [4], "vital_bonus": [1, 0, 0, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1], "vital_penalty": [0, 1, 1, 2, 2], "mountain_bonus": [0, 0, 1, 0, 1, 0, 0, 0, 2, 0, 1, 0], "mountain_penalty": [0, 1, 1, 2], "den_penalty": [0, 1, 2, 2], "vital_open": [2, 3, 4, 5], "mountain_open": [2, 3, 3, 4], "mulotage_stack": [1, 1, 2, 2], "mountain_costs": [1, 1, 3, 1], "mulotage_copies": [10, 8, 6, 6, 4, 4, 2], "mulotage_pc": [0, 2, 3, 1, 0, 2, 4], "mulotage_resources": [0, 0, 0, 1, 1, 1, 0], "mulotage_vp": [0, 1, 2, 4, 6, 9], "track_gains": [1, 3, 2, 1, 2, 3, 2, 5, 2, 2, 4, 1, 2, 4, 2, 6, 1, 2, 6, 2], "track_amounts": [2, 1, 3, 4, 6, 1, 2, 1, 3, 7, 1, 3, 3, 1, 7, 1, 3, 3, 1, 7], "crosshairs": [0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0], "cheese_pc": [6, 2], "bonus_copies": [4, 4, 4, 3, 3, 2, 2, 2, 2, 2, 2], "bonus_amounts": [3, 1, 1, 1, 1, 1, 2, 2, 1, 1, 0], "destiny_amounts": [3, 1, 2], "dig_costs": [1, 2, 4], "cell_gains": [3, 0, 0, 0, 4, 0, 1, 0, 1, 0, 1, 3, 0, 4, 1, 2, 0, 0, 0, 2], "cell_amounts": [1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 2, 1, 0, 1, 2, 1, 0, 0, 0, 1], "path_copies": [24, 30, 24, 12, 3, 3, 3, 1], "path_pc": [1], "exit_needs": [2, 1, 1, 2, 3], "instinct_needs": [1, 1, 4, 4, 5, 5], "instinct_vp": [3, 3, 4, 4, 6, 6], "instinct_effects": [1, 1, 1, 1, 1], "cub_start": [1], "growth_cub": [1, 0, 1, 0, 0], "growth_vp": [0, 1, 0, 2, 0], "order_gains": [2, 0, 0, 0, 1, 0, 0, 0, 1, 3, 0, 0, 1, 1, 0, 1, 0, 1], "objective_copies": [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], "objective_needs": [1, 1, 3, 3, 3, 4, 2, 2, 2, 2, 5, 1, 10, 5, 7, 1, 4, 2, 4, 1], "objective_vp": [4, 5, 4, 5, 3, 4, 3, 3, 5, 3, 4, 3, 3, 3, 4, 4, 3, 3, 3, 2], "objective_exchange": [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5], "exchange_amounts": [4, 4, 4, 6, 5, 2, 2], "ruse_amounts": [2, 1, 2, 2, 1, 5, 3, 2], "orange": [5], "final": [1, 5, 3]};

export const EDGES: readonly number[] = [5, 10, 5, 10, 3, 6, 12, 9, 11, 7, 14, 13, 15, 15, 15, 15, 5, 10, 5, 10, 3, 6, 12, 9, 11, 7, 14, 13, 15, 15, 15, 15];

export const TURNS: readonly number[] = [2, 4, 4, 1];

export const ROW: readonly number[] = [0, 1, 2, 0, 1];

export const SCORING_MARKERS: readonly number[] = [2, 4];

export const DESTINIES: readonly (readonly [number, number, number])[] = [[0, 1, 0], [0, 3, 1], [0, 2, 2], [1, 1, 0], [1, 3, 1], [1, 2, 2], [2, 1, 0], [2, 3, 1], [2, 2, 2], [3, 1, 0], [3, 3, 1], [3, 2, 2]];

export const SLOT_ROWS: readonly (readonly [number, number, string])[] = [[0, 5, "vital"], [5, 5, "vital"], [10, 5, "vital"], [15, 5, "vital"], [20, 4, "mountain"], [24, 4, "den"]];

export const DEEDS: readonly (readonly [string, string, number, number])[] = [["activate", "flag", 0, 0], ["gather", "resource", 1, 1], ["advance", "advance", 2, 2], ["raise", "cub", 3, 3], ["drawcard", "card", 4, -1], ["swapcard", "card", 4, -1], ["exchange", "card", 4, -1]];

export const RUSE_FIGURES: Readonly<Record<number, number>> = {"1": 0, "3": 1, "4": 2, "5": 3, "8": 4};

export const EXCHANGE_FIGURES: Readonly<Record<number, Readonly<Record<string, number>>>> = {"1": {"amount": 0}, "2": {"cost": 1, "amount": 2}, "3": {"amount": 3}, "4": {"amount": 4}, "5": {"cost": 5, "amount": 6}};
