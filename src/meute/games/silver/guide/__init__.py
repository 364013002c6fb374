"""What Silver shows to somebody new: six pictures, and what to have at hand at the table."""

from meute.games.silver.guide.aid import aid
from meute.games.silver.guide.panels import PANELS

__all__ = ["PANELS", "aid"]
