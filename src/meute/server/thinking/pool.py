"""Bots think in processes of their own, so that none of them delays a table that it is not at.

A process that does not answer in time, or dies, is replaced; its bot's answer is then left to
chance, and the log of the server says so.
"""

from __future__ import annotations

import logging
import os
import sys
from base64 import b64decode
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeVar

import msgspec

from meute.bots.outside import named
from meute.bots.outside.faults import ENDED, NONSENSE, BotLost
from meute.bots.outside.question import fields, fields_for_bot, place_of
from meute.core import registry
from meute.core.codec import Plain
from meute.core.dealer import Dealer
from meute.core.errors import MeuteError
from meute.core.question import Question
from meute.server.refusal import refusal
from meute.server.schema.told import Advice
from meute.server.thinking import exercise, kinds
from meute.server.thinking.children import Children
from meute.server.thinking.exercise import Exercise
from meute.server.thinking.kinds import Filming, Lesson, Studied
from meute.server.thinking.schema import Tried
from meute.server.thinking.turns import NOBODY, Asker

log = logging.getLogger("meute.server")

A = TypeVar("A")

HINTS: Final = msgspec.json.Decoder(Advice)
FILMS: Final = msgspec.json.Decoder(str)
TRIES: Final = msgspec.json.Decoder(Tried | None)
STUDIES: Final = msgspec.json.Decoder(Studied)

IN_A_ROW: Final = 5
"""Bots that fail one after the other, after which something is wrong with all of them."""

MOST_ASIDE: Final = 64
"""Hints that may wait; whoever asks for one more is told to try again."""


class Thinkers:
    """A few processes for the bots of the house, and a few for each bot that it invites.

    Bots that answer in a moment have a process of their own, and so have hints and studies: none of
    them waits behind bots that search.
    """

    def __init__(
        self,
        count: int,
        timeout: float,
        modules: Sequence[str] = (),
        invited: Mapping[str, str] | None = None,
    ) -> None:
        """Prepare `count` places each; `invited` says by name which file or program a bot is."""
        own = [*named.WORKER, kinds.__name__, exercise.__name__, *modules]
        paths = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        self._own = Children(own, count, timeout, paths)
        self._quick = Children(own, 1, timeout, paths)
        self._aside = Children(own, 1, timeout, paths, most=MOST_ASIDE)
        self._files: dict[str, str] = {}
        self._invited: dict[str, Children] = {}
        for name, text in (invited or {}).items():
            if named.is_file(text) or named.is_learned(text):
                self._files[name] = text
                self._invited[name] = Children([*named.WORKER, *modules], count, timeout, paths)
            else:
                command = named.command_of(text)
                assert command is not None, "invited bots are files and programs"
                self._invited[name] = Children(command, count, timeout)
        self.thoughts = 0
        self.failures = 0
        self._lost: list[str] = []

    async def choose(self, question: Question, bot: str, asker: Asker = NOBODY) -> int:
        """Return the place of the option the bot takes, or that chance takes for it."""
        self.thoughts += 1
        if len(question.options) == 1:
            return 0
        try:
            place = place_of(await self._asked(question, bot, asker), question.options)
        except BotLost as lost:
            if bot not in self._invited:
                self._lost.append(str(lost))
            self._failed(asker.table, f"has a bot that failed, {bot}", lost)
            return Dealer(question.stream).pick(range(len(question.options)))
        self._lost.clear()
        return place

    def lost(self) -> str:
        """Tell why bots of the house do not answer, if several in a row have not."""
        if len(self._lost) < IN_A_ROW:
            return ""
        return f"the last {len(self._lost)} left their answer to chance: {self._lost[-1]}"

    async def _asked(self, question: Question, bot: str, asker: Asker) -> bytes:
        """Ask whoever hosts the bot; only a bot of the house gets the whole stream of luck."""
        if bot not in self._invited:
            own = self._quick if is_quick(bot, question.game) else self._own
            return await own.ask(fields_for_bot(question, bot), asker)
        file = {"file": self._files[bot]} if bot in self._files else {}
        return await self._invited[bot].ask({**fields(question), **file}, asker)

    async def advise(
        self, question: Question, seconds: float, asker: Asker = NOBODY
    ) -> Advice | None:
        """Return the best plan for the rest of a turn; None if the search fails."""
        more = {"kind": kinds.CONSULT, "stream": question.stream, "seconds": seconds}
        try:
            return await self._answered({**fields(question), **more}, HINTS, asker)
        except BotLost as lost:
            self._failed(asker.table, "has no advice", lost)
            return None

    async def study(self, lesson: Lesson) -> Studied | None:
        """Return what a slice of time has found out about a finished game; None if it failed."""
        try:
            asker = Asker(lesson.table)
            return await self._answered(msgspec.to_builtins(lesson), STUDIES, asker)
        except BotLost as lost:
            self._failed(lesson.table, "could not be studied", lost)
            return None

    async def exercise(self, trying: Exercise, asker: Asker) -> Tried | None:
        """Return what became of a turn tried once more; None if there is no such turn."""
        try:
            return await self._answered(msgspec.to_builtins(trying), TRIES, asker)
        except BotLost as lost:
            self._failed(trying.table, "could not be tried again", lost)
            raise refusal("try_again", 503) from None

    async def film(self, filming: Filming) -> bytes | None:
        """Return how an ended game is kept; None if that failed."""
        try:
            asked = msgspec.to_builtins(filming)
            text = await self._answered(asked, FILMS, Asker(filming.table))
            return b64decode(text)
        except BotLost as lost:
            if lost.fault != ENDED:  # as when the server is stopped: its next start tries again
                self._failed(filming.table, "could not be kept as it was seen", lost)
            return None

    async def _answered(
        self, asked: dict[str, Plain], decoder: msgspec.json.Decoder[A], asker: Asker
    ) -> A:
        written = await self._aside.ask(asked, asker)
        try:
            return decoder.decode(written)
        except msgspec.DecodeError as error:
            raise BotLost(NONSENSE, str(error)) from None

    def _failed(self, table: str, what: str, lost: BotLost) -> None:
        self.failures += 1
        log.warning("table %s %s: %s", table, what, ", ".join([str(lost), *lost.trace[-1:]]))

    @property
    def waiting(self) -> dict[str, int]:
        """How many wait for a process, by what they want."""
        kinds = {"search": self._own, "quick": self._quick, "aside": self._aside}
        invited = sum(children.waiting for children in self._invited.values())
        return {**{kind: children.waiting for kind, children in kinds.items()}, "invited": invited}

    async def warm(self) -> None:
        """Start one process before anybody waits for it."""
        await self._quick.warm()

    async def close(self) -> None:
        """End every process."""
        for children in (self._own, self._quick, self._aside, *self._invited.values()):
            await children.close()


@lru_cache(maxsize=1000)
def is_quick(bot: str, room: str) -> bool:
    """Tell whether a bot says that it answers in a moment; one that cannot be made is not asked."""
    try:
        says = getattr(registry.bot(bot), "quick", None)
    except MeuteError:
        return False
    return says is not None and bool(says(room))
