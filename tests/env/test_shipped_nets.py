"""The nets that come with the example fit today's rooms, win, and sit at the browser's table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import meute
from meute.bots.learned import read_policy
from tests.cli.running import run
from tests.server.kit import play_on, serving

LEARNING = Path(__file__).parents[2] / "examples" / "learning"
NETS = sorted((LEARNING / "nets").glob("*.npz"))

HEAVIEST = 320_000
"""Bytes of a net: four of them should not be felt in a clone."""

WON = {
    "foxes": ("random", 4, {}, 3),
    "silver": ("random", 8, {"rounds": "1"}, 6),
    "tracks": ("greedy", 18, {}, 8),
    "wolves": ("random", 4, {}, 3),
}
"""Against whom, how many games, by which settings, and how many of them should at least be won.

The bounds lie far below what is usual, for the last bits of a sum may differ between machines.
"""

nets = pytest.mark.parametrize("net", NETS, ids=lambda net: net.stem)


def test_every_room_has_a_net() -> None:
    assert [net.stem for net in NETS] == sorted(meute.games())
    assert max(net.stat().st_size for net in NETS) <= HEAVIEST


@nets
def test_a_net_fits_the_rules_features_and_codes_of_today(net: Path) -> None:
    policy, plan = (
        read_policy(net),
        json.loads((LEARNING / "plans" / f"{net.stem}.json").read_text()),
    )
    policy.check(meute.game(net.stem))
    assert policy.about["seats"] == plan["seats"]


@nets
@pytest.mark.slow
def test_a_net_wins_in_the_arena(net: Path) -> None:
    opponent, games, settings, least = WON[net.stem]
    words = [f"--set={name}={value}" for name, value in settings.items()]
    told = run(
        "tournament", net.stem, "--bots", f"learned:{net}", "--field", opponent,
        "--games", str(games), "--json", *words,
    )  # fmt: skip
    figures: dict[str, Any] = json.loads(told.stdout)
    (won,) = [row["wins"] for row in figures["ladder"] if row["bot"].startswith("learned:")]
    assert won >= least


@pytest.mark.slow
def test_a_net_plays_at_the_browsers_table(tmp_path: Path) -> None:
    (net,) = [net for net in NETS if net.stem == "silver"]
    with serving(tmp_path, bots={"net": f"learned:{net}"}) as site:
        made = site.table("me", "net", variant={"rounds": 1})
        with site.sit(made) as ann:
            play_on([ann])
            assert ann.now["over"]
        (record,) = meute.verify(site.get(f"/api/tables/{made['table']}/record").content)
        assert record.finished
        assert "meute_bot_failures 0\n" in site.get("/metrics").text
