"""1-3b Setup."""

from __future__ import annotations

from collections import Counter

import pytest

from meute.core.decision import CHANCE
from meute.games.wolves import WOLVES
from meute.games.wolves import actions as a
from meute.games.wolves.data import DATES, MOONS, PILES, PREY
from meute.games.wolves.maps import hex_name
from meute.games.wolves.rules.moon import moon_of
from tests.games.wolves.positions import Position, howl_at, number, place

LONE_WOLVES = {2: 10, 3: 12, 4: 16, 5: 20}


def choose_packs(position: Position, *terrains: int) -> Position:
    """Choose colours, then lay all tiles front side up."""
    position.play(*(a.Pack(terrain) for terrain in terrains))
    while position.asked[0] == "LayDoubleTiles":
        position.play(a.LAYS[0])
    return position.deal()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rule_1_boards_lone_wolves_prey_and_tokens(seats: int) -> None:
    state = Position.fresh(seats).state
    regions = state.land.layout.regions
    assert (
        len({state.boards[slot] for slot in regions})
        == len(regions)
        == {2: 5, 3: 6, 4: 8, 5: 10}[seats]
    )
    assert len(state.lone) == LONE_WOLVES[seats]
    assert {state.herd[slot] for slot in regions} == {1 if seats == 2 else 2}


def test_rule_1_prey_by_number_of_players() -> None:
    def herds(seats: int) -> Counter[str]:
        state = Position.fresh(seats).state
        return Counter(PREY[state.prey[slot]] for slot in state.land.layout.regions)

    assert herds(2) == Counter(PREY)
    assert herds(3) == Counter([*PREY, "hare"])
    assert herds(4) == Counter([*PREY, "hare", "raccoon", "boar"])
    assert herds(5) == Counter([*PREY, *PREY])


def test_rule_1_region_tokens_by_number_of_players() -> None:
    def tokens(seats: int) -> list[str]:
        state = Position.fresh(seats).state
        piles = [PILES[state.piles[slot]] for slot in state.land.layout.regions]
        return sorted("+".join(MOONS[moon] for moon in pile) for pile in piles)

    assert tokens(2) == ["crescent", "crescent+half", "full", "full", "half+full"]
    assert Counter(tokens(3)) == Counter(crescent=2, half=2, full=2)
    assert Counter(tokens(4)) == Counter(crescent=2, half=3, full=3)
    assert Counter(tokens(5)) == Counter(crescent=3, half=4, full=3)


def test_rule_1_boards_prey_and_tokens_come_by_chance() -> None:
    state = WOLVES.setup(4, WOLVES.meta.variant({}))
    counts = []
    for _ in range(24):
        decision = WOLVES.decision(state)
        assert decision is not None
        assert decision.player == CHANCE
        counts.append(len(decision.options(state)))
        WOLVES.play(state, decision.options(state)[-1])
    assert counts == [10, 9, 8, 7, 6, 5, 4, 3, *range(8, 0, -1), *range(8, 0, -1)]


def test_rule_1_calendar_by_number_of_players() -> None:
    assert DATES == {2: (7, 13, 18), 3: (9, 17, 22), 4: (11, 20, 26), 5: (13, 23, 30)}


def test_rule_1a_the_regions_scored_next_can_be_seen() -> None:
    position = Position(piles=(0, 0, 1, 1, 2, 2))
    view = WOLVES.view(position.state, 0)
    assert view.phase == 0
    assert [hex_name(16 * r.slot)[0] for r in view.regions if r.moon == view.phase] == ["B", "C"]


def test_rule_2_what_a_player_starts_with() -> None:
    position = Position.fresh(4).drafted()
    state = position.state
    for player in range(4):
        assert (state.spread(player), state.speed(player), state.howl(player)) == (2, 3, 2)
        assert state.dens_gone(player) == state.lairs[player] == state.called[player] == 0
        assert len(state.alphas(player)) == 2
        assert position.score(player) == 0


def test_rule_2_alphas_are_third_and_sixth_of_the_row() -> None:
    kinds = []
    for called in range(8):
        position = Position("B7: 0A", called={0: called}, tokens={0: 2})
        kinds.append(position.play(a.HOWL, howl_at("B3")).pay().at("B3"))
    assert kinds == ["0p", "0p", "0A", "0p", "0p", "0A", "0p", "0p"]


def test_rule_2a_everybody_chooses_a_free_colour() -> None:
    position = Position.fresh(3)
    assert position.asked == ("ChoosePack", 0)
    assert len(position.options) == 5
    position.play(a.Pack(4))
    assert position.asked == ("ChoosePack", 1)
    assert not position.may(a.Pack(4))
    assert position.why(a.Pack(4)) == ("2a", "pack_taken")
    position.play(a.Pack(0), a.Pack(2))
    assert position.state.home == [4, 0, 2]


