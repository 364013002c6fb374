"""Rulings t-qq: what the texts leave open about replacing, building, scoring and the end."""

from __future__ import annotations

import pytest

from meute.core.codec import encode
from meute.core.errors import CannotUndo
from meute.core.table import Table
from meute.games.wolves import WOLVES
from meute.games.wolves import actions as a
from meute.games.wolves.data import LAYOUTS
from meute.games.wolves.maps import layout_of
from tests.games.wolves.positions import (
    Position,
    dig_at,
    flee,
    go,
    howl_at,
    number,
    pick,
    place,
    target,
    upgrade_at,
)

ALL_MOONS = (0, 0, 1, 1, 2, 2)
FOR_TWO = (0, 2, 2, 3, 4)
"""A crescent in A, full moons in B and C, crescent on half in D, half on full in E."""


def test_ruling_t_an_alpha_of_the_row_may_replace_a_pack_wolf() -> None:
    position = Position("B7: 0A", "B13: 1p", tokens={0: 3}, called={0: 2}).play(a.DOMINATE)
    assert position.play(target("B13", "p")).pay().at("B13") == "0A"


def test_ruling_u_an_empty_row() -> None:
    position = Position("B7: 0A", "B13: 1p", "B16: 1d", tokens={0: 3}, called={0: 8})
    assert position.why(a.HOWL) == ("22", "no_wolf_left")
    position.play(a.DOMINATE)
    assert position.may(target("B16", "d"))
    assert position.why(target("B13", "p")) == ("25", "no_wolf_left")


def test_ruling_v_an_empty_track() -> None:
    position = Position("B7: 0A", tokens={0: 2}, dug={0: (4, 0, 0)}).play(a.BUILD_DEN)
    position.play(dig_at("B8")).pay()
    assert position.options == [a.Track(1), a.Track(2)]
    assert position.why(a.Track(0)) == ("15", "track_empty")


def test_ruling_v_no_den_left() -> None:
    position = Position("B7: 0A", "B13: 1p", "B16: 1d", tokens={0: 3}, dug={0: (4, 4, 4)})
    assert position.why(a.BUILD_DEN) == ("15", "no_den_left")
    position.play(a.DOMINATE)
    assert position.may(target("B13", "p"))
    assert position.why(target("B16", "d")) == ("25", "no_den_left")


def test_ruling_v_no_lair_left() -> None:
    lairs = [f"{letter}13: 0L" for letter in "CDEF"]
    position = Position("B7: 0A", "B13: 0d", *lairs, tokens={0: 3})
    assert position.why(a.UPGRADE_DEN) == ("18", "no_lair_left")


def test_ruling_w_a_den_under_a_wolf_of_another_colour() -> None:
    position = Position("B7: 0A", "B13: 1d 2p", tokens={0: 3}).play(a.DOMINATE)
    assert position.may(target("B13", "d"), target("B13", "p"))
    den = position.twin().play(target("B13", "d")).pay().play(a.Track(0))
    assert den.at("B13") == "0d 2p"
    wolf = position.play(target("B13", "p")).pay()
    assert wolf.at("B13") == "0p 1d"


def test_ruling_w_an_enemy_den_under_an_own_wolf() -> None:
    position = Position("B7: 0A", "B13: 1d 0p", tokens={0: 3}).play(a.DOMINATE)
    assert position.play(target("B13", "d")).pay().play(a.Track(0)).at("B13") == "0d 0p"


def test_ruling_x_no_den_with_enemy_alpha_lone_wolf_or_prey() -> None:
    position = Position("B6: 0A", "B11: 1A", tokens={0: 2}).play(a.BUILD_DEN)
    assert position.why(dig_at("B11")) == ("16", "enemy_there")
    assert position.why(dig_at("B3")) == ("16", "lone_wolf_there")
    assert position.why(dig_at("B5")) == ("16", "prey_there")


def test_ruling_y_a_den_on_the_start_board_never_becomes_a_lair() -> None:
    position = Position("A7: 0A", tokens={0: 4}).play(a.BUILD_DEN, dig_at("A8")).pay()
    position.play(a.Track(0))
    assert position.why(a.UPGRADE_DEN) == ("17", "no_ripe_den")
    for seats in (3, 4, 5):
        assert not any(layout_of(seats).at_water[:16])


