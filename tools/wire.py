"""Writes the reference page of the wire from the server's messages: `docs/reference/wire.md`.

`python -m tools.wire` writes it, with `--check` it only tells whether it is current.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from meute.server.app import health
from meute.server.app.application import create_app
from meute.server.app.settings import Settings
from meute.server.puzzles import schema as puzzles
from meute.server.schema import guide, heard, lesson, lobby, replay, told, words
from meute.server.thinking import schema as analysis
from tools import written_or_checked
from tools.described import class_of, in_line, members, paragraphs

PAGE: Final = Path(__file__).parents[1] / "docs/reference/wire.md"

OPENING: Final = """\
<!-- Written by `python -m tools.wire` from the server's messages; edit those instead. -->

# The wire

Everything that server and client say to each other. Lobby, records, replays and analyses are \
JSON over HTTP; a table is played on a websocket, one JSON object a message. A running server \
describes its HTTP addresses at `/schema`, for programs at `/schema/openapi.json`. The records of \
a room, its actions and its view, travel as `meute.encode` writes them, with the class under \
`type`; sentences travel as keys, and the texts behind them are fetched once.

A seat is a token: whoever makes or joins a table gets one, sends it as `Authorization: Bearer \
TOKEN`, and says it in `hello`. Without a token one looks on. A wish that cannot be fulfilled is \
answered with a status above 399, and with `why`, a [Why](#why), in its body. *May be left out* \
marks what has a default.
"""

TALK: Final = """\
## A conversation

The socket of a table is `/ws/{table}`. The first message is `hello`, the answer an `update`; \
after that the server speaks whenever something happens. Every `update` carries the number `n` of \
the last event, and what is said to a table names the `n` it was said about: a message about \
another position is refused and does no harm. What was not understood or not allowed comes back \
as `refused`. An answer is stored before anybody is told of it.
"""

SIMPLE: Final[dict[Any, str]] = {
    bool: "true or false",
    int: "whole number",
    float: "number",
    str: "text",
    type(None): "null",
    Any: "anything",
}

PLURAL: Final = {
    "whole number": "whole numbers",
    "number": "numbers",
    "text": "texts",
    "a record of the room": "records",
}


def text() -> str:
    """Return the page as it should be."""
    client, server = get_args(heard.ClientMessage), get_args(told.ServerMessage)
    spoken = {*client, *server}
    others = [struct for struct in structs() if struct not in spoken]
    parts = [OPENING, "## Addresses\n", *routes(), "", TALK]
    parts += ["## What a client says\n", *map(message, client)]
    parts += ["## What the server says\n", *map(message, server)]
    parts += ["## What they are made of\n", *map(message, others)]
    return "\n".join(parts)


def structs() -> Iterator[type[msgspec.Struct]]:
    """Yield every record of the wire once, in the order of its modules."""
    for module in (words, lobby, guide, heard, lesson, told, replay, analysis, health, puzzles):
        for thing in vars(module).values():
            own = isinstance(thing, type) and thing.__module__ == module.__name__
            if own and issubclass(thing, msgspec.Struct):
                yield thing


def routes() -> Iterator[str]:
    """Yield a table of every HTTP address."""
    document = create_app(Settings(data=Path())).openapi_schema.to_schema()
    yield "| method | address | body | answer | what it does |"
    yield "|---|---|---|---|---|"
    for path, operations in sorted(document["paths"].items()):
        for method, operation in operations.items():
            body = named(operation.get("requestBody", {}))
            answer = named(next(iter(operation["responses"].values())))
            asked = "".join(f" `?{name}`" for name in queries(operation))
            cells = (method.upper(), f"`{path}`{asked}", body, answer, operation["description"])
            yield f"| {' | '.join(cells)} |"


def queries(operation: Mapping[str, Any]) -> Iterator[str]:
    """Yield the names of what may stand behind the question mark of an address."""
    found = (each for each in operation.get("parameters", ()) if each["in"] == "query")
    return (each["name"] for each in found)


def named(part: Mapping[str, Any]) -> str:
    """Return the record in a body, as a link to its section."""
    for kind, content in part.get("content", {}).items():
        schema = content["schema"]
        inner = schema.get("items", schema)
        name = inner.get("$ref", "").rpartition("/")[2].rpartition("_")[2]
        if name in {struct.__name__ for struct in structs()}:
            return f"{'list of ' if inner is not schema else ''}{link(name)}"
        return f"`{kind.partition(';')[0]}`"
    return ""


def message(struct: type[msgspec.Struct]) -> str:
    """Return the section of a message: what it is for, and its fields."""
    about = paragraphs(class_of(struct.__module__, struct.__name__))
    tag = struct.__struct_config__.tag
    head = f"### {struct.__name__}\n\n" + (f'`"type": "{tag}"`\n\n' if tag else "")
    lines = [*fields(struct), ""] if struct.__struct_fields__ else []
    return "\n".join([f"{head}{about}\n", *lines])


def fields(struct: type[msgspec.Struct]) -> Iterator[str]:
    """Yield a line for every field."""
    hints = get_type_hints(struct)
    notes = notes_of(struct)
    for field in msgspec.structs.fields(struct):
        kind = spoken(hints[field.name])
        free = "" if field.required else ", may be left out"
        note = f"<br>{notes[field.name]}" if notes.get(field.name) else ""
        yield f"- `{field.encode_name}`: {kind}{free}{note}"


@cache
def notes_of(struct: type) -> Mapping[str, str]:
    """Return what stands below each field."""
    found = class_of(struct.__module__, struct.__name__)
    return {member.name: in_line(member.about) for member in members(found)}


def spoken(hint: Any) -> str:
    """Return a type in words."""
    if hint == words.Plain:
        return "a record of the room"
    if hint in SIMPLE:
        return SIMPLE[hint]
    if isinstance(hint, type) and not get_args(hint):
        return link(hint.__name__)
    return composed(hint)


def composed(hint: Any) -> str:
    """Return a type that is made of others in words."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return either(f"`{value}`" for value in arguments)
    if origin in (Union, types.UnionType):
        return either(spoken(argument) for argument in arguments)
    inner = [spoken(argument) for argument in arguments if argument is not Ellipsis]
    if origin is dict:
        return f"object of {PLURAL.get(inner[1], inner[1])} by name"
    if origin is tuple and Ellipsis not in arguments:
        return f"list of {' and '.join(inner)}"
    return f"list of {PLURAL.get(inner[0], inner[0])}"


def either(choices: Iterable[str]) -> str:
    """Join what one may choose from."""
    *first, last = choices
    return f"{', '.join(first)} or {last}" if first else last


def link(name: str) -> str:
    """Return a link to the section of a record."""
    return f"[{name}](#{name.lower()})"


if __name__ == "__main__":
    raise SystemExit(written_or_checked({PAGE: text()}, "tools.wire"))
