"""Characters of Silver: what each likes to do with a turn, in points of the round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meute.core.character import kinds
from meute.core.foresight import Character
from meute.games.silver.actions import (
    Announce,
    Call,
    Discard,
    DrawOpen,
    Take,
    UseAmulet,
    UseEmpath,
    UsePower,
)

CHARACTERS: Final[Mapping[str, Character]] = {
    "sprinter": Character(kinds({Call: 1.0})),
    "dreamer": Character(kinds({Call: -2.5})),
    "collector": Character(kinds({Announce: 0.7})),
    "spy": Character(kinds({Discard: 0.15, UsePower: 0.3, UseAmulet: 0.3, UseEmpath: 0.3})),
    "scavenger": Character(kinds({Take: 0.8, DrawOpen: 0.8})),
}
"""By name, the order in which they are offered."""
