// Written by `python -m tools.foxes_layout`; edit data.py, words/names.py.
// PRINTED holds the defaults; a table's variant may say otherwise.

export const PRINTED: Readonly<Record<string, readonly number[]>> = {"start_pc": [2], "start_objectives": [3], "roll_pc": [5, 4, 3, 2, 2, 1], "moves": [2, 3], "action_costs": [2, 1, -1, -1, 1, -1, 2, -1, 1, 1, -1, 2, -1, 2, 1, -1, 2, -1, 1, -1, -1, 2, 1, 1, -1, 1, -1, 2, 2, 1, -1, 2, -1, 1, 2, 1, -1, 1, 2, -1, 1, -1, -1, 2, 1, 2, 1, -1], "dam": [4], "vital_bonus": [1, 0, 0, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1], "vital_penalty": [0, 1, 1, 2, 2], "mountain_bonus": [0, 0, 1, 0, 1, 0, 0, 0, 2, 0, 1, 0], "mountain_penalty": [0, 1, 1, 2], "den_penalty": [0, 1, 2, 2], "vital_open": [2, 3, 4, 5], "mountain_open": [2, 3, 3, 4], "mulotage_stack": [1, 1, 2, 2], "mountain_costs": [1, 1, 3, 1], "mulotage_copies": [10, 8, 6, 6, 4, 4, 2], "mulotage_pc": [0, 2, 3, 1, 0, 2, 4], "mulotage_resources": [0, 0, 0, 1, 1, 1, 0], "mulotage_vp": [0, 1, 2, 4, 6, 9], "track_gains": [1, 3, 2, 1, 2, 3, 2, 5, 2, 2, 4, 1, 2, 4, 2, 6, 1, 2, 6, 2], "track_amounts": [2, 1, 3, 4, 6, 1, 2, 1, 3, 7, 1, 3, 3, 1, 7, 1, 3, 3, 1, 7], "crosshairs": [0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0], "cheese_pc": [6, 2], "bonus_copies": [4, 4, 4, 3, 3, 2, 2, 2, 2, 2, 2], "bonus_amounts": [3, 1, 1, 1, 1, 1, 2, 2, 1, 1, 0], "destiny_amounts": [3, 1, 2], "dig_costs": [1, 2, 4], "cell_gains": [3, 0, 0, 0, 4, 0, 1, 0, 1, 0, 1, 3, 0, 4, 1, 2, 0, 0, 0, 2], "cell_amounts": [1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 2, 1, 0, 1, 2, 1, 0, 0, 0, 1], "path_copies": [24, 30, 24, 12, 3, 3, 3, 1], "path_pc": [1], "exit_needs": [2, 1, 1, 2, 3], "instinct_needs": [1, 1, 4, 4, 5, 5], "instinct_vp": [3, 3, 4, 4, 6, 6], "instinct_effects": [1, 1, 1, 1, 1], "cub_start": [1], "growth_cub": [1, 0, 1, 0, 0], "growth_vp": [0, 1, 0, 2, 0], "order_gains": [2, 0, 0, 0, 1, 0, 0, 0, 1, 3, 0, 0, 1, 1, 0, 1, 0, 1], "objective_copies": [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], "objective_needs": [1, 1, 3, 3, 3, 4, 2, 2, 2, 2, 5, 1, 10, 5, 7, 1, 4, 2, 4, 1], "objective_vp": [4, 5, 4, 5, 3, 4, 3, 3, 5, 3, 4, 3, 3, 3, 4, 4, 3, 3, 3, 2], "objective_exchange": [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5], "exchange_amounts": [4, 4, 4, 6, 5, 2, 2], "ruse_amounts": [2, 1, 2, 2, 1, 5, 3, 2], "orange": [5], "final": [1, 5, 3]};

export const EDGES: readonly number[] = [5, 10, 5, 10, 3, 6, 12, 9, 11, 7, 14, 13, 15, 15, 15, 15, 5, 10, 5, 10, 3, 6, 12, 9, 11, 7, 14, 13, 15, 15, 15, 15];

export const TURNS: readonly number[] = [2, 4, 4, 1];

export const PRICES: readonly number[] = [2, 3, 4];

export const ROW_OF: readonly number[] = [0, 1, 2, 0, 1];

export const SCORING_MARKERS: readonly number[] = [2, 4];

export const DESTINY_GAINS: readonly number[] = [1, 3, 2];

export const TERRITORIES: readonly string[] = ["fields", "river", "forest", "farm", "mountain", "den"];

export const RESOURCES: readonly string[] = ["worm", "fish", "berry", "egg"];

export const OBSTACLES: readonly string[] = ["storm", "wolf", "tent", "bear", "beaver"];

export const BONUSES: readonly string[] = ["pc", "resource", "cub", "die", "vp", "advance", "storm", "wolf", "tent", "bear", "beaver"];

export const RUSES: readonly string[] = ["reroll", "plus", "steady", "move", "cheap", "free_way", "hunter", "destiny", "tile", "swap"];

export const CUBS: readonly string[] = ["top", "middle", "bottom", "black1", "black2"];

export const INSTINCTS: readonly string[] = ["nose", "care", "speed", "stealth", "dominance", "endurance"];

export const SOURCES: readonly string[] = ["dice", "cubs", "growth", "objectives", "tracks", "mulotage", "sets", "instincts", "markers", "cheese", "pc", "tiles"];
