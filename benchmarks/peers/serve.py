"""One player in a process of its own: `python -m benchmarks.peers.serve openspiel_games hearts`.

It says "ready"; then, for every number it reads, how much it did, and in how many seconds of CPU
time.
"""

from __future__ import annotations

import sys
import warnings
from time import process_time

from benchmarks.peers.players import PLAYERS


def main(kind: str, name: str) -> None:
    """Play as much as is asked for, again and again."""
    play = PLAYERS[kind](name)
    play(1)
    _say("ready")
    for line in sys.stdin:
        start = process_time()
        done = play(int(line))
        _say(f"{done} {process_time() - start}")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # other people's
    main(*sys.argv[1:])
