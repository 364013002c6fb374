"""What holds for every visitor of a server, at its doors as at its tables."""

from __future__ import annotations

from meute.server.app.settings import Settings
from meute.server.lobby.bans import Bans
from meute.server.lobby.shares import Shares


class House:
    """The shares of addresses, and who may not come."""

    def __init__(self, settings: Settings) -> None:
        """Have counted nothing, and banned nobody."""
        self.shares = Shares(settings)
        self.bans = Bans()
