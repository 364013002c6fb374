// Written by `python -m tools.silver_layout`; edit data.py instead.

export const UNSEEN = -1;
export const NOBODY = -1;
export const NOTHING = -1;

/** When the power of each value works. */
export const WORKS = ["up", "up", "up", "up", "up", "discard", "discard", "discard", "discard", "discard", "discard", "discard", "discard", "set"] as const;
