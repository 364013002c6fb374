"""Wolf Tracks: three to six players lead the wolves of one pack through its years.

Every year all players secretly decide how hard each of their wolves works at raising cubs, hunting
alone, hunting together, howling and fighting for rank. Effort costs strength. The pack lives only
if its wolves pull together, but points come from rank and recognition, and those are taken from
each other.
"""

from meute.games.tracks.game import TRACKS

__all__ = ["TRACKS"]
