"""How much better each level of the bots is than the one below: the ladder of a room.

    python -m benchmarks.ladder silver
    python -m benchmarks.ladder wolves --step expert:hard --deals 40 --jobs 2 --keep ladder.jsonl
    python -m benchmarks.ladder silver --step expert:hard --deals 200 --luck

For each step one bot of the upper level plays against a table full of the lower one, at the room's
usual number of players; every deal is played once from each seat. Told are the share of wins with a
95 % interval (deals are what is drawn at random, not games: the games of one deal share its luck),
the share that would be even, by how many points the upper level is ahead of the others' mean, and
the seconds of CPU that it takes for an answer, on average and at most. With `--keep` games are
written to a file as they end, and a run goes on where the last one stopped; the result does not
depend on `--jobs`.

With `--luck` the share of wins is also told less what luck gave in each game: it has the same mean
as the wins but a smaller spread, so fewer games tell two levels apart (`meute.analysis.fortune`).
That takes some seconds a game.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import mean
from time import process_time
from typing import Any, Final

import meute
from meute.analysis.fortune import fortunes
from meute.arena.statistics import mean as estimated_mean
from meute.arena.statistics import win_rate
from meute.core.foresight import shares
from meute.core.table import Table

SEATS: Final = {"silver": 2, "wolves": 2, "tracks": 4, "foxes": 3}
"""The usual number of players of each room."""

STEPS: Final = ("medium:easy", "hard:medium", "expert:hard")


@dataclass(frozen=True)
class Plan:
    """A game to play: one bot of a level at a seat, the others of another level."""

    room: str
    seats: int
    upper: str
    lower: str
    seed: str
    deal: int
    seat: int


@dataclass(frozen=True)
class Played:
    """How a game ended for the bot of the upper level, and how long it thought."""

    plan: Plan
    won: float
    ahead: float
    """Points before the others' mean."""
    answers: int
    seconds: float
    longest: float
    luck: float | None = None
    """What luck gave, in wins; None where it was not asked for."""


def play(plan: Plan, *, luck: bool = False) -> Played:
    """Play a game; if asked, tell what luck gave."""
    table = Table(plan.room, plan.seats, f"{plan.seed}/{plan.deal}")
    upper, lower = meute.bot(plan.upper), meute.bot(plan.lower)
    answers, seconds, longest = 0, 0.0, 0.0
    while not table.over:
        for seat in table.waiting:
            if seat != plan.seat:
                table.play(seat, table.ask(seat, lower))
                continue
            began = process_time()
            answer = table.ask(seat, upper)
            took = process_time() - began
            answers, seconds, longest = answers + 1, seconds + took, max(longest, took)
            table.play(seat, answer)
    won = shares(table.ranks)[plan.seat]
    scores = list(table.scores)
    ahead = scores.pop(plan.seat) - mean(scores)
    if table.game.meta.lowest_wins:
        ahead = -ahead
    return Played(
        plan,
        won,
        round(ahead, 2),
        answers,
        round(seconds, 3),
        round(longest, 3),
        fortunes(table.record)[plan.seat] if luck else None,
    )


def plans(asked: argparse.Namespace, step: str) -> list[Plan]:
    """List the games of a step, deal by deal."""
    upper, lower = step.split(":")
    seats = asked.seats or SEATS[asked.room]
    return [
        Plan(asked.room, seats, upper, lower, asked.seed, deal, seat)
        for deal in range(asked.deals)
        for seat in range(seats)
    ]


def kept(path: Path | None) -> dict[Plan, Played]:
    """Read the games that were played already."""
    if path is None or not path.exists():
        return {}
    try:
        rows: list[dict[str, Any]] = [json.loads(line) for line in path.read_text().splitlines()]
        games = [Played(**{**row, "plan": Plan(**row["plan"])}) for row in rows]
    except (KeyError, TypeError, ValueError) as error:
        message = f"{path} holds something else than games of a ladder ({error}); name another file"
        raise SystemExit(message) from None
    return {game.plan: game for game in games}


def games_of(wanted: Sequence[Plan], asked: argparse.Namespace) -> Iterator[Played]:
    """Yield the games of a step, those kept first; games kept without luck do if none is asked."""
    path = asked.keep
    done = {
        plan: game for plan, game in kept(path).items() if not (asked.luck and game.luck is None)
    }
    yield from (done[plan] for plan in wanted if plan in done)
    missing = [plan for plan in wanted if plan not in done]
    with ProcessPoolExecutor(asked.jobs) as pool:
        for game in pool.map(partial(play, luck=asked.luck), missing):
            if path is not None:
                with path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(game)) + "\n")
            yield game


def told(step: str, games: Sequence[Played]) -> str:
    """Return the line of a step."""
    seats = games[0].plan.seats
    share = win_rate([game.won for game in games], [game.plan.deal for game in games])
    answer = sum(game.seconds for game in games) / sum(game.answers for game in games)
    longest = max(game.longest for game in games)
    ahead = mean(game.ahead for game in games)
    interval = f"{share.low:.1%} to {share.high:.1%}"
    line = (
        f"{step:14} {len(games):5} games  {share.value:6.1%} ({interval}), even {1 / seats:.1%}; "
        f"{ahead:+.1f} points; {answer:.3f} s an answer, at most {longest:.2f} s"
    )
    if any(game.luck is None for game in games):
        return line
    less = [game.won - (game.luck or 0.0) for game in games]
    fair = estimated_mean(less, [game.plan.deal for game in games])
    return f"{line}; less luck {fair.value:.1%} ({fair.low:.1%} to {fair.high:.1%})"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the steps and tell."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("room", choices=sorted(SEATS))
    parser.add_argument("--step", action="append", metavar="UPPER:LOWER")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--luck", action="store_true")
    asked = parser.parse_args(arguments)
    for step in asked.step or STEPS:
        games = []
        for game in games_of(plans(asked, step), asked):
            games.append(game)
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{step}: {len(games)} games\r")
        sys.stdout.write(f"{told(step, games)}\n")


if __name__ == "__main__":
    main()
