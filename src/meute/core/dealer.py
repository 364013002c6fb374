"""The dealer owns all chance; states own none."""

from __future__ import annotations

import hashlib
import hmac
from random import Random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")


class Dealer:
    """A quick stream of picks from one seed, for bots and imagined worlds."""

    def __init__(self, seed: int | str) -> None:
        """Start the stream; the same seed gives the same picks on every machine."""
        self._random = Random(seed).random  # noqa: S311 (not a secret; the fair dice are below)

    def pick(self, options: Sequence[T]) -> T:
        """Pick one outcome; a weight is an outcome listed that many times."""
        return options[int(self._random() * len(options))]

    def part(self) -> float:
        """Return a number from 0 up to but not 1, each part of the way as likely as any other."""
        return self._random()

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in an order of chance."""
        out = list(items)
        random = self._random
        for i in range(len(out) - 1, 0, -1):
            j = int(random() * (i + 1))
            out[i], out[j] = out[j], out[i]
        return out


class FairDealer:
    """Dice that can be checked afterwards: each pick depends on the seed and the event's number.

    The commitment is published before the first pick and binds the seed; whoever learns the seed
    at the end can draw every outcome again. A guessable seed (a small number) makes the dice
    guessable too: tables for people use a long random one.
    """

    def __init__(self, seed: int | str) -> None:
        """Bind the dice to a seed."""
        self.seed = str(seed)
        self._seed = self.seed.encode(errors="surrogatepass")
        self._keyed = hmac.new(self._seed, digestmod="sha256")

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed, as hexadecimal text."""
        return hashlib.sha256(self._seed).hexdigest()

    def pick(self, event: int, options: Sequence[T]) -> T:
        """Pick the outcome of the event with this number.

        It is the option at HMAC-SHA-256(seed, event number) modulo the number of options; with
        256 bits the remainder favours no option by more than one part in 10**70.
        """
        return options[self._digest(b"%d" % event) % len(options)]

    def stream(self, label: str) -> Dealer:
        """Open a side stream, such as a bot's own luck, that tells nothing about the dice."""
        return Dealer(self.side_seed(label))

    def side_seed(self, label: str) -> int:
        """Return the seed of a side stream: 256 bits, from which nobody finds that of the dice."""
        return self._digest(label.encode())

    def _digest(self, message: bytes) -> int:
        """Return HMAC-SHA-256 of a message as a number; the key was mixed in once, for all."""
        keyed = self._keyed.copy()
        keyed.update(message)
        return int.from_bytes(keyed.digest(), "big")


def drawn(weights: Sequence[float], part: float) -> int:
    """Return the place that lies at this part of the whole weight.

    >>> [drawn([1.0, 0.0, 3.0], part) for part in (0.0, 0.24, 0.25, 0.99)]
    [0, 0, 2, 2]
    """
    left = part * sum(weights, 0.0)
    last = 0
    for place, weight in enumerate(weights):
        if weight > 0.0:
            last = place
            left -= weight
            if left < 0.0:
                return place
    return last
