"""What a view adds up for a board: sums, totals, guards and what a call has changed."""

from __future__ import annotations

from meute.games.silver import SILVER
from meute.games.silver import actions as a
from meute.games.silver.state import UNSEEN
from meute.games.silver.view import Scored, SilverView
from tests.games.silver.positions import Position


def seen(position: Position, seat: int | None = 0) -> SilverView:
    view = SILVER.view(position.state, seat)
    assert isinstance(view, SilverView)
    return view


def test_a_village_is_worth_what_its_seat_sees_of_it() -> None:
    position = Position("7* 3 12* 4^", "5^ 2*0 ? 9*")
    assert seen(position).worth == (23, 7)
    assert seen(position).hidden == (1, 2)
    assert seen(position, 1).worth == (4, 14)
    assert seen(position, None).hidden == (3, 3)


def test_with_all_cards_open_only_cards_without_a_face_are_hidden() -> None:
    view = SILVER.open_view(Position("7* 3 12* 4^", "5^ 2*0 ? 9*").state)
    assert (view.worth, view.hidden) == ((26, 16), (0, 1))
    assert view.value.count(UNSEEN) == 1


def test_unaided_memory_counts_what_the_view_still_shows() -> None:
    position = Position("7* 3 12* 4^", "5^ 2", memory="unaided")
    assert (seen(position).worth, seen(position).hidden) == ((4, 5), (3, 1))


def test_a_bodyguard_protects_itself_and_its_ward() -> None:
    position = Position("3^ 7* 9", "3 2^").guard(0, 0, 1)
    village = position.state.villages[0]
    assert seen(position, 1).protected == tuple(village[:2])


def test_whoever_has_fewest_points_leads() -> None:
    """12.1 The lowest total of all rounds."""
    view = seen(Position("1", "2", "3", lost=(4, 9, 4, 5, 0, 5)))
    assert (view.totals, view.leading) == ((9, 9, 9), (0, 1, 2))
    assert view.rounds == (Scored((4, 9, 4), (0, 2)), Scored((5, 0, 5), (1,)))
    assert seen(Position("1", "2")).leading == ()


def test_a_call_that_succeeds_spares_its_caller() -> None:
    """10.3 Nobody has less: no points, though a tie would do."""
    position = Position("1* 2*", "4* 8*", caller=0, turn=1, discard="6")
    view = seen(position.play(a.TAKE, a.SWAPS[1]))
    assert view.reckoning
    assert (view.reckoning.won, view.reckoning.added) == (True, (-3, 0))


def test_a_call_that_fails_costs_its_caller() -> None:
    """10.4 Somebody has less."""
    position = Position("9* 9*", "4* 8*", caller=0, turn=1, discard="6")
    view = seen(position.play(a.TAKE, a.SWAPS[1]))
    assert view.reckoning
    assert (view.reckoning.won, view.reckoning.added) == (False, (10, 0))