@pytest.mark.parametrize("seats", list(LAYOUTS))
def test_ruling_z_water_lies_inside_its_board(seats: int) -> None:
    layout = layout_of(seats)
    for slot in layout.regions:
        beside = layout.beside[layout.water[slot]]
        assert len(beside) == 6
        assert all(layout.solid[h] and layout.slot[h] == slot for h in beside)


def test_ruling_aa_a_region_is_the_board_of_the_den() -> None:
    # B16 and G3 touch, but lie on two boards; each may have a lair of one colour.
    position = Position("B15: 0A", "B16: 0d", "G13: 0L", tokens={0: 2}).play(a.UPGRADE_DEN)
    assert position.may(upgrade_at("B16"))


def test_ruling_bb_two_phases_in_one_turn() -> None:
    position = Position("B6: 0p", "D6: 0p", dates=17, piles=ALL_MOONS).idle()
    assert position.state.phase == 2
    assert position.state.won[:3] == [1, 1, 0]
    assert [key for key in position.log if key == "moon"] == ["moon", "moon"]


def test_ruling_bb_full_moon_among_them_ends_the_game() -> None:
    position = Position("B6: 0p", "D6: 0p", "F6: 0A", dates=22, piles=ALL_MOONS).idle()
    assert position.over
    assert position.state.won[:3] == [1, 1, 1]


def test_ruling_cc_more_pieces_than_dates_change_nothing() -> None:
    position = Position("B7: 0A", "B13: 0d", tokens={0: 2}, dates=22, phase=2)
    position.play(a.UPGRADE_DEN, upgrade_at("B13")).pay().idle()
    assert len(position.calendar) == 23
    assert position.over


def test_ruling_dd_at_least_so_many_pieces_tested_at_the_end_of_the_turn() -> None:
    assert Position(dates=12).idle().state.phase == 1


def test_ruling_ee_an_empty_region_gives_nothing() -> None:
    position = Position(dates=9, piles=ALL_MOONS)
    assert position.places("B") == (-1, [])
    position.idle()
    assert position.state.scored[1] == 1
    assert sum(position.state.won) == sum(position.state.runner_up) == 0


def test_ruling_ff_alone_in_a_region() -> None:
    assert Position("B6: 0p").places("B") == (0, [])


def test_ruling_gg_alphas_break_the_tie_for_second_too() -> None:
    assert Position("B6: 0p 0p", "B13: 1A", "B16: 2p").places("B") == (0, [1])


def test_ruling_hh_the_third_pack_first() -> None:
    # Full moon in B: a lair and an alpha, control 4.
    position = Position("B6: 0p 0p", "B15: 1p", seats=2, piles=FOR_TWO)
    assert position.control("B") == [2, 1, 4]
    assert position.places("B") == (2, [0])
    assert Position("B6: 0p", "B15: 1p", seats=2, piles=FOR_TWO).places("B") == (2, [])
    scored = Position("B6: 0p 0p", "B15: 1p", seats=2, piles=FOR_TWO, dates=18).idle()
    assert scored.state.won[2] == 0
    assert scored.state.runner_up[2] == 1


def test_ruling_ii_tied_with_the_third_pack() -> None:
    # Crescent in A: two pack wolves.
    alphas = ("B1: 0A 0A", "B2: 1A 1A")
    position = Position("A6: 0p 0p", "A15: 1p", "C1: 1p", *alphas, seats=2, piles=FOR_TWO)
    assert position.control("A") == [2, 1, 2]
    assert position.places("A") == (-1, [0])


def test_ruling_ii_all_three_tied() -> None:
    position = Position("A6: 0p 0p", "A15: 1p 1p", "B1: 0A 0A", "B2: 1A 1A", seats=2, piles=FOR_TWO)
    assert position.places("A") == (-1, [0, 1])


def test_ruling_jj_points_count_when_uncovered() -> None:
    position = Position("B7: 0A", dug={0: (3, 0, 0)}, tokens={0: 2})
    assert position.score(0) == 3
    position.play(a.BUILD_DEN, dig_at("B8")).pay().play(a.Track(0))
    assert position.score(0) == 7


def test_ruling_kk_final_ties() -> None:
    position = Position("B6: 1p 1p", "B7: 1p", called={0: 1, 2: 1})
    assert WOLVES.ranks(position.state) == [2, 1, 2]
    position.state.won[0:3] = [2, 0, 0]
    position.state.won[3:6] = [0, 0, 1]
    assert WOLVES.ranks(position.state) == [1, 2, 3]


