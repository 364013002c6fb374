"""Who made Hush, for how many, and what a table may choose."""

from typing import Final

from meute.core.meta import Meta, Number
from meute.testing.template.data import MOST_SEATS

META: Final = Meta(
    name="hush",
    title="Hush",
    designers=("The Meute founders",),
    publishers=(),
    year=2026,
    fewest=2,
    most=MOST_SEATS,
    minutes=(1, 2),
    rules_version=1,
    lowest_wins=False,
    settings=(Number("rounds", default=3, low=1, high=5),),
)
