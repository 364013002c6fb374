"""Characters of The Wolves: which of the five actions each likes, and where it likes to stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from meute.core.character import kinds
from meute.core.foresight import Character
from meute.games.wolves.actions import BuildDen, Dominate, Go, Howl, Move, UpgradeDen
from meute.games.wolves.data import PLACES
from meute.games.wolves.view import WolvesView, around_prey


@dataclass(frozen=True)
class NearPrey:
    """26 Likes wolves to stand around prey, in points."""

    points: float

    def __call__(self, view: WolvesView, options: Sequence[Any]) -> Sequence[float]:
        """How much each option is liked."""
        near = around_prey(view.seats)
        return [
            self.points if isinstance(option, Go) and option.hex % PLACES in near else 0.0
            for option in options
        ]


CHARACTERS: Final[Mapping[str, Character]] = {
    "rusher": Character(kinds({Move: 0.2})),
    "hunter": Character(NearPrey(0.8)),
    "builder": Character(kinds({BuildDen: 0.6, UpgradeDen: 0.6})),
    "howler": Character(kinds({Howl: 0.5})),
    "bully": Character(kinds({Dominate: 0.8})),
}
"""By name, the order in which they are offered."""
