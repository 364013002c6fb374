"""A room that lacks something is refused with a sentence, and stands in nobody's way."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import meute
from meute.core import registry
from meute.core.complete import NEEDED, missing
from meute.core.game import StackRules
from meute.core.message import Message
from meute.testing.template import HUSH
from meute.testing.template.game import Hush
from tests.pages import save_files
from tests.shelf import HOW_TO, MEUTE, TOLD, environment, fill

WRITTEN = {
    "meta", "actions", "vocabulary", "state_class", "view_class",
    "setup", "scores", "view", "imagine", "redeal",
}  # fmt: skip
"""What no default can serve for."""


@pytest.fixture
def pebbles(tmp_path: Path) -> ModuleType:
    """The game of the how-to."""
    save_files(HOW_TO, tmp_path)
    spec = importlib.util.spec_from_file_location("pebbles", tmp_path / "pebbles.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["pebbles"] = module
    spec.loader.exec_module(module)
    return module


def without(game: object, *names: str) -> Any:
    """An object with all that the game has but these."""

    class Lacking:
        def __getattr__(self, name: str) -> Any:
            if name in names:
                raise AttributeError(name)
            return getattr(game, name)

    return Lacking()


def test_a_class_that_inherits_needs_only_what_no_default_can_serve_for() -> None:
    class Empty(StackRules[Any, Any]):
        pass

    assert set(missing(Empty())) == WRITTEN


def test_the_how_to_lists_what_is_needed_and_what_has_a_default() -> None:
    assert names_in_table("| needed |") == WRITTEN
    assert names_in_table("| `StackRules` has a default |") == set(NEEDED) - WRITTEN


def names_in_table(heading: str) -> set[str]:
    """The names in the first column of a table of the how-to."""
    rows = HOW_TO.read_text("utf-8").split(heading)[1].split("\n\n")[0].splitlines()[2:]
    return {name for row in rows for name in re.findall(r"`(\w+)", row.split("|")[1])}


@pytest.mark.parametrize("name", NEEDED)
def test_whatever_is_missing_is_named_when_the_game_is_registered(name: str) -> None:
    lacking = without(HUSH, name)
    for register in (registry.add_game, lambda game: registry.lent(game).__enter__()):
        with pytest.raises(meute.MeuteError, match=rf"lacks {name}: ") as refused:
            register(lacking)
        assert "StackRules" in str(refused.value)
    assert "hush" not in meute.games()


def test_all_that_is_missing_is_named_at_once() -> None:
    with pytest.raises(meute.MeuteError, match=r"lacks view, sentence, rules: "):
        registry.add_game(without(HUSH, "view", "sentence", "rules"))


def test_what_a_room_works_out_when_it_is_wanted_is_not_worked_out_to_register_it() -> None:
    def asked_for(_: Any) -> Any:
        raise AssertionError("nobody has asked for it")

    later = cached_property(asked_for)
    patient: Any = type("Patient", (Hush,), {"vocabulary": later})
    with registry.lent(patient()):
        assert "hush" in meute.games()


class SpeaksEnglishOnly(Hush):
    def catalogue(self, language: str) -> Mapping[str, str]:
        return {"en": super().catalogue(language)}[language]


class TellsNoRules(Hush):
    def rules(self, language: str) -> Any:
        return None


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (Hush, "is a class: register an object of it, such as Hush()"),
        (without(HUSH, *NEEDED), f"lacks {', '.join(NEEDED)}: "),
        (SpeaksEnglishOnly(), "catalogue('fr') raises KeyError: 'fr'"),
        (TellsNoRules(), "rules('en') is no mapping"),
    ],
)
def test_what_is_no_game_is_refused(game: Any, told: str) -> None:
    with pytest.raises(meute.MeuteError) as refused:
        registry.add_game(game)
    assert told in str(refused.value)


def test_the_defaults_speak_in_the_names_of_the_classes(pebbles: ModuleType) -> None:
    table = meute.Table(pebbles.PEBBLES, 2, seed=1)
    game, view = table.game, table.view(0)
    option = table.options(0)[1]
    assert table.say(game.prompt(view)) == "Your answer to this question: Take pebbles."
    assert table.say(game.prompt(view), "de").endswith(": Take pebbles.")
    assert table.say(game.sentence(view, option)) == "Take: pebbles 2"
    assert game.rule(view, option) == "2.1"
    assert table.say(game.because(view, option)) == "This game does not say why."
    assert game.prompt(object()) == Message("core.plain.ask.any")


def test_by_default_refusals_name_the_rule_of_the_question(pebbles: ModuleType) -> None:
    table = meute.Table(pebbles.PEBBLES, 2, seed=1, variant={"pebbles": 2})
    with pytest.raises(meute.IllegalAction, match=r"does not answer .*\(2\.1\)"):
        table.play(0, pebbles.Take(3))
    reason = pebbles.PEBBLES.why_not(table.copy_state(), 1, pebbles.Take(1))
    assert reason.message == Message("core.not_asked")


def test_by_default_the_most_points_win_unless_the_fewest_do(pebbles: ModuleType) -> None:
    class Golf(pebbles.Pebbles):  # type: ignore[misc, name-defined]
        meta = HUSH.meta.__class__(**{**vars(pebbles.PEBBLES.meta), "lowest_wins": True})

        def scores(self, state: Any) -> list[float]:
            return [3.0, 5.0, 3.0]

    assert Golf().ranks(None) == [1, 3, 1]

    class Darts(Golf):
        meta = pebbles.PEBBLES.meta

    assert Darts().ranks(None) == [2, 1, 2]


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder in which a whole game and several broken ones are installed."""
    return fill(tmp_path)


