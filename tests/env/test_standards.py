"""The tests that PettingZoo, Gymnasium and OpenSpiel have for environments, in every room."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import meute
import meute.env
from tools import compliance

ROOMS = [pytest.param(name, seats, id=f"{name}-{seats}") for name, seats in compliance.tables()]


@pytest.fixture(autouse=True)
def _tolerant() -> Iterator[None]:
    with compliance.tolerant():
        yield


@pytest.mark.slow
@pytest.mark.parametrize("proof", compliance.PROOFS.values(), ids=lambda proof: proof.__name__)
@pytest.mark.parametrize(("name", "seats"), ROOMS)
def test_every_room_passes_the_tests_of_others(
    name: str, seats: int, proof: Callable[[str, int], None]
) -> None:
    if proof.__name__.startswith("openspiel"):
        pytest.importorskip("pyspiel")
    proof(name, seats)


def test_the_page_tells_of_every_room_with_every_number_of_seats() -> None:
    page = compliance.PAGE.read_text("utf-8")
    for name, seats in compliance.tables():
        (line,) = [line for line in page.splitlines() if line.startswith(f"| `{name}` | {seats} |")]
        assert line.count("| passes ") == len(compliance.PROOFS)
    assert all(f"| {proof} " in page for proof in compliance.PROOFS)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["silver", "wolves", "tracks", "foxes"])
def test_rooms_are_made_by_their_names_and_the_version_of_their_rules(name: str) -> None:
    version = meute.game(name).meta.rules_version
    made = gymnasium.make(f"meute.env:meute/{name.title()}-v{version}", render_mode="ansi")
    check_env(made.unwrapped)
    many = gymnasium.make_vec(f"meute.env:meute/{name.title()}-v{version}", num_envs=2)
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)
