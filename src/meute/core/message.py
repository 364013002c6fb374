"""Sentences as keys and parameters, so that every language can say them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Union

from meute.core.decision import EVERYBODY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Self

    from meute.core.speech import Speech

LANGUAGES: Final[tuple[str, ...]] = ("en", "fr", "de")
"""The languages of the house; what a new one here has not translated yet is said in English."""


@dataclass(frozen=True)
class Seat:
    """A parameter that stands for the name of whoever sits there.

    Every log names the same few seats again and again, so there is one object for each.
    """

    seat: int

    def __new__(cls, seat: int) -> Self:
        """Return the one object of a seat."""
        found = _seats.get(seat)
        if type(found) is cls:
            return found
        made = super().__new__(cls)
        if 0 <= seat < MOST_SEATS:
            _seats[seat] = made
        return made

    def __reduce__(self) -> tuple[type[Seat], tuple[int]]:
        """Let copies and pickles be made like any other."""
        return type(self), (self.seat,)


MOST_SEATS: Final = 16
"""Seats whose objects are kept; no table has more."""

_seats: Final[dict[int, Any]] = {}


Param = Union[int, str, Seat, "Message"]


@dataclass(frozen=True)
class Message:
    """A sentence or a word: a key of the catalogues and what fills its gaps."""

    key: str
    """The name of its text in every catalogue."""
    params: Mapping[str, Param] = field(default_factory=dict)
    """What fills each gap: a number, a text, a player, or another message."""


@dataclass(frozen=True)
class Line:
    """A line of the log and the seats that may read it, as bits."""

    message: Message
    """What it says."""
    to: int = EVERYBODY
    """The seats that may read it, as bits; EVERYBODY by default."""


@dataclass(frozen=True)
class Reason:
    """Why something is refused: the rule's number and a sentence."""

    rule: str
    """The number of the paragraph; empty where no rule is the reason."""
    message: Message
    """What it says."""


class Phrasebook:
    """Says messages in one language."""

    def __init__(self, language: str, *catalogues: Mapping[str, str]) -> None:
        """Join catalogues of texts in Fluent's format; a later one wins."""
        self.language = language
        self._texts: dict[str, str] = {}
        for catalogue in catalogues:
            self._texts.update(catalogue)

    def say(self, message: Message, names: Sequence[str]) -> str:
        """Fill the sentence behind a key; a key nobody translated stands for itself."""
        text = self._texts.get(message.key)
        if text is None:
            return message.key
        if "{" not in text and "\n" not in text:
            return text  # neither gaps nor anything about it: Fluent would say the same
        filled = {name: self._fill(param, names) for name, param in message.params.items()}
        return self._speech.say(message.key, filled)

    def knows(self, key: str) -> bool:
        """Tell whether the key has a sentence."""
        return key in self._texts

    @cached_property
    def _speech(self) -> Speech:
        from meute.core.speech import Speech  # noqa: PLC0415 (most commands never need it)

        return Speech(self.language, self._texts)

    def _fill(self, param: Param, names: Sequence[str]) -> str | int:
        if isinstance(param, Message):
            return self.say(param, names)
        if isinstance(param, Seat):
            if 0 <= param.seat < len(names):
                return names[param.seat]
            return self.say(Message("core.seat", {"number": param.seat + 1}), ())
        return param
