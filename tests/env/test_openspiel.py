"""The rooms as OpenSpiel has games, by its own tests and by what its algorithms ask for."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import pytest

import meute
import meute.env
from meute.core.errors import BadVariant

pyspiel = pytest.importorskip("pyspiel")

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its module of tests loads all games of its own
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import ismcts, mcts

SHORT = {"silver": {"rounds": 1}}


def chance(state: Any, luck: Random) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    assert sum(weights) == pytest.approx(1)
    drawn: int = luck.choices(outcomes, weights)[0]
    return drawn


def walk(state: Any, luck: Random, steps: int) -> Any:
    """Play so many answers at random, and on to the next question of a seat."""
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(chance(state, luck))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            steps -= 1
    return state


@pytest.mark.slow
@pytest.mark.parametrize("name", ["silver", "wolves", "tracks", "foxes"])
def test_a_world_imagined_from_what_a_seat_knows_is_the_same_to_it(name: str) -> None:
    luck = Random(3)  # noqa: S311 (random play needs no secrets)
    state = meute.env.spiel(name).new_initial_state()
    for _ in range(12):
        seat = walk(state, luck, 5).current_player()
        if state.is_terminal():
            break
        other = state.resample_from_infostate(seat, luck.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()


def test_a_name_with_settings_is_a_game() -> None:
    game = meute.env.spiel("silver", 3, {"rounds": 1, "penalty": 5})
    again = pyspiel.load_game(str(game))
    assert (again.seats, again.variant["rounds"], again.variant["penalty"]) == (3, 1, 5)
    row = " ".join(["2"] * 10)
    tracks = pyspiel.load_game(str(meute.env.spiel("tracks", 4, {"births": row})))
    assert tracks.variant["births"] == row
    with pytest.raises(BadVariant, match="'rounds' is not of the form setting:value"):
        pyspiel.load_game("meute_silver", {"variant": "rounds"})


def test_a_seat_hears_nothing_of_what_others_seal() -> None:
    luck = Random(1)  # noqa: S311 (as above)
    first = walk(meute.env.spiel("silver", 2).new_initial_state(), luck, 0)
    assert first.current_player() == 0
    other = first.clone()
    first.apply_action(first.legal_actions()[0])
    other.apply_action(other.legal_actions()[-1])
    assert first.information_state_string(1) == other.information_state_string(1)
    assert first.information_state_string(0) != other.information_state_string(0)


def test_open_answers_are_heard_when_the_last_of_a_secret_run_is_in() -> None:
    luck = Random(2)  # noqa: S311 (as above)
    first = walk(meute.env.spiel("tracks", 3).new_initial_state(), luck, 0)
    seats = []
    other = first.clone()
    for state, pick in ((first, 0), (other, -1)):
        state.apply_action(state.legal_actions()[pick])
        seats.append(state.current_player())
    assert seats == [1, 1]
    for _ in range(2):
        seat = first.current_player()
        assert first.information_state_string(seat) == other.information_state_string(seat)
        for state in (first, other):
            state.apply_action(state.legal_actions()[0])
    assert first.course.heard[2] != other.course.heard[2]


def test_an_information_state_recalls_what_the_view_has_lost() -> None:
    luck = Random(4)  # noqa: S311 (as above)
    start = walk(meute.env.spiel("silver", 2).new_initial_state(), luck, 20)
    seen: dict[str, set[str]] = {}
    for seed in range(80):
        state = walk(start.clone(), Random(seed), 3)  # noqa: S311 (as above)
        seat = state.current_player()
        observed = f"{seat} {state.observation_string(seat)}"
        seen.setdefault(observed, set()).add(state.information_state_string(seat))
    assert max(map(len, seen.values())) > 1, "no two ways led to one view"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["silver", "wolves", "tracks", "foxes"])
def test_openspiels_algorithms_find_what_they_need(name: str) -> None:
    game = meute.env.spiel(name, None, SHORT.get(name))
    kind = rl_environment.ObservationType.OBSERVATION
    env = rl_environment.Environment(game, observation_type=kind)
    step, luck = env.reset(), Random(5)  # noqa: S311 (as above)
    for _ in range(20):
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == game.observation_tensor_size()
        step = env.step([luck.choice(step.observations["legal_actions"][seat])])
    state = walk(game.new_initial_state(), luck, 30)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1), uct_c=1.4, max_simulations=2
    )
    assert bot.step(state) in state.legal_actions()
