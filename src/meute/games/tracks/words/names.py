"""How things are called: wolves, prey, and lists of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meute.core.message import Message
from meute.games.tracks.data import COLOURS, LARGE_KINDS, LETTERS, SMALL_KINDS
from meute.games.tracks.state import Settings, letter_of, owner_of


def wolf_name(settings: Settings, wolf: int) -> Message:
    """Name a wolf by its colour and letter."""
    colour = COLOURS[settings.colours[owner_of(wolf)]]
    return Message(f"tracks.wolf.{colour}", {"letter": LETTERS[letter_of(wolf)]})


def sexed_name(settings: Settings, wolf: int) -> Message:
    """Name a wolf with its sex."""
    sex = "female" if settings.female[wolf] else "male"
    params = {"wolf": wolf_name(settings, wolf), "sex": Message(f"tracks.name.sex.{sex}")}
    return Message("tracks.wolf.sexed", params)


def wolf_list(settings: Settings, wolves: Sequence[int]) -> Message:
    """Name up to three wolves with their sexes."""
    names = [sexed_name(settings, wolf) for wolf in wolves]
    params = dict(zip(("first", "second", "third"), names, strict=False))
    return Message(f"tracks.list.{len(names)}", params)


def small_name(kind: int) -> Message:
    """Name a small prey."""
    return Message(f"tracks.name.small.{SMALL_KINDS[kind]}")


def large_name(kind: int) -> Message:
    """Name a large prey."""
    return Message(f"tracks.name.large.{LARGE_KINDS[kind]}")


def listed(numbers: Iterable[int]) -> str:
    """List numbers."""
    return ", ".join(str(number) for number in numbers)
