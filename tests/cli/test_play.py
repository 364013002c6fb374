"""A table at the keyboard, with scripted answers."""

from pathlib import Path

import pytest

import meute
from meute.cli.texts import CATALOGUES
from tests.cli.running import run

ALONE = ("play", "silver", "--seats", "you,greedy", "--seed", "5", "--set", "rounds=1")


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.slow
def test_a_whole_game_of_first_answers(tmp_path: Path) -> None:
    result = run(*ALONE, keys="1\n" * 2000)
    assert result.exit_code == 0
    assert "The game is over." in result.output
    (file,) = tmp_path.iterdir()
    record = meute.load(file)
    assert record.finished
    assert record.header.names == ("Alpha", "greedy")
    assert file.name == f"meute-silver-{record.header.commitment[:8]}.jsonl"
    assert f"Record saved: {file.name}" in result.output
    assert run("verify", file.name).exit_code == 0


def test_the_end_of_the_input_saves_the_record() -> None:
    result = run(*ALONE, "--save", "game.jsonl", keys="1\n1\n")
    assert result.exit_code == 0
    assert "The game is unfinished." in result.output
    assert "Record saved: game.jsonl" in result.output
    assert run("verify", "game.jsonl").stdout.endswith("unfinished\n")


@pytest.mark.parametrize("word", ["q", "quit", "Q"])
def test_quit(word: str) -> None:
    result = run(*ALONE, "--save", "game.jsonl", keys=f"{word}\n1\n")
    assert result.exit_code == 0
    assert not meute.load("game.jsonl").finished


def test_an_older_record_is_kept(tmp_path: Path) -> None:
    run(*ALONE, keys="q\n")
    run(*ALONE, keys="q\n")
    assert len(list(tmp_path.iterdir())) == 2


def test_the_table_and_the_question() -> None:
    output = run(*ALONE, "--name", "Zoë", keys="1\nq\n").output
    assert "● Zoë" in output
    assert "▲ greedy" in output
    assert "Choose two of your five cards to look at." in output
    assert "10  Look at your cards 4 and 5" in output
    assert "┆" in output
    assert "░" in output


NO_ANSWERS = (
    "0",
    "11",
    "9" * 5000,
    "-1",
    "x",
    "",
    "\N{ARABIC-INDIC DIGIT ONE}",
    "\N{SUPERSCRIPT TWO}",
)


@pytest.mark.parametrize("keys", NO_ANSWERS)
def test_what_is_no_answer_changes_nothing(keys: str) -> None:
    output = run(*ALONE, "--save", "game.jsonl", keys=f"{keys}\nq\n").output
    assert "1 to 10" in output
    assert {entry.n for entry in meute.load("game.jsonl").entries} == {1, 2}


def test_bytes_that_are_no_text() -> None:
    result = run(*ALONE, keys=b"\xff\xfe\n1\nq\n")
    assert result.exit_code == 0
    assert "Record saved" in result.output


@pytest.mark.parametrize("typed", ["?2", "? 2"])
def test_an_answer_is_explained_by_its_rule(typed: str) -> None:
    output = run(*ALONE, keys=f"{typed}\nq\n").output
    assert "2  Look at your cards 1 and 3\n  Rule R1.7: Now everybody looks in secret" in output


def test_the_question_is_explained() -> None:
    output = run(*ALONE, keys="?\nq\n").output
    assert output.count("Choose two of your five cards to look at.") == 2
    assert "Rule R1.7: " in output


def test_any_paragraph_can_be_asked_for() -> None:
    assert "Rule R8.5.1: " in run(*ALONE, keys="?r8.5.1\nq\n").output
    assert "There is no paragraph R99" in run(*ALONE, keys="?R99\nq\n").output
    assert "There is no answer 77" in run(*ALONE, keys="?77\nq\n").output


def test_the_question_can_be_explained_in_every_language() -> None:
    for language, word in (("fr", "Règle R1.7"), ("de", "Regel R1.7")):
        assert word in run(*ALONE, "--lang", language, keys="?\nq\n").output


def test_undo_says_why_not() -> None:
    output = run(*ALONE, keys="u\nq\n").output
    assert "that cannot be taken back" in output


def test_undo_takes_back_one_answer() -> None:
    """Draw, announce a set, pick a card, pick another; then take the picks back one by one."""
    keys = "1\n1\n"
    table = meute.Table("silver", 2, seed="5", variant={"rounds": 1})
    for seat in table.waiting:
        answer = table.options(0)[0] if seat == 0 else table.ask(1, meute.bot("greedy"))
        table.play(seat, answer)
    while table.waiting != (0,):
        table.play(1, table.ask(1, meute.bot("greedy")))
    table.play(0, table.options(0)[0])
    several = len(table.options(0))
    output = run(*ALONE, "--save", "game.jsonl", keys=f"{keys}{several}\n1\nu\nu\nq\n").output
    assert output.count("takes back answers: 1") == 2
    assert run("verify", "game.jsonl").exit_code == 0


def test_log_help_cards_and_table() -> None:
    output = run(*ALONE, keys="l\nh\nc\nt\nq\n").output
    assert output.count("Round 1 begins.") >= 2
    assert "take back your last answer" in output
    assert "13 Doppelganger" in output
    assert output.count("Choose two of your five cards") == 2


def test_unaided_nothing_on_the_screen_reminds_you() -> None:
    """Two cards are looked at; after the next answer no key brings them back."""
    for memory, reminded in (("aided", True), ("unaided", False)):
        output = run(*ALONE, "--set", f"memory={memory}", keys="1\n1\nl\nt\nq\n").output
        seen = output.partition("draws a card from the deck")[2]
        assert (" known " in seen) == reminded
        assert (" sees it: " in seen) == reminded


def test_several_persons_share_the_keyboard() -> None:
    arguments = ("--seats", "you,you", "--name", "Ann", "--name", "Ben")
    output = run("play", "silver", *arguments, "--seed", "5", keys="1\n\n2\n\nq\n").output
    assert "Give the keyboard to Ben" in output
    assert "● Ann" in output
    assert "▲ Ben" in output


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_whole_game_in_other_languages(language: str) -> None:
    output = run(*ALONE, "--lang", language, keys="1\n" * 2000).output
    assert CATALOGUES[language]["cli.over"] in output
    assert "cli." not in output
    assert "silver." not in output.replace("meute-silver-", "").replace("meute rules silver", "")


def test_settings_and_seats_have_their_say() -> None:
    run(*ALONE, "--set", "edition=en", "--save", "game.jsonl", keys="q\n")
    assert meute.load("game.jsonl").header.variant["edition"] == "en"


def test_without_seats_two_bots_join() -> None:
    run("play", "silver", "--save", "game.jsonl", keys="q\n")
    assert meute.load("game.jsonl").header.names == ("Alpha", "greedy#2", "greedy#3")
