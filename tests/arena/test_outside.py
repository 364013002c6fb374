"""Bots from files and programs: whatever they do, the series goes on."""

import os
import sys
import time
from pathlib import Path

import pytest

import meute
from meute.arena import Limits, Match, Result, play
from meute.bots.outside import named
from meute.bots.outside.faults import BotLost
from meute.bots.outside.program import Program
from meute.core.dealer import Dealer
from meute.core.errors import UnknownName
from meute.games.silver.actions import CALL

BOTS = Path(__file__).with_name("bots")
FILE = BOTS / "misbehaving.py"
LINES = BOTS / "lines.py"
ROUND = {"rounds": 1}
PATIENT = Limits(move=60, game=120, start=60)
HASTY = Limits(move=0.2, game=60, start=0.5)


def against_random(bot: str, limits: Limits = PATIENT) -> Result:
    return play(Match("silver", (bot, "random"), "7", ROUND, limits=limits))


def program(how: str) -> str:
    return f"exec:{sys.executable} {LINES} {how}"


@pytest.mark.slow
def test_a_bot_in_a_file_plays_to_the_end_and_repeats() -> None:
    result = against_random(f"{FILE}:Fine")
    assert result.forfeit is None
    assert result.record is not None
    assert meute.verify(result.record)[0].finished
    assert result == against_random(f"{FILE}:Fine")


@pytest.mark.slow
def test_a_file_and_a_program_are_asked_the_same() -> None:
    """The last option, by index from a file and as an object from a program."""
    by_file = against_random(f"{FILE}:Fine")
    again = play(Match("silver", (f"{FILE}:Fine", program("last")), "7", ROUND, limits=PATIENT))
    assert by_file.forfeit is again.forfeit is None


@pytest.mark.slow
def test_a_program_in_any_language() -> None:
    result = against_random(f"exec:{BOTS / 'first.sh'}")
    assert result.forfeit is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "fault", "said", "trace"),
    [
        ("Raises", "raised", "ValueError: no idea what to do with", "in oops: raise ValueError"),
        ("Exits", "ended", "the program ended with exit code 3", "so long"),
        ("Leaves", "raised", "SystemExit: I have had enough", "in misbehave: sys.exit("),
        ("Nonsense", "nonsense", "a banana", ""),
        ("NeverReady", "raised", "RuntimeError", "in __init__: raise RuntimeError"),
    ],
)
def test_a_fault_loses_the_match(name: str, fault: str, said: str, trace: str) -> None:
    result = against_random(f"{FILE}:{name}")
    lost = result.forfeit
    assert lost is not None
    assert (lost.seat, lost.bot, lost.fault) == (0, f"misbehaving.py:{name}", fault)
    assert said in lost.said
    assert trace in " ".join(lost.trace)
    assert str(Path(__file__).parent) not in " ".join((lost.said, *lost.trace))
    assert result.ranks == (2, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["Raises", "NeverReady", "Exits"])
def test_the_next_match_knows_nothing_of_the_last(name: str) -> None:
    assert against_random(f"{FILE}:{name}") == against_random(f"{FILE}:{name}")


@pytest.mark.slow
def test_what_a_bot_remembers_ends_with_the_match() -> None:
    assert against_random(f"{FILE}:Remembers").forfeit is None
    assert against_random(f"{FILE}:Remembers").forfeit is None


@pytest.mark.slow
def test_a_bot_that_hangs_loses_in_time() -> None:
    lost = against_random(f"{FILE}:Hangs", HASTY).forfeit
    assert lost is not None
    assert (lost.fault, lost.said) == ("too slow", "no answer within 0.2 seconds")


@pytest.mark.slow
def test_a_bot_that_thinks_too_long_in_all_loses() -> None:
    lost = against_random(f"{FILE}:Hangs", Limits(move=60, game=0.2, start=0.5)).forfeit
    assert lost is not None
    assert (lost.fault, lost.said) == (
        "too slow",
        "no answer within the 0.2 seconds it has for a game",
    )


