"""The tests that PettingZoo and Gymnasium have for environments, in every room."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import meute
import meute.env

ROOMS = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name in ("silver", "wolves", "tracks", "foxes")
    for seats in range(meute.game(name).meta.fewest, meute.game(name).meta.most + 1)
]


@pytest.fixture(autouse=True)
def _tolerant() -> Iterator[None]:
    """Both warn of a mask within the observation, as PettingZoo's own classic games have it."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", ".*was not instantiated with `gymnasium.make`.*")
        yield


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), ROOMS)
def test_pettingzoo_takes_every_room_for_an_environment(name: str, seats: int) -> None:
    api_test(meute.env.aec(name, seats), num_cycles=300)
    seed_test(lambda: meute.env.aec(name, seats), num_cycles=60)


@pytest.mark.slow
@pytest.mark.parametrize("masked", [True, False], ids=["masked", "numbers alone"])
@pytest.mark.parametrize(("name", "seats"), ROOMS)
def test_gymnasium_takes_every_room_for_an_environment(
    name: str, seats: int, *, masked: bool
) -> None:
    env = meute.env.gym(name, seats, "random", "rotate", masked=masked)
    check_env(env, skip_render_check=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["silver", "wolves", "tracks", "foxes"])
def test_rooms_are_made_by_their_names_and_the_version_of_their_rules(name: str) -> None:
    version = meute.game(name).meta.rules_version
    made = gymnasium.make(f"meute.env:meute/{name.title()}-v{version}", render_mode="ansi")
    check_env(made.unwrapped)
    many = gymnasium.make_vec(f"meute.env:meute/{name.title()}-v{version}", num_envs=2)
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)
