"""The reference pages that are written from the source: whole, current and readable."""

from __future__ import annotations

import re
from typing import get_args

import msgspec

from meute.core.game import GameOf
from meute.server.lobby.routes import HANDLERS
from meute.server.schema import heard, told
from meute.server.thinking.routes import ANALYSIS_HANDLERS
from meute.server.thinking.schema import Analysis
from tools import contract, current, described, wire

CONTRACT, WIRE = contract.text(), wire.text()


def section(page: str, name: str) -> str:
    return page.partition(f"\n### {name}\n")[2].partition("\n### ")[0].partition("\n## ")[0]


def test_the_pages_are_current() -> None:
    assert current(contract.PAGE) == CONTRACT
    assert current(wire.PAGE) == WIRE


def test_the_contract_names_and_explains_all_a_game_must_have() -> None:
    listed = re.findall(r"^- `(\w+)[^`]*`<br>\S", section(CONTRACT, "Game"), re.MULTILINE)
    public = {name for name in vars(GameOf) if not name.startswith("_")}
    assert set(listed) == public | {"meta"}


def test_the_contract_explains_every_member() -> None:
    bare = re.findall(r"^- `[^`]*`$", CONTRACT, re.MULTILINE)
    assert bare == []


def test_a_table_has_what_its_bases_bring() -> None:
    listed = re.findall(r"^- `(\w+)", section(CONTRACT, "Table"), re.MULTILINE)
    assert {"Table", "play", "options", "view", "undo", "record", "say"} <= set(listed)


def test_the_wire_has_every_message_with_its_fields() -> None:
    for message in (*get_args(heard.ClientMessage), *get_args(told.ServerMessage), Analysis):
        listed = re.findall(r"^- `(\w+)`", section(WIRE, message.__name__), re.MULTILINE)
        assert listed == [field.encode_name for field in msgspec.structs.fields(message)]


def test_the_wire_has_every_address() -> None:
    for handler in (*HANDLERS, *ANALYSIS_HANDLERS):
        for path in handler.paths:
            address = re.sub(r"\{(\w+):\w+\}", r"{\1}", path)
            assert f"`{address}`" in WIRE


def test_every_link_inside_the_wire_has_its_section() -> None:
    sections = {name.lower() for name in re.findall(r"^### (\w+)$", WIRE, re.MULTILINE)}
    assert set(re.findall(r"\]\(#(\w+)\)", WIRE)) <= sections


def test_a_docstring_is_shown_without_its_examples() -> None:
    assert described.in_line("Add.\n\n>>> 1 + 1\n2\n\nThat is all.") == "Add. That is all."
