"""What previews and rows say is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from meute.core.decision import CHANCE, Action
from meute.core.shortcut import Row
from meute.games.wolves import WOLVES
from meute.games.wolves import actions as a
from meute.games.wolves.pieces import NONE, OWNER
from meute.games.wolves.preview import Preview
from meute.games.wolves.rules.end import score
from meute.games.wolves.rules.pay import PayFor
from meute.games.wolves.state import NOTHING, State
from meute.testing.walk import Walk
from tests.games.wolves.positions import (
    Position,
    dig_at,
    go,
    howl_at,
    number,
    pick,
    terrain,
    upgrade_at,
)


def looked_at(position: Position, action: Action) -> Preview:
    found = WOLVES.preview(WOLVES.view(position.state, 0), action)
    assert isinstance(found, Preview)
    return found


def rows(position: Position) -> Sequence[Row]:
    view = WOLVES.view(position.state, 0)
    decision = WOLVES.decision(position.state)
    assert decision is not None
    return WOLVES.shortcuts(view, list(decision.options(position.state)))


def hexes(*names: str) -> tuple[int, ...]:
    return tuple(number(name) for name in names)


def driving() -> Position:
    return Position("B6: 0A", "B7: 1p", "B8: 1d", "B13: 2A", home="rfg")


def test_a_step_tells_its_way_and_who_may_flee_where() -> None:
    position = driving().play(a.MOVE, a.FLIPS[0], pick("B6", "A"))
    found = looked_at(position, go("B7"))
    assert found.way == hexes("B6", "B7")
    assert OWNER[found.victim] == 1
    assert found.refuges == hexes("B6", "B8")
    far = looked_at(position, go("B8"))
    assert (len(far.way), far.victim, far.refuges) == (3, NONE, ())


def test_an_aim_tells_its_price_and_the_tiles_that_may_pay() -> None:
    position = Position("B7: 0A", home="rfg", tokens={0: 1}).play(a.BUILD_DEN)
    found = looked_at(position, dig_at("B8"))
    assert (found.terrain, found.cost) == (terrain("r"), 2)
    assert found.tiles == (0, 2)


def test_points_are_told_however_one_pays() -> None:
    drawn = ("B6: 0A", "B7: 0d 1A", "B8: 1p", "B13: 2p", "B2: 2d")
    position = Position(*drawn, home="rfg", tokens={0: 2}).play(a.UPGRADE_DEN)
    found = looked_at(position, upgrade_at("B7"))
    assert found.points == 5
    assert OWNER[found.victim] == 1
    assert found.refuges == hexes("B8")


def test_a_row_is_a_wolf_a_tile_and_a_hex() -> None:
    found = {row.answers: row.preview for row in rows(driving())}
    row = (a.MOVE, a.FLIPS[0], pick("B6", "A"), go("B7"))
    assert found[row].refuges == hexes("B6", "B8")
    assert {answers[1] for answers in found if answers[0] == a.MOVE} == set(a.FLIPS)


def test_a_token_is_offered_for_a_terrain_that_no_tile_shows() -> None:
    shown = driving()
    shown.state.terrain_tokens[0] = 1
    assert not any(isinstance(step, a.SpendAs) for row in rows(shown) for step in row.answers)
    other = Position("B11: 0A", home="frg", tiles={0: "frgtf"}, tokens={0: 1})
    spent = {step for row in rows(other) for step in row.answers if isinstance(step, a.SpendAs)}
    assert {step.terrain for step in spent} == {terrain("d")}


def test_a_hex_to_aim_at_is_a_row() -> None:
    found = {row.answers: row.preview for row in rows(Position("B6: 0A", tokens={0: 2}))}
    assert found[a.HOWL, howl_at("B3")].cost == 2
    assert (a.BUILD_DEN, dig_at("B6")) in found


def test_the_second_wolf_of_a_move_is_a_row_of_two() -> None:
    position = Position("B6: 0A", "C6: 0p", home="rfg")
    position.play(a.MOVE, a.FLIPS[0], pick("B6", "A"), go("B7"))
    assert all(len(row.answers) == 2 for row in rows(position))
    assert (pick("C6", "p"), go("C1")) in {row.answers for row in rows(position)}


def test_nothing_is_offered_where_nothing_is_aimed_at() -> None:
    assert rows(driving().play(a.MOVE)) == []


def played(state: State, answers: Sequence[Action]) -> State:
    """Give answers, and pay what is then to be paid in the first way."""
    after = state.copy()
    for answer in answers:
        WOLVES.play(after, answer)
    while isinstance(decision := WOLVES.decision(after), PayFor):
        WOLVES.play(after, decision.options(after)[0])
    return after


def claims(state: State, seat: int) -> Iterator[tuple[tuple[Any, ...], Preview]]:
    view = WOLVES.view(state, seat)
    decision = WOLVES.decision(state)
    assert decision is not None
    options = list(decision.options(state))
    for option in options:
        if (found := WOLVES.preview(view, option)) is not None:
            yield (option,), found
    for row in WOLVES.shortcuts(view, options)[::7]:
        if row.preview is not None:
            yield row.answers, row.preview


def is_kept(state: State, seat: int, answers: tuple[Any, ...], told: Preview) -> None:
    """Compare what was told with what the rules then do."""
    after = played(state, answers)
    assert told.points == score(after, seat) - score(state, seat)
    if told.way:
        assert told.way[-1] == answers[-1].hex
        assert any(after.where[wolf] == told.way[-1] for wolf in range(1, len(after.where)))
        land = state.land
        assert land.walk[told.way[0]][told.way[-1]] == len(told.way) - 1
    if told.victim != NONE:
        gone = after.where[told.victim]
        if len(told.refuges) == 1:
            assert (gone,) == told.refuges
        else:
            decision = WOLVES.decision(after)
            assert decision is not None
            assert tuple(flee.hex for flee in decision.options(after)) == told.refuges
    else:
        others = [w for w in range(1, len(state.where)) if OWNER[w] not in (seat, NOTHING)]
        fled = [w for w in others if NOTHING not in (state.where[w], after.where[w])]
        if not isinstance(answers[-1], a.Flee):
            assert all(state.where[w] == after.where[w] for w in fled)
    if told.cost and not isinstance(answers[-1], (a.Flip, a.SpendAs)):
        paid = sum(old != new for old, new in zip(state.tiles, after.tiles, strict=True))
        spent = state.terrain_tokens[seat] - after.terrain_tokens[seat]
        assert paid + max(spent, 0) <= told.cost


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_is_what_happens(seed: int) -> None:
    walk = Walk(2 + seed % 4, {"packs": "dealt"}, seed, skip=60 + 20 * seed, length=40)
    seen = 0
    for state in walk.states(WOLVES):
        decision = WOLVES.decision(state)
        assert decision is not None
        if decision.player == CHANCE:
            continue
        for answers, told in claims(state, decision.player):
            is_kept(state, decision.player, answers, told)
            seen += 1
    assert seen > 100
