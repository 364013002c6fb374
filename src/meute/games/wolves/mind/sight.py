"""How good a position looks to one player, in points: what is scored, and what may still come."""

from __future__ import annotations

from math import inf
from typing import Final

from meute.games.wolves.data import (
    ALPHA,
    FEWEST,
    HUNTERS,
    LAND,
    MOONS,
    MOST_WOLVES,
    PACK,
    PILES,
    ROW,
)
from meute.games.wolves.data import LAIRS as MOST_LAIRS
from meute.games.wolves.maps import FAR
from meute.games.wolves.mind.regions import WEIGHT, promise, strengths, urgency
from meute.games.wolves.mind.worth import (
    ACTION_TOKEN,
    ANY_USE,
    DEN_GONE,
    HASTE,
    LONE_IN_RANGE,
    LONE_NEAR,
    LONE_USE,
    LONG_GAME,
    MOST_OUTLOOK,
    MOST_SHOWN,
    PUSH,
    RIPE_DEN,
    RIPE_NEAR,
    RIPE_USE,
    SHOWN,
    SITE_USE,
    STALKING,
    STRONGER,
    TERRAIN_TOKEN,
    WATER_NEAR,
)
from meute.games.wolves.pieces import DENS, FIRST_WOLF, IS_WOLF, KIND, LAIRS, OWNER
from meute.games.wolves.rules.end import score
from meute.games.wolves.state import CLOSED, OFF, State

UNKNOWN: Final = inf
"""Stands for a number that was not asked for yet."""

COURSES: Final = 3
LEAVES, STAYS, COMES = range(COURSES)
"""What the pack or alpha wolf does whose step is weighed."""

CHANGES: Final = COURSES * len(WEIGHT)
"""What may change in a region: a wolf of some kind leaves, stays or comes."""


