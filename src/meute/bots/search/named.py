"""Which search runs: decided once, by the records that a room names in its foresight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meute.bots.search.challenge import ChallengeRace
from meute.bots.search.flat import FlatPlayouts
from meute.bots.search.halving import HalvingRace
from meute.bots.search.open import OpenPlayouts
from meute.bots.search.own import OwnPlayouts
from meute.bots.search.playout import Playouts
from meute.bots.search.race import Question, Race
from meute.core.dealer import Dealer
from meute.core.estimate import Estimate, Pace
from meute.core.foresight import Foresight
from meute.core.game import Game
from meute.core.searches import Challenge, FlatRace, OpenTree, OwnTree

UNAIDED: Final = Foresight(
    estimate=Estimate(features=lambda _: (), stage=lambda _: 0, weights=((),)),
    pace=Pace(tempo=lambda _: (0, 0)),
    search=OwnTree(trust=1.0),
)
"""For a room that brings no foresight: its turns never end, so playouts go to the game's end."""


def race_of(game: Game, view: Any, options: Sequence[Any], dealer: Dealer) -> Race:
    """Return the race of a question's options, as the room wants it run."""
    foresight = game.foresight or UNAIDED
    asked = Question(game, view, options, foresight, dealer)
    playouts = playouts_of(game, view.player, foresight)
    policy = foresight.search.root
    if isinstance(policy, Challenge):
        return ChallengeRace(asked, playouts, policy)
    return HalvingRace(asked, playouts, policy)


def playouts_of(game: Game, seat: int, foresight: Foresight) -> Playouts:
    """Return the search that a foresight names."""
    search = foresight.search
    if isinstance(search, OpenTree):
        return OpenPlayouts(game, seat, foresight, search)
    if isinstance(search, OwnTree):
        return OwnPlayouts(game, seat, foresight, search)
    if isinstance(search, FlatRace):
        return FlatPlayouts(game, seat, foresight, search)
    raise TypeError(f"{game.meta.title} names a search that is none: {search!r}")
