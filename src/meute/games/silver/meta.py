"""Who made Silver, for how many, and what a table may choose."""

from typing import Final

from meute.core.meta import Choice, Meta, Number

META: Final = Meta(
    name="silver",
    title="Silver",
    designers=("Ted Alspach",),
    publishers=("Bézier Games", "Ravensburger"),
    year=2019,
    fewest=2,
    most=4,
    minutes=(30, 60),
    rules_version=1,
    lowest_wins=True,
    settings=(
        Choice("edition", ("fr", "en")),
        Choice("memory", ("aided", "unaided")),
        Choice("witch", ("must", "may")),
        Choice("several", ("action", "power")),
        Number("rounds", default=4, low=1, high=8),
        Number("penalty", default=10, low=0, high=50),
    ),
)
"""`several`: whether only the actions (R6) or also Master and Witch may replace a set of own cards.
`witch`: whether a Witch who has looked must exchange. `penalty`: points for a failed call."""
