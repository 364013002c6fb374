"""Laws every game obeys, golden playthroughs and perft, shipped for authors of games and bots."""

from meute.testing.laws import LAWS, Law
from meute.testing.perft import perft
from meute.testing.playthrough import playthrough
from meute.testing.walk import Walk, received

__all__ = ["LAWS", "Law", "Walk", "perft", "playthrough", "received"]
