"""What previews and rows say is what the rules then do."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meute.core.decision import Action
from meute.core.shortcut import Row
from meute.games.silver import SILVER
from meute.games.silver import actions as a
from meute.games.silver.data import EXPOSER
from meute.games.silver.preview import Preview
from meute.games.silver.state import UNSEEN
from meute.testing.walk import Walk
from tests.games.silver.positions import Position

Village = tuple[int, int]


def rows(position: Position) -> Sequence[Row]:
    view = SILVER.view(position.state, position.state.turn)
    decision = SILVER.decision(position.state)
    assert decision is not None
    return SILVER.shortcuts(view, list(decision.options(position.state)))


def looked_at(position: Position, action: Action) -> Preview | None:
    found = SILVER.preview(SILVER.view(position.state, position.state.turn), action)
    assert found is None or isinstance(found, Preview)
    return found


def counted(position: Position, seat: int) -> Village:
    """What a village adds up to as its owner sees it, and how many of its cards it does not see."""
    view = SILVER.view(position.state, seat)
    values = [view.value[card] for card in view.villages[seat]]
    return sum(value for value in values if value != UNSEEN), values.count(UNSEEN)


def sets(position: Position) -> list[list[int]]:
    """The places of every set that is offered as a row."""
    return [
        [answer.place for answer in row.answers if isinstance(answer, a.Pick)]
        for row in rows(position)
        if row.answers[-1] == a.CONFIRM
    ]


def holding(*villages: str, card: int = 1) -> Position:
    return Position(*villages, top=str(card)).play(a.DRAW)


def test_a_swap_tells_what_the_village_would_be_worth() -> None:
    for place in range(4):
        position = holding("7* 3 12* 5^", "1 1")
        told = looked_at(position, a.SWAPS[place])
        position.play(a.SWAPS[place])
        assert told
        assert (told.worth, told.hidden) == counted(position, 0)


def test_a_discard_tells_the_power_it_offers() -> None:
    told = looked_at(holding("7* 3", "1 1", card=EXPOSER), a.DISCARD)
    assert told == Preview(power=EXPOSER)
    assert looked_at(holding("7* 3", "1 1", card=4), a.DISCARD) is None
    assert looked_at(holding("7^ 3^", "1 1", card=EXPOSER), a.DISCARD) is None


def test_an_empath_that_looks_is_named() -> None:
    position = Position("2^ 3 2^ 4", "1 1")
    village = position.state.villages[0]
    first = looked_at(position, a.USE_EMPATH[1])
    assert first == Preview(by=village[0])
    position.play(a.USE_EMPATH[1])
    assert looked_at(position, a.USE_EMPATH[3]) == Preview(by=village[2])


@pytest.mark.parametrize(
    ("village", "rests"), [("7* 9*", True), ("7* 9* 2^", False), ("7* 9* 3^", False)]
)
def test_a_turn_rests_only_where_nothing_is_lost(village: str, *, rests: bool) -> None:
    """7.3 The amulet can wait; an Empath's look and a Bodyguard's charge are for this turn."""
    position = Position(village, "4 8", amulet=0, amulet_ready=True, top="1", lost=(0, 12))
    position.play(a.DRAW, a.SWAPS[0])
    told = looked_at(position, a.END_TURN)
    assert bool(told and told.rests) is rests


def test_sets_that_may_succeed_are_rows_and_known_failures_are_none() -> None:
    assert sets(holding("7* 7* 12*", "1 1")) == [[0, 1]]
    assert sets(holding("7* 13* 12*", "1 1")) == [[0, 1], [1, 2]]
    assert sets(holding("7* 3 12*", "1 1")) == [[0, 1], [1, 2]]


def test_in_a_large_village_only_known_sets_are_rows() -> None:
    assert sets(holding("7* 7* 3 4 5 6", "1 1")) == [[0, 1]]


def test_a_card_under_the_amulet_is_in_no_row() -> None:
    position = Position("7*! 7* 7*", "1 1", discard="4", amulet=0)
    assert sets(position) == [[1, 2]]
    swaps = [row.answers[-1] for row in rows(position) if isinstance(row.answers[-1], a.Swap)]
    assert swaps == [a.SWAPS[1], a.SWAPS[2]]


@pytest.mark.parametrize("village", ["7* 7* 7* 12*", "13* 6* 13* 4", "5^ 5* 13^ 2"])
def test_a_sure_set_succeeds_and_is_worth_what_it_says(village: str) -> None:
    for row in rows(holding(village, "1 1")):
        if row.preview.doubt:
            continue
        position = holding(village, "1 1").play(*row.answers)
        while position.asked[0] in {"LayOnTop", "PutNew"}:
            position.play(position.options[0])
        assert (row.preview.worth, row.preview.hidden) == counted(position, 0)


@pytest.mark.parametrize(("size", "added"), [(2, 1), (3, 2)])
def test_a_set_in_doubt_says_how_many_cards_a_failure_adds(size: int, added: int) -> None:
    village = "7* 3 4"
    [row] = [r for r in rows(holding(village, "1 1")) if len(r.answers) == 2 + size][:1]
    assert row.preview.added == added
    position = holding(village, "1 1").play(*row.answers)
    while position.asked[0] in {"AddNew", "AddPenalty"}:
        position.play(position.options[0])
    assert len(position.state.villages[0]) == 3 + added


def test_a_card_for_all_to_see_is_taken_and_swapped_in_one() -> None:
    position = Position("7* 3", "1 1", discard="4", display="6")
    kinds = {tuple(type(answer).__name__ for answer in row.answers) for row in rows(position)}
    assert {("Take", "Swap"), ("DrawOpen", "Swap"), ("DrawOpen", "Discard")} <= kinds


def test_with_a_rascal_an_open_card_is_no_row() -> None:
    position = Position("7* 4^", "1 1", discard="4", display="6")
    assert not any(isinstance(row.answers[0], a.DrawOpen) for row in rows(position))


def test_no_row_goes_on_after_a_card_has_come_up() -> None:
    """What is drawn, discarded or turned up decides what one does next."""
    for seed in range(4):
        for state in Walk(seats=3, variant={}, seed=seed, skip=20, length=60).states(SILVER):
            decision = SILVER.decision(state)
            if decision is None or decision.player != state.turn:
                continue
            options = list(decision.options(state))
            for row in SILVER.shortcuts(SILVER.view(state, state.turn), options):
                assert not {a.DRAW, a.CONFIRM, a.DISCARD} & set(row.answers[:-1])
