"""A net that was trained somewhere plays from its file, at every table."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meute
from meute.bots.learned import LearnedBot, Policy, about, read_policy, write_policy
from meute.bots.outside import named
from meute.core.codes import seat_actions
from meute.core.dealer import Dealer
from meute.core.errors import BadData, MeuteError, UnknownName
from tests.cli.running import refused, run

SILVER = meute.game("silver")
LIKED = "Draw()"


def layers(seats: int, hidden: int = 8) -> list[Any]:
    """A net that knows nothing, but strongly likes to draw."""
    luck = np.random.default_rng(1)
    actions = seat_actions(SILVER)
    first = luck.normal(size=(hidden, len(SILVER.feature_names(seats)))) / 20
    last = luck.normal(size=(len(actions), hidden)) / 20
    liking = np.array([9.0 if repr(action) == LIKED else 0.0 for action in actions])
    return [(first, np.zeros(hidden)), (last, liking)]


@pytest.fixture
def net(tmp_path: Path) -> Path:
    path = tmp_path / "silver.npz"
    write_policy(path, SILVER, 2, layers(2))
    return path


def test_a_net_answers_with_options_alone_and_mostly_what_it_likes(net: Path) -> None:
    bot = LearnedBot(str(net))
    table = meute.Table("silver", 2, seed=3, variant={"rounds": 1})
    drawn = []
    while not table.over:
        for seat in table.waiting:
            answer = table.ask(seat, bot)
            if LIKED in map(repr, table.options(seat)):
                drawn.append(repr(answer) == LIKED)
            table.play(seat, answer)
    assert sum(drawn) > 0.9 * len(drawn)


def test_chances_are_those_of_the_net_among_legal_answers() -> None:
    weights = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [9.0, 9.0]])
    policy = Policy({}, [(np.eye(2), np.array([0.0, -1.0])), (weights, np.zeros(4))])
    chances = policy.chances([1.0, 0.5], [0, 1, 2])
    assert chances == pytest.approx([0.4223188, 0.1553624, 0.4223188])


@pytest.mark.slow
def test_a_series_with_a_net_is_the_same_series_again(net: Path, tmp_path: Path) -> None:
    line = ("--bots", f"learned:{net},random", "--games", "4", "--set", "rounds=1", "--seed", "5")
    files = []
    for folder in ("one", "other"):
        run("simulate", "silver", *line, "--results", str(tmp_path / folder))
        files.append((tmp_path / folder / "records.jsonl").read_bytes())
        manifest = json.loads((tmp_path / folder / "manifest.json").read_text())
        assert list(manifest["bot_files"]) == ["learned:silver.npz", "random"]
        assert manifest["bot_files"]["learned:silver.npz"]
    assert files[0] == files[1]
    assert str(tmp_path).encode() not in files[0]


@pytest.mark.slow
def test_a_net_enters_a_tournament(net: Path) -> None:
    told = run(
        "tournament", "silver", "--bots", f"learned:{net},greedy", "--games", "4",
        "--set", "rounds=1",
    ).output  # fmt: skip
    assert "learned:silver.npz" in told


def test_what_does_not_fit_is_told_in_a_sentence(
    net: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, told in (
        (f"learned:{tmp_path / 'none.npz'}", "cannot read"),
        (f"learned:{__file__}", "is no policy"),
    ):
        with pytest.raises(UnknownName, match=told):
            named.check(name)
    told = refused("simulate", "silver", "--bots", f"learned:{net},random,random", "--games", "1")
    assert "the net was trained at tables of 2 seats alone" in told
    told = refused("simulate", "foxes", "--bots", f"learned:{net},random", "--games", "1")
    assert "the net was trained with game 'silver', and here it is 'foxes'" in told
    other = json.dumps({**about(SILVER, 2), "features": "others"})
    np.savez(net, about=np.array(other), w0=np.zeros((2, 2)), b0=np.zeros(2))
    with pytest.raises(MeuteError, match="trained with features 'others'"):
        LearnedBot(str(net)).choose(_view(), seat_actions(SILVER)[:2], Dealer(1))
    np.savez(tmp_path / "empty.npz", about=np.array("[]"))
    with pytest.raises(BadData, match="is no policy"):
        read_policy(tmp_path / "empty.npz")
    write_policy(tmp_path / "fresh.npz", SILVER, 2, layers(2))
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(MeuteError, match=r"pip install 'meute\[env\]'"):
        LearnedBot(str(tmp_path / "fresh.npz"))


def _view() -> Any:
    return meute.Table("silver", 2, seed=1).full_view(0)


def test_a_file_with_a_pickle_in_it_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "evil.npz"
    known = json.dumps(about(SILVER, 2))
    np.savez(path, about=np.array(known), w0=np.array([print], dtype=object), b0=np.zeros(1))
    with pytest.raises(BadData, match="is no policy"):
        read_policy(path)