def test_a_bot_whose_time_is_over_to_the_moment_is_too_slow() -> None:
    bot = Program("slow", [sys.executable, "-c", "import time; time.sleep(60)"])
    try:
        seat = {"game": "silver", "variant": {}, "seats": 2, "seat": 0}
        bot.sit(Limits(move=60, game=-0.001, start=0), seat)
        with pytest.raises(BotLost, match="it has for a game"):
            bot.choose(meute.Table("silver", 2, seed=1).view(0), [CALL], Dealer(1))
    finally:
        bot.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "fault", "said"),
    [
        ("garbage", "nonsense", "'take the last one, please', which is no JSON"),
        ("number", "nonsense", "answered 99; the options are numbered 0 to"),
        ("negative", "nonsense", "answered -1"),
        ("other", "nonsense", '{"type": "Nothing"}, which is not one of its'),
        ("true", "nonsense", "answered true"),
        ("resign", "raised", "my rules end here"),
        ("flood", "nonsense", "xxx"),
        ("end", "ended", "the program ended with exit code 0"),
    ],
)
def test_a_program_that_answers_badly_loses(how: str, fault: str, said: str) -> None:
    lost = against_random(program(how)).forfeit
    assert lost is not None
    assert lost.fault == fault
    assert said in lost.said
    assert len(lost.said) < 400


def test_a_program_that_answers_twice_at_once_loses() -> None:
    lost = against_random(program("twice")).forfeit
    assert lost is not None
    assert lost.fault == "nonsense"


@pytest.mark.slow
def test_a_program_that_reads_nothing_loses_in_time() -> None:
    lost = against_random(program("deaf"), HASTY).forfeit
    assert lost is not None
    assert lost.fault == "too slow"


def test_the_record_is_kept_up_to_the_fault() -> None:
    result = against_random(f"{FILE}:Raises")
    assert result.record is not None
    assert result.forfeit is not None
    (record,) = meute.verify(result.record)
    assert not record.finished
    assert result.forfeit.event == result.events + 1


@pytest.mark.slow
def test_after_a_fault_nobody_was_lucky() -> None:
    match = Match("silver", ("random", f"{FILE}:Raises"), "7", ROUND, limits=PATIENT, luck=True)
    assert play(match).luck == (0.0, 0.0)


@pytest.mark.slow
def test_the_others_share_the_win_at_a_table_of_three() -> None:
    bots = ("random", f"{FILE}:Raises", "greedy")
    assert play(Match("silver", bots, "7", ROUND, limits=PATIENT)).ranks == (1, 3, 1)


@pytest.mark.slow
def test_nothing_is_left_running() -> None:
    before = children()
    against_random(f"{FILE}:Hangs", HASTY)
    against_random(program("deaf"), HASTY)
    assert children() == before


def children() -> set[str]:
    """The processes that are children of this one."""
    own = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
    return set(own.read_text().split()) if own.exists() else set()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nowhere.py:Bot", "there is no file nowhere.py"),
        (f"{FILE}:Missing", "has no class 'Missing'; it has: Fine, Raises"),
        (f"{FILE}:NOT_A_BOT", "has no method `choose(view, options, dealer)`"),
        (f"{FILE}:NeverReady", "RuntimeError (misbehaving.py, line"),
        (str(FILE), "write a bot in a file as FILE.py:CLASS"),
        ("./nobody", "a program as exec:FILE"),
        ("exec:", "name the program after exec:"),
        ("exec:'", "No closing quotation"),
        ("exec:./no/such/program", "there is no program ./no/such/program"),
        (f"exec:{LINES}", "is not executable; chmod +x"),
        ("nobody", "no bot is called 'nobody'"),
    ],
)
def test_a_bad_name_is_refused_before_anything_is_played(name: str, told: str) -> None:
    with pytest.raises(UnknownName) as caught:
        named.check(name)
    assert told in str(caught.value)


@pytest.mark.slow
def test_a_file_with_a_mistake_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("class Bot:\n    def choose(self:\n")
    with pytest.raises(UnknownName, match=r"SyntaxError.*bot\.py, line 2"):
        named.check(f"{file}:Bot")


@pytest.mark.slow
def test_good_names_pass() -> None:
    for name in ("greedy", f"{FILE}:Fine", program("last")):
        named.check(name)


def test_a_digest_tells_files_apart(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("a = 1")
    one = named.digest(f"{file}:Bot")
    file.write_text("a = 2")
    assert one != named.digest(f"{file}:Bot")
    assert named.digest("greedy") is None


def test_who_thinks_in_another_process_is_timed_by_the_clock() -> None:
    assert named.clock("greedy") is time.process_time
    for name in ("mine.py:Bot", "exec:./bot"):
        assert named.clock(name) is time.monotonic
