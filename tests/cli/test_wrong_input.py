"""Whatever is typed wrong: one sentence on stderr, exit code 2, no traceback."""

from pathlib import Path

import pytest

from tests.cli.running import refused, run

TRACKS = ("simulate", "tracks", "--bots", "random,random,random", "--games", "1")
SIMULATE = ("simulate", "silver", "--bots", "random,random", "--games", "1")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["dance"], "No such command 'dance'; the commands are: serve, backup"),
        (["simulat"], "No such command 'simulat'; did you mean 'simulate'? The commands are: "),
        (["play", "sliver"], "no game is called 'sliver'; did you mean 'silver'? The games are: "),
        (["play", "silver", "--seats", "you,gredy"], "did you mean 'greedy'? The bots are: "),
        (["play", "silver", "--set", "pealty=3"], "did you mean 'penalty'? It has: edition"),
        ([*SIMULATE, "--bots", "search(depth=3),random"], "its settings are: playouts, seconds"),
        ([*SIMULATE, "--bots", "mybot.py,random"], "bot 'mybot.py': write a bot in a file as"),
        ([*SIMULATE, "--bots", "no.py:Bot,random"], "bot 'no.py:Bot': there is no file no.py"),
        (["tournament", "silver", "--bots", "a.py:B,random"], "'a.py:B': there is no file a.py"),
        (
            ["compare", "silver", "--set", "penalty=5", "--bots", "a.py:B,random"],
            "bot 'a.py:B': there is no file a.py",
        ),
        (
            ["tournament", "silver", "--bots", "random,greedy", "--games", "5", "--deals", "5"],
            "by --deals or by --games, not by both",
        ),
        (["--loud"], "No such option"),
        (["play"], "Missing argument 'GAME'"),
        (["play", "chess"], "no game is called 'chess'; the games are: foxes, silver"),
        (["play", ""], "not a printable text"),
        (["play", "silver", "--seats", "you,x,x,x,x,x,x"], "2 to 4 players, not 7"),
        (["play", "silver", "--seats", "you"], "2 to 4 players, not 1"),
        (["play", "silver", "--seats", "you,nobody"], "no bot is called 'nobody'"),
        (["play", "silver", "--seats", "you,,greedy"], "not a printable text"),
        (["play", "silver", "--seats", "greedy,greedy"], "at least one seat is `you`"),
        (["play", "silver", "--seats", "you,greedy(speed=3)"], "greedy(speed=3)"),
        (["play", "silver", "--seats", "you,greedy(3)"], "name(key=value, ...)"),
        (["play", "silver", "--seats", "you,greedy("], "no bot is called"),
        (["play", "silver", "--set", "edition"], "not of the form setting=value"),
        (["play", "silver", "--set", "edition=it"], "choose one of: fr, en"),
        (["play", "silver", "--set", "wings=2"], "no setting 'wings'"),
        (["play", "silver", "--set", "rounds=many"], "whole number from 1 to 8"),
        (["play", "tracks", "--set", "spirals=1,2"], "15 whole numbers from 0 to 12; 2 are given"),
        (["play", "tracks", "--set", "spirals=" + "13," * 15], "13 in place 1 is outside"),
        (["play", "tracks", "--set", "spirals="], "15 whole numbers from 0 to 12; 0 are given"),
        (["play", "tracks", "--set", "spirals=some"], "15 whole numbers from 0 to 12; these are"),
        (["play", "tracks", "--set", "small_copies=3 3 3 3 3"], "add up to 12; these add up to 15"),
        (["play", "tracks", "--set", "target=12"], "at least 40 points, not 12"),
        (["play", "tracks", "--set", "large_red=99,15,15,20,25,30,35"], "sick moose"),
        (["play", "silver", "--lang", "it"], "'it' is not one of 'en', 'fr', 'de'"),
        (["play", "silver", "--name", "\x1b[2J"], "not a printable text"),
        (["play", "silver", "--name", "\udcff"], "not a printable text"),
        (["play", "silver", "--name", "A", "--name", "B"], "2 names are given for 1"),
        (["play", "silver", "--seed", "\n"], "not a printable text"),
        (["play", "silver", "--save", "no/such/folder/x"], "there is no folder no/such/folder"),
        (["play", "silver", "--save", "/"], "it is a folder"),
        (["simulate", "silver"], "Missing option '--bots'"),
        (["simulate", "chess", "--bots", "random"], "no game is called"),
        (["simulate", "silver", "--bots", "random"], "2 to 4 players, not 1"),
        (["simulate", "silver", "--bots", "you,random"], "no bot is called 'you'"),
        ([*SIMULATE, "--games", "-5"], "-5 is not in the range"),
        ([*SIMULATE, "--games", "0"], "0 is not in the range"),
        ([*SIMULATE, "--games", "many"], "not a valid integer"),
        ([*SIMULATE, "--jobs", "0"], "0 is not in the range"),
        ([*SIMULATE, "--set", "penalty=-1"], "whole number from 0 to 50"),
        ([*TRACKS, "--set", "births=2,3"], "10 whole numbers from 2 to 7; 2 are given"),
        ([*TRACKS, "--set", "large_red=99,15,15,20,25,30,35"], "sick moose"),
        ([*SIMULATE, "--out", "no/such/folder/x"], "there is no folder"),
        ([*SIMULATE, "--out", "/"], "it is a folder"),
        (["replay"], "Missing argument 'FILE'"),
        (["replay", "nothing.jsonl"], "cannot read nothing.jsonl: No such file"),
        (["replay", "/"], "cannot read /: Is a directory"),
        (["verify"], "Missing argument 'FILES"),
        (["verify", "nothing.jsonl"], "cannot read nothing.jsonl: No such file"),
        (["rules", "chess"], "no game is called"),
        (["rules", "silver", "--lang", "la"], "not one of"),
        (["bench", "chess"], "no game is called"),
        (["bench", "silver", "--rounds", "0"], "0 is not in the range"),
        (["games", "chess"], "no game is called 'chess'"),
        (["games", "silver", "wolves"], "unexpected extra argument"),
        (["games", "silver", "--lang", "la"], "not one of"),
    ],
)
def test_one_sentence(arguments: list[str], told: str) -> None:
    assert told in refused(*arguments)


@pytest.mark.parametrize(
    "data", [b"", b"hello\n", b"\x00\xff\xfe\n", b"{}\n", b'{"meute":1}', b"[" * 100_000 + b"\n"]
)
def test_a_file_that_is_no_record(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "file.jsonl"
    file.write_bytes(data)
    for command in ("replay", "report"):
        assert f"{file}, line 1: " in refused(command, str(file))
    result = run("verify", str(file))
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{file}: bad: line 1: ")
    assert result.stderr == ""


def test_without_arguments_there_is_help() -> None:
    result = run()
    assert "simulate" in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "verify", "rules", "bench"])
def test_every_command_explains_itself(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert result.output.startswith(f"Usage: main {command}")
