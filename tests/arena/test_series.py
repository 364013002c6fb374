"""Line-ups that share their deals, and a folder that survives whatever stops it."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from meute import MeuteError
from meute.arena import (
    Forfeit,
    Limits,
    Plan,
    Series,
    executor,
    figures,
    one_against_field,
    round_robin,
)
from meute.arena.notes import Thought
from meute.arena.results import GAMES, MANIFEST, RECORDS, Results, manifest_of, read_results
from meute.arena.rows import read_row
from meute.core.errors import BadData
from tests.arena.rows import other, row

PLAN = Plan("silver", "1", {"rounds": 1})


def ladder(deals: int = 2) -> Series:
    return round_robin(PLAN, ["greedy", "random"], 2, deals)


def test_every_pair_meets_with_the_same_deals_on_every_seat() -> None:
    series = round_robin(PLAN, ["a", "b", "c"], 2, deals=2)
    matches = [series.match(index) for index in range(series.games)]
    assert series.games == 3 * 2 * 2
    assert len({match.seed for match in matches}) == 2
    assert Counter((match.seed, match.bots) for match in matches).most_common(1)[0][1] == 1
    assert {match.bots for match in matches} == {
        (one, two) for one in "abc" for two in "abc" if one != two
    }


def test_line_ups_take_turns_deal_by_deal() -> None:
    series = round_robin(PLAN, ["a", "b", "c"], 2, deals=2)
    seeds = [series.match(index).seed for index in range(series.games)]
    assert seeds == [seeds[0]] * 6 + [seeds[6]] * 6


def test_one_against_a_field_sits_on_every_seat() -> None:
    series = one_against_field(PLAN, ["a", "b"], "f", 3, deals=2)
    matches = [series.match(index).bots for index in range(6)]
    assert matches[:3] == [("a", "f", "f"), ("f", "f", "a"), ("f", "a", "f")]
    assert {bots.count("b") for bots in matches[3:]} == {1}


def test_bots_of_one_name_do_not_play_the_same_game_twice() -> None:
    series = Series.of_deals(PLAN, [("greedy", "greedy")], 2)
    assert series.games == 2
    assert series.match(0).seed != series.match(1).seed


@pytest.mark.parametrize(
    ("bots", "seats", "told"),
    [
        (["a", "b"], 3, "2 bots cannot fill 3 seats"),
        (["a", "a"], 2, "a is named twice"),
        (["a", "b"], 9, "2 to 4 players, not 9"),
    ],
)
def test_a_bad_round_robin_is_refused(bots: list[str], seats: int, told: str) -> None:
    with pytest.raises(MeuteError, match=told):
        round_robin(PLAN, bots, seats, deals=2)


def test_nobody_plays_against_a_field_of_itself() -> None:
    with pytest.raises(MeuteError, match="a field of itself"):
        one_against_field(PLAN, ["a"], "a", 2, deals=2)


def test_rows_survive_being_written() -> None:
    for played in ladder().play(executor(1)):
        assert read_row(played.line()) == played


def test_a_line_is_written_as_ever() -> None:
    """Folders of earlier versions go on, so not a byte of the format may move."""
    lost = Forfeit(1, "b", "raised", 7, "oh", ("b.py, line 3",))
    game = row(3, ("a", "b"), (1, 2), kinds={"Draw": [2, 1]}, parts={"x": [1.0, 2.0]}, luck=(0.5,))
    assert other(game, names=("a", "b#2"), forfeit=lost, end=9).line() == (
        b'{"index":3,"lineup":0,"deal":3,"seed":"3","bots":["a","b"],"names":["a","b#2"],'
        b'"scores":[9.0,8.0],"ranks":[1,2],"decisions":10,"events":20,"leads":0,"settled":0.5,'
        b'"kinds":{"Draw":[2,1]},"met":["Value"],"parts":{"x":[1.0,2.0]},"forfeit":{"seat":1,'
        b'"bot":"b","fault":"raised","event":7,"said":"oh","trace":["b.py, line 3"]},"end":9,'
        b'"luck":[0.5]}\n'
    )


def test_times_stand_in_a_line_only_if_somebody_asked() -> None:
    timed = other(row(0, ("a", "b"), (1, 2)), times=(Thought(3, 0.5, 0.25), Thought()))
    assert timed.line().endswith(b'"luck":[],"times":[[3,0.5,0.25],[0,0.0,0.0]]}\n')
    assert read_row(timed.line()) == timed


@pytest.mark.parametrize("missing", ["deal", "luck", "end"])
def test_half_a_line_is_refused(missing: str) -> None:
    data = json.loads(row(0, ("a", "b"), (1, 2)).line())
    for wrong in ({**data, "colour": "red"}, {k: v for k, v in data.items() if k != missing}):
        with pytest.raises(BadData, match="not the line of a game"):
            read_row(json.dumps(wrong).encode())


def play_into(folder: Path, most: int = 100, deals: int = 2) -> None:
    """Play on in a folder, at most a number of games."""
    series = ladder(deals)
    with Results(folder, manifest_of(series, records=True)).writing() as writer:
        coming = series.play(executor(1), len(writer.rows), keep_records=True)
        for played, _ in zip(coming, range(most), strict=False):
            writer.add(played)
        coming.close()
        rows = writer.rows
    figures.write(folder, rows)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.slow
@pytest.mark.parametrize("damage", ["nothing", "half a line", "half a record", "lost record"])
def test_a_series_goes_on_after_any_end_with_the_same_files(tmp_path: Path, damage: str) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    play_into(whole)
    play_into(broken, 2)
    games, records = broken / GAMES, broken / RECORDS
    if damage == "half a line":
        games.write_bytes(games.read_bytes() + b'{"index":2,"line')
    elif damage == "half a record":
        records.write_bytes(records.read_bytes() + b'{"meute":1,"ga')
    elif damage == "lost record":
        records.write_bytes(records.read_bytes()[:-10])
    play_into(broken)
    assert contents(broken) == contents(whole)
    assert {"games.csv", "bots.csv", "bots.parquet"} <= set(contents(whole))


@pytest.mark.slow
@pytest.mark.parametrize("played", range(5))
def test_a_series_goes_on_after_any_number_of_games(tmp_path: Path, played: int) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    play_into(whole)
    play_into(broken, played)
    assert len(read_results(broken)[1]) == played
    play_into(broken)
    assert contents(broken) == contents(whole)
    assert [each.index for each in read_results(broken)[1]] == [0, 1, 2, 3]
    play_into(broken)
    assert contents(broken) == contents(whole), "nothing is played when all has been"


@pytest.mark.slow
def test_a_series_grows_to_the_files_of_a_longer_one(tmp_path: Path) -> None:
    whole, grown = tmp_path / "whole", tmp_path / "grown"
    play_into(whole, deals=3)
    play_into(grown, deals=2)
    before = (grown / GAMES).read_bytes()
    play_into(grown, deals=3)
    assert contents(grown) == contents(whole)
    assert (grown / GAMES).read_bytes().startswith(before), "what was played stays"


def test_a_series_is_not_made_shorter_than_it_is(tmp_path: Path) -> None:
    play_into(tmp_path, 3)
    kept = contents(tmp_path)
    with pytest.raises(MeuteError, match="holds 3 games already, more than 2; ask for 3 or more"):
        play_into(tmp_path, deals=1)
    assert contents(tmp_path) == kept


def test_the_manifest_says_what_was_played(tmp_path: Path) -> None:
    play_into(tmp_path / "r", 1)
    manifest = json.loads((tmp_path / "r" / MANIFEST).read_text())
    assert manifest["game"] == "silver"
    assert manifest["variant"]["rounds"] == 1
    assert (manifest["seats"], manifest["seed"], manifest["games"]) == (2, "1", 4)
    assert manifest["lineups"] == [["greedy", "random"]]
    assert manifest["meute"]


@pytest.mark.parametrize(
    ("plan", "deals", "told"),
    [
        (replace(PLAN, seed="2"), 2, "with seed 1, not 2"),
        (replace(PLAN, variant={"rounds": 2}), 2, "with setting rounds 1, not 2"),
        (replace(PLAN, limits=Limits(1)), 2, "with move time 10.0, not 1"),
        (replace(PLAN, timed=True), 2, "with times False, not True"),
    ],
)
def test_a_folder_of_another_plan_is_refused(
    tmp_path: Path, plan: Plan, deals: int, told: str
) -> None:
    play_into(tmp_path, 1)
    series = round_robin(plan, ["greedy", "random"], 2, deals)
    with pytest.raises(MeuteError, match=told):
        Results(tmp_path, manifest_of(series, records=True))


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("my life's work")
    with pytest.raises(BadData, match=r"holds thesis\.txt but no manifest\.json"):
        play_into(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


@pytest.mark.parametrize("manifest", ["", "[]", '{"results": 99}'])
def test_a_damaged_manifest_is_refused(tmp_path: Path, manifest: str) -> None:
    (tmp_path / MANIFEST).write_text(manifest)
    with pytest.raises(BadData, match="is not the manifest"):
        read_results(tmp_path)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    play_into(tmp_path, 2)
    games = tmp_path / GAMES
    first, second = games.read_bytes().splitlines()
    games.write_bytes(first + b"\n" + second[:40] + b"\n")
    with pytest.raises(BadData, match=r"games\.jsonl, line 2"):
        read_results(tmp_path)


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    results = Results(tmp_path, manifest_of(ladder(), records=True))
    with results.writing(), pytest.raises(MeuteError, match="another run"), results.writing():
        pass