class Sight:
    """A position as one player weighs it; built once, then asked about single moves.

    What several moves ask for is found once: what a region promises, what wolves around a prey do,
    what an alpha sees from a hex.
    """

    def __init__(
        self, state: State, player: int, strength: list[list[float]] | None = None
    ) -> None:
        """Count who stands where, if nobody has counted yet."""
        self.state = state
        self.player = player
        layout = state.land.layout
        self.slot = layout.slot
        self.by_prey = layout.by_prey
        self.strength = strengths(state) if strength is None else strength
        first = FIRST_WOLF[player]
        self.wolves = [h for h in state.where[first : first + MOST_WOLVES] if h != OFF]
        self.lone = state.lone if state.called[player] < ROW else []
        self.urgency = [urgency(state, moon) for moon in range(len(MOONS))]
        self._uses: list[float] = []
        self._regions = [UNKNOWN] * (CHANGES * layout.slots)
        self._spots = [-1] * layout.slots
        self._prey = [UNKNOWN] * layout.slots
        self._outlooks = [UNKNOWN] * layout.hexes

    def value(self) -> float:
        """Return the worth of the whole position."""
        return (
            score(self.state, self.player)
            + self.board()
            + sum((self.region(slot) for slot in self.state.land.layout.regions), 0.0)
            + sum(
                (self.stalk(slot, self.spots(slot)) for slot in self.state.land.layout.regions), 0.0
            )
            + self.lairs_to_come()
            + sum((self.outlook(h) for h in self.state.alphas(self.player)), 0.0)
            + self.haste() * len(self.state.calendar)
        )

    def haste(self) -> float:
        """Return what it is worth to bring the end nearer: more and more in a long game."""
        return HASTE * max(self.state.turns / self.state.seats - LONG_GAME, 0.0)

    def board(self) -> float:
        """Return what the player board promises: tokens, tiles, stronger wolves."""
        state, player = self.state, self.player
        dens = state.dens_of(player)
        return (
            ACTION_TOKEN * state.action_tokens[player]
            + TERRAIN_TOKEN * state.terrain_tokens[player]
            + self.tiles(state.tiles_of(player))
            + DEN_GONE * sum(dens)
            + sum((STRONGER[track] * ((gone + 1) // 2) for track, gone in enumerate(dens)), 0.0)
        )

    def tiles(self, shown: list[int]) -> float:
        """Return what tiles with these faces would open."""
        return sum(
            (use * SHOWN[min(shown.count(t), MOST_SHOWN)] for t, use in enumerate(self.uses())), 0.0
        )

    def uses(self) -> list[float]:
        """Return what each terrain is good for, where the alphas stand."""
        if self._uses:
            return self._uses
        state, layout = self.state, self.state.land.layout
        terrain = state.land.terrain
        den, reach = DENS[self.player], state.howl(self.player)
        lone, sites, ripe = [0] * LAND, [0] * LAND, [0] * LAND
        for alpha in state.alphas(self.player):
            ways = state.land.span[alpha]
            for h in self.lone:
                if ways[h] <= reach:
                    lone[terrain[h]] = 1
            for h in layout.near[alpha]:
                if not state.one[h] and state.ground[h] != CLOSED:
                    sites[terrain[h]] = 1
                elif layout.at_water[h] and den in (state.one[h], state.two[h]):
                    ripe[terrain[h]] = 1
        self._uses = [
            ANY_USE + LONE_USE * lone[t] + SITE_USE * sites[t] + RIPE_USE * ripe[t]
            for t in range(LAND)
        ]
        return self._uses

    def region(self, slot: int, kind: int = PACK, course: int = STAYS) -> float:
        """Return what a region promises as it is, or if a wolf of one's own leaves or comes."""
        place = CHANGES * slot + COURSES * kind + course
        worth = self._regions[place]
        if worth == UNKNOWN:
            worth = self._regions[place] = self.promised(slot, (course - STAYS) * WEIGHT[kind])
        return worth

    def promised(self, slot: int, change: float) -> float:
        """Return what a region promises if one's own strength there changed by so much."""
        state, player = self.state, self.player
        mine = self.strength[slot][player] + change
        best = next_best = 0.0
        for other, strength in enumerate(self.strength[slot]):
            if other != player and strength > next_best:
                best, next_best = max(best, strength), min(best, strength)
        first, second = state.points.first, state.points.second
        worth = 0.0
        for moon in PILES[state.piles[slot]][state.scored[slot] :]:
            worth += self.urgency[moon] * promise(mine, best, next_best, first[moon], second[moon])
        return worth

    def spots(self, slot: int) -> int:
        """Count the hexes around the prey of a region that hold a wolf of one's own."""
        count = self._spots[slot]
        if count < 0:
            own = {h for h in self.wolves if self.by_prey[h] and self.slot[h] == slot}
            count = self._spots[slot] = len(own)
        return count

    def stalk(self, slot: int, spots: int) -> float:
        """Return what wolves around a prey promise."""
        worth = self._prey[slot]
        if worth == UNKNOWN:
            worth = self._prey[slot] = self.prey(slot)
        return STALKING[min(spots, HUNTERS)] * worth

    def prey(self, slot: int) -> float:
        """Return what the prey of a region would bring; nothing if it is gone, or known already."""
        state = self.state
        if not state.herd[slot] or state.hunted[self.player] >> state.prey[slot] & 1:
            return 0.0
        points = state.points.prey
        caught = state.hunted[self.player].bit_count()
        more = float(points[caught + 1] - points[caught])
        return more + ACTION_TOKEN if state.seats > FEWEST else more

    def lairs_to_come(self) -> float:
        """Return what one's own dens at water holes promise."""
        state = self.state
        den, lair = DENS[self.player], LAIRS[self.player]
        layout, one, two = state.land.layout, state.one, state.two
        ripe = 0
        for slot in layout.regions:
            digs = settles = False
            for h in layout.beside[layout.water[slot]]:
                digs = digs or one[h] == den or two[h] == den
                settles = settles or one[h] == lair or two[h] == lair
            ripe += digs and not settles
        return RIPE_DEN * min(ripe, MOST_LAIRS - state.lairs[self.player])

    def outlook(self, h: int) -> float:
        """Return what an alpha promises where it stands."""
        worth = self._outlooks[h]
        if worth == UNKNOWN:
            worth = self._outlooks[h] = self.look_out(h)
        return worth

    def look_out(self, h: int) -> float:
        """Weigh the lone wolves and the water that an alpha could use from a hex."""
        state = self.state
        ways = state.land.span[h]
        reach = state.howl(self.player)
        out = 0.0
        nearest = FAR
        for lone in self.lone:
            if ways[lone] <= reach:
                out += LONE_IN_RANGE
            elif ways[lone] < nearest:
                nearest = ways[lone]
        if nearest < FAR:
            out += LONE_NEAR / (nearest - reach)
        layout = state.land.layout
        den = DENS[self.player]
        if state.lairs[self.player] < MOST_LAIRS:
            shore = [n for n in layout.near[h] if layout.at_water[n]]
            if shore:
                ripe = any(state.one[n] == den or state.two[n] == den for n in shore)
                out += RIPE_NEAR if ripe else WATER_NEAR
        return min(out, MOST_OUTLOOK)

    def twin(self) -> Sight:
        """Return a sight of its own of the same position, to suppose steps in."""
        twin = Sight(self.state, self.player, [row[:] for row in self.strength])
        twin._regions, twin._spots = self._regions[:], self._spots[:]
        twin._prey, twin._outlooks = self._prey, self._outlooks
        return twin

    def suppose(self, wolf: int, to: int) -> None:
        """Weigh what comes next as if the wolf had gone there."""
        start, weight = self.state.where[wolf], WEIGHT[KIND[wolf]]
        self.wolves[self.wolves.index(start)] = to
        self.strength[self.slot[start]][self.player] -= weight
        self.strength[self.slot[to]][self.player] += weight
        for slot in (self.slot[start], self.slot[to]):
            self._spots[slot] = -1
            self._regions[CHANGES * slot : CHANGES * (slot + 1)] = [UNKNOWN] * CHANGES

    def step(self, wolf: int, to: int) -> float:
        """Return how much better the position becomes if a wolf goes to a hex."""
        start, kind = self.state.where[wolf], KIND[wolf]
        gain = self.stalking_change(start, to)
        if self.slot[start] != self.slot[to]:
            leaving = self.region_change(self.slot[start], kind, LEAVES)
            gain += leaving + self.region_change(self.slot[to], kind, COMES)
        if kind == ALPHA:
            gain += self.outlook(to) - self.outlook(start)
        return gain + self.pushed(to)

    def region_change(self, slot: int, kind: int, course: int) -> float:
        """Return what it does to a region that a wolf of one's own leaves or comes."""
        if slot < self.state.land.layout.first_region:
            return 0.0
        return self.region(slot, kind, course) - self.region(slot)

    def stalking_change(self, start: int, to: int) -> float:
        """Return what a step does to the hunt."""
        wolves, by_prey = self.wolves, self.by_prey
        gain = 0.0
        if by_prey[start] and wolves.count(start) == 1:
            spots = self.spots(self.slot[start])
            gain += self.stalk(self.slot[start], spots - 1) - self.stalk(self.slot[start], spots)
        if by_prey[to] and to not in wolves:
            spots = self.spots(self.slot[to])
            if by_prey[start] and self.slot[start] == self.slot[to] and wolves.count(start) == 1:
                spots -= 1
            gain += self.stalk(self.slot[to], spots + 1) - self.stalk(self.slot[to], spots)
        return gain

    def pushed(self, to: int) -> float:
        """Return what displacing an enemy is worth: a little."""
        other = self.state.one[to]
        enemy = IS_WOLF[other] and OWNER[other] != self.player
        return PUSH if enemy and self.state.ground[to] != CLOSED else 0.0
