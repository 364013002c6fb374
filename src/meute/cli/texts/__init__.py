"""The command line's own words: one catalogue per language, with the same keys."""
