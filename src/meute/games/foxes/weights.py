"""Placeholder."""

from typing import Final

WEIGHTS: Final = ((0.0,) * 13,) * 4
