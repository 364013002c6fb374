"""Every shell line of the README and the docs can be run as it stands.

A fence says what it holds. `sh` holds commands, `console` commands after `$` and what they print;
both are run, in a folder with all files that the pages say to save. What is not run is checked.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from meute.cli import main
from tests.pages import PAGES, ROOT, Block, blocks, install, save_files

BIN = Path(sys.executable).parent

SHOWN = {"diff", "ftl", "html", "python", "json", "toml", "text", "ts"}
"""Fences of what is no shell line."""

FOLLOWED = {ROOT / "docs" / "how-to" / "change-a-rule.md"}
"""Pages that change the repository; `test_change_a_rule.py` follows them in a copy of it."""

REWRITTEN = (
    (r"\.venv/bin/", ""),  # our own environment comes first on the path
    (r"^(meute .*(?:simulate|tournament) .*--games) \d+", r"\1 2"),
    (r"^(meute .*compare .*--games) \d+", r"\1 10"),
    (r"^meute tournament silver\b", r"\g<0> --set rounds=1"),
    (r"^(meute .*--deals) \d+", r"\1 1"),
    (r"^(meute tune .*--games) \d+", r"\1 4"),
    (r"^meute bench$", "meute bench silver --rounds 1 --groups 1"),
    (r"^(meute(?: --room \S+)?) serve\b", r"\1 serve --port 0 --no-open --data data"),
)
"""What is done to a line before it is run: series get fewer or shorter games, a server a port."""

NUMBER = re.compile(r"\d[\d.]*%?")
SPAN = re.compile(r"`(?:\.venv/bin/)?((?:meute|make|npm|pip|python -m) [^`]+)`")


class Untrue(AssertionError):
    """A line that does not do what a reader expects."""


def lines(block: Block) -> Iterator[tuple[str, list[str]]]:
    """Yield the commands of a block, each with what it is said to print."""
    text = block.text.replace("\\\n", " ")
    if block.kind == "sh":
        for line in text.splitlines():
            if shlex.split(line, comments=True):
                yield rewritten(line.strip()), []
        return
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        first, *shown = part.splitlines()
        yield first, shown


def rewritten(line: str) -> str:
    """Return a line as it is run; one whose output is shown is run as it stands."""
    for pattern, instead in REWRITTEN:
        line = re.sub(pattern, instead, line)
    return line


def run_line(line: str, folder: Path) -> str:
    """Run a command as a reader would, or check what cannot be run here; return what it prints."""
    words = shlex.split(line, comments=True)
    handle = CHECKED.get(words[0])
    if handle is not None:
        handle(words, folder)
        return ""
    if words[0] == "meute" and "serve" in words[1:4]:
        serve(words, folder)
        return ""
    ran = subprocess.run(
        ["sh", "-c", line],
        cwd=folder,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode or "Traceback" in ran.stderr:
        raise Untrue(f"{line}\n{ran.stdout[-2000:]}{ran.stderr[-2000:]}")
    return ran.stdout


def environment(folder: Path) -> dict[str, str]:
    """Our commands first, the folder's packages installed; no test there looks at the clock."""
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    installed = os.pathsep.join(map(str, [folder, *(note.parent for note in notes(folder))]))
    chosen = {"PATH": path, "PYTHONPATH": installed, "COLUMNS": "100", "CI": "true"}
    return {**os.environ, **chosen}


def notes(folder: Path) -> list[Path]:
    """What stands for an installation in the folders below this one."""
    return sorted(folder.glob("*/*.dist-info"))


