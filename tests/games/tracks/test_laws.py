"""Wolf Tracks keeps every law of the house."""

from __future__ import annotations

import pytest
from hypothesis import Phase, given, settings

from meute.games.tracks import TRACKS
from meute.testing import LAWS, Law, Walk
from meute.testing.strategies import walks


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law) -> None:
    @settings(max_examples=25, phases=[Phase.generate])
    @given(walk=walks(TRACKS, furthest=250))
    def holds(walk: Walk) -> None:
        law(TRACKS, walk)

    holds()
