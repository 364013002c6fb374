"""A process in which bots think: one JSON line in, one JSON line out, until its input ends.

Started by `thinking.Thinkers` as `python -m meute.server.thinker [module ...]`; the modules may
register games and bots. Nothing is pickled, and a bot gets what its seat may know, nothing more.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

import msgspec

from meute.core import registry
from meute.core.codec import action_from_plain, view_from_plain
from meute.core.dealer import Dealer


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked: the full view of its seat, its options, and its luck."""

    game: str
    bot: str
    view: dict[str, Any]
    options: list[dict[str, Any]]
    luck: str
    """The seed of its own luck, hexadecimal."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Which option the bot takes, by its index; or what went wrong."""

    option: int = -1
    error: str = ""


def choose(thought: Thought) -> int:
    """Return the index of the option the bot takes."""
    game = registry.game(thought.game)
    options = [action_from_plain(game, option) for option in thought.options]
    view = view_from_plain(game, thought.view)
    chosen = registry.bot(thought.bot).choose(view, options, Dealer(int(thought.luck, 16)))
    return options.index(chosen)


def answer(line: bytes) -> Choice:
    """Think once; whatever a bot does wrong is told, never raised."""
    try:
        return Choice(option=choose(msgspec.json.decode(line, type=Thought)))
    except Exception as error:  # noqa: BLE001 (a bot may fail in any way)
        return Choice(error=f"{type(error).__name__}: {error}")


def main(modules: list[str]) -> None:
    """Answer line by line; what a bot prints goes to stderr, not between the answers."""
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    for module in modules:
        import_module(module)
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(line)) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
