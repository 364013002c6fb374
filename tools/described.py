"""What a class says of itself in its source, in Markdown: for the reference pages under `docs`.

It reads the source and not the class, so that compiled rules are described alike.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[1] / "src"
EXAMPLE: Final = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.DOTALL | re.MULTILINE)

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Member:
    """An attribute or a method: how it is written and what it is."""

    name: str
    code: str
    about: str


@cache
def source_of(module: str) -> ast.Module:
    """Return the syntax of a module."""
    path = SOURCE.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text("utf-8"))


def class_of(module: str, name: str) -> ast.ClassDef:
    """Return a class of a module."""
    known = {each.name: each for each in source_of(module).body if isinstance(each, ast.ClassDef)}
    return known[name]


def paragraphs(cls: ast.ClassDef) -> str:
    """Return a docstring as Markdown, without its examples: they run where they stand."""
    return EXAMPLE.sub("", ast.get_docstring(cls) or "").strip()


def members(cls: ast.ClassDef) -> Iterator[Member]:
    """Yield every public member of a class, in the order of its source."""
    for each, below in zip(cls.body, [*cls.body[1:], ast.Pass()], strict=True):
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            found = _attribute(each, each.target.id, below)
        elif isinstance(each, Function):
            found = _method(each, cls.name)
        else:
            continue
        if not found.name.startswith("_") or found.name == "__init__":
            yield found


def _attribute(given: ast.AnnAssign, name: str, below: ast.stmt) -> Member:
    """Describe an attribute by the text below it."""
    code = f"{name}: {ast.unparse(given.annotation)}"
    told = below.value if isinstance(below, ast.Expr) else None
    about = told.value if isinstance(told, ast.Constant) else ""
    return Member(name, code, in_line(str(about)))


def _method(given: Function, owner: str) -> Member:
    """Describe a method by its docstring; to make an object is to call its class."""
    about = in_line(ast.get_docstring(given) or "")
    marks = {ast.unparse(mark) for mark in given.decorator_list}
    result = ast.unparse(given.returns) if given.returns else ""
    if marks & {"property", "cached_property"}:
        return Member(given.name, f"{given.name}: {result}", about)
    asked = _parameters(given.args)
    if given.name == "__init__":
        return Member(given.name, f"{owner}({asked})", about)
    return Member(given.name, f"{given.name}({asked})" + (f" -> {result}" if result else ""), about)


def _parameters(given: ast.arguments) -> str:
    """Write parameters as they stand, without the object itself."""
    written = re.sub(r"^(self|cls)(, )?", "", ast.unparse(given))
    return re.sub(r"(?<=[^\s=<>])=(?=[^=])", " = ", written)


def in_line(text: str) -> str:
    """Return a docstring in one line, without its examples."""
    return " ".join(EXAMPLE.sub("", inspect.cleandoc(text)).split())
