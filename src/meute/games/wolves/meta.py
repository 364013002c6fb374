"""Who made The Wolves, for how many, and what a table may choose."""

from typing import Final

from meute.core.meta import Choice, Meta

META: Final = Meta(
    name="wolves",
    title="The Wolves",
    designers=("Ashwin Kamath", "Clarence Simpson"),
    publishers=("Pandasaurus Games", "Gigamic", "Skellig Games"),
    year=2022,
    fewest=2,
    most=5,
    minutes=(60, 90),
    rules_version=1,
    lowest_wins=False,
    settings=(Choice("packs", ("chosen", "dealt")),),
)
"""`packs`: whether colours are chosen, as the rulebook says, or dealt by chance."""
