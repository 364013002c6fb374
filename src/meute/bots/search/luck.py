"""The luck of a playout, the same for every option that is compared."""

from __future__ import annotations

from collections.abc import Hashable

from meute.core.dealer import Dealer


class Luck(Dealer):
    """Deals each kind of chance from a stream of its own.

    With a single stream one draw more after one option than after another would change all later
    rolls, and hide the difference between the options.
    """

    def __init__(self, seed: int) -> None:
        """Begin all streams from one seed."""
        super().__init__(seed)
        self._seed = seed
        self._streams: dict[Hashable, Dealer] = {}

    def of(self, question: Hashable) -> Dealer:
        """Return the stream of a question to chance; equal questions share theirs."""
        stream = self._streams.get(question)
        if stream is None:
            stream = self._streams[question] = Dealer(f"{self._seed} {question!r}")
        return stream
