"""29-34 The calendar, the three scorings, and the end."""

from __future__ import annotations

from meute.games.wolves import actions as a
from tests.games.wolves.positions import Position, dig_at, howl_at, target, upgrade_at

ALL_MOONS = (0, 0, 1, 1, 2, 2)
"""Crescents in B and C, half moons in D and E, full moons in F and G."""


def test_rule_29_what_fills_the_calendar() -> None:
    position = Position("B7: 0A", "B13: 0d", "B16: 1p", "B15: 2d", tokens={0: 20}, actions={0: 9})
    position.play(*[a.BONUS_ACTION] * 9)
    position.play(a.HOWL, howl_at("B3")).pay()
    position.play(a.UPGRADE_DEN, upgrade_at("B13")).pay()
    position.play(a.DOMINATE, target("B16", "p")).pay()
    position.play(a.DOMINATE, target("B15", "d")).pay().play(a.Track(1))
    assert position.calendar == ["lone", "0d", "1p", "2d"]
    position.play(a.BUILD_DEN, dig_at("B8")).pay().play(a.Track(1))
    assert len(position.calendar) == 4


def test_rule_29_prey_does_not_fill_it() -> None:
    position = Position("B2: 0p", "B4: 0A", "B6: 0p").play(a.MOVE, a.FLIPS[1], a.STOP)
    assert position.state.hunted[0]
    assert position.calendar == []


def test_rule_29_pieces_dominated_on_the_start_board_too() -> None:
    position = Position("A8: 0A", "A7: 1p", tokens={0: 3}).play(a.DOMINATE)
    position.play(target("A7", "p")).pay()
    assert position.calendar == ["1p"]


def test_rule_30_scored_at_the_end_of_the_turn() -> None:
    position = Position("B7: 0A", tokens={0: 4}, dates=8, piles=ALL_MOONS)
    position.play(a.HOWL, howl_at("B3")).pay()
    assert len(position.calendar) == 9
    assert position.state.phase == 0
    position.play(a.MOVE, a.FLIPS[1], a.STOP)
    assert position.state.phase == 0
    position.play(a.END_TURN)
    assert position.state.phase == 1
    assert position.state.won[0] == 1


def test_rule_30_not_before_the_date() -> None:
    assert Position(dates=8).idle().state.phase == 0
    assert Position(dates=9).idle().state.phase == 1
    assert Position(seats=4, dates=10).idle().state.phase == 0
    assert Position(seats=4, dates=11).idle().state.phase == 1


def test_rule_31_control_of_pieces() -> None:
    position = Position("B6: 0A 0p", "B7: 0d", "B13: 1L")
    assert position.control("B") == [3, 3, 0]


def test_rule_31_alphas_break_every_tie() -> None:
    position = Position("B6: 0d", "B7: 0p", "B13: 1A 1p", "B16: 2A")
    assert position.places("B") == (1, [0])
    position = Position("B6: 0p 0p", "B7: 0p", "B13: 1p", "B16: 2A")
    assert position.places("B") == (0, [2])


def test_rule_32_first_takes_the_token_second_the_lower_value() -> None:
    position = Position("B6: 0p 0p", "B13: 1p", dates=9, piles=ALL_MOONS).idle()
    assert position.state.won[0] == 1
    assert position.state.runner_up[3] == 1
    assert (position.score(0), position.score(1)) == (4, 2)


def test_rule_32_tie_for_first() -> None:
    position = Position("B6: 0p 0p", "B13: 1p 1p", "B16: 2p", dates=9, piles=ALL_MOONS).idle()
    assert position.parts(0)[6:] == position.parts(1)[6:] == [0, 2]
    assert position.parts(2)[6:] == [0, 0]
    assert position.state.scored[1] == 1


def test_rule_32_tie_for_second() -> None:
    position = Position("B6: 0p 0p", "B13: 1p", "B16: 2p", dates=9, piles=ALL_MOONS).idle()
    assert [position.parts(p)[6:] for p in range(3)] == [[4, 0], [0, 0], [0, 0]]


def test_rule_32_values_of_the_tokens() -> None:
    for phase, first, second in ((0, 4, 2), (1, 6, 3), (2, 8, 4)):
        region = "BDF"[phase]
        position = Position(
            f"{region}6: 0p 0p", f"{region}13: 1p",
            dates=(9, 17, 22)[phase], phase=phase, piles=ALL_MOONS,
        ).idle()  # fmt: skip
        assert position.parts(0)[6] == first
        assert position.parts(1)[7] == second


def test_rule_33_a_phase_scores_every_region_with_its_token() -> None:
    position = Position("B6: 0p", "C6: 0p", "D6: 0A", dates=9, piles=ALL_MOONS).idle()
    assert position.state.won[:3] == [2, 0, 0]
    assert position.state.scored == [0, 1, 1, 0, 0, 0, 0]


def test_rule_33_two_players_an_upper_token_uncovers_the_lower() -> None:
    piles = (0, 2, 2, 3, 4)
    position = Position("D6: 0p 0p", "D15: 0p 0A", seats=2, dates=7, piles=piles).idle()
    assert position.state.won[:3] == [1, 0, 0]
    assert position.state.scored == [1, 0, 0, 1, 0]
    position = Position("D6: 0p 0p", "D15: 0p 0A", seats=2, dates=13, piles=piles, phase=0).idle()
    assert position.state.won[:3] == [1, 1, 0]
    assert position.state.scored == [1, 0, 0, 2, 1]


def test_rule_34_the_game_ends_after_the_turn_of_the_full_moon() -> None:
    position = Position("B7: 0A", "B13: 0d", tokens={0: 2}, dates=21, phase=2, piles=ALL_MOONS)
    position.play(a.UPGRADE_DEN, upgrade_at("B13")).pay()
    assert len(position.calendar) == 22
    assert position.asked == ("TakeAction", 0)
    position.idle()
    assert position.over
    assert position.state.phase == 3


def test_rule_34_no_equal_turns() -> None:
    position = Position(turn=1, dates=22, phase=2).idle()
    assert position.over
