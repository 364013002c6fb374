"""The Wolves keeps every law of the house."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from meute.games.wolves import WOLVES
from meute.testing import LAWS, Law, Walk
from meute.testing.strategies import walks


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law) -> None:
    @settings(max_examples=15, deadline=None)
    @given(walk=walks(WOLVES, furthest=700, length=8))
    def holds(walk: Walk) -> None:
        law(WOLVES, walk)

    holds()
