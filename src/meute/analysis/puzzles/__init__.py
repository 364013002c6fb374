"""Puzzles: positions of self-play in which one way to play is clearly best for what a seat knows.

`puzzle` is what one is made of, `shelf` where those that ship lie; `solving` tells right answers
from wrong ones, and `score` lets bots try. Finding them: `lines` lists the ways a turn can go,
`bench` plays them on in shared worlds, `proof` says whether one stands out, `finder` goes through
self-play with all three.
"""

from meute.analysis.puzzles.puzzle import Fork, Puzzle
from meute.analysis.puzzles.shelf import puzzles

__all__ = ["Fork", "Puzzle", "puzzles"]
