"""A village as its owner knows it, and what throwing cards out of it saves: quickly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meute.games.silver.data import DOPPELGANGER
from meute.games.silver.heuristic_estimate import NEW_CARD, PATIENCE
from meute.games.silver.heuristic_exchange import GIFT, GOOD_DISCARD
from meute.games.silver.state import NOBODY, State

MEAN: Final = 6.6
"""An unseen card, on average."""

CHANCES: Final = tuple(PATIENCE**turn for turn in range(1, 50))
"""How likely each turn to come is."""

NONE: Final = -99.0


class Village:
    """The cards of one player: known ones by value, and those not looked at."""

    __slots__ = (
        "blind", "called", "chances", "locked", "now", "player", "share", "state", "sums", "values",
    )  # fmt: skip

    def __init__(self, state: State, player: int) -> None:
        """Sort the cards; the one under the amulet stays where it is."""
        self.state, self.player = state, player
        self.called = state.caller != NOBODY
        self.chances = CHANCES[: state.deck // state.seats]
        self.share = 1.0 / (state.seats - 1)
        self.values: dict[float, list[int]] = {}
        self.blind: list[int] = []
        self.locked = 0.0
        value, known, amulet_on = state.value, state.known, state.amulet_on
        for place, card in enumerate(state.villages[player]):
            seen = known[card] >> player & 1
            if card == amulet_on:
                self.locked = value[card] if seen else MEAN
            elif not seen:
                self.blind.append(place)
            elif value[card] in self.values:
                self.values[value[card]].append(place)
            else:
                self.values[value[card]] = [place]
        self.sums = {value: value * len(places) for value, places in self.values.items()}
        self.now = self.outlook(self.sums, len(self.blind))

    def outlook(self, sums: dict[float, float], blind: int) -> float:
        """Return what is lost with these sums of equal cards, less what can still go out."""
        total = sum(sums.values()) + MEAN * blind + self.locked
        if self.called:
            return total
        wild = sums.get(DOPPELGANGER, 0.0)
        heaps = [heap for value, heap in sums.items() if heap > NEW_CARD and value != DOPPELGANGER]
        heaps += [MEAN] * blind
        heaps.sort(reverse=True)
        if wild:
            heaps[:1] = [heaps[0] + wild] if heaps else [wild]
        for chance, heap in zip(self.chances, heaps, strict=False):
            total -= chance * (heap - NEW_CARD)
        return total

    def best(self, new: float, *, within: Sequence[int] = ()) -> tuple[float, list[int]]:
        """Return what the best exchange for a card saves, and the places that go out for it.

        With some places chosen already, only sets that hold them all.
        """
        best, chosen = NONE, []
        for places, out in self.sets() if within else [*self.singles(), *self.sets()]:
            if within and not all(place in places for place in within):
                continue
            gain = self.gain(places, out, new)
            if gain > best:
                best, chosen = gain, places
        return best, chosen

    def singles(self) -> list[tuple[list[int], float]]:
        """Return one card of each kind, with what comes to lie on the discard pile."""
        out = [(places[:1], value) for value, places in self.values.items()]
        if self.blind:
            out.append((self.blind[:1], MEAN))
        return out

    def sets(self) -> list[tuple[list[int], float]]:
        """R6.4, R8.13.1 Return the sets that cannot fail, with what lies on top afterwards."""
        out = [(places, value) for value, places in self.values.items() if len(places) > 1]
        wild = self.values.get(DOPPELGANGER)
        if wild:
            others = [places for value, places in self.values.items() if value != DOPPELGANGER]
            others += [[place] for place in self.blind[:1]]
            out += [([*places, *wild], float(DOPPELGANGER)) for places in others]
        return out

    def gain(self, places: Sequence[int], out: float, new: float) -> float:
        """Return what is saved if a new card comes in for the cards at these places."""
        sums, blind = self.sums.copy(), len(self.blind)
        village, value, hidden = self.state.villages[self.player], self.state.value, self.blind
        for place in places:
            if place in hidden:
                blind -= 1
            else:
                sums[value[village[place]]] -= value[village[place]]
        sums[new] = sums.get(new, 0.0) + new
        return self.now - self.outlook(sums, blind) - self.gift(out)

    def gift(self, value: float) -> float:
        """Return what it costs to leave a card of this value on top of the discard pile."""
        if value >= GOOD_DISCARD or self.called:
            return 0.0
        return GIFT * self.share * (GOOD_DISCARD - value)
