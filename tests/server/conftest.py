"""A server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import Site, serving

collect_ignore = ["rooms.py"]  # importing it registers games and bots, for processes of their own


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A quick server that all tests of a module share."""
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found
