"""What is noted of a match: kinds of answers, leads, where points came from, time to think."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from meute.core.bare import BareTable
from meute.core.dealer import Dealer
from meute.core.decision import Action, View
from meute.core.game import Game
from meute.core.registry import Bot

Parts = Mapping[str, Sequence[float]]
"""The points of each seat by where they came from, under message keys of the room."""


@dataclass
class Kinds:
    """How often each kind of answer was offered beside another kind, and how often taken."""

    offered: dict[str, int] = field(default_factory=dict)
    taken: dict[str, int] = field(default_factory=dict)
    met: set[str] = field(default_factory=set)
    """The kinds that stood alone, or that chance drew: met, but never in a choice of kinds."""

    def note(self, options: Sequence[Action], answer: Action) -> None:
        """Count one decision; options of a single kind are no choice of kinds."""
        kinds = {type(option).__name__ for option in options}
        if len(kinds) == 1:
            self.met |= kinds
            return
        for kind in kinds:
            self.offered[kind] = self.offered.get(kind, 0) + 1
        chosen = type(answer).__name__
        self.taken[chosen] = self.taken.get(chosen, 0) + 1

    def plain(self) -> dict[str, list[int]]:
        """Return times offered and times taken by kind, in alphabetical order."""
        return {kind: [n, self.taken.get(kind, 0)] for kind, n in sorted(self.offered.items())}


@dataclass
class Lead:
    """Who is ahead, how often that changed, and since when."""

    lowest_wins: bool
    leader: int | None = None
    """The last seat that was ahead alone."""
    changes: int = 0
    since: int = 0
    """The decision after which the leader was first ahead alone, or ahead again after a tie."""
    alone: bool = False

    def note(self, scores: Sequence[float], decisions: int) -> None:
        """Look at the scores after a number of decisions."""
        best = min(scores) if self.lowest_wins else max(scores)
        ahead = [seat for seat, score in enumerate(scores) if score == best]
        if len(ahead) > 1:
            self.alone = False
            return
        if ahead[0] != self.leader:
            self.changes += self.leader is not None
            self.leader = ahead[0]
            self.since = decisions
        elif not self.alone:
            self.since = decisions
        self.alone = True

    def settled(self, ranks: Sequence[int], decisions: int) -> float:
        """Return the share of the game after which the winner led to the end; 1 if never alone."""
        won = self.leader is not None and ranks[self.leader] == 1 and self.alone
        return self.since / decisions if won and decisions else 1.0


@dataclass
class Notes:
    """All that is noted of one match."""

    lead: Lead
    kinds: Kinds = field(default_factory=Kinds)
    decisions: int = 0

    @classmethod
    def of(cls, game: Game) -> Notes:
        """Open the notes of a match of this game."""
        return cls(Lead(game.meta.lowest_wins))

    def decided(self, scores: Sequence[float]) -> None:
        """Note that a seat has answered, and the scores now."""
        self.decisions += 1
        self.lead.note(scores, self.decisions)

    def close(self, table: BareTable) -> None:
        """Note at the end what chance drew."""
        self.kinds.met |= table.drawn


class Thought(NamedTuple):
    """How long a seat has thought in a match."""

    answers: int = 0
    seconds: float = 0.0
    """For all answers together."""
    longest: float = 0.0
    """For the answer that took longest."""

    def after(self, seconds: float) -> Thought:
        """Add an answer that took so long; a millionth of a second is exact enough."""
        total = round(self.seconds + seconds, 6)
        return Thought(self.answers + 1, total, max(self.longest, round(seconds, 6)))


class Clocked:
    """A bot that is timed while it thinks."""

    def __init__(self, bot: Bot, clock: Callable[[], float]) -> None:
        """Sit beside the bot with a clock."""
        self.name = bot.name
        self.blind = getattr(bot, "blind", False)
        self.thought = Thought()
        self._bot = bot
        self._clock = clock

    def choose(self, view: View, options: Sequence[Action], dealer: Dealer) -> Action:
        """Let the bot answer."""
        began = self._clock()
        answer = self._bot.choose(view, options, dealer)
        self.thought = self.thought.after(self._clock() - began)
        return answer


def parts_of(table: BareTable) -> dict[str, list[float]]:
    """Return where the points came from, as far as the room tells."""
    parts: Parts = table.game.parts(table.copy_state())
    return {key: [float(points) for points in seats] for key, seats in parts.items()}