def meute_in(folder: Path, *arguments: str, keys: str = "") -> subprocess.CompletedProcess[str]:
    """Run `meute` where these packages are installed."""
    return subprocess.run(
        [*MEUTE, *arguments],
        cwd=folder,
        env=environment(folder),
        input=keys,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_broken_games_are_told_and_the_others_go_on(shelf: Path) -> None:
    listed = meute_in(shelf, "games")
    assert listed.returncode == 0, listed.stderr
    names = [line.split()[0] for line in listed.stdout.splitlines()[1:6]]
    assert names == ["foxes", "pebbles", "silver", "tracks", "wolves"]
    sentences = listed.stderr.splitlines()
    assert len(sentences) == len(TOLD)
    for (name, told), sentence in zip(sorted(TOLD.items()), sentences, strict=True):
        assert sentence.startswith("meute: ")
        assert repr(name) in sentence
        assert told in sentence


@pytest.mark.slow
def test_a_bench_of_all_games_goes_on(shelf: Path) -> None:
    ran = meute_in(shelf, "bench", "--rounds", "1", "--groups", "1")
    assert ran.returncode == 0, ran.stderr
    assert all(name in ran.stdout for name in ("pebbles", "silver", "wolves"))
    assert len(ran.stderr.splitlines()) == len(TOLD)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "name"),
    [("games", name) for name in TOLD]
    + [(one, "unfinished") for one in ("rules", "play", "bench")],
)
def test_a_broken_game_itself_is_one_sentence(shelf: Path, command: str, name: str) -> None:
    tried = meute_in(shelf, command, name)
    assert tried.returncode == 2
    [sentence] = tried.stderr.splitlines()
    assert TOLD[name] in sentence


@pytest.mark.slow
def test_a_new_game_goes_through_every_command(shelf: Path) -> None:
    for arguments, told in (
        (["games", "pebbles"], "=21  (1 to 99)"),
        (["rules", "pebbles"], "does not tell its rules"),
        (["simulate", "pebbles", "--bots", "random,greedy", "--games", "4"], "4 games"),
        (["tournament", "pebbles", "--bots", "random,hard", "--deals", "1"], "2 games"),
        (["compare", "pebbles", "--set", "pebbles=9", "--games", "10"], "decisions"),
        (["bench", "pebbles", "--rounds", "1", "--groups", "1"], "pebbles"),
    ):
        ran = meute_in(shelf, *arguments)
        assert ran.returncode == 0, ran.stderr
        assert ran.stderr == ""
        assert told in ran.stdout


@pytest.mark.slow
def test_a_new_game_is_played_in_the_terminal(shelf: Path) -> None:
    keys = "?1\n?\n?2.1\nc\n" + "1\n" * 21
    played = meute_in(shelf, "play", "pebbles", "--seats", "you,greedy", keys=keys)
    assert played.returncode == 0, played.stderr
    assert " 2  Take: pebbles 2" in played.stdout
    assert "The game is over." in played.stdout
    assert "core." not in played.stdout
