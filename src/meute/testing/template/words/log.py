"""The log: what happened, to everybody or to the seat that saw it. Rules may use this module."""

from __future__ import annotations

from meute.core.message import Seat
from meute.core.words import tell
from meute.testing.template.state import State


def tell_rolled(state: State, player: int) -> None:
    """A player sees what its die shows."""
    tell(state, "hush.log.rolled", {"face": state.dice[player]}, 1 << player)


def tell_bids(state: State) -> None:
    """All bids are opened."""
    for player, bid in enumerate(state.bids):
        tell(state, "hush.log.bid", {"player": Seat(player), "bid": bid})


def tell_won(state: State, player: int) -> None:
    """A bid stands alone and wins."""
    tell(state, "hush.log.won", {"player": Seat(player), "bid": state.bids[player]})


def tell_hidden(state: State, player: int) -> None:
    """What was hidden is opened at the end."""
    die, stash = state.dice[player], state.stashes[player]
    tell(state, "hush.log.hidden", {"player": Seat(player), "die": die, "stash": stash})
