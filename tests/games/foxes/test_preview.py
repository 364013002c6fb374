"""What previews and rows say is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from meute.core.decision import Action
from meute.core.shortcut import Row
from meute.games.foxes import FOXES
from meute.games.foxes import actions as a
from meute.games.foxes.data import (
    ADVANCE,
    CUBS,
    DEN,
    FOREST,
    MARK,
    MOUNTAIN,
    MULOTAGE,
    RAISE,
    STRAIGHT,
)
from meute.games.foxes.preview import Preview
from meute.games.foxes.rules.den import LAY_PATH
from meute.games.foxes.state import NOTHING, State
from meute.testing.walk import Walk
from tests.games.foxes.lookup import cell
from tests.games.foxes.positions import Position

FISH = 1


def looked_at(position: Position, action: Action) -> Preview:
    found = FOXES.preview(FOXES.view(position.state, 0), action)
    assert isinstance(found, Preview)
    return found


def rows(position: Position) -> dict[tuple[Action, ...], Preview]:
    view = FOXES.view(position.state, 0)
    decision = FOXES.decision(position.state)
    assert decision is not None
    offered = FOXES.shortcuts(view, list(decision.options(position.state)))
    return {row.answers: row.preview for row in offered}


def test_b3_4_a_place_tells_what_the_slot_gives_and_leaves_of_the_die() -> None:
    position = Position().used(1, "river", 3).play(2)
    found = looked_at(position, a.PLACES[FISH])
    assert (found.resources, found.die) == ((0, 1, 0, 0), 1)


def test_b3_4_a_penalty_that_exhausts_the_die_brings_pc() -> None:
    position = Position().used(1, "river", 3).play(1)
    found = looked_at(position, a.PLACES[FISH])
    assert (found.die, found.pc) == (0, 2)


def test_b3_a_2_a_walk_tells_its_tolls_and_who_gains_them() -> None:
    position = Position().give(0, pc=1).mark(1, "forest.1").mark(2, "forest.2").play(6)
    position.play(a.PLACES[FOREST])
    before = position.state.pc[0]
    found = looked_at(position, a.MOVES[2])
    assert found.tolls == ((1, 1), (2, 2))
    assert before >= -found.pc == 2
    assert looked_at(position, a.MOVES[3]).pc == -2


def test_b3_a_3_a_walk_tells_what_can_be_done_at_its_end() -> None:
    position = Position(hunter="forest").play(6, a.PLACES[FOREST])
    assert looked_at(position, a.MOVES[2]).acts == (RAISE,)
    free = Position(hunter="farm").play(6, a.PLACES[FOREST])
    assert looked_at(free, a.MOVES[2]).acts == (MULOTAGE, MARK, RAISE)


def test_b3_6_an_action_tells_what_die_and_pc_pay() -> None:
    position = Position().give(0, pc=3).used(1, "forest", 3).play(2).play(a.PLACES[FOREST])
    position.play(a.MOVES[2])
    found = looked_at(position, a.MULOTAGE)
    assert (found.die, found.pc) == (0, -1)


def test_b3_a_a_card_takes_all_that_is_left_on_the_die() -> None:
    position = Position().hand(0, 13).give(0, pc=4).play(6, a.PLACES[MOUNTAIN])
    assert looked_at(position, a.DRAW_CARD).die == 0


def test_b3_b_3_a_path_tile_tells_what_it_joins_and_connects() -> None:
    position = Position().path(0, *((3, row, "straight", 0) for row in (1, 2, 3)))
    position.play(6, a.PLACES[DEN], a.DIGS[1]).until("LayPath")
    position.state.pending[-1] = LAY_PATH[0][STRAIGHT]
    found = looked_at(position, a.LAYS[cell(3, 4)][0])
    assert (found.joints, found.reached, found.exits) == (1, True, (2,))
    beside = FOXES.preview(FOXES.view(position.state, 0), a.LAYS[cell(3, 4)][1])
    assert beside is None


def test_b5_5_steps_tell_what_they_cost_and_where_they_lead() -> None:
    position = Position().give(0, pc=9, resources="egg").finish_round().idle().until("GrowCubs")
    pc = position.state.pc[0]
    found = rows(position)
    assert found[a.GROW[0],].pc == -2
    far = found[a.GROW[0], a.GROW[0], a.GROW[0]]
    assert (far.pc, far.cub, far.space) == (-6, 0, 4)
    assert max(len(answers) for answers in found if answers[0] == a.GROW[0]) == min(5, pc // 2)


def test_b5_5_the_last_step_is_offered_with_each_payment() -> None:
    position = Position().give(0, pc=2, resources="worm egg").cub(0, "top", space=5)
    found = rows(position.finish_round().idle().until("GrowCubs"))
    assert {(a.GROW[0], a.PAY[0]), (a.GROW[0], a.PAY[3])} <= set(found)
    paid = found[a.GROW[0], a.PAY[3]]
    assert (paid.space, paid.resources, paid.frees) == (6, (0, 0, 0, -1), 3)


def test_b5_5_who_stops_is_told_what_is_given_up() -> None:
    position = Position().give(0, pc=2).validated(0, 1)
    position.cub(0, "top", space=6, value=4).cub(0, "middle", at_exit=1)
    position.finish_round().idle().until("GrowCubs")
    found = looked_at(position, a.STOP)
    assert found.leaving == (0,)
    assert set(found.growing) == {3, 4}
    assert found.forgoes_die


def test_b3_b_4_an_exit_tells_which_instincts_it_opens() -> None:
    position = Position().give(0, pc=2).validated(0, 1, 2).shaft(0, 3)
    position.cub(0, "top", space=6, value=4).finish_round().idle().until("GrowCubs")
    assert looked_at(position, a.LEAVES[0][2]).instincts == (0, 1, 2, 3)
    assert looked_at(position, a.LEAVES[0][0]).instincts == ()


def test_a_row_is_a_place_a_walk_and_an_action() -> None:
    found = rows(Position(hunter="farm").mark(1, "forest.2").play(6))
    row = (a.PLACES[FOREST], a.MOVES[2], a.MARK)
    assert found[row].tolls == ((1, 2),)
    assert (a.PLACES[MOUNTAIN], a.GATHER) in found
    assert (a.PLACES[DEN], a.DIGS[2]) in found


def test_no_row_goes_on_past_a_tile_that_is_drawn() -> None:
    found = rows(Position().used(1, "river", 3, 3).play(6))
    assert (a.PLACES[FISH],) in found
    assert not any(len(row) > 1 and row[0] == a.PLACES[FISH] for row in found)
    assert all(row[-1] == a.MULOTAGE for row in found if a.MULOTAGE in row)


def test_the_way_of_the_fox_and_an_action_are_a_row() -> None:
    found = rows(Position(hunter="farm").play(6, a.PLACES[FOREST]))
    assert (a.MOVES[1], a.MARK) in found
    assert found[a.MOVES[2],].acts == (MULOTAGE, MARK, RAISE)
    assert ADVANCE not in found[a.MOVES[2],].acts


def played(state: State, answers: Sequence[Action]) -> State:
    after = state.copy()
    for answer in answers:
        FOXES.play(after, answer)
    return after


CERTAIN = (a.Place, a.Move, a.Mark, a.Gather, a.Lay, a.Grow, a.PayResource, a.PayTile)
"""Answers behind which nothing is drawn that would change what is counted here."""


def claims(state: State, seat: int) -> Iterator[tuple[tuple[Any, ...], Preview]]:
    view = FOXES.view(state, seat)
    decision = FOXES.decision(state)
    assert decision is not None
    options = list(decision.options(state))
    for option in options:
        if (found := FOXES.preview(view, option)) is not None:
            yield (option,), found
    for row in FOXES.shortcuts(view, options)[::5]:
        assert isinstance(row, Row)
        yield row.answers, row.preview


def is_kept(state: State, seat: int, answers: Sequence[Action], told: Preview) -> bool:
    """Tell whether what a preview says could be compared, after comparing it."""
    after = played(state, answers)
    if after.round != state.round or not isinstance(answers[-1], CERTAIN):
        return False
    last = FOXES.decision(after)
    if last is None or last.player != seat:
        return False
    if isinstance(answers[-1], a.Lay):
        return True
    assert told.pc == after.pc[seat] - state.pc[seat]
    assert told.vp == after.vp[seat] - state.vp[seat]
    if told.die != NOTHING:
        assert told.die == after.die
    if told.cub != NOTHING and told.resources:
        number = CUBS * seat + told.cub
        assert (told.space, told.value) == (after.cub_place[number], after.cub_value[number])
    for owner, gained in told.tolls:
        assert after.pc[owner] - state.pc[owner] == gained
    return True


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_previews_say_what_then_happens(seats: int, seed: int) -> None:
    walk = Walk(seats, {}, seed, skip=0, length=600)
    seen = 0
    for state in walk.states(FOXES):
        decision = FOXES.decision(state)
        if decision is None or decision.player < 0:
            continue
        for answers, told in claims(state, decision.player):
            seen += is_kept(state, decision.player, answers, told)
    assert seen > 100
