"""What the greedy bot thinks."""

from __future__ import annotations

from typing import Any

import pytest

import meute
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.games.tracks import TRACKS
from meute.games.tracks.actions import ATTACKS, CATCHES, FIGHT, LEAVES, PASS, SMALL_PREY, SUBMIT
from meute.games.tracks.mind.plan import plan
from meute.games.tracks.state import EXTINCT
from tests.games.tracks.positions import Position, kind, wolf


def best(position: Position, seat: int) -> Any:
    options = position.options
    ratings = TRACKS.rate(position.sees(seat), options)
    return max(zip(ratings, options, strict=True), key=lambda pair: pair[0])[1]


def greedy_game(seats: int, seed: int) -> int:
    state = TRACKS.setup(seats, TRACKS.meta.variant({}))
    dealer = Dealer(seed)
    while (decision := TRACKS.decision(state)) is not None:
        options = decision.options(state)
        if decision.player != CHANCE and len(options) > 1:
            ratings = TRACKS.rate(TRACKS.full_view(state, decision.player), options)
            top = max(ratings)
            options = [o for o, r in zip(options, ratings, strict=True) if r == top]
        TRACKS.play(state, dealer.pick(options))
    return state.result


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_packs_of_greedy_bots_mostly_survive(seats: int) -> None:
    extinct = sum(greedy_game(seats, seed) == EXTINCT for seed in range(12))
    assert extinct <= 4


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 6])
def test_packs_of_bots_who_draw_their_bids_mostly_survive(seats: int) -> None:
    bot, extinct = meute.bot("medium"), 0
    for seed in range(8):
        table = meute.Table("tracks", seats, seed=seed)
        while not table.over:
            seat = table.waiting[0]
            table.play(seat, table.ask(seat, bot))
        extinct += table.copy_state().result == EXTINCT
    assert extinct <= 3


def test_a_plan_uses_every_counter_once_and_keeps_every_wolf_alive() -> None:
    position = Position("placement", "0A:5 0B:12 2A", "0C:2 1A", cubs="1B 2B")
    made = plan(position.state, 0)
    used = [counter for counter in made.values() if counter]
    assert len(set(used)) == len(used)
    spirals = position.state.settings.spirals
    for name in ("0A", "0B", "0C"):
        row = range(5 * wolf(name), 5 * wolf(name) + 5)
        assert sum(spirals[made[cell]] for cell in row) < position.strength(name)


def test_a_plan_gives_every_wolf_a_counter_for_the_solitary_hunt() -> None:
    position = Position("placement", "0A 0B 2A", "0C 1A", cubs="1B 2B")
    made = plan(position.state, 0)
    assert all(made[5 * wolf(name) + 1] for name in ("0A", "0B", "0C"))


def test_a_fair_share_kills_the_prey() -> None:
    position = Position("placement", "0A 2A", "1A", quarry="sick_moose")
    effort = sum(plan(position.state, p)[5 * wolf(f"{p}A") + 2] for p in range(3))
    assert effort >= 28


def test_the_best_prey_is_the_one_the_pack_can_kill() -> None:
    position = Position("vote", "0A 2A", "1A", prey="bison sick_moose moose")
    assert best(position, 0).kind == kind("sick_moose")


def test_the_most_useful_animal_is_caught() -> None:
    position = Position("phase 2", "0A:8", "1A", counters={"0A": "- 3 - - -"})
    position.play(SMALL_PREY[3], SMALL_PREY[5], SMALL_PREY[0])
    assert best(position, 0) == CATCHES[5]


def test_a_free_place_is_taken() -> None:
    position = Position("phase 5", "0A:12/3 1C", "1A", counters={"1C": "- - - - 5"})
    assert best(position, 1) == ATTACKS[wolf("0A")]


def test_a_hopeless_fight_is_avoided() -> None:
    counters = {"0C": "- - - - 15", "1A": "- - - - 1"}
    position = Position("phase 5", "0A", "1A:4/3 0C:12/4", counters=counters)
    position.play(ATTACKS[wolf("1A")])
    assert best(position, 1) == SUBMIT


def test_a_good_fight_is_accepted() -> None:
    counters = {"0C": "- - - - 6", "1A": "- - - - 6"}
    position = Position("phase 5", "0A", "1A:12/1 0C:4/1", counters=counters)
    position.play(PASS, ATTACKS[wolf("1A")])
    assert best(position, 1) == FIGHT


def test_a_young_wolf_does_not_leave_alone() -> None:
    position = Position("M6", "0A 2A 0B", "1A", young="0B")
    assert best(position, 0) == LEAVES[0]


def test_a_pair_leaves_if_that_wins() -> None:
    position = Position("M6", "0A 2A 0B", "1A 0C", young="0B 0C", points=(31, 0, 0))
    assert best(position, 0) == LEAVES[0b110]
