"""Bots from outside sit down for a match, and leave after it."""

from __future__ import annotations

import atexit
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from meute.bots.outside import named, worker
from meute.bots.outside.program import Limits, Program
from meute.core.registry import Bot

_idle: dict[tuple[str, ...], list[Program]] = {}
"""Programs that wait for their next match, by name, content of their file and game."""


@contextmanager
def seated(name: str, limits: Limits, seat: Mapping[str, object]) -> Iterator[Bot]:
    """Make the bot of this name for one match, and send it away afterwards."""
    command = named.command_of(name)
    if command is None:
        yield named.made(name)
        return
    game = str(seat["game"])
    idle = _idle.setdefault((name, str(named.digest(name)), game), [])
    nurse = named.is_file(name)
    words = [*command, game] if nurse else command
    bot = idle.pop() if idle else Program(named.label(name), words, nurse=nurse)
    try:
        bot.sit(limits, seat)
        yield bot
    finally:
        if bot.nurse and bot.healthy and worker.CAN_FORK:
            bot.leave()
            idle.append(bot)
        else:
            bot.close()


@atexit.register
def _send_away() -> None:
    """End the programs that wait when Python ends; they would end by themselves, but later."""
    for idle in _idle.values():
        while idle:
            idle.pop().close()
