"""What the house has: games, bots, rules, speed."""

import subprocess
from importlib.metadata import EntryPoint

import pytest

import meute
from meute.core import registry
from tests.cli.running import run
from tests.cli.terminal import MEUTE


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_games_are_a_short_list(language: str) -> None:
    output = run("games", "--lang", language, columns=80).stdout
    heading, *lines = output.splitlines()[: len(meute.games()) + 1]
    assert len(heading.split()) == 5
    for name, line in zip(meute.games(), lines, strict=True):
        meta = meute.game(name).meta
        title = meute.game(name).catalogue(language)[f"{name}.title"]
        assert line.split()[0] == name
        assert title in line
        assert f"{meta.fewest}-{meta.most}" in line
        assert line.endswith(str(len(meta.settings)))
    assert "…" not in output
    assert max(map(len, output.splitlines())) <= 80


def on_one_line(text: str) -> str:
    return " ".join(text.split())


def test_one_game_tells_its_settings() -> None:
    output = run("games", "silver").stdout
    for words in ("Ted Alspach", "2-4 players, 30-60 minutes", "=fr  French:", "=4  (1 to 8)"):
        assert words in output
    for setting in meute.game("silver").meta.settings:
        assert f"\n{setting.name}  " in output


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["foxes", "silver", "tracks", "wolves"])
def test_every_setting_of_a_game_is_told_in_80_columns(game: str, language: str) -> None:
    room = meute.game(game)
    words = {key: on_one_line(text) for key, text in room.catalogue(language).items()}
    output = run("games", game, "--lang", language, columns=80).stdout
    told = on_one_line(output)
    for setting in room.meta.settings:
        key = f"{game}.setting.{setting.name}"
        assert f"{setting.name} {words[key]} · {words[f'{key}.about']} =" in told
        assert f"={setting.default} " in told
    assert max(map(len, output.splitlines())) <= 80


def test_rows_of_numbers_say_how_many_and_which() -> None:
    output = run("games", "tracks").stdout
    assert "=0 0 0 0 0 0 1 1 1 1 1 2 2 2 3  (15 numbers, 0 to 12)" in output
    assert "=3 2 4 2 1  (5 numbers, 0 to 12, together 12)" in output
    assert "--set spirals=0,0,0,0,0,0,1,1,1,1,1,2,2,2,3" in on_one_line(output)


def test_bots() -> None:
    output = run("bots").stdout
    for name in meute.bots():
        assert name in output
    assert "Picks any option" in output


def test_a_bot_that_cannot_be_loaded_does_not_hide_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = EntryPoint("broken", "no_such_module:Bot", "meute.bots")
    installed = registry._installed("meute.bots")  # noqa: SLF001 (as if it were installed)
    found = {**installed, "broken": broken}
    monkeypatch.setattr(registry, "_installed", lambda _group: found)
    output = on_one_line(run("bots", columns=150).stdout)
    assert "'broken' is installed but cannot be loaded from no_such_module:Bot" in output
    assert "Picks any option" in output


def test_bots_tell_their_settings() -> None:
    assert "search playouts=None, seconds=None, character=None Plays" in on_one_line(
        run("bots").stdout
    )


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_rules_have_their_numbers_and_fit_the_terminal(language: str) -> None:
    output = run("rules", "silver", "--lang", language).stdout
    for number in meute.game("silver").rules(language):
        assert f"{number} " in output
    assert max(map(len, output.splitlines())) <= 100


@pytest.mark.slow
@pytest.mark.parametrize("game", meute.games())
def test_rules_begin_with_who_made_the_game(game: str) -> None:
    output = run("rules", game).stdout
    first, credit = output.splitlines()[:2]
    assert first.strip() == meute.game(game).meta.title
    assert meute.game(game).catalogue("en")[f"{game}.credit"].startswith(credit.strip())


@pytest.mark.slow
def test_a_reader_who_has_seen_enough() -> None:
    """`meute rules silver | head -1`, without a word about the broken pipe."""
    process = subprocess.Popen(
        [MEUTE, "rules", "silver"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait()


def test_the_version() -> None:
    assert meute.__version__ in run("--version").stdout
