"""Writes the client's types from the messages and from the records of every room.

`python -m tools.typescript` writes them, with `--check` it only tells whether they are
current. The client's folder is part of the repository, not of the installed package.
"""

from __future__ import annotations

import re
import types
from collections.abc import Iterable, Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

import meute
from meute.core.decision import Action, Pending, View
from meute.core.game import Game
from meute.core.registry import game as find_game
from meute.server.puzzles import schema as puzzles
from meute.server.schema import guide, heard, lesson, lobby, replay, told, words
from meute.server.thinking import schema as analysis
from tools import written_or_checked

WEB = Path(__file__).parents[1] / "web" / "src"
OPENING = "// Written by `python -m tools.typescript`; edit the Python records instead.\n"
ANY_PLAIN = "Plain"
ANSWER = "Action"
LOOK = "Preview"
SIMPLE: dict[Any, str] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    type(None): "null",
    Any: "unknown",
}
BASES = (Action, Pending, View)


def main() -> int:
    """Write the files, or check them."""
    return written_or_checked(files(), "tools.typescript")


def files() -> dict[Path, str]:
    """Return every generated file and what it should hold."""
    rooms = {WEB / "games" / name / "schema.ts": room(find_game(name)) for name in meute.games()}
    return {WEB / "lib" / "schema.ts": messages(), **rooms}


def messages() -> str:
    """Return the types of everything that server and client say to each other."""
    structs = dict.fromkeys(
        thing
        for module in (words, lobby, guide, heard, lesson, told, replay, analysis, puzzles)
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct)
    )
    parts = [OPENING, f"export type {ANY_PLAIN} = {{ [field: string]: unknown }};\n"]
    parts.append(f"export type Clock = {choice(lobby.Clock)};\n")
    parts += [struct(cls) for cls in structs]
    parts.append(union("ClientMessage", get_args(heard.ClientMessage)))
    parts.append(union("ServerMessage", get_args(told.ServerMessage)))
    return "\n".join(parts)


def struct(cls: type[msgspec.Struct]) -> str:
    """Return the interface of a message; what may be left out of it has a `?`."""
    hints = get_type_hints(cls)
    info = msgspec.structs.fields(cls)
    tag = cls.__struct_config__.tag
    lines = [f"  type: '{tag}';"] if tag else []
    asked = cls.__name__ in ASKED or cls.__struct_config__.omit_defaults
    for field in info:
        mark = "" if field.required or not asked else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(hints[field.name])};")
    if cls in OFFERING:
        parameters = ", ".join(f"{name} = {ANY_PLAIN}" for name in OFFERING[cls])
        return interface(cls, [of_a_room(line) for line in lines], f"<{parameters}>")
    return interface(cls, lines)


def of_a_room(line: str) -> str:
    """Return a field whose answers or previews are those of a room, where it holds any."""
    line = line.replace(ANY_PLAIN, LOOK if line.strip().startswith("preview") else ANSWER)
    for cls, parameters in OFFERING.items():
        line = re.sub(rf"\b{cls.__name__}\b", f"{cls.__name__}<{', '.join(parameters)}>", line)
    return line


OFFERING = {
    told.Option: (ANSWER, LOOK),
    told.Row: (LOOK,),
    told.Question: (ANSWER, LOOK),
}
"""What holds answers or previews of a room: whoever knows the room names them as parameters."""


ASKED = {
    *(cls.__name__ for cls in get_args(heard.ClientMessage)),
    *("NewTable", "SeatWish", "JoinTable", "BotWish", "MyTables"),
}
"""What the client says: defaults may be left out. What the server says is complete, but for what
comes by the hundred: that says so itself."""


def room(game: Game) -> str:
    """Return the types of a room: its actions, what may be pending, and its view."""
    words = list(game.vocabulary.values())
    actions = [word for word in words if issubclass(word, Action)]
    pending = [word for word in words if issubclass(word, Pending)]
    records = list(reached([*actions, *pending, game.view_class]))
    parts = [OPENING, *(record(cls) for cls in records)]
    parts += [look_ahead(game)] if game.preview_class else []
    parts += [union(ANSWER, actions), union("Pending", pending)]
    return "\n".join(parts)


def look_ahead(game: Game) -> str:
    """Return the type of a room's previews; a field that holds its default is not sent."""
    cls = game.preview_class
    assert cls is not None
    usual = {field.name for field in fields(cls) if field.default is not MISSING}
    marks = {name: "?" if name in usual else "" for name in record_types(cls)}
    types = record_types(cls).items()
    return interface(cls, [f"  {name}{marks[name]}: {written(hint)};" for name, hint in types])


def reached(roots: Iterable[type]) -> Iterator[type]:
    """Yield these records and all records in their fields, each once, inner ones first."""
    seen: dict[type, None] = {}

    def visit(cls: type) -> None:
        if cls in seen or cls in BASES or not is_dataclass(cls):
            return
        for hint in record_types(cls).values():
            for inner in leaves(hint):
                visit(inner)
        seen[cls] = None

    for root in roots:
        visit(root)
    return iter(seen)


def leaves(hint: Any) -> Iterator[type]:
    """Yield the classes that a type is made of."""
    if arguments := get_args(hint):
        for argument in arguments:
            yield from leaves(argument)
    elif isinstance(hint, type):
        yield hint


def record(cls: type) -> str:
    """Return the interface of a room's record, as the codec writes it."""
    lines = [f"  type: '{cls.__name__}';"] if issubclass(cls, BASES) else []
    lines += [f"  {name}: {written(hint)};" for name, hint in record_types(cls).items()]
    return interface(cls, lines)


def record_types(cls: type) -> dict[str, Any]:
    """Return the types of the fields that are written."""
    hints = get_type_hints(cls)
    return {field.name: hints[field.name] for field in fields(cls) if field.compare}


def interface(cls: type, lines: list[str], parameters: str = "") -> str:
    """Put an interface together, with the first sentence of the docstring above it."""
    sentence = (cls.__doc__ or "").split("\n")[0]
    body = "\n".join(lines)
    return f"/** {sentence} */\nexport interface {cls.__name__}{parameters} {{\n{body}\n}}\n"


def union(name: str, classes: Iterable[type]) -> str:
    """Return a union type."""
    members = "".join(f"\n  | {cls.__name__}" for cls in classes)
    return f"export type {name} ={members};\n"


def choice(hint: Any) -> str:
    """Return a choice among texts in TypeScript."""
    return " | ".join(f"'{value}'" for value in get_args(hint))


def written(hint: Any) -> str:
    """Return a Python type in TypeScript."""
    if hint == words.Plain:
        return ANY_PLAIN
    if hint == lobby.Clock:
        return "Clock"
    if hint in SIMPLE:
        return SIMPLE[hint]
    if isinstance(hint, type) and not get_args(hint):
        return hint.__name__
    return composed(hint)


def composed(hint: Any) -> str:
    """Return a type that is made of others in TypeScript."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return choice(hint)
    inner = [written(argument) for argument in arguments if argument is not Ellipsis]
    if origin in (Union, types.UnionType):
        return " | ".join(inner)
    if origin is dict:
        return f"Record<{inner[0]}, {inner[1]}>"
    if origin is list or (origin is tuple and arguments[-1] is Ellipsis):
        return f"({inner[0]})[]" if " " in inner[0] else f"{inner[0]}[]"
    if origin is tuple:
        return f"[{', '.join(inner)}]"
    raise TypeError(f"no TypeScript for {hint!r}")


if __name__ == "__main__":
    raise SystemExit(main())
