"""Golden playthroughs: whatever changes the rules or the log shows here.

To write them anew, for a review by their diff:

python -m tests.games.foxes.test_playthroughs
"""

from __future__ import annotations

from pathlib import Path

import pytest

from meute.games.foxes import FOXES
from meute.testing.playthrough import playthrough

FOLDER = Path(__file__).parent / "playthroughs"
COUNTS = range(FOXES.meta.fewest, FOXES.meta.most + 1)


@pytest.mark.parametrize("seats", COUNTS)
def test_the_playthrough_has_not_changed(seats: int) -> None:
    told = (FOLDER / f"{seats}.txt").read_text(encoding="utf-8")
    assert playthrough(FOXES, seats, {}) == told


if __name__ == "__main__":
    for count in COUNTS:
        (FOLDER / f"{count}.txt").write_text(playthrough(FOXES, count, {}), encoding="utf-8")
