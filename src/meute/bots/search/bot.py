"""The search as a bot: a budget, a choice, and what hints need."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from meute.bots.search.character import character_of, preferred, tilted
from meute.bots.search.mixed import (
    Mix,
    Outset,
    mix_of,
    odds_of,
    verdicts,
    whole_of,
    with_odds,
)
from meute.bots.search.named import race_of
from meute.bots.search.race import Race, Verdict
from meute.core import registry
from meute.core.dealer import Dealer, drawn
from meute.core.decision import Action, View
from meute.core.game import Game
from meute.core.searches import Whole

USUAL: Final = 200
"""Playouts if nobody says how many, or how long."""

FIRST_LAP: Final = 32
"""Playouts of the first lap against the clock; each lap has twice as many as the one before."""

MOST: Final = 1_000_000
"""Playouts for one answer; far beyond what helps, and still an end in sight."""

LONGEST: Final = 3600
"""Seconds for one answer."""


class SearchBot:
    """Plays imagined worlds on and takes the option that does best in them.

    A budget of playouts gives the same answer on every machine; one of seconds does not. With
    both, whichever is used up first ends the search. It keeps nothing between two answers, so an
    answer never depends on what was asked before.
    """

    def __init__(
        self,
        playouts: int | None = None,
        seconds: float | None = None,
        character: str | None = None,
    ) -> None:
        if playouts is None and seconds is None:
            playouts = USUAL
        if playouts is not None and not (_is(playouts, int) and 1 <= playouts <= MOST):
            raise TypeError(f"playouts must be a whole number from 1 to {MOST}")
        if seconds is not None and not (_is(seconds, int, float) and 0 < seconds <= LONGEST):
            raise TypeError(f"seconds must be a number above 0, {LONGEST} at most")
        self.playouts = playouts
        self.seconds = seconds
        self.character = character

    @property
    def name(self) -> str:
        """The text from which an equal bot is made."""
        given = {
            "playouts": self.playouts,
            "seconds": self.seconds,
            "character": self.character,
        }
        return f"search({', '.join(f'{k}={v}' for k, v in given.items() if v is not None)})"

    def choose(self, view: View, options: Sequence[Action], dealer: Dealer) -> Action:
        game = registry.game(view.game)
        character = character_of(game, self.character)
        if whole_of(game, view) is None:
            odds = odds_of(game, view, options)
            if odds is not None:
                return options[drawn(odds, dealer.part())]
        found = self.analyse(view, options, dealer)
        if found[0].odds:
            return found[drawn([verdict.odds for verdict in found], dealer.part())].option
        if character is not None:
            return preferred(game, view, found, character, dealer)
        return found[0].option

    def analyse(self, view: View, options: Sequence[Action], dealer: Dealer) -> list[Verdict]:
        """Return what the search thinks of every option, the best first.

        Where an answer is drawn, so that the others cannot foresee it, that is the likeliest.
        """
        game = registry.game(view.game)
        whole = whole_of(game, view)
        if whole is not None:
            mix = self._mix(game, view, whole)
            character = character_of(game, self.character)
            return verdicts(view, options, whole, tilted(mix, view, whole, character))
        race = race_of(game, view, options, dealer)
        if race.worth_running():
            self._run(race)
        return with_odds(race.verdicts(), options, odds_of(game, view, options))

    def _mix(self, game: Game, view: Any, whole: Whole) -> Mix:
        """Return the mixture of whole plans for the run that a question belongs to."""
        assert game.foresight is not None
        outset = Outset(game, game.foresight, whole.outset(view), view.player)
        deadline = None if self.seconds is None else perf_counter() + self.seconds
        return mix_of(outset, whole, self.playouts or MOST, deadline)

    def _run(self, race: Race) -> None:
        deadline = None if self.seconds is None else perf_counter() + self.seconds
        if self.playouts is not None:
            race.run(self.playouts, deadline)
            return
        assert deadline is not None
        lap = FIRST_LAP
        while perf_counter() < deadline:
            race.run(lap, deadline)
            lap *= 2


def _is(value: object, *kinds: type) -> bool:
    """Tell whether a value is of one of these kinds; True and False are no numbers."""
    return isinstance(value, kinds) and not isinstance(value, bool)
