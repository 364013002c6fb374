"""Silver put together as a game: what is its own; the rest is as in every room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core.outcome import ranked
from meute.core.room import Room
from meute.games.silver.memory import ForgetfulStack
from meute.games.silver.meta import META

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meute.core.meta import Value
    from meute.games.silver.state import State
    from meute.games.silver.view import SilverView


class Silver(ForgetfulStack, Room["State", "SilverView"]):
    """The rules of Silver, for two to four villages."""

    meta = META
    folder = __package__

    def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
        """R1 A new game; chance first says who is the youngest."""
        from meute.games.silver.rules import setup
        from meute.games.silver.state import Settings

        return setup.new_game(seats, Settings(**variant))  # type: ignore[arg-type]

    def scores(self, state: State) -> list[float]:
        """R12.1 The points lost in the rounds scored so far; the lowest total wins."""
        return [float(sum(state.lost[p :: state.seats])) for p in range(state.seats)]

    def parts(self, state: State) -> dict[str, list[float]]:
        """R10.5 The points lost in each round, for reports."""
        seats = state.seats
        rounds = [state.lost[start : start + seats] for start in range(0, len(state.lost), seats)]
        return {
            f"silver.part.round_{number}": [float(points) for points in lost]
            for number, lost in enumerate(rounds, start=1)
        }

    def ranks(self, state: State) -> list[int]:
        """R12.2-R12.4 The amulet breaks a tie for the lowest total, and no other."""
        scores = self.scores(state)
        best = min(scores)
        holder = state.amulet_holder
        decided = holder >= 0 and scores[holder] == best
        return ranked(
            [(score, decided and score == best and p != holder) for p, score in enumerate(scores)]
        )

    def view(self, state: State, player: int | None) -> SilverView:
        """What the seat is shown: a memory aid unless the table plays without."""
        from meute.games.silver.view import view_of

        return view_of(state, player, aided=state.settings.memory == "aided")

    def open_view(self, state: State) -> SilverView:
        """All that has been decided; a card nobody has seen has no face yet (R0.3)."""
        from meute.games.silver.view import counted

        return counted(super().open_view(state))

    def full_view(self, state: State, player: int) -> SilverView:
        """All the seat has lawfully seen, as for a player with perfect memory."""
        from meute.games.silver.view import view_of

        return view_of(state, player, aided=True)


SILVER: Final = Silver()
