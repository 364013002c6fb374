"""A page from a folder or from records, and one sentence for what is neither."""

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

import meute
from tests.cli.running import refused, run

GAMES = ("simulate", "silver", "--bots", "greedy,random", "--set", "rounds=1", "--games", "4")


@pytest.mark.slow
def test_a_folder_and_its_records_show_the_same_plots(tmp_path: Path) -> None:
    folder = tmp_path / "r"
    run(*GAMES, "--results", str(folder))
    by_folder = run("report", str(folder))
    assert by_folder.output == f"{folder / 'report.html'}\n"
    by_records = run("report", str(folder / "records.jsonl"), "--out", str(tmp_path / "p.html"))
    assert by_records.output == f"{tmp_path / 'p.html'}\n"
    pages = [(folder / "report.html").read_text(), (tmp_path / "p.html").read_text()]
    assert "Silver: what 4 games show" in pages[0]
    plots = [page[page.index('<section id="ladder"') :] for page in pages]
    made = [plot.index('<section id="made"') for plot in plots]
    assert plots[0][: made[0]] == plots[1][: made[1]]


@pytest.mark.slow
def test_a_page_stands_beside_its_records(tmp_path: Path) -> None:
    run(*GAMES, "--out", str(tmp_path / "games.jsonl"))
    run("report", str(tmp_path / "games.jsonl"))
    assert (tmp_path / "games.html").exists()


@pytest.mark.parametrize(
    ("name", "data", "told"),
    [
        ("x.csv", "a,b\n", "is a table; name its folder of results"),
        ("x.jsonl", "hello\n", "line 1"),
        ("x.jsonl", "", "line 1: the record is empty"),
        ("manifest.json", "{}", "is not the manifest"),
    ],
)
def test_what_is_no_result_is_refused(tmp_path: Path, name: str, data: str, told: str) -> None:
    (tmp_path / name).write_text(data)
    sentence = refused("report", str(tmp_path / name))
    assert told in sentence
    assert str(tmp_path / name) in sentence


def test_an_empty_folder_is_refused(tmp_path: Path) -> None:
    assert "is no folder of results" in refused("report", str(tmp_path))


def test_nothing_is_refused(tmp_path: Path) -> None:
    assert "cannot read" in refused("report", str(tmp_path / "nothing"))


def test_records_of_two_games_are_refused(tmp_path: Path) -> None:
    both = tmp_path / "both.jsonl"
    files = []
    for rounds in ("1", "2"):
        file = tmp_path / f"{rounds}.jsonl"
        run(*GAMES, "--games", "1", "--set", f"rounds={rounds}", "--out", str(file))
        files.append(file.read_bytes())
    both.write_bytes(b"".join(files))
    assert "the records differ in variant" in refused("report", str(both))


@pytest.mark.slow
def test_a_page_shows_a_board_halfway_and_at_the_end_of_the_game_in_the_middle(
    tmp_path: Path,
) -> None:
    run(*GAMES, "--results", str(tmp_path / "r"))
    run("report", str(tmp_path / "r"))
    page = (tmp_path / "r/report.html").read_text()
    drawn = [unquote(each) for each in re.findall(r'src="data:image/svg\+xml,([^"]*)"', page)]
    assert len(drawn) == 2
    records = meute.load_all(tmp_path / "r/records.jsonl")
    ends = {record._repr_html_(): n for n, record in enumerate(records, start=1)}
    assert f"Game {ends[drawn[1]]}, whose length" in page


@pytest.mark.slow
def test_a_page_stands_without_a_board_where_no_record_was_kept(tmp_path: Path) -> None:
    run(*GAMES, "--results", str(tmp_path / "r"), "--no-records")
    run("report", str(tmp_path / "r"))
    assert "What a game looked like" not in (tmp_path / "r/report.html").read_text()
