"""Characters of Foxes: each leans a little towards one way to points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from meute.core.foresight import Character
from meute.games.foxes.mind.leanings import BALANCED, Leaning
from meute.games.foxes.mind.rate import rate_by
from meute.games.foxes.view import FoxesView


@dataclass(frozen=True)
class Leaner:
    """Likes an option by what a leaning adds to an even judgement of it."""

    leaning: Leaning

    def __call__(self, view: FoxesView, options: Sequence[Any]) -> Sequence[float]:
        """How much each option is liked."""
        leaning, even = (rate_by(way, view, options) for way in (self.leaning, BALANCED))
        return [one - other for one, other in zip(leaning, even, strict=True)]


CHARACTERS: Final[Mapping[str, Character]] = {
    "digger": Character(Leaner(Leaning(den=1.4))),
    "hunter": Character(Leaner(Leaning(mulotage=1.25))),
    "parent": Character(Leaner(Leaning(cub=1.3))),
    "wanderer": Character(Leaner(Leaning(track=1.15))),
}
"""By name, the order in which they are offered."""
