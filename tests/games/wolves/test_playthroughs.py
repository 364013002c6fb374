"""Golden playthroughs: whatever changes the rules shows here.

Once the game is registered: python -m meute.testing wolves tests/games/wolves/playthroughs packs
"""

from __future__ import annotations

from pathlib import Path

import pytest

from meute.core import registry
from meute.games.wolves import WOLVES
from meute.testing.playthrough import golden_tables, playthrough

HERE = Path(__file__).parent
GOLDEN = golden_tables(WOLVES, "packs")


def test_every_player_count_and_setting_has_a_playthrough() -> None:
    assert {path.name for path in (HERE / "playthroughs").iterdir()} == set(GOLDEN)


@pytest.mark.slow
@pytest.mark.parametrize("name", GOLDEN)
def test_the_playthrough_has_not_changed(name: str) -> None:
    seats, variant = GOLDEN[name]
    told = (HERE / "playthroughs" / name).read_text(encoding="utf-8")
    with registry.lent(WOLVES):
        assert playthrough(WOLVES, seats, variant) == told
