"""What a room says to somebody new, over HTTP."""

from __future__ import annotations
