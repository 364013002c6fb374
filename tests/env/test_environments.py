"""What a learner is told, may answer and gets for it."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import pytest

import meute
import meute.env
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.errors import MeuteError, UnknownName
from meute.testing.template.game import Hush

ONE_ROUND = {"rounds": 1}


def some(mask: Any, luck: Random) -> int:
    """Draw one of the answers that a mask allows."""
    return luck.choice(np.flatnonzero(mask).tolist())


def played(env: Any, seed: int) -> dict[str, float]:
    """Play a game at random; return what each agent got of it."""
    luck = Random(seed)  # noqa: S311 (random play needs no secrets)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        got[agent] += reward
        env.step(None if over or cut else some(seen["action_mask"], luck))
    return got


def test_the_end_brings_each_seat_its_share_of_the_win_less_an_even_share() -> None:
    for seed in range(3):
        got = played(env := meute.env.aec("silver", 3, ONE_ROUND), seed)
        ranks = env.terms.game.ranks(env.episode.state)
        winners = list(ranks).count(1)
        shares = [1 / winners if rank == 1 else 0 for rank in ranks]
        assert list(got.values()) == pytest.approx([share - 1 / 3 for share in shares])
        assert sum(got.values()) == pytest.approx(0)


def test_by_margin_points_count_as_the_room_counts_them() -> None:
    got = played(env := meute.env.aec("silver", 2, ONE_ROUND, "margin"), 1)
    mine, theirs = env.terms.game.scores(env.episode.state)
    foresight = env.terms.game.foresight
    assert foresight is not None
    ahead = (theirs - mine) * foresight.ratings.point  # in Silver the fewest points win
    assert ahead != 0
    assert list(got.values()) == pytest.approx([ahead, -ahead])


def test_the_mask_is_the_list_of_options() -> None:
    env = meute.env.aec("foxes", 2)
    env.reset(seed=4)
    luck = Random(4)  # noqa: S311 (as above)
    for _ in range(80):
        seen, *_, info = env.last()
        legal = {env.terms.actions[code] for code in np.flatnonzero(seen["action_mask"])}
        assert legal == set(env.episode.options)
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        assert np.array_equal(env.action_masks(), seen["action_mask"])
        other = next(agent for agent in env.agents if agent != env.agent_selection)
        assert not env.observe(other)["action_mask"].any()
        env.step(some(seen["action_mask"], luck))


def test_an_agent_observes_the_features_of_its_own_view() -> None:
    env = meute.env.aec("silver", 3)
    env.reset(seed=2)
    for seat, agent in enumerate(env.agents):
        view = env.terms.game.full_view(env.episode.state, seat)
        expected = np.array(env.terms.game.features(view), np.float32)
        assert np.array_equal(env.observe(agent)["observation"], expected)


def test_pettingzoo_is_told_of_an_answer_that_is_no_option() -> None:
    env = meute.env.aec("silver")
    env.reset(seed=1)
    with pytest.raises(MeuteError, match=r"EndTurn\(\) is no option of seat_"):
        env.step(env.terms.code[next(a for a in env.terms.actions if repr(a) == "EndTurn()")])
    with pytest.raises(MeuteError, match=r"answer 9999 is no option"):
        env.step(9999)


def test_gymnasium_ends_the_game_at_an_answer_that_is_no_option() -> None:
    env = meute.env.gym("silver")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, gain, over, cut, info = env.step(illegal)
    assert (gain, over, cut, info["illegal"]) == (-1, True, False, True)


def test_pettingzoo_cuts_a_game_off_after_so_many_answers() -> None:
    env = meute.env.aec("silver", max_cycles=5)
    got = played(env, 1)
    assert env.steps == 5
    assert set(got.values()) == {0.0}


def test_a_learner_may_sit_everywhere_in_turn() -> None:
    env = meute.env.gym("silver", 3, "random", seat="rotate", variant=ONE_ROUND)
    seats = [env.reset(seed=3 if game == 0 else None)[1]["seat"] for game in range(4)]
    assert seats == [0, 1, 2, 0]
    assert env.episode.asked is not None
    assert env.episode.asked.player == 0


class Notes:
    """A bot that answers with the first option, and notes for whom."""

    name = "notes"

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, view: Any, options: Any, dealer: Dealer) -> Any:
        self.seats.add(view.player)
        return options[0]


def test_opponents_sit_from_the_learners_left_on() -> None:
    one, other = Notes(), Notes()
    env = meute.env.gym("silver", 3, [one, other], seat=1)
    env.reset(seed=1)
    luck = Random(1)  # noqa: S311 (as above)
    for _ in range(8):
        env.step(some(env.action_masks(), luck))
    assert (one.seats, other.seats) == ({2}, {0})


def test_the_same_seed_brings_the_same_games() -> None:
    def codes() -> list[int]:
        env = meute.env.gym("silver", opponents="greedy", variant=ONE_ROUND)
        luck = Random(5)  # noqa: S311 (as above)
        taken = []
        env.reset(seed=5)
        for _ in range(60):
            taken.append(some(env.action_masks(), luck))
            if env.step(taken[-1])[2]:
                env.reset()
        return taken

    assert codes() == codes()


@pytest.mark.slow
def test_many_tables_play_what_one_table_plays() -> None:
    many = meute.env.vector("silver", 3, opponents="greedy", seat="rotate", variant=ONE_ROUND)
    seen, info = many.reset(seed=7)
    seeds = np.random.default_rng(7)
    alone = []
    for place in range(3):
        env = meute.env.gym("silver", opponents="greedy", seat=place % 2, variant=ONE_ROUND)
        env.reset()
        env.episode = env.chair.begin(int(seeds.integers(1 << 62)))
        env._seen()  # noqa: SLF001 (the games are begun from outside, with the seeds of the many)
        alone.append(env)
    luck = Random(7)  # noqa: S311 (as above)
    for _ in range(12):
        actions = [some(mask, luck) for mask in info["action_mask"]]
        before = seen
        seen, gains, over, _, info = many.step(np.array(actions))
        for place, env in enumerate(alone):
            assert many.observation_space.contains(before)
            one, gain, ended, *_ = env.step(actions[place])
            assert (gain, ended) == (gains[place], over[place])
            if ended:
                assert np.array_equal(info["final_obs"][place]["observation"], one["observation"])
                return
            assert np.array_equal(seen["observation"][place], one["observation"])


def test_what_cannot_be_played_is_told_in_a_sentence() -> None:
    with pytest.raises(UnknownName, match="no reward is called 'wins'; did you mean 'win'"):
        meute.env.aec("silver", reward="wins")
    with pytest.raises(MeuteError, match="Silver is for 2 to 4 players, not 7"):
        meute.env.gym("silver", 7)
    with pytest.raises(MeuteError, match="sit at a seat from 0 to 1, or 'rotate', not 2"):
        meute.env.gym("silver", seat=2)
    with pytest.raises(MeuteError, match="name one bot for all other seats, or 3, not 2"):
        meute.env.gym("silver", 4, ["greedy", "random"])


class TellsNothing(Hush):
    def feature_names(self, seats: int) -> list[str]:
        return []


def test_a_room_that_tells_learners_nothing_says_what_it_lacks() -> None:
    with (
        registry.lent(TellsNothing()),
        pytest.raises(MeuteError, match="Hush tells learners nothing: a room needs `features`"),
    ):
        meute.env.aec("hush")


def test_without_the_extra_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in ("pettingzoo", "gymnasium", "numpy", "pyspiel"):
        monkeypatch.setitem(sys.modules, module, None)
    for module in ("turns", "one", "many", "openspiel", "terms"):
        monkeypatch.delitem(sys.modules, f"meute.env.{module}", raising=False)
    for open_room in (meute.env.aec, meute.env.gym, lambda name: meute.env.vector(name, 2)):
        with pytest.raises(MeuteError, match=r"pip install 'meute\[env\]'"):
            open_room("silver")
    with pytest.raises(MeuteError, match="pip install open_spiel"):
        meute.env.spiel("silver")


def test_text_says_who_is_asked_what() -> None:
    env = meute.env.gym("silver", render_mode="ansi")
    env.reset(seed=1)
    told = env.render()
    assert told is not None
    assert told.startswith("Seat 1: ")
    assert told.endswith("Points: 0, 0")
