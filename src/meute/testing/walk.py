"""Positions to test laws on: reached by random play from a seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from meute.core.codec import encode
from meute.core.dealer import Dealer
from meute.core.game import Game
from meute.core.meta import Value
from meute.core.table import Table

REASONS: Final = 40
"""Actions whose reasons are asked at one position; trying all at each would take too long."""


@dataclass(frozen=True)
class Walk:
    """A game to play at random: some events in a hurry, then a few to look at closely."""

    seats: int
    variant: Mapping[str, Value]
    seed: int
    skip: int
    """Events before the first position that is looked at."""
    length: int
    """Positions that are looked at."""

    def table(self, game: Game) -> Table:
        """Open a new table with this walk's seats, settings and seed."""
        return Table(game, self.seats, self.seed, self.variant)

    def states(self, game: Game) -> Iterator[Any]:
        """Yield the state at each position looked at, chance's turns included."""
        state = game.setup(self.seats, game.meta.variant(self.variant))
        dealer = Dealer(self.seed)
        for event in range(self.skip + self.length):
            decision = game.decision(state)
            if decision is None:
                return
            if event >= self.skip:
                yield state
            game.play(state, dealer.pick(decision.options(state)))


def play_at_random(table: Table, dealer: Dealer, answers: int) -> None:
    """Let somebody who is asked answer at random, `answers` times or until the game is over."""
    for _ in range(answers):
        if table.over:
            return
        seat = dealer.pick(table.waiting)
        table.play(seat, dealer.pick(table.options(seat)))


def onlookers(table: Table) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(table.seats), None]


def some_actions(game: Game, turn: int) -> Sequence[Any]:
    """Return a few of the game's actions, others at every turn, to ask the reasons against them."""
    stride = len(game.actions) // REASONS + 1
    return game.actions[turn % stride :: stride]


def received(table: Table, seat: int | None) -> dict[str, bytes]:
    """Collect every byte this seat, or a spectator, can receive from the table now."""
    parts: dict[str, Any] = {
        "waiting": table.waiting,
        "view": table.view(seat),
        "log": table.log(seat),
        "record": table.record.lines_for(seat),
    }
    if seat is not None:
        options = table.options(seat)
        parts["options"] = options
        parts["undo"] = table.cannot_undo(seat)
        parts["full view"] = table.full_view(seat)
        tried = some_actions(table.game, table.events)
        parts["reasons"] = [table.why_not(seat, action) for action in tried]
        if options:
            view = table.view(seat)
            parts["prompt"] = table.game.prompt(view)
            parts["sentences"] = [table.game.sentence(view, option) for option in options]
            parts["previews"] = [table.game.preview(view, option) for option in options]
            parts["rows"] = [row.answers for row in table.game.shortcuts(view, options)]
            parts["advice"] = [
                (table.game.planned(view, option), table.game.because(view, option))
                for option in options
            ]
    return {name: encode(part) for name, part in parts.items()}
