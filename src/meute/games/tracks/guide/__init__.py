"""What Wolf Tracks shows to somebody new: seven pictures, and what to have at hand at the table."""

from meute.games.tracks.guide.aid import aid
from meute.games.tracks.guide.panels import PANELS

__all__ = ["PANELS", "aid"]
