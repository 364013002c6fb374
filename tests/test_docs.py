"""The pages under `docs`: links and anchors lead somewhere, names exist, words have one meaning."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.pages import PAGES, ROOT
from tools.described import in_line

DOCS = ROOT / "docs"
INDEX = DOCS / "index.md"
GLOSSARY = DOCS / "glossary.md"

FENCE = re.compile(r"^(```+).*?^\1$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\[((?:[^\[\]]|`[^`]*`)*)\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
CODE = re.compile(r"`[^`]*`")
ELSEWHERE = re.compile(r"^(\| .*\|)[^|]*\|$", re.MULTILINE)
"""A row of the glossary, whose last cell says what others say."""

RETIRED = "## Words we gave up"

PUBLIC = ("core", "games", "bots", "analysis", "arena", "env", "testing", "server", "cli")
"""Packages whose docstrings people read: on the site, or in the reference of the wire."""

HEAVIEST = 150_000
"""Bytes of a picture: a page of them should open on a phone."""


def prose(page: Path) -> str:
    """The text of a page without what is quoted as code."""
    return FENCE.sub("", page.read_text("utf-8"))


def anchor(heading: str) -> str:
    """The anchor a forge gives a heading."""
    text = re.sub(r"[*`]|\]\([^)]*\)", "", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


@cache
def anchors(page: Path) -> frozenset[str]:
    return frozenset(anchor(heading) for heading in HEADING.findall(prose(page)))


def links(page: Path) -> Iterator[tuple[str, Path, str]]:
    """The text, the file and the anchor of every relative link of a page."""
    for text, target, place in LINK.findall(prose(page)):
        yield text, (page.parent / target).resolve() if target else page, place


def pages() -> list[Path]:
    return [*PAGES, ROOT / "CHANGELOG.md"]


def test_every_link_and_anchor_leads_somewhere() -> None:
    dead = [
        f"{page.relative_to(ROOT)}: {target.relative_to(ROOT)}#{place}"
        for page in pages()
        for _, target, place in links(page)
        if not target.exists() or (place and place not in anchors(target))
    ]
    assert dead == []


@pytest.mark.parametrize(
    ("heading", "expected"),
    [("Points by origin", "points-by-origin"), ("7. Who will win", "7-who-will-win")],
)
def test_anchors_are_those_of_a_forge(heading: str, expected: str) -> None:
    assert anchor(heading) == expected


def reached() -> set[Path]:
    """The pages one comes to from the index by links alone."""
    found, look = {INDEX}, [INDEX]
    while look:
        for _, target, _ in links(look.pop()):
            if target.suffix == ".md" and target not in found:
                found.add(target)
                look.append(target)
    return found


def test_every_page_is_reached_from_the_index() -> None:
    own = {page for page in DOCS.rglob("*.md") if page.parent.name != "adr"}
    assert own - reached() == set()


def test_the_site_lists_every_page() -> None:
    contents = (ROOT / "mkdocs.yml").read_text("utf-8")
    listed = set(re.findall(r": (\S+\.md)$", contents, re.MULTILINE))
    own = {page for page in DOCS.rglob("*.md") if page.parent.name != "adr"}
    assert {page.relative_to(DOCS).as_posix() for page in own} <= listed


def named_in_code() -> Iterator[tuple[Path, str]]:
    """What pages name as standing in a file: links in code type, such as [`play`](table.py)."""
    for page in DOCS.rglob("*.md"):
        for text, target, _ in links(page):
            name = text.strip("`")
            if text.startswith("`") and name.isidentifier() and target.suffix in (".py", ".ts"):
                yield target, name


def test_what_the_docs_name_stands_where_they_say() -> None:
    named = list(named_in_code())
    assert len(named) > 30
    wrong = [f"{file.relative_to(ROOT)}: {n}" for file, n in named if not defines(file, n)]
    assert wrong == []


def defines(file: Path, name: str) -> bool:
    """Tell whether a file defines a name, or is what is called so."""
    text = file.read_text("utf-8")
    if file.suffix == ".ts":
        return re.search(rf"(?:function|class|interface|const)\s+{name}\b", text) is not None or (
            re.search(rf"^  (?:async )?{name}\(", text, re.MULTILINE) is not None
        )
    kinds = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    found = {node.name for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)}
    return name in found or file.stem == name


def test_a_name_that_is_not_there_is_noticed() -> None:
    assert not defines(ROOT / "src/meute/core/table.py", "tabel")
    assert not defines(ROOT / "web/src/lib/options.ts", "clack")


def rows(part: str) -> list[list[str]]:
    """The cells of the tables in a text, without their heads."""
    lines = [line for line in part.splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[0] not in ("word", "not")]


def test_a_word_of_the_glossary_has_one_meaning() -> None:
    words = [row[0] for row in rows(GLOSSARY.read_text("utf-8").partition(RETIRED)[0])]
    assert len(words) >= 40
    assert sorted(words) == sorted(set(words))


def retired() -> dict[str, re.Pattern[str]]:
    """What the glossary gave up; short forms such as AI count as they are written."""
    given_up = rows(GLOSSARY.read_text("utf-8").partition(RETIRED)[2])
    words = [word for row in given_up for word in row[0].split(", ")]
    return {w: re.compile(rf"\b{w}s?\b", 0 if w.isupper() else re.IGNORECASE) for w in words}


def docstrings() -> Iterator[tuple[str, str]]:
    """Every docstring of the package, with its place."""
    defined = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    for name in PUBLIC:
        for file in (ROOT / "src" / "meute" / name).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, defined) and (text := ast.get_docstring(node)):
                    yield f"{file.relative_to(ROOT)}: {text.splitlines()[0]}", in_line(text)


def written() -> Iterator[tuple[str, str]]:
    """What people read: pages and docstrings; decisions and the changelog are history."""
    for page in PAGES:
        if page.parent.name != "adr" and not page.is_relative_to(ROOT / "src"):
            text = prose(page).partition(RETIRED)[0]
            if page == GLOSSARY:
                text = ELSEWHERE.sub(r"\1", text)
            yield str(page.relative_to(ROOT)), text
    yield from docstrings()


@pytest.mark.slow
def test_no_retired_word_is_used() -> None:
    words = retired()
    assert len(words) > 10
    used = [
        f"{place}: {word}"
        for place, text in written()
        for word, pattern in words.items()
        if pattern.search(CODE.sub("", text))
    ]
    assert used == []


@pytest.mark.parametrize(
    ("sentence", "word"),
    [("The own card is shown.", "the own"), ("It lists legal moves.", "legal move")],
)
def test_a_retired_word_is_noticed(sentence: str, word: str) -> None:
    assert retired()[word].search(sentence)


def test_pictures_are_there_and_small() -> None:
    used = {
        (page.parent / name).resolve()
        for page in DOCS.rglob("*.md")
        for name in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", prose(page))
    }
    kept = set((DOCS / "pictures").iterdir())
    assert kept == used
    assert [picture.name for picture in kept if picture.stat().st_size > HEAVIEST] == []


def test_the_changelog_sorts_what_changed() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    kinds = re.findall(r"^### (.+)$", text, re.MULTILINE)
    assert set(kinds) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert "## [Unreleased]" in text
