"""What Foxes shows to somebody new: seven pictures, and what to have at hand at the table."""

from meute.games.foxes.guide.aid import aid
from meute.games.foxes.guide.panels import PANELS

__all__ = ["PANELS", "aid"]
