"""JSON of actions, views and positions, and what happens to nonsense."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meute
from meute.core.codec import full_type
from meute.core.shape import FIELD_TYPES
from meute.form import form
from meute.games.silver import SILVER
from meute.games.silver.actions import ALL_ACTIONS, Swap, Target
from tests.games.silver.positions import Position

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


def test_an_action_names_its_class_and_fields() -> None:
    assert json.loads(meute.encode(Target(2, 4))) == {"type": "Target", "seat": 2, "place": 4}


@pytest.mark.parametrize("action", ALL_ACTIONS[::17])
def test_actions_round_trip(action: object) -> None:
    assert meute.decode("silver", meute.encode(action)) == action


def test_views_round_trip() -> None:
    position = Position("7* 2^ 3 ?", "1 2 ? 4 5", display="9", top="8", amulet=1)
    for seat in (0, 1, None):
        view = SILVER.view(position.state, seat)
        assert meute.decode("silver", meute.encode(view)) == view


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ('{"type":"Swap"}', "lacks the field 'place'"),
        ('{"type":"Swap","place":"3"}', "place"),
        ('{"type":"Swap","place":true}', "place"),
        ('{"type":"Swap","place":3,"extra":0}', "no field 'extra'"),
        ('{"type":"TakeTurn","player":0}', "no action is called 'TakeTurn'"),
        ('{"type":"Nothing"}', "no action is called 'Nothing'"),
        ('{"place":3}', "names its 'type'"),
        ("[1, 2]", "names its 'type'"),
        ("Swap", "not valid JSON"),
        (b"\xff\xfe", "not valid JSON"),
        ("[" * 100_000, "not valid JSON"),
    ],
)
def test_nonsense_is_refused_with_a_reason(data: Any, why: str) -> None:
    with pytest.raises(meute.BadData, match=why):
        meute.decode("silver", data)


@pytest.mark.parametrize("name", ["Final", "dataclass", "ALL_ACTIONS", "DRAW", "Action", "range"])
def test_a_name_that_stands_beside_the_actions_is_none(name: str) -> None:
    with pytest.raises(meute.BadData, match=f"no action is called '{name}'"):
        meute.decode("silver", json.dumps({"type": name}))


@pytest.mark.slow
@given(data=JSON)
def test_any_json_is_an_action_or_refused(data: Any) -> None:
    try:
        action = meute.decode("silver", json.dumps(data))
    except meute.BadData:
        return
    assert action in ALL_ACTIONS or isinstance(action, Swap)


def test_a_position_round_trips_byte_by_byte() -> None:
    table = meute.Table("silver", seats=4, seed=3)
    data = table.state_json()
    assert meute.Table.from_state("silver", data, seed=3).state_json() == data


def test_what_is_no_record_of_ours_cannot_be_encoded() -> None:
    with pytest.raises(meute.BadData, match="not a record"):
        meute.encode(object())


def outermost(hint: Any) -> Any:
    """Return what a compiled class keeps of a field's type."""
    if get_origin(hint) in (list, tuple):
        return get_origin(hint)
    return hint if isinstance(hint, type) else type


def records_of(cls: type) -> Iterator[type]:
    """Yield a record's class and those of the records it holds."""
    yield cls
    for hint in get_type_hints(cls).values():
        for part in (hint, *get_args(hint)):
            if isinstance(part, type) and is_dataclass(part) and part is not cls:
                yield from records_of(part)


@pytest.mark.skipif(form() != "interpreted", reason="compiled classes keep no types to compare")
@pytest.mark.parametrize("name", meute.games())
def test_what_a_compiled_record_forgets_of_its_fields_is_said(name: str) -> None:
    game = meute.game(name)
    for word in (game.state_class, *game.vocabulary.values()):
        for cls in records_of(word):
            hints = get_type_hints(cls)
            for part in (part for part in fields(cls) if part.compare):
                said = FIELD_TYPES.get(cls, {}).get(part.name)
                known = said or full_type(outermost(hints[part.name]))
                assert known == hints[part.name], f"{cls.__name__}.{part.name}"
