"""The rooms as learning environments: PettingZoo, Gymnasium and OpenSpiel.

    meute.env.aec("wolves", seats=3)                  every seat in turn (PettingZoo)
    meute.env.gym("silver", opponents="greedy")       one seat against bots (Gymnasium)
    meute.env.vector("silver", 16)                    many such games at once (Gymnasium)
    meute.env.spiel("foxes")                          with explicit chance (OpenSpiel)

`pip install 'meute[env]'` brings what the first three need. Importing this package registers the
rooms with Gymnasium, so that `gymnasium.make("meute.env:meute/Silver-v1")` works as well; the
number is the version of the room's rules.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from meute.core import registry
from meute.core.errors import MeuteError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meute.env.many import ManyEnv
    from meute.env.one import OneEnv, Opponents
    from meute.env.turns import TurnsEnv

__all__ = ["aec", "gym", "spiel", "vector"]


def aec(
    game: str,
    seats: int | None = None,
    variant: Mapping[str, object] | None = None,
    reward: str = "win",
    **settings: Any,
) -> TurnsEnv:
    """Return a room as a PettingZoo environment: agents answer in turn, chance by itself."""
    env: TurnsEnv = _needing("meute.env.turns").TurnsEnv(game, seats, variant, reward, **settings)
    return env


def gym(  # noqa: PLR0913, PLR0917 (what a game is made of)
    game: str,
    seats: int | None = None,
    opponents: Opponents = "greedy",
    seat: int | str = 0,
    variant: Mapping[str, object] | None = None,
    reward: str = "win",
    **settings: Any,
) -> OneEnv:
    """Return a room as a Gymnasium environment: one seat learns, bots have the others."""
    made = _needing("meute.env.one").OneEnv
    env: OneEnv = made(game, seats, opponents, seat, variant, reward, **settings)
    return env


def vector(  # noqa: PLR0913, PLR0917 (what a game is made of)
    game: str,
    num_envs: int,
    seats: int | None = None,
    opponents: Opponents = "greedy",
    seat: int | str = 0,
    variant: Mapping[str, object] | None = None,
    reward: str = "win",
    **settings: Any,
) -> ManyEnv:
    """Return so many games of a room as one vectorised Gymnasium environment."""
    made = _needing("meute.env.many").ManyEnv
    env: ManyEnv = made(game, num_envs, seats, opponents, seat, variant, reward, **settings)
    return env


def spiel(game: str, seats: int | None = None, variant: Mapping[str, object] | None = None) -> Any:
    """Return a room as an OpenSpiel game; `pyspiel.load_game("meute_silver")` then knows it too."""
    try:
        openspiel = import_module("meute.env.openspiel")
    except ImportError as error:
        message = f"this needs OpenSpiel and numpy: pip install open_spiel numpy ({error})"
        raise MeuteError(message) from error
    return openspiel.load(game, seats, variant)


def _needing(module: str) -> Any:
    """Import what needs the extra, or say which."""
    try:
        return import_module(module)
    except ImportError as error:
        message = f"learning environments need more: pip install 'meute[env]' ({error})"
        raise MeuteError(message) from error


def _register() -> None:
    """Make the rooms known to Gymnasium, under the version of their rules."""
    from gymnasium import register  # noqa: PLC0415 (where it is installed)

    for name in registry.games():
        room = registry.game(name)
        register(
            f"meute/{name.title()}-v{room.meta.rules_version}",
            entry_point="meute.env.one:OneEnv",
            vector_entry_point="meute.env.many:ManyEnv",
            kwargs={"game": name},
            order_enforce=False,
        )


if find_spec("gymnasium") and find_spec("numpy"):
    _register()
