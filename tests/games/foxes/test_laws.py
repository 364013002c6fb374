"""Foxes keeps every law of the house, with the printed values and with others."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from meute.games.foxes import FOXES
from meute.testing import LAWS, Law, Walk
from meute.testing.strategies import walks


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law) -> None:
    @settings(max_examples=12)
    @given(walk=walks(FOXES))
    def holds(walk: Walk) -> None:
        law(FOXES, walk)

    holds()
