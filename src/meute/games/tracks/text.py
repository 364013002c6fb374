"""Log sentences as message keys and parameters. The rules call these only when somebody reads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from meute.core.decision import EVERYBODY
from meute.core.message import Line, Message, Param, Seat
from meute.games.tracks.data import COLOURS, LARGE_KINDS, SMALL_KINDS
from meute.games.tracks.state import Settings, State

LETTERS: Final = "ABC"


def tell(state: State, key: str, **params: Param) -> None:
    """Add a line to the story that everybody reads."""
    tell_to(EVERYBODY, state, key, **params)


def tell_to(seats: int, state: State, key: str, **params: Param) -> None:
    """Add a line to the story for some seats, as bits."""
    assert state.story is not None
    state.story.append(Line(Message(f"tracks.log.{key}", params), seats))


def wolf_name(settings: Settings, wolf: int) -> Message:
    """Name a wolf by its colour and letter."""
    colour = COLOURS[settings.colours[wolf // 3]]
    return Message(f"tracks.wolf.{colour}", {"letter": LETTERS[wolf % 3]})


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


def own_wolves(player: int, mask: int) -> list[int]:
    """Return the wolves of a set of own letters."""
    return [3 * player + letter for letter in range(len(LETTERS)) if mask >> letter & 1]


def small_name(kind: int) -> Message:
    """Name a small prey."""
    return Message(f"tracks.name.small.{SMALL_KINDS[kind]}")


def large_name(kind: int) -> Message:
    """Name a large prey."""
    return Message(f"tracks.name.large.{LARGE_KINDS[kind]}")


def tell_of(state: State, key: str, wolf: int, **params: Param) -> None:
    """Tell something about a wolf; its player may be named too."""
    name = wolf_name(state.settings, wolf)
    tell(state, key, wolf=name, player=Seat(wolf // 3), **params)


def tell_counters(state: State) -> None:
    """PH0.1 The counters of a column are revealed."""
    tell(state, f"phase.{state.phase}")
    column = state.phase - 1
    for wolf in range(3 * state.seats):
        counter = state.counters[5 * wolf + column]
        if counter > 0:
            spirals = state.settings.spirals[counter]
            key = "counter_paid" if spirals else "counter"
            tell_of(state, key, wolf, counter=counter, spirals=spirals)


def listed(numbers: Iterable[int]) -> str:
    """List numbers."""
    return ", ".join(str(number) for number in numbers)
