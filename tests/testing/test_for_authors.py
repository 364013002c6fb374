"""What authors of games are given: an example that runs, playthroughs, and an extra."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import meute
from meute.core.game import Game
from meute.testing import LAWS, laws
from meute.testing.playthrough import golden_tables, write
from meute.testing.strategies import walks
from meute.testing.template import HUSH
from tests.pages import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


@pytest.mark.slow
def test_the_example_of_the_laws_runs() -> None:
    assert laws.__doc__ is not None
    _, _, example = laws.__doc__.partition("\n\n")
    space: dict[str, Any] = {"MY_GAME": HUSH}
    exec(dedent(example), space)  # noqa: S102 (our own docstring)
    test = space["test_my_game_keeps_the_laws"]
    [marked] = test.pytestmark
    assert tuple(marked.args[1]) == LAWS
    test(law=laws.options_are_sound)


@pytest.mark.parametrize("name", meute.games())
def test_playthroughs_of_every_room_are_written_without_naming_a_setting(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[int, Any]] = []

    def tell(game: Game, seats: int, variant: Any) -> str:
        told.append((seats, variant))
        return game.meta.name

    monkeypatch.setattr(sys.modules[write.__module__], "playthrough", tell)
    write(name, str(tmp_path / "new" / "folder"))
    meta = meute.game(name).meta
    assert told == [(seats, {}) for seats in range(meta.fewest, meta.most + 1)]
    assert {path.read_text() for path in (tmp_path / "new" / "folder").iterdir()} == {name}


def test_a_setting_that_is_no_choice_is_refused() -> None:
    with pytest.raises(meute.UnknownName, match="did you mean 'edition'"):
        golden_tables(meute.game("silver"), "editon")
    with pytest.raises(meute.UnknownName, match="no choice called 'rounds'"):
        golden_tables(meute.game("silver"), "rounds")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "python -m meute.testing GAME FOLDER"),
        (["silver"], "python -m meute.testing GAME FOLDER"),
        (["sliver", "x"], "did you mean 'silver'?"),
    ],
)
def test_the_command_says_what_is_wrong(arguments: list[str], told: str, tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "meute.testing", *arguments],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode
    assert told in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_game_that_lacks_something_hears_so_before_any_law() -> None:
    class Silent:
        def __getattr__(self, name: str) -> Any:
            if name == "sentence":
                raise AttributeError(name)
            return getattr(HUSH, name)

    silent: Any = Silent()
    with pytest.raises(meute.MeuteError, match="lacks sentence: "):
        walks(silent)


def imported(folder: Path) -> set[str]:
    """The packages that the files of a folder import."""
    names: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names.add(str(node.module))
    return {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"meute"}


def test_the_extra_for_authors_brings_all_that_the_laws_need() -> None:
    declared = {re.split(r"\W", each)[0] for each in EXTRAS["testing"]}
    assert imported(ROOT / "src" / "meute" / "testing") <= declared
    assert "pytest" in declared


def test_every_extra_is_locked_for_our_own_tests() -> None:
    locks = [ROOT / "requirements" / name for name in ("dev.lock", "ray.lock")]  # ray's is apart
    texts = "".join(lock.read_text("utf-8") for lock in locks)
    locked = set(re.findall(r"^([\w.-]+)==", texts, flags=re.MULTILINE))
    for extra in EXTRAS.values():
        assert {re.split(r"[^\w.-]", each)[0] for each in extra} - {"meute"} <= locked


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_extra_is_in_the_docs(extra: str) -> None:
    pages = [path.read_text("utf-8") for path in (ROOT / "docs").rglob("*.md")]
    assert any(f"pip install 'meute[{extra}]'" in page for page in pages)
