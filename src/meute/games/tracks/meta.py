"""Who made Wolf Tracks, for how many, and what a table may choose."""

from typing import Final

from meute.core.meta import Choice, Meta
from meute.core.numbers import Numbers, copies, numbers
from meute.games.tracks import data
from meute.games.tracks.words.labels import BIRTHS, COLOURS, COUNTERS, LARGE, SMALL, WOLVES

META: Final = Meta(
    name="tracks",
    title="Wolf Tracks",
    designers=("Dagmar Frei", "Till Meyer", "Nicole Stiehl"),
    publishers=("Spieltrieb",),
    year=2003,
    fewest=3,
    most=6,
    minutes=(60, 120),
    rules_version=2,
    lowest_wins=False,
    settings=(
        Choice("joining", ("off", "on")),
        Choice("life_span", ("off", "on")),
        Choice("strength_first", ("off", "on")),
        Choice("omega_stays", ("off", "on")),
        Numbers("target", (0,), 0, data.HIGHEST_TARGET, printed=False),
        numbers("spirals", data.SPIRALS, 0, data.STRONGEST).labelled(COUNTERS),
        copies("small_copies", data.SMALL_COPIES).labelled(SMALL),
        numbers("small_strength", data.SMALL_STRENGTH, 0, data.STRONGEST).labelled(SMALL),
        copies("large_copies", data.LARGE_COPIES).labelled(LARGE),
        numbers("large_black", data.LARGE_BLACK, 1, 150).labelled(LARGE),
        numbers("large_green", data.LARGE_GREEN, 1, 150).labelled(LARGE),
        numbers("large_red", data.LARGE_RED, 1, 150).labelled(LARGE),
        numbers("large_food", data.LARGE_FOOD, data.LEAST_FOOD, 99).labelled(LARGE),
        numbers("births", data.BIRTHS, data.FEWEST_BIRTHS, data.MOST_BIRTHS).labelled(BIRTHS),
        numbers("sexes", data.SEXES, data.MALE, data.FEMALE).labelled(WOLVES, COLOURS),
    ),
)
"""The first four are the optional rules O1 to O4. `target` 0 stands for the rulebook's points for
the number of players. The rest are the printed values that had to be reconstructed: data.py."""
