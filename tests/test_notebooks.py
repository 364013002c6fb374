"""The notebooks run from their first cell to their last, and are kept without what they print."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[1] / "examples/notebooks").glob("*.ipynb"))
SHOWS = ("_repr_html_", "_repr_svg_")


def cells(notebook: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(notebook.read_text("utf-8"))["cells"]
    return found


def shown(source: str, names: dict[str, Any], name: str) -> str:
    """Run a cell as a notebook does; return what it shows: its last expression."""
    tree = ast.parse(source)
    last = tree.body[-1]
    if isinstance(last, ast.Expr):
        tree.body.pop()
    exec(compile(tree, name, "exec"), names)  # noqa: S102 (these cells are ours)
    if not isinstance(last, ast.Expr):
        return ""
    value = eval(compile(ast.Expression(last.value), name, "eval"), names)  # noqa: S307
    rich = [getattr(value, each) for each in SHOWS if hasattr(value, each)]
    return str(rich[0]()) if rich else repr(value)


def test_there_are_notebooks() -> None:
    assert len(NOTEBOOKS) >= 4


@pytest.mark.slow
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    names: dict[str, Any] = {"__name__": "__main__"}
    told = [
        shown("".join(cell["source"]), names, f"{notebook.stem}, {cell['id']}")
        for cell in cells(notebook)
        if cell["cell_type"] == "code"
    ]
    assert all(told), "a cell shows nothing: it ends without an expression"


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_what_it_prints(notebook: Path) -> None:
    for cell in cells(notebook):
        assert not cell.get("outputs"), f"{cell['id']} holds outputs: clear them before you commit"
        assert cell.get("execution_count") is None


@pytest.mark.slow
def test_the_first_notebook_shows_boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    source = cells(NOTEBOOKS[[path.stem for path in NOTEBOOKS].index("play-and-look")])
    first = next(cell for cell in source if cell["cell_type"] == "code")
    assert shown("".join(first["source"]), names, "first").startswith("<svg ")
