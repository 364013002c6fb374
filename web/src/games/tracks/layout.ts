// Written by `python -m tools.tracks_layout`; edit data.py and state.py instead.

export const COLOURS = ["green", "blue", "black", "yellow", "orange", "grey"] as const;
export const LETTERS = ["A", "B", "C"] as const;
export const SMALL = ["none", "lemming", "vole", "hare", "goose", "beaver"] as const;
export const LARGE = ["sick_moose", "white_tailed_deer", "old_moose", "caribou", "wapiti", "moose", "bison"] as const;
export const SOURCES = ["rank", "recognition", "departures", "penalties"] as const;
export const TITLES = ["wolf", "alpha_male", "alpha_female", "beta", "omega", "young"] as const;
export const PICTURED = ["phase", "coming", "quarry", "attacker", "defender", "submitted"] as const;
export const LISTED = ["strength", "chips", "titles", "sequence", "cubs", "display", "large_open", "ledger", "points", "fight_scores", "fight_sizes"] as const;
export const WOLVES_EACH = 3;
export const COLUMNS = 5;
export const COUNTERS = 15;
export const STRONGEST = 12;
export const MOST_CHIPS = 4;
export const FIGHT_CARDS = 10;
export const DEATH_PENALTY = 5;
export const EXCLUSION_PENALTY = 3;
export const NO_PREY = 0;
export const NOBODY = -1;
export const NOTHING = -1;
export const HAND = 0;
export const CUB = 1;
export const PACK = 2;
export const UNASKED = -1;
export const FACE_DOWN = 16;
export const SEALED = 17;
export const CUB_PHASE = 1;
export const SOLITARY_PHASE = 2;
export const HUNT_PHASE = 3;
export const HOWL_PHASE = 4;
export const RANK_PHASE = 5;
export const SCORING = 6;
export const RUNNING = 0;
export const EXTINCT = 2;
/** The colour of every strength. */
export const ZONES = ["red", "red", "red", "red", "yellow", "yellow", "yellow", "yellow", "green", "green", "green", "green", "green"] as const;
export const PHASES = [1, 2, 3, 4, 5] as const;