def test_ruling_ll_undo_inside_the_own_turn_and_not_after() -> None:
    drawn = Position("B2: 0p", "B4: 0A", "B6: 0p", tokens={0: 2})
    table = Table.from_state(WOLVES, encode(drawn.state), seed=1)
    before = table.state_hash()
    skip = (a.MOVE, a.FLIPS[1], a.STOP)
    for action in (*skip, a.BUILD_DEN, dig_at("B9"), a.SPEND):
        table.play(0, action)
    assert table.copy_state().hunted[0]
    table.undo(0)
    assert table.state_hash() == before
    for answer in (*skip, *skip, a.END_TURN):
        table.play(0, answer)
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_ruling_ll_nothing_in_a_turn_shows_anything_new() -> None:
    position = Position("B6: 0A", "B15: 1p")
    shown = position.state.shown
    position.play(a.MOVE, a.FLIPS[5], pick("B6", "A"), go("B15"), flee("B11"))
    assert position.state.shown == shown


def test_ruling_mm_colour_and_tile_side_are_choices_boards_are_chance() -> None:
    position = Position.fresh(2)
    assert position.asked == ("ChoosePack", 0)
    position.play(a.Pack(3), a.Pack(1))
    assert position.asked == ("ChoosePack", 1)
    position.play(a.Pack(0))
    assert position.state.third_pack == 0
    assert position.asked == ("LayDoubleTiles", 0)


def test_ruling_nn_the_first_to_place_places_last_and_starts() -> None:
    position = Position.fresh(5, starter=3)
    seats = []
    while position.asked[0] != "TakeAction":
        if position.asked[0].startswith("Place"):
            seats.append(position.asked[1])
        position.play(position.options[0]).deal()
    assert seats[0] == seats[-1] == position.asked[1] == 3


def test_ruling_oo_the_sides_of_the_canyon() -> None:
    layout = layout_of(4)
    assert layout.sides == [
        [number(f"A{n}") for n in side] for side in ((1, 2, 3, 7, 8), (9, 10, 14, 15, 16))
    ]
    # No hex of one side is reached from the other without leaving the start board.
    for top in layout.sides[0]:
        assert not set(layout.near[top]) & set(layout.sides[1])
    assert place("A1").hex in layout.sides[0]


def test_ruling_pp_a_turn_can_always_be_passed_without_touching_the_map() -> None:
    # Who answers for a player who left is the table's business; the rules offer an idle turn.
    position = Position("B6: 0A", "B13: 1p", tokens={0: 3})
    before = position.state.one[:]
    position.idle()
    assert position.state.one == before
    assert position.asked == ("TakeAction", 1)


def test_ruling_qq_bonus_tokens_never_run_out() -> None:
    position = Position("B7: 0A", "B13: 0d", tokens={0: 40}, actions={0: 40})
    position.play(a.UPGRADE_DEN, upgrade_at("B13"), a.SPEND, a.SPEND)
    assert position.state.terrain_tokens[0] == 39


def test_section_7_the_third_pack_beside_each_pile() -> None:
    position = Position(seats=2, piles=FOR_TWO)
    assert [position.control(letter)[-1] for letter in "ABCDE"] == [2, 4, 4, 3, 5]
    regions = WOLVES.view(position.state, 0).regions
    assert [region.alphas[-1] for region in regions] == [0, 1, 1, 0, 2]
    assert all(position.at(f"{letter}13") == "3rd 3rd" for letter in "ABCDE")


def test_section_7_the_third_pack_cannot_be_touched() -> None:
    position = Position("B7: 0A", "B16: 1p", seats=2, tokens={0: 9}, piles=FOR_TWO)
    ground = a.SPEND_AS[position.state.land.terrain[number("B13")]]
    assert position.twin().play(a.MOVE, ground, pick("B7", "A")).why(go("B13")) == (
        "10",
        "third_pack_there",
    )
    assert position.twin().play(a.BUILD_DEN).why(dig_at("B13")) == ("10", "third_pack_there")
    assert position.play(a.DOMINATE).why(target("B13", "p")) == ("23", "third_pack_there")


def test_section_7_howling_next_to_the_third_pack() -> None:
    position = Position("B7: 0A", seats=2, tokens={0: 2}, piles=FOR_TWO).play(a.HOWL)
    assert position.may(howl_at("B3"))
