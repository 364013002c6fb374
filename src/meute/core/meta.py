"""What a room says about itself before anybody sits down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meute.core.errors import BadVariant, UnknownName
from meute.core.names import offered, quoted
from meute.core.numbers import WHOLE_NUMBER, Numbers

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Value = int | str


@dataclass(frozen=True)
class Choice:
    """A setting with a few named values; the first is the default."""

    name: str
    """How a variant names it."""
    choices: tuple[str, ...]
    """The values it may have."""

    @property
    def default(self) -> Value:
        """The value taken when nobody chooses."""
        return self.choices[0]

    def check(self, value: object) -> Value:
        """Return the value if the setting offers it."""
        if isinstance(value, str) and value in self.choices:
            return value
        offered = ", ".join(self.choices)
        message = f"setting {self.name!r} cannot be {value!r}; choose one of: {offered}"
        raise BadVariant(message)


@dataclass(frozen=True)
class Number:
    """A setting that is a whole number between two bounds."""

    name: str
    """How a variant names it."""
    default: int
    """The value taken when nobody chooses."""
    low: int
    """The smallest value."""
    high: int
    """The largest value."""

    def check(self, value: object) -> Value:
        """Return the value as a number if it lies within the bounds."""
        if isinstance(value, str) and WHOLE_NUMBER.fullmatch(value):
            value = int(value)
        if (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        ):
            return value
        message = (
            f"setting {self.name!r} cannot be {value!r}; "
            f"choose a whole number from {self.low} to {self.high}"
        )
        raise BadVariant(message)


Setting = Choice | Number | Numbers


@dataclass(frozen=True)
class Meta:
    """Title, people behind the game, size, and the settings a table may choose."""

    name: str
    """How commands, records and entry points name the game."""
    title: str
    """How people call it."""
    designers: tuple[str, ...]
    """Who designed it."""
    publishers: tuple[str, ...]
    """Who publishes it."""
    year: int
    """When it was first published."""
    fewest: int
    """The smallest number of players."""
    most: int
    """The largest number of players."""
    minutes: tuple[int, int]
    """How long a game takes around a table, at least and at most."""
    rules_version: int
    """Grows when a change of rules alters replays; a record names the version it was played by."""
    lowest_wins: bool
    """Whether the fewest points win."""
    settings: tuple[Setting, ...]
    """What a table may choose; the choices together are its variant."""

    def check_seats(self, seats: int) -> int:
        """Return the number of seats if that many people can play the game."""
        if isinstance(seats, int) and self.fewest <= seats <= self.most:
            return seats
        message = f"{self.title} is for {self.fewest} to {self.most} players, not {seats}"
        raise BadVariant(message)

    def variant(self, chosen: Mapping[str, object] | None) -> dict[str, Value]:
        """Complete the chosen settings by the defaults."""
        chosen = chosen or {}
        known = sorted(setting.name for setting in self.settings)
        for name in chosen:
            if name not in known:
                raise UnknownName(self._no_setting(name, known))
        return {s.name: s.check(chosen.get(s.name, s.default)) for s in self.settings}

    def _no_setting(self, name: str, known: Sequence[str]) -> str:
        if not known:
            return f"{self.title} has no settings, so none is called {quoted(name)}"
        return f"{self.title} has no setting {quoted(name)}{offered(name, known, 'it has')}"

    def unusual(self, variant: Mapping[str, Value]) -> dict[str, Value]:
        """Leave out the printed numbers that are as usual: nobody chose them, and they are many."""
        usual = {s.name: s.default for s in self.settings if isinstance(s, Numbers) and s.printed}
        return {name: value for name, value in variant.items() if usual.get(name) != value}
