"""How good a position looks to one player, in points: what is scored, and what may still come."""

from __future__ import annotations

from meute.games.wolves.data import (
    ALPHA,
    CONTROL,
    DATES,
    FEWEST,
    LAIR,
    LAND,
    MOST_WOLVES,
    PACK,
    PILES,
    ROW,
    THIRD_PACK,
)
from meute.games.wolves.data import LAIRS as MOST_LAIRS
from meute.games.wolves.heuristic_weights import (
    ACTION_TOKEN,
    ALPHA_WEIGHT,
    ANY_USE,
    DEN_GONE,
    HASTE,
    LONE_IN_RANGE,
    LONE_NEAR,
    LONE_USE,
    LONG_GAME,
    MOST_OUTLOOK,
    PATIENCE,
    RIPE_DEN,
    RIPE_NEAR,
    RIPE_USE,
    SHOWN,
    SITE_USE,
    STALKING,
    STRONGER,
    TERRAIN_TOKEN,
    WATER_NEAR,
    promise,
)
from meute.games.wolves.maps import FAR
from meute.games.wolves.pieces import DENS, FIRST_WOLF, IS_WOLF, KIND, LAIRS, NONE, OWNER, THIRD
from meute.games.wolves.rules.end import score
from meute.games.wolves.state import CLOSED, OFF, State