def serve(words: list[str], folder: Path) -> None:
    """Start a server, ask whether it is well, and stop it as Ctrl-C does."""
    with subprocess.Popen(
        words, cwd=folder, env=environment(folder), stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        told = running.stdout.readline()
        try:
            address = re.search(r"http://\S+", told)
            if address is None:
                raise Untrue(f"{shlex.join(words)} said {told!r}")
            httpx.get(f"{address[0]}/health", timeout=30).raise_for_status()
        finally:
            running.send_signal(signal.SIGINT)


def check_make(words: list[str], folder: Path) -> None:
    """Let make say what it would do: it knows the target, and nothing else happens."""
    del folder
    dry = subprocess.run(
        ["make", "--dry-run", *words[1:]], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if dry.returncode:
        raise Untrue(dry.stderr)


def check_npm(words: list[str], folder: Path) -> None:
    """A script of the client that exists; `make check` runs those that end."""
    del folder
    scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
    if words[:4] != ["npm", "--prefix", "web", "run"] or words[4] not in scripts:
        raise Untrue(f"{shlex.join(words)}: the scripts are {sorted(scripts)}")


def check_pip(words: list[str], folder: Path) -> None:
    """The package itself, extras of ours that exist, or a project saved in this folder or below.

    Such a project is then there.
    """
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = re.fullmatch(r"meute(?:\[([\w,]+)\])?", words[-1])
    if wanted is not None and words[:-1] == ["pip", "install"]:
        extras = wanted[1].split(",") if wanted[1] else []
        if ours["optional-dependencies"].keys() >= {*extras}:
            return
    project = folder / words[-1]
    if words[:-1] != ["pip", "install", "--editable"] or not (project / "pyproject.toml").exists():
        raise Untrue(f"{shlex.join(words)}: there is nothing of this name to install")
    install(project)


CHECKED: dict[str, Callable[[list[str], Path], None]] = {
    "make": check_make,  # it would run this very test
    "npm": check_npm,  # it needs what `make` fetches
    "pip": check_pip,  # it needs the network
}
"""What is looked up instead of run, by the first word of a line."""


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all files that the pages say to save."""
    folder = tmp_path_factory.mktemp("saved")
    files = [name for page in PAGES for name in save_files(page, folder)]
    assert len(set(files)) == len(files), "two pages save files of one name"
    return folder


def with_commands() -> list[Path]:
    pages = [page for page in PAGES if page not in FOLLOWED]
    return [page for page in pages if any(b.kind in ("sh", "console") for b in blocks(page))]


def test_every_fence_says_what_it_holds() -> None:
    bare = [
        f"{page.relative_to(ROOT)}, line {block.line}: {block.kind or 'nothing'}"
        for page in PAGES
        for block in blocks(page)
        if block.kind not in SHOWN | {"sh", "console"}
    ]
    assert bare == [], f"write sh, console or one of {sorted(SHOWN)} behind the fence"


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("page", with_commands(), ids=lambda page: str(page.relative_to(ROOT)))
def test_the_shell_lines_of_a_page_run(page: Path, saved: Path, tmp_path: Path) -> None:
    for file in saved.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
        (tmp_path / file.name).chmod(0o755)
    for block in blocks(page):
        if block.kind not in ("sh", "console") or block.file is not None:
            continue
        for line, shown in lines(block):
            printed = {shape(each) for each in run_line(line, tmp_path).splitlines()}
            wanted = {shape(each) for each in shown}
            assert wanted <= printed, f"{line}: {sorted(wanted - printed)} not in {sorted(printed)}"


@pytest.mark.parametrize(
    "page",
    [page for page in with_commands() if page.is_relative_to(ROOT / "docs") or page.parent == ROOT],
    ids=lambda page: str(page.relative_to(ROOT)),
)
def test_a_page_says_where_meute_is_before_it_calls_it(page: Path) -> None:
    text = page.read_text("utf-8")
    called = re.search(r"^(?:\$ )?meute ", text, re.MULTILINE)
    assert called is None or ".venv/bin/" in text[: called.start()]


def shape(line: str) -> str:
    """Return a line without its figures and without the width of its columns."""
    return " ".join(NUMBER.sub("0", line).split())


def spans() -> Iterator[tuple[str, list[str]]]:
    """Yield the commands that stand in the middle of a sentence."""
    for page in PAGES:
        for found in SPAN.finditer(page.read_text("utf-8")):
            yield f"{page.relative_to(ROOT)}: {found[1]}", shlex.split(found[1])


def check_span(words: list[str], folder: Path) -> None:
    """Make sure that a command mentioned in a sentence exists, with its options."""
    if words[0] == "meute":
        own = words[1].startswith("--")
        command = main if own else main.get_command(None, words[1])  # type: ignore[arg-type]
        options = command.params if command else []
        known = {"--help", *(name for each in options for name in each.opts)}
        strange = [
            w
            for w in words[1 if own else 2 :]
            if w.startswith("--") and w.partition("=")[0] not in known
        ]
        if command is None or strange:
            raise Untrue(f"{shlex.join(words)}: unknown {strange or words[1]}")
    elif words[0] == "python":
        if importlib.util.find_spec(words[2]) is None:
            raise Untrue(f"there is no module {words[2]}")
    elif words != ["pip", "install", "-e", "."]:  # any checkout can be installed so
        CHECKED[words[0]](words, folder)


@pytest.mark.slow
def test_commands_inside_sentences_exist(tmp_path: Path) -> None:
    found = list(spans())
    assert len(found) > 20
    for place, words in found:
        try:
            check_span(words, tmp_path)
        except Untrue as error:
            pytest.fail(f"{place}: {error}")


@pytest.mark.slow
@pytest.mark.parametrize(
    "line",
    [
        "meute tournament silver --bots random,greedy --matches 3",
        "meute simulate silver --bots nobody.py:Nobody,random --games 1",
        "meute dance",
        "meute report nowhere",
        "meute serve --port 0 --loud",
        "python -m meute.testing chess playthroughs",
        "make dance",
        "npm --prefix web run dance",
        "pip install 'meute[dance]'",
        "pip install --editable .",
        "no-such-program --at-all",
    ],
)
def test_a_line_that_cannot_run_is_noticed(line: str, tmp_path: Path) -> None:
    with pytest.raises(Untrue):
        run_line(line, tmp_path)


@pytest.mark.parametrize(
    "span", ["meute dance", "meute simulate silver --matches 3", "python -m no_such", "make dance"]
)
def test_a_command_that_does_not_exist_is_noticed(span: str, tmp_path: Path) -> None:
    with pytest.raises(Untrue):
        check_span(shlex.split(span), tmp_path)


def test_console_lines_are_told_from_what_they_print() -> None:
    block = Block("console", "$ meute a \\\n  b\none\ntwo\n$ meute c\n", 1, None)
    assert list(lines(block)) == [("meute a    b", ["one", "two"]), ("meute c", [])]
