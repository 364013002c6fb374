"""A puzzle laid out, to be looked at after any of its right answers."""

from __future__ import annotations

from typing import Any

from meute.analysis.puzzles.lines import Path
from meute.analysis.puzzles.puzzle import Fork, Puzzle
from meute.core.bare import BareTable


class Setting:
    """The position of a puzzle, played out once."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Play the game up to the question."""
        table = puzzle.table()
        self.puzzle, self.game = puzzle, puzzle.rulebook
        self._header, self._state = table.header, table.copy_state()

    def after(self, path: Path) -> BareTable | None:
        """Return the table after right answers; None once all is solved.

        It has no dice: a solution ends where they would be asked.
        """
        if path and self.puzzle.fork(path) is None:
            return None
        table = BareTable.at(self.game, self._header, self._state.copy())
        seat = self.puzzle.seat
        for place in path:
            table.play(seat, table.options(seat)[place])
        return table

    def ended(self, path: Path) -> Any:
        """Return what the seat sees after the last right answer, before anything else happens."""
        table, seat = self.after(path[:-1]), self.puzzle.seat
        assert table is not None
        option = table.options(seat)[path[-1]]
        if table.in_run:  # sealed: nobody sees it yet
            return table.view(seat)
        world = table.copy_state()
        self.game.play(world, option)
        return self.game.view(world, seat)

    def actions(self, path: Path) -> list[Any]:
        """Return the answers behind their places."""
        found = []
        for depth, place in enumerate(path):
            table = self.after(path[:depth])
            assert table is not None
            found.append(table.options(self.puzzle.seat)[place])
        return found

    def forced(self, path: Path, fork: Fork | None) -> tuple[Path, Fork | None]:
        """Go on over questions that leave no choice."""
        while fork is not None and len(fork.chances) == 1:
            path, fork = (*path, 0), fork.good[0]
        return path, fork

    def best_from(self, path: Path) -> Path:
        """Return the whole best way that begins so."""
        fork = self.puzzle.fork(path)
        while fork is not None:
            path, fork = (*path, fork.best), fork.good[fork.best]
        return path
