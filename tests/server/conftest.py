"""A server for the tests of a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.kit import Site, serving
from tests.server.places import Place
from tools.postgres import Postgres, postgres

collect_ignore = ["rooms.py"]  # importing it registers games and bots, for processes of their own


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A quick server that all tests of a module share."""
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """A PostgreSQL that all tests of this process share."""
    with ExitStack() as running:
        try:
            server = running.enter_context(postgres())
        except LookupError as error:
            pytest.skip(str(error))
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], Place]:
    """What makes places for tables by name, of every kind that there is."""
    if request.param == "sqlite":
        return lambda name: Place(tmp_path / name)
    server: Postgres = request.getfixturevalue("database")
    return lambda name: Place(tmp_path / name, server.place())


@pytest.fixture
def place(new_place: Callable[[str], Place]) -> Place:
    """A place for tables."""
    made = new_place("data")
    made.folder.mkdir()
    return made
