"""No sentence for people stands in the client or in a room: all of them are in .ftl files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parents[2]
CLIENT = HERE / "web/src"
ROOMS = HERE / "src/meute/games"

NAMES = {"Meute", "SILVER", "make play ARGS=--lan"}
"""What is the same in every language: a name, the lettering of a box, a command."""

SCRIPTS = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
LABELS = re.compile(r'\b(?:aria-label|aria-description|title|placeholder|alt)="[^"{]*[A-Za-z]{2}')
LETTERS = r"[^\W\d_]{2,}"
SENTENCE = re.compile(rf"""(['"`])[A-ZÀ-Ý][a-zà-ÿ][^'"`\n]*{LETTERS} {LETTERS}[^'"`\n]*\1""")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
TWO_WORDS = re.compile(rf"{LETTERS},? {LETTERS}")


def markup(source: str) -> str:
    """Return a component without its script, its style and what stands in braces."""
    source, depth, plain = SCRIPTS.sub("", source), 0, []
    for letter in source:
        depth += (letter == "{") - (letter == "}")
        if depth == 0 and letter != "}":
            plain.append(letter)
    return "".join(plain)


def test_components_hold_no_words() -> None:
    found = []
    for file in CLIENT.rglob("*.svelte"):
        source = markup(file.read_text("utf-8"))
        texts = [text.strip() for text in re.split(r"<[^>]*>", source)]
        found += [(file.name, text) for text in texts if re.search(r"[^\W\d_]{2}", text)]
        found += [(file.name, label) for label in LABELS.findall(source)]
    assert [each for each in found if each[1] not in NAMES] == []


def test_scripts_hold_no_sentences() -> None:
    for file in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        if not file.name.endswith((".test.ts", "fixture.ts")):
            code = re.sub(
                r"/\*.*?\*/|^\s*//.*?$", "", file.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE
            )
            assert not SENTENCE.search(code), (file.name, SENTENCE.search(code))


def spoken(tree: ast.Module) -> Iterator[str]:
    """Go through the texts of a module, but for docstrings and what is raised at programmers."""
    silent = {id(part) for node in ast.walk(tree) if not_said(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in silent
        ):
            yield node.value


def not_said(node: ast.AST) -> bool:
    """Tell whether a statement is a docstring or raises an error."""
    return isinstance(node, ast.Raise | ast.Expr) and not isinstance(
        getattr(node, "value", None), ast.Call | ast.Yield
    )


def test_rooms_say_keys_and_parameters_only() -> None:
    for folder in ("words", "rules"):
        for file in ROOMS.glob(f"*/{folder}/*.py"):
            tree = ast.parse(file.read_text("utf-8"))
            assert [text for text in spoken(tree) if TWO_WORDS.search(text)] == [], file
