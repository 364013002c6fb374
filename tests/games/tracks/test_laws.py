"""Wolf Tracks keeps the laws with all optional rules at once; and its secret runs are as meant.

The laws with settings of all kinds are tried for every registered game in `tests/testing`.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import Phase, given, settings

from meute.games.tracks import TRACKS
from meute.games.tracks.rules.placement import ConfirmPlacement, PlaceCounter
from meute.testing import LAWS, Law, Walk
from meute.testing.strategies import walks

ALL_ON = dict.fromkeys(("joining", "life_span", "strength_first", "omega_stays"), "on")


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_with_all_optional_rules(law: Law) -> None:
    @settings(max_examples=8, phases=[Phase.generate])
    @given(walk=walks(TRACKS, furthest=150))
    def holds(walk: Walk) -> None:
        law(TRACKS, replace(walk, variant=ALL_ON))

    holds()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_only_a_placement_asks_a_player_more_than_once_in_a_run(seats: int) -> None:
    longest = 0
    for seed in range(3):
        for state in Walk(seats, ALL_ON, seed, skip=0, length=300).states(TRACKS):
            run = TRACKS.asked(state)
            kinds = {type(decision) for decision in run}
            if not kinds & {PlaceCounter, ConfirmPlacement}:
                assert len(kinds) == 1
                assert len({decision.player for decision in run}) == len(run)
            longest = max(longest, len(run))
    assert longest >= 5 * seats - seats
