"""What authors of games and bots are given.

Laws every game obeys, golden playthroughs and perft; what tests of positions and of a README share;
and `template`, a room to copy.
"""

from meute.testing.laws import LAWS, Law
from meute.testing.perft import perft
from meute.testing.playthrough import playthrough
from meute.testing.walk import Walk, received

__all__ = ["LAWS", "Law", "Walk", "perft", "playthrough", "received"]
