"""A game that lives in a folder: its parts stand behind doors of the same names in every room.

actions          ALL_ACTIONS, and CHANCES, the classes of those that chance takes, if it does
state            State
rules            every decision and step, in as many modules as the room likes
view             view_of, imagine, redeal, and the class of views, as `SilverView` in Silver
faults           faults
words            CATALOGUES, RULES
words.ask        prompt
words.answer     sentence, rule
words.refuse     why_not
words.hint       planned and reason, if the room says them; it may leave this door out too
mind             FORESIGHT, if the room has one
mind.rate        rate
features         features, names: for learners; a room may leave this door out
drawing          draw: the table as a picture; a room may leave this door out too
guide            PANELS and aid: the game in a few pictures and at a glance, if the room has them
preview          preview and the class Preview, if the room says what answers would do
shortcuts        shortcuts, if the room has answers that belong together
lesson           LESSON, the coached first game, if the room has one; its texts are lesson.ftl
"""

from __future__ import annotations

from functools import cache, cached_property
from importlib import import_module
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Any, Final

from meute.core.catalogue import GUIDE_FILE, LESSON_FILE, TERMS_FILE, apart
from meute.core.game import S, StackRules, V

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import ModuleType

    from meute.core.dealer import Dealer
    from meute.core.decision import Action
    from meute.core.foresight import Foresight
    from meute.core.guide import Panel, Section
    from meute.core.lesson import Lesson
    from meute.core.message import Message, Reason
    from meute.core.meta import Value
    from meute.core.picture import Brush, Picture
    from meute.core.shortcut import Row

DOORS: Final = (
    "actions",
    "state",
    "rules",
    "view",
    "faults",
    *("words", "words.ask", "words.answer", "words.refuse"),
    *("mind", "mind.rate"),
)
"""The modules that every room has; it may leave out the others of the list above."""


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

    def _has(self, name: str) -> bool:
        """Tell whether the room has a module that not every room has."""
        return _stands(import_module(self.folder).__path__, name)

    @cached_property
    def lesson(self) -> Lesson | None:
        """The coached first game, if the room has one."""
        return self.door("lesson").LESSON if self._has("lesson") else None

    @cached_property
    def actions(self) -> Sequence[Action]:
        """Every action that exists."""
        return self.door("actions").ALL_ACTIONS

    @cached_property
    def chances(self) -> Sequence[type[Action]]:
        """The classes of the actions that chance takes."""
        return getattr(self.door("actions"), "CHANCES", ())

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
    def preview_class(self) -> type | None:
        """The class of what an answer would do, if the room says so."""
        found: type | None = self.door("preview").Preview if self._looks_ahead else None
        return found

    @cached_property
    def _looks_ahead(self) -> bool:
        return self._has("preview")

    @cached_property
    def _draws(self) -> bool:
        return self._has("drawing")

    @cached_property
    def _guides(self) -> bool:
        return self._has("guide")

    @cached_property
    def _has_rows(self) -> bool:
        return self._has("shortcuts")

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

    def preview(self, view: V, action: Action) -> Any:
        """Return what an answer would do, if the room says so."""
        return self.door("preview").preview(view, action) if self._looks_ahead else None

    def shortcuts(self, view: V, options: Sequence[Action]) -> Sequence[Row]:
        """List rows of answers that belong together, if the room has any."""
        return self.door("shortcuts").shortcuts(view, options) if self._has_rows else ()

    def rate(self, view: V, options: Sequence[Action]) -> Sequence[float]:
        """Rate each option for the seat of the view; the highest looks best."""
        return self.door("mind.rate").rate(view, options)

    def because(self, view: V, action: Action) -> Message:
        """Say why a good player would answer so, if the room does."""
        said = getattr(self._hints, "reason", None)
        return said(view, action) if said else super().because(view, action)

    def planned(self, view: V, action: Action) -> Message:
        """Say what an answer would do as a step of a plan."""
        said = getattr(self._hints, "planned", None)
        return said(view, action) if said else self.sentence(view, action)

    @cached_property
    def _hints(self) -> ModuleType | None:
        return self.door("words.hint") if self._has("words.hint") else None

    def features(self, view: V) -> Sequence[float]:
        """Describe what the seat of a view knows in numbers from -1 to 1."""
        door = _for_learners(self.folder)
        return () if door is None else door.features(view)

    def feature_names(self, seats: int) -> Sequence[str]:
        """Name these numbers."""
        door = _for_learners(self.folder)
        return () if door is None else door.names(seats)

    def draw(self, view: V, brush: Brush) -> Picture:
        """Draw what a view shows, as the room does or, if it does not, as a list."""
        return self.door("drawing").draw(view, brush) if self._draws else super().draw(view, brush)

    def catalogue(self, language: str) -> Mapping[str, str]:
        """Return the room's words in one language."""
        return self.door("words").CATALOGUES[language]

    def rules(self, language: str) -> Mapping[str, str]:
        """Return the rules by paragraph number, in reading order."""
        return self.door("words").RULES[language]

    def terms(self, language: str) -> Mapping[str, str]:
        """Return what the words of the game mean."""
        return apart(f"{self.folder}.words", language, TERMS_FILE)

    def guide(self, language: str) -> Mapping[str, str]:
        """Return the words of the panels and of the aid in one language."""
        return apart(f"{self.folder}.words", language, GUIDE_FILE)

    def panels(self) -> Sequence[Panel]:
        """Return the game in a few pictures, if the room has them."""
        return self.door("guide").PANELS if self._guides else ()

    def aid(self, seats: int, variant: Mapping[str, Value]) -> Sequence[Section]:
        """Return what to have at hand at a table, if the room says so."""
        return self.door("guide").aid(seats, variant) if self._guides else ()

    def lesson_words(self, language: str) -> Mapping[str, str]:
        """Return what the lesson says in one language."""
        return apart(f"{self.folder}.words", language, LESSON_FILE)


@cache
def _module(folder: str, name: str) -> ModuleType:
    return import_module(f"{folder}.{name}")


@cache
def _for_learners(folder: str) -> ModuleType | None:
    """Return the door for learners, if the room has one."""
    there = _stands(import_module(folder).__path__, "features")
    return _module(folder, "features") if there else None


def _stands(places: Sequence[str], name: str) -> bool:
    *above, last = name.split(".")
    return PathFinder.find_spec(last, ["/".join((place, *above)) for place in places]) is not None
