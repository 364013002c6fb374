"""What The Wolves shows to somebody new: seven pictures, and what to have at hand at the table."""

from meute.games.wolves.guide.aid import aid
from meute.games.wolves.guide.panels import PANELS

__all__ = ["PANELS", "aid"]