class Sight:
    """A position as one player weighs it; built once, then asked about single moves."""

    def __init__(self, state: State, player: int) -> None:
        """Count who stands where."""
        self.state = state
        self.player = player
        layout = state.land.layout
        self.slot = layout.slot
        contenders = state.seats + (state.seats == FEWEST)
        self.strength = [[0.0] * contenders for _ in range(layout.slots)]
        for row in (state.one, state.two):
            for h, piece in enumerate(row):
                if piece not in (NONE, THIRD):
                    self.strength[h // 16][OWNER[piece]] += self.weight(KIND[piece])
        if state.seats == FEWEST:
            for slot in layout.regions:
                packs, alphas, lairs = THIRD_PACK[state.piles[slot]]
                self.strength[slot][-1] = (
                    packs * self.weight(PACK)
                    + alphas * self.weight(ALPHA)
                    + lairs * self.weight(LAIR)
                )
        first = FIRST_WOLF[player]
        self.wolves = [h for h in state.where[first : first + MOST_WOLVES] if h != OFF]
        self.lone = state.lone if state.called[player] < ROW else []
        self._uses: list[float] = []
        self._regions: dict[tuple[int, float], float] = {}
        self._outlooks: dict[int, float] = {}

    @staticmethod
    def weight(kind: int) -> float:
        """Return what a piece weighs in a region."""
        return CONTROL[kind] + ALPHA_WEIGHT * (kind == ALPHA)

    def value(self) -> float:
        """Return the worth of the whole position."""
        return (
            score(self.state, self.player)
            + self.board()
            + sum((self.region(slot, 0.0) for slot in self.state.land.layout.regions), 0.0)
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
        dens = state.dug[3 * player : 3 * player + 3]
        return (
            ACTION_TOKEN * state.action_tokens[player]
            + TERRAIN_TOKEN * state.terrain_tokens[player]
            + self.tiles(state.tiles_of(player))
            + DEN_GONE * sum(dens)
            + sum(
                (worth * ((gone + 1) // 2) for worth, gone in zip(STRONGER, dens, strict=True)), 0.0
            )
        )

    def tiles(self, shown: list[int]) -> float:
        """Return what tiles with these faces would open."""
        return sum((use * SHOWN[min(shown.count(t), 3)] for t, use in enumerate(self.uses())), 0.0)

    def uses(self) -> list[float]:
        """Return what each terrain is good for, where the alphas stand."""
        if self._uses:
            return self._uses
        state, layout = self.state, self.state.land.layout
        terrain = state.land.terrain
        den, reach = DENS[self.player], state.howl(self.player)
        lone, sites, ripe = ([0] * LAND for _ in range(3))
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

    def region(self, slot: int, change: float) -> float:
        """Return what a region promises if the own strength there changed by so much."""
        known = self._regions.get((slot, change))
        if known is not None:
            return known
        pile = PILES[self.state.piles[slot]][self.state.scored[slot] :]
        mine = self.strength[slot][self.player] + change
        others = sorted(s for p, s in enumerate(self.strength[slot]) if p != self.player)
        first, second = self.state.points.first, self.state.points.second
        worth = sum(
            (
                self.urgency(moon) * promise(mine, others, first[moon], second[moon])
                for moon in pile
            ),
            0.0,
        )
        self._regions[slot, change] = worth
        return worth

    def urgency(self, moon: int) -> float:
        """Return how much a moon counts now: the nearer its date, the more."""
        left = DATES[self.state.seats][moon] - len(self.state.calendar)
        return PATIENCE / (PATIENCE + max(left, 0))

    def spots(self, slot: int) -> int:
        """Count the own hexes around the prey of a region."""
        by_prey = self.state.land.layout.by_prey
        return len({h for h in self.wolves if by_prey[h] and self.slot[h] == slot})

    def stalk(self, slot: int, spots: int) -> float:
        """Return what wolves around a prey promise."""
        state = self.state
        if not state.herd[slot] or state.hunted[self.player] >> state.prey[slot] & 1:
            return 0.0
        points = state.points.prey
        caught = state.hunted[self.player].bit_count()
        worth = points[caught + 1] - points[caught] + (ACTION_TOKEN if state.seats > FEWEST else 0)
        return STALKING[min(spots, 3)] * worth

    def lairs_to_come(self) -> float:
        """Return what own dens at water holes promise."""
        state = self.state
        den, lair = DENS[self.player], LAIRS[self.player]
        layout = state.land.layout
        ripe = 0
        for slot in layout.regions:
            around = [
                p for h in layout.beside[layout.water[slot]] for p in (state.one[h], state.two[h])
            ]
            ripe += den in around and lair not in around
        return RIPE_DEN * min(ripe, MOST_LAIRS - state.lairs[self.player])

    def outlook(self, h: int) -> float:
        """Return what an alpha promises where it stands."""
        if h not in self._outlooks:
            self._outlooks[h] = self.look_out(h)
        return self._outlooks[h]

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
        shore = [n for n in layout.near[h] if layout.at_water[n]]
        if shore and state.lairs[self.player] < MOST_LAIRS:
            ripe = any(den in (state.one[n], state.two[n]) for n in shore)
            out += RIPE_NEAR if ripe else WATER_NEAR
        return min(out, MOST_OUTLOOK)

    def twin(self) -> Sight:
        """Return a sight of its own of the same position, to suppose steps in."""
        return Sight(self.state, self.player)

    def suppose(self, wolf: int, to: int) -> None:
        """Weigh what comes next as if the wolf had gone there."""
        start = self.state.where[wolf]
        self.wolves[self.wolves.index(start)] = to
        weight = self.weight(KIND[wolf])
        self._regions.clear()
        self.strength[self.slot[start]][self.player] -= weight
        self.strength[self.slot[to]][self.player] += weight

    def step(self, wolf: int, to: int) -> float:
        """Return how much better the position becomes if a wolf goes to a hex."""
        start, kind = self.state.where[wolf], KIND[wolf]
        gain = self.stalking_change(start, to)
        if self.slot[start] != self.slot[to]:
            weight = self.weight(kind)
            gain += self.region_change(start, -weight) + self.region_change(to, weight)
        if kind == ALPHA:
            gain += self.outlook(to) - self.outlook(start)
        return gain + self.pushed(to)

    def region_change(self, h: int, change: float) -> float:
        """Return what a change of the own strength does to the region of a hex."""
        slot = self.slot[h]
        if slot < self.state.land.layout.first_region:
            return 0.0
        return self.region(slot, change) - self.region(slot, 0.0)

    def stalking_change(self, start: int, to: int) -> float:
        """Return what a step does to the hunt."""
        wolves = self.wolves
        by_prey = self.state.land.layout.by_prey
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
        return 0.2 if enemy and self.state.ground[to] != CLOSED else 0.0
