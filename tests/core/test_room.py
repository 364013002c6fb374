"""A room finds its parts by the names of its modules."""

import inspect
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import meute
from meute.core import registry
from meute.core.decision import View
from meute.core.room import DOORS, Room
from meute.testing.template import HUSH
from meute.testing.template.game import Hush

ROOMS = [*map(registry.game, ("foxes", "silver", "tracks", "wolves")), HUSH]

WHERE = {
    "view": ("view_of(state, player)", "imagine(view, dealer)", "redeal(state, player, dealer)"),
    "faults": ("faults(state)",),
    "words.ask": ("prompt(view)",),
    "words.answer": ("sentence(view, action)", "rule(view, action)"),
    "words.refuse": ("why_not(state, player, action)",),
    "mind.rate": ("rate(view, options)",),
}
"""What stands behind each door, and what it is called with."""


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.meta.name)
def test_every_room_has_the_same_doors(room: Room[Any, Any]) -> None:
    assert room.missing_doors() == []
    for module, calls in WHERE.items():
        for call in calls:
            name, *takes = re.findall(r"\w+", call)
            found = inspect.signature(getattr(room.door(module), name)).parameters.values()
            given = [p for p in found if p.kind is not inspect.Parameter.KEYWORD_ONLY]
            assert len(given) == len(takes), f"{room.folder}.{module}.{call}"


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.meta.name)
def test_the_classes_of_a_room_are_its_own(room: Room[Any, Any]) -> None:
    assert issubclass(room.view_class, View)
    assert room.view_class.game == room.meta.name
    assert room.state_class.__module__ == f"{room.folder}.state"
    assert {type(action).__name__ for action in room.actions} <= room.vocabulary.keys()


def test_every_module_of_rules_adds_to_the_vocabulary() -> None:
    from_rules = {word.__module__ for word in HUSH.vocabulary.values()}
    names = ("bids", "end", "roll", "round", "stash")
    assert {f"meute.testing.template.rules.{name}" for name in names} <= from_rules


def test_the_list_of_doors_is_that_of_the_how_to() -> None:
    page = Path(__file__).parents[2] / "docs" / "how-to" / "add-a-game.md"
    rows = page.read_text("utf-8").split("| module | names |")[1].split("\n\n")[0].splitlines()[2:]
    assert tuple(row.split("|")[1].strip(" `") for row in rows) == DOORS


@pytest.mark.parametrize("door", ["faults.py", "words/ask.py", "mind"])
def test_a_room_without_a_door_is_refused_by_its_name(
    door: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied = tmp_path / "unfinished"
    shutil.copytree(Path(inspect.getfile(Hush)).parent, copied)
    (copied / "__init__.py").write_text("")
    gone = copied / door
    shutil.rmtree(gone) if gone.is_dir() else gone.unlink()
    monkeypatch.syspath_prepend(tmp_path)
    unfinished = type("Unfinished", (Hush,), {"folder": "unfinished"})()
    with pytest.raises(meute.MeuteError) as refused:
        registry.add_game(unfinished)
    sys.modules.pop("unfinished")
    name = door.removesuffix(".py").replace("/", ".")
    assert f"has no {name}" in str(refused.value)
    assert "meute.testing.template" in str(refused.value)
