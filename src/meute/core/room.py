"""A game that lives in a folder: its parts stand behind doors of the same names in every room.

actions          ALL_ACTIONS
state            State
rules            every decision and step, in as many modules as the room likes
view             view_of, imagine, redeal, and the class of views, as `SilverView` in Silver
faults           faults
words            CATALOGUES, RULES
words.ask        prompt
words.answer     sentence, rule
words.refuse     why_not
words.hint       reason
mind             FORESIGHT, if the room has one
mind.rate        rate
"""

from __future__ import annotations

from functools import cache, cached_property
from importlib import import_module
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Final

from meute.core.game import S, StackRules, V

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import ModuleType

    from meute.core.dealer import Dealer
    from meute.core.decision import Action
    from meute.core.foresight import Foresight
    from meute.core.message import Message, Reason

DOORS: Final = (
    "actions",
    "state",
    "rules",
    "view",
    "faults",
    *("words", "words.ask", "words.answer", "words.refuse", "words.hint"),
    *("mind", "mind.rate"),
)
"""The modules that every room has."""


class Room(StackRules[S, V]):
    """A game put together from the modules of its folder.

    Each is imported when it is first asked for, so that whoever only lists games need not wait for
    rules, and whoever plays need not wait for judgement. A room says `folder = __package__`, and
    writes what is its own: `meta`, `setup`, `scores`, and whatever it does unlike other rooms.
    """

    folder: str
    """The package that holds the room."""

    def door(self, name: str) -> ModuleType:
        """Return a module of the room, such as `words.ask`."""
        return _module(self.folder, name)

    def missing_doors(self) -> list[str]:
        """Return the modules that the room should have and has not; none of them is imported."""
        places = import_module(self.folder).__path__
        return [name for name in DOORS if not _stands(places, name)]

    @cached_property
    def actions(self) -> Sequence[Action]:
        """Every action that exists."""
        return self.door("actions").ALL_ACTIONS

    @cached_property
    def vocabulary(self) -> Mapping[str, type]:
        """The classes that may stand in a record or a saved state: of the actions and all rules."""
        from pkgutil import iter_modules  # noqa: PLC0415 (as is all behind the doors)

        from meute.core import codec  # noqa: PLC0415

        names = sorted(found.name for found in iter_modules(self.door("rules").__path__))
        rules = [self.door(f"rules.{name}") for name in names]
        return codec.vocabulary(self.door("actions"), *rules)

    @cached_property
    def foresight(self) -> Foresight | None:
        """What the room knows about who will win."""
        return getattr(self.door("mind"), "FORESIGHT", None)

    @cached_property
    def state_class(self) -> type[S]:
        """The class of positions."""
        return self.door("state").State

    @cached_property
    def view_class(self) -> type[V]:
        """The class of what a seat is shown, which is named after the game."""
        return getattr(self.door("view"), f"{self.meta.name.capitalize()}View")

    def view(self, state: S, player: int | None) -> V:
        """Return what the seat is shown; None for a spectator."""
        return self.door("view").view_of(state, player)

    def imagine(self, view: V, dealer: Dealer) -> S:
        """Return one world that looks exactly like this view."""
        return self.door("view").imagine(view, dealer)

    def redeal(self, state: S, player: int | None, dealer: Dealer) -> S:
        """Return the same table with everything this seat cannot know dealt anew."""
        return self.door("view").redeal(state, player, dealer)

    def faults(self, state: S) -> Sequence[str]:
        """Say what is impossible about a position."""
        return self.door("faults").faults(state)

    def why_not(self, state: S, player: int, action: Action) -> Reason | None:
        """Return why this seat may not give this answer now; None if it may."""
        return self.door("words.refuse").why_not(state, player, action)

    def prompt(self, view: V) -> Message:
        """Put the question now open into words."""
        return self.door("words.ask").prompt(view)

    def sentence(self, view: V, action: Action) -> Message:
        """Say what an answer would do."""
        return self.door("words.answer").sentence(view, action)

    def rule(self, view: V, action: Action) -> str:
        """Return the number of the paragraph behind an answer."""
        return self.door("words.answer").rule(view, action)

    def rate(self, view: V, options: Sequence[Action]) -> Sequence[float]:
        """Rate each option for the seat of the view; the highest looks best."""
        return self.door("mind.rate").rate(view, options)

    def because(self, view: V, action: Action) -> Message:
        """Say why a good player would answer so."""
        return self.door("words.hint").reason(view, action)

    def catalogue(self, language: str) -> Mapping[str, str]:
        """Return the room's words in one language."""
        return self.door("words").CATALOGUES[language]

    def rules(self, language: str) -> Mapping[str, str]:
        """Return the rules by paragraph number, in reading order."""
        return self.door("words").RULES[language]


@cache
def _module(folder: str, name: str) -> ModuleType:
    return import_module(f"{folder}.{name}")


def _stands(places: Sequence[str], name: str) -> bool:
    *above, last = name.split(".")
    return PathFinder.find_spec(last, ["/".join((place, *above)) for place in places]) is not None
