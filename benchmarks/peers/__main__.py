"""Our speed beside that of other libraries, in one run.

    python -m benchmarks.peers
    python -m benchmarks.peers --rounds 6 --folder build/peers

Each library is installed into an environment of its own, in the version its file of requirements
here names; what cannot be installed or started is told and left out. Every case is a process that
lives for the whole run; each round asks each of them for some work, so that all suffer alike from a
noisy machine, and the best of the rounds counts. CPU time, one core.

Random play counts decisions of seats, with the options listed before each; steps are the same in
the form of learning environments, ours with as few seats as a room has. Simulations of a search
are of different kinds: OpenSpiel plays random games to their end, ours plays some turns by
judgement and estimates who will win.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from meute.form import form

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
TARGET: Final = 0.3
"""Seconds of CPU time that a case should take in a round."""

PEERS: Final = ("openspiel", "pettingzoo", "rlcard", "catanatron")
ROOMS: Final = ("silver", "wolves", "tracks", "foxes")
SERVE: Final = "benchmarks.peers.serve"


@dataclass(frozen=True)
class Case:
    """Something that is played, by whom."""

    label: str
    library: str
    kind: str
    name: str


GAMES: Final = (
    *(Case(f"Meute {name}", "meute", "meute_games", name) for name in ROOMS),
    *(
        Case(f"OpenSpiel {name} (C++)", "openspiel", "openspiel_games", name)
        for name in (
            "leduc_poker",
            "crazy_eights(players=3)",
            "euchre",
            "hearts",
            "backgammon",
            "gin_rummy",
        )
    ),
    *(
        Case(f"RLCard {name}", "rlcard", "rlcard_games", name)
        for name in ("leduc-holdem", "uno", "gin-rummy")
    ),
    *(
        Case(f"PettingZoo {name}", "pettingzoo", "pettingzoo_games", name)
        for name in ("tictactoe_v3", "leduc_holdem_v4", "hanabi_v5")
    ),
    Case("Catanatron Catan", "catanatron", "catanatron_games", "catan"),
)
SEARCHES: Final = (
    *(Case(f"Meute {name}", "meute", "meute_search", name) for name in ROOMS),
    *(
        Case(f"OpenSpiel IS-MCTS {name} (C++)", "openspiel", "openspiel_search", name)
        for name in ("hearts", "gin_rummy")
    ),
)
ENVIRONMENTS: Final = (
    *(Case(f"Meute {name}", "meute", "meute_steps", name) for name in ROOMS),
    *(Case(f"Meute {name}, nobody looks", "meute", "meute_blind_steps", name) for name in ROOMS),
    *(
        Case(f"PettingZoo {name}", "pettingzoo", "pettingzoo_games", name)
        for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "chess_v6")
    ),
    *(
        Case(f"RLCard {name}", "rlcard", "rlcard_games", name)
        for name in ("leduc-holdem", "uno", "gin-rummy", "doudizhu")
    ),
)
YARDSTICKS: Final = {
    "decisions": "Catanatron Catan",
    "simulations": "OpenSpiel IS-MCTS gin_rummy (C++)",
    "steps": "PettingZoo connect_four_v3",
}
"""What everything of a table is divided by."""


class Seat:
    """A case in a process of its own, and the best it has done."""

    def __init__(self, label: str, command: Sequence[str]) -> None:
        """Start it."""
        self.label = label
        self.best = 0.0
        self._amount = 1
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        self._process = subprocess.Popen(  # noqa: S603 (our own program, in an environment of ours)
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def trouble(self) -> str | None:
        """Wait until it can play; return what it says otherwise."""
        assert self._process.stdout is not None
        for line in self._process.stdout:  # some libraries print before they are ready
            if line == "ready\n":
                return None
        assert self._process.stderr is not None
        return (self._process.stderr.read().strip().splitlines() or ["it ended without a word"])[-1]

    def round(self) -> None:
        """Let it play once more, about as long as the others."""
        done, seconds = self._ask()
        self.best = max(self.best, done / max(seconds, 1e-9))
        self._amount = max(
            1, min(self._amount * 50, round(self._amount * TARGET / max(seconds, 1e-6)))
        )

    def _ask(self) -> tuple[int, float]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{self._amount}\n")
        self._process.stdin.flush()
        done, seconds = self._process.stdout.readline().split()
        return int(done), float(seconds)

    def close(self) -> None:
        """End it."""
        self._process.communicate()


def prepared(peer: str, folder: Path) -> Path | None:
    """Return a Python that has the library, or None after saying why there is none."""
    python = folder / peer / "bin" / "python"
    wanted = (HERE / f"{peer}.txt").read_text("utf-8")
    mark = folder / peer / "installed.txt"
    if mark.is_file() and mark.read_text("utf-8") == wanted:
        return python
    steps = (
        [sys.executable, "-m", "venv", "--clear", str(folder / peer)],
        [str(python), "-m", "pip", "install", "--quiet", "-r", str(HERE / f"{peer}.txt")],
    )
    for step in steps:
        say(f"{peer}: {' '.join(step[1:4])} ...")
        done = subprocess.run(step, check=False, capture_output=True, text=True)  # noqa: S603 (likewise)
        if done.returncode:
            say(f"{peer} is left out: {(done.stderr.strip().splitlines() or ['no word'])[-1]}")
            return None
    mark.write_text(wanted, "utf-8")
    return python


def seats_of(case: Case, pythons: dict[str, Path | None], forms: Sequence[str]) -> list[Seat]:
    """Start a case; one of ours in every form there is."""
    words = [SERVE, case.kind, case.name]
    if case.library == "meute":
        runs = {"interpreted": ["meute.sources", *words], "compiled": words}
        return [
            Seat(f"**{case.label}, {one}**", [sys.executable, "-m", *runs[one]]) for one in forms
        ]
    python = pythons[case.library]
    return [Seat(case.label, [str(python), "-m", *words])] if python else []


def measured(seats: Sequence[Seat], rounds: int) -> dict[str, float]:
    """Return the best of each case, the fastest first."""
    playing = []
    for seat in seats:
        trouble = seat.trouble()
        if trouble is None:
            playing.append(seat)
        else:
            say(f"{seat.label} is left out: {trouble}")
    for _ in range(rounds + 2):  # the first two find out how much fits into a round
        for seat in playing:
            seat.round()
    for seat in seats:
        seat.close()
    best = {seat.label: seat.best for seat in playing}
    return dict(sorted(best.items(), key=lambda pair: -pair[1]))


def table(what: str, best: dict[str, float]) -> list[str]:
    """Write a table for a page."""
    yardstick = YARDSTICKS[what]
    unit = best.get(yardstick)
    lines = [f"| {what} per CPU-second | | ÷ {yardstick} |", "|---|---:|---:|"]
    for label, rate in best.items():
        lines.append(f"| {label} | {rate:,.0f} | {f'{rate / unit:.2f}' if unit else ''} |")
    return lines


def say(text: str) -> None:
    """Tell how it goes, beside the result."""
    sys.stderr.write(f"{text}\n")


def main(arguments: Sequence[str]) -> None:
    """Prepare, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", choices=list(YARDSTICKS), action="append", help="one table")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "peers")
    asked = parser.parse_args(arguments)
    forms = ["interpreted"] if form() == "interpreted" else ["interpreted", "compiled"]
    pythons = {peer: prepared(peer, asked.folder) for peer in PEERS}
    tables = {"decisions": GAMES, "simulations": SEARCHES, "steps": ENVIRONMENTS}
    for what in asked.only or tables:
        cases = tables[what]
        seats = [seat for case in cases for seat in seats_of(case, pythons, forms)]
        sys.stdout.write("\n".join(table(what, measured(seats, asked.rounds))) + "\n\n")


if __name__ == "__main__":
    main(sys.argv[1:])