def test_rule_2a_colours_may_be_dealt_instead() -> None:
    position = Position.fresh(3, packs="dealt")
    assert position.asked == ("LayDoubleTiles", 0)
    assert position.state.home == [0, 1, 2]


def test_rule_2b_the_owner_lays_the_double_tiles_in_one_of_two_ways() -> None:
    position = Position.fresh(3).play(a.Pack(4), a.Pack(0), a.Pack(2))
    assert position.asked == ("LayDoubleTiles", 0)
    position.play(a.LayTiles(0), a.LayTiles(1), a.LayTiles(0))
    assert position.tiles(0) == "dfrgtd"
    assert position.tiles(1) == "frgtdf"
    for player in range(3):
        faces = position.tiles(player)
        assert len(set(faces[1:])) == 5
        assert faces.count(faces[0]) == 2


def test_rule_2b_comes_before_the_wolves_are_placed() -> None:
    position = Position.fresh(3).play(a.Pack(4), a.Pack(0), a.Pack(2))
    position.play(a.LAYS[0], a.LAYS[0], a.LAYS[1]).deal()
    assert position.asked[0] == "PlaceFirstPair"


def test_rule_3_there_and_back_around_the_table() -> None:
    position = choose_packs(Position.fresh(4, starter=2), 0, 1, 2, 3)
    order = []
    while position.asked[0].startswith("Place"):
        order.append(position.asked[1])
        position.play(position.options[0])
    assert order == [2, 3, 0, 1, 1, 0, 3, 2]
    assert position.asked == ("TakeAction", 2)


def test_rule_3_a_pair_on_a_free_land_hex_of_the_start_board() -> None:
    position = choose_packs(Position.fresh(3), 0, 1, 2)
    assert position.hexes(a.Place) == {f"A{n}" for n in (1, 2, 3, 7, 8, 9, 10, 14, 15, 16)}
    position.play(place("A7"))
    assert position.at("A7") == "0A 0p"
    assert position.why(place("A7")) == ("3", "hex_taken")
    assert position.why(place("A6")) == ("8", "impassable")
    assert position.why(place("B7")) == ("3", "not_on_start_board")


def test_rule_3_the_second_pair_goes_across_the_canyon() -> None:
    position = choose_packs(Position.fresh(3), 0, 1, 2)
    position.play(place("A7"), place("A14"), place("A1"))
    assert position.asked == ("PlaceSecondPair", 2)
    assert position.hexes(a.Place) == {"A9", "A10", "A15", "A16"}
    assert position.why(place("A2")) == ("3", "same_side")
    position.play(place("A9"))
    assert position.hexes(a.Place) == {"A2", "A3", "A8"}


def test_rule_3a_two_players_start_in_regions_without_a_crescent() -> None:
    position = choose_packs(Position.fresh(2, starter=1), 0, 1, 2)
    state = position.state
    assert position.asked == ("PlacePair", 1)
    crescents = [s for s in range(5) if moon_of(state, s) == 0]
    assert len(crescents) == 2
    slots = {number(name) // 16 for name in position.hexes(a.Place)}
    assert slots == set(range(5)) - set(crescents)
    # 16 hexes without water, prey, two lone wolves and the third pack
    assert len(position.options) == 3 * 11


def test_rule_3a_order_one_two_one_and_no_shared_hex() -> None:
    position = choose_packs(Position.fresh(2, starter=1), 0, 1, 2)
    order = []
    while position.asked[0] == "PlacePair":
        order.append(position.asked[1])
        taken = position.options[0]
        position.play(taken)
        if position.asked[0] == "PlacePair":
            assert position.why(taken) == ("3a", "hex_taken")
    assert order == [1, 0, 0, 1]
    assert position.asked == ("TakeAction", 1)


def test_rule_3a_reasons() -> None:
    position = choose_packs(Position.fresh(2), 0, 1, 2)
    state = position.state
    good = next(s for s in range(5) if moon_of(state, s) != 0)
    bad = next(s for s in range(5) if moon_of(state, s) == 0)
    assert position.why(a.Place(16 * good + 2)) == ("3a", "lone_wolf_there")
    assert position.why(a.Place(16 * good + 4)) == ("3a", "prey_there")
    assert position.why(a.Place(16 * good + 11)) == ("8", "impassable")
    assert position.why(a.Place(16 * good + 12)) == ("3a", "hex_taken")
    assert position.why(a.Place(16 * bad)) == ("3a", "crescent_there")


def test_rule_3b_the_second_player_gets_an_action_token_in_the_first_turn() -> None:
    position = Position.fresh(2).drafted()
    assert position.state.action_tokens == [0, 0]
    position.idle()
    assert position.asked == ("TakeAction", 1)
    assert position.state.action_tokens == [0, 1]
    position.idle().idle()
    assert position.state.action_tokens == [0, 1]


def test_rule_3b_not_with_more_players() -> None:
    position = Position.fresh(3).drafted().idle()
    assert position.state.action_tokens == [0, 0, 0]
