"""The client's types say what the Python records say."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest

import meute
from meute.core.decision import Action
from meute.server.schema import lobby, told, words
from tools import current, typescript


@pytest.mark.parametrize("path", typescript.files(), ids=lambda path: path.parent.name)
def test_the_generated_types_are_current(path: Path) -> None:
    assert current(path) == typescript.files()[path], "run make types"


def test_every_room_has_types() -> None:
    rooms = {path.parent.name for path in typescript.files() if path.parent.parent.name == "games"}
    assert rooms == set(meute.games())


def test_what_the_client_may_leave_out_is_marked() -> None:
    written = typescript.struct(lobby.JoinTable)
    assert "  name: string;\n  invite?: string | null;\n" in written


def test_what_the_server_says_is_complete() -> None:
    assert "?:" not in typescript.struct(told.Update)


@pytest.mark.parametrize(
    ("hint", "written"),
    [
        (int, "number"),
        (words.Plain, "Plain"),
        (tuple[int, ...], "number[]"),
        (tuple[int, str], "[number, string]"),
        (list[int | None], "(number | null)[]"),
        (dict[str, list[str]], "Record<string, string[]>"),
        (Literal["a", "b"], "'a' | 'b'"),
        (words.Told, "Told"),
    ],
)
def test_types_in_typescript(hint: object, written: str) -> None:
    assert typescript.written(hint) == written


def test_a_type_without_a_translation_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        typescript.written(Mapping[str, int])


def test_a_record_is_written_as_the_codec_writes_it() -> None:
    @dataclass(frozen=True)
    class Step(Action):
        """Take a step."""

        to: int

    lines = typescript.record(Step).splitlines()
    assert lines == [
        "/** Take a step. */",
        "export interface Step {",
        "  type: 'Step';",
        "  to: number;",
        "}",
    ]
