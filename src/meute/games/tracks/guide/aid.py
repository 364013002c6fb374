"""Wolf Tracks at a glance, for a table of this size and with these settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meute.core.guide import Section
from meute.core.message import Message
from meute.games.tracks.data import (
    BLOWS,
    CUB_NEEDS,
    DEATH_PENALTY,
    DEFEAT,
    EXCLUSION_PENALTY,
    FIGHT_HAND,
    HOWL_HIGH,
    HOWL_LOW,
    HUNGER,
    LONER_PENALTY,
    PAIR_BONUS,
    PORTION,
)
from meute.games.tracks.rules.setup import settings_from

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.message import Param
    from meute.core.meta import Value


def aid(seats: int, variant: Mapping[str, Value]) -> Sequence[Section]:
    """Tell what happens in a year, how hunts and fights end, and what scores."""
    facts: dict[str, Param] = {
        "need": CUB_NEEDS,
        "hunger": HUNGER,
        "portion": PORTION,
        "low": HOWL_LOW,
        "high": HOWL_HIGH,
        "cards": FIGHT_HAND,
        "blows": " · ".join(
            f"{gap}: \N{MINUS SIGN}{blow}" for gap, blow in enumerate(BLOWS) if gap
        ),
        "defeat": DEFEAT,
        "death": DEATH_PENALTY,
        "excluded": EXCLUSION_PENALTY,
        "pair": PAIR_BONUS,
        "loner": LONER_PENALTY,
        "life": str(variant["life_span"]),
        "target": settings_from(seats, variant).target,
    }

    def section(name: str, *lines: str) -> Section:
        said = [Message(f"tracks.aid.{name}.{line}", facts) for line in lines]
        return Section(Message(f"tracks.aid.{name}", facts), said)

    ends = ("rank", "chips", "dead", "excluded", "pair", "loner", "alphas", "end")
    return (
        section("year", "births", "cubs", "alone", "hunt", "howl", "rank"),
        section("sums", "black", "green", "red", "less", "escape", "food"),
        section("fight", "cards", "score", "end", "win", "lose", "submit"),
        section("score", *ends),
    )
