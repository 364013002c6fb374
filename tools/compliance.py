"""Writes which tests of others our rooms pass as environments: `docs/reference/compliance.md`.

`python -m tools.compliance` runs all of them, in every room with every number of seats, and writes
the table; it takes some minutes. `tests/env` runs the very same functions in `make test`.
"""

from __future__ import annotations

import random
import unittest
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

import meute
import meute.env
from tools import say, written_or_checked

PAGE: Final = Path(__file__).parents[1] / "docs/reference/compliance.md"
ROOMS: Final = ("silver", "wolves", "tracks", "foxes")
SHORT: Final[dict[str, dict[str, object]]] = {"silver": {"rounds": 1}}
"""Settings that make a game short enough for OpenSpiel's tests, which play it many times."""

OPENING: Final = """\
<!-- Written by `python -m tools.compliance`, which runs all it tells of. -->

# What others test

PettingZoo, Gymnasium and OpenSpiel bring tests for whoever writes an environment of theirs. Ours \
pass them in every room with every number of seats; `make test` runs them each time \
(`tests/env`), and this table was written by running them once more.
"""


@contextmanager
def tolerant() -> Iterator[None]:
    """Leave out what is warned of a mask within the observation, which PettingZoo's games have."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", ".*was not instantiated with `gymnasium.make`.*")
        yield


def pettingzoo_api(name: str, seats: int) -> None:
    """Spaces, agents, rewards and ends are what PettingZoo promises."""
    from pettingzoo.test import api_test  # noqa: PLC0415 (each is told apart where it is missing)

    api_test(meute.env.aec(name, seats), num_cycles=300)


def pettingzoo_seed(name: str, seats: int) -> None:
    """The same seed gives the same game."""
    from pettingzoo.test import seed_test  # noqa: PLC0415 (as above)

    seed_test(lambda: meute.env.aec(name, seats), num_cycles=60)


def gymnasium_checks(name: str, seats: int) -> None:
    """Spaces, seeds and steps are what Gymnasium promises, with the mask and without."""
    from gymnasium.utils.env_checker import check_env  # noqa: PLC0415 (as above)

    for masked in (True, False):
        env = meute.env.gym(name, seats, "random", "rotate", masked=masked)
        check_env(env, skip_render_check=True)


def openspiel_simulates(name: str, seats: int) -> None:
    """Random games, copies and, where it is quick, saves agree with what OpenSpiel expects."""
    import pyspiel  # noqa: PLC0415 (as above)

    game = meute.env.spiel(name, seats, SHORT.get(name))
    serialise = seats == meute.game(name).meta.fewest and name in SHORT  # it replays each time
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialise, verbose=False)


def openspiel_api(name: str, seats: int) -> None:
    """Legal actions, information states and returns hold on a part of the tree."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its module of tests loads all games of its own
        from open_spiel.integration_tests import api_test  # noqa: PLC0415 (as above)

    given = {"game": meute.env.spiel(name, seats, SHORT.get(name)), "game_name": f"meute_{name}"}
    case = type("Room", (api_test.EnforceAPIOnPartialTreeBase,), given)
    random.seed(seats)  # it samples positions with the generator of all
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun, "OpenSpiel has no such tests any more"
    assert [told for _, told in result.errors + result.failures] == []


PROOFS: Final[dict[str, Callable[[str, int], None]]] = {
    "PettingZoo `api_test`": pettingzoo_api,
    "PettingZoo `seed_test`": pettingzoo_seed,
    "Gymnasium `check_env`": gymnasium_checks,
    "OpenSpiel `random_sim_test`": openspiel_simulates,
    "OpenSpiel `api_test`": openspiel_api,
}
"""Each raises what is wrong."""


def tables() -> list[tuple[str, int]]:
    """Every room with every number of seats."""
    sizes = {name: meute.game(name).meta for name in ROOMS}
    return [(name, n) for name, meta in sizes.items() for n in range(meta.fewest, meta.most + 1)]


def line(name: str, seats: int) -> str:
    """Run everything for a table, and write how it went."""
    say(f"{name} with {seats} seats")
    terms = meute.env.aec(name, seats).terms
    cells = [f"`{name}`", str(seats), f"{len(terms.actions):,}", f"{len(terms.names):,}"]
    for proof in PROOFS.values():
        try:
            with tolerant():
                proof(name, seats)
        except Exception as error:  # noqa: BLE001 (whatever it is, the page tells it)
            cells.append(f"{type(error).__name__}: {error}".replace("|", "/").split("\n")[0])
        else:
            cells.append("passes")
    return f"| {' | '.join(cells)} |"


def page() -> str:
    """Write the page."""
    packages = ("pettingzoo", "gymnasium", "open-spiel")
    told = ", ".join(f"{package} {version(package)}" for package in packages)
    heads = ["room", "seats", "actions", "numbers", *PROOFS]
    rule = "|---|---:|---:|---:|" + "---|" * len(PROOFS)
    rows = [line(name, seats) for name, seats in tables()]
    table = "\n".join([f"| {' | '.join(heads)} |", rule, *rows])
    closing = (
        "*Actions* are the codes of a seat's answers, *numbers* what a seat is told of the table. "
        "Silver plays one round for OpenSpiel. OpenSpiel's test of saved games replays a whole "
        "game for every position; it runs where that is quick, and the others have "
        "[our own laws](contract.md) on saving.\n"
    )
    return f"{OPENING}\nWith {told}:\n\n{table}\n\n{closing}"


if __name__ == "__main__":
    raise SystemExit(written_or_checked({PAGE: page()}, "tools.compliance"))
