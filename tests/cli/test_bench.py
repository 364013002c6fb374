"""`meute bench` puts both forms side by side, and refuses to compare different games."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from meute.cli import bench
from meute.cli.benchworker import ANSWER, Figure, Round
from meute.core.errors import MeuteError
from meute.form import form
from tests.cli.running import run

SLOW = Figure("silver", 3, "decisions", [(100, 1.0), (100, 3.0)])
PLAIN = Round("interpreted", [SLOW], {"silver": "a"})
FAST = Figure("silver", 3, "decisions", [(100, 0.5), (100, 0.5)])
QUICK = Round("compiled", [FAST], {"silver": "a"})


def test_of_every_group_the_shortest_time_counts() -> None:
    other = Round("interpreted", [Figure("silver", 3, "decisions", [(100, 2.0), (100, 1.0)])], {})
    best = bench.shortest([PLAIN, other])
    assert best == {("silver", 3, "decisions"): [(100, 1.0), (100, 1.0)]}
    assert bench.rate(best["silver", 3, "decisions"]) == 100


def test_both_forms_stand_side_by_side_with_their_ratio(capsys: pytest.CaptureFixture[str]) -> None:
    bench.show({"interpreted": [PLAIN], "compiled": [QUICK]}, markdown=True)
    told = capsys.readouterr().out
    assert "| game | players | figure | interpreted | compiled | ratio |" in told
    assert "| silver | 3 | decisions/s | 50 | 200 | 4.00 |" in told
    assert "the same games and searched alike: silver a" in told


def test_an_answer_of_the_server_is_told_in_milliseconds() -> None:
    figures = {
        name: bench.shortest([Round(name, [Figure("silver", 4, ANSWER, [(10, seconds)])], {})])
        for name, seconds in (("interpreted", 0.02), ("compiled", 0.01))
    }
    assert bench.rows(figures) == [["silver", "4", "server answer, CPU ms", "2.00", "1.00", "2.00"]]


def test_one_form_alone_says_how_to_get_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    bench.show({"interpreted": [PLAIN]}, markdown=False)
    told = capsys.readouterr().out
    assert "make compiled" in told
    assert "ratio" not in told


def test_forms_that_play_different_games_are_an_error() -> None:
    other = Round("compiled", QUICK.figures, {"silver": "b"})
    with pytest.raises(MeuteError, match="different games"):
        bench.show({"interpreted": [PLAIN], "compiled": [other]}, markdown=False)


@pytest.mark.slow
def test_bench() -> None:
    output = run("bench", "silver", "--rounds", "1", "--groups", "1").stdout
    for figure in ("decisions/s", "copies/s", "views/s", "playouts/s", "server answer"):
        assert figure in output
    assert ("compiled" in output.split("\n")[1]) == (form() != "interpreted")


@pytest.mark.slow
def test_a_round_can_be_run_from_the_sources_beside_compiled_parts(tmp_path: Path) -> None:
    package = tmp_path / "meute"
    package.mkdir()
    (package / "__init__.py").touch()
    here = Path(bench.__file__).parents[1]
    (package / "sources.py").write_text((here / "sources.py").read_text("utf-8"), "utf-8")
    (package / "thing.py").write_text("print(__file__)", "utf-8")
    (package / "main.py").write_text("import meute.thing", "utf-8")
    (package / f"thing{EXTENSION_SUFFIXES[0]}").write_bytes(b"no library")
    command = [sys.executable, "-m", "meute.sources", "meute.main"]
    done = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert done.stdout.strip().endswith("thing.py")
