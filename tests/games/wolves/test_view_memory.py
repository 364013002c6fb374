"""Regions of the view are remembered by all that they depend on."""

from __future__ import annotations

import pytest

from meute.core.dealer import Dealer
from meute.core.table import Table
from meute.games.wolves.view import Region, WolvesView, region, regions_of


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_rules_31_and_32_a_remembered_region_is_the_one_worked_out_anew(seats: int) -> None:
    table, luck = Table("wolves", seats, 7), Dealer(1)
    for _ in range(150):
        shown = table.view(None).regions
        region.cache_clear()
        assert shown == tuple(regions_of(table.copy_state()))
        if table.over:
            break
        seat = table.waiting[0]
        table.play(seat, luck.pick(table.options(seat)))


def scoring(view: WolvesView) -> list[Region]:
    return [found for found in view.regions if any(found.gains)]


def test_tables_with_other_points_show_their_own_gains() -> None:
    printed = Table("wolves", 3, 7)
    changed = Table("wolves", 3, 7, {"first_places": "44 46 48", "second_places": "22 23 24"})
    luck = Dealer(1)
    for _ in range(60):
        seat = printed.waiting[0]
        answer = luck.pick(printed.options(seat))
        printed.play(seat, answer)
        changed.play(seat, answer)
        one, other = scoring(printed.view(0)), scoring(changed.view(0))
        assert [r.slot for r in one] == [r.slot for r in other]
        assert all(max(r.gains) >= 44 or set(r.gains) <= {0, 22, 23, 24} for r in other)
        assert all(max(r.gains) < 22 for r in one)
    assert scoring(changed.view(0))
