"""Why a hex or a piece is refused, rule by rule."""

from __future__ import annotations

from collections.abc import Iterable

from meute.core.decision import Decision
from meute.core.message import Message, Param, Reason, Seat
from meute.games.wolves import actions as a
from meute.games.wolves.data import (
    ALPHA,
    DEN,
    DEN_COST,
    DOMINATE_COST,
    HOWL_COST,
    LAIR,
    LAIR_COST,
    LAND,
    MOST_WOLVES,
)
from meute.games.wolves.maps import hex_name
from meute.games.wolves.pieces import DENS, FIRST_WOLF, IS_WOLF, KIND, OWNER, THIRD
from meute.games.wolves.rules.displace import DisplaceWolf, refuges
from meute.games.wolves.rules.dominate import replaceable, within_earshot
from meute.games.wolves.rules.draft import PlacePair, has_crescent
from meute.games.wolves.rules.hunt import ChooseStack
from meute.games.wolves.rules.lair import has_lair
from meute.games.wolves.rules.move import SendWolf
from meute.games.wolves.rules.pay import payable
from meute.games.wolves.state import CLOSED, State
from meute.games.wolves.words.names import kind_name, piece_name, prey_name, terrain_name


def refused(rule: str, key: str, **params: Param) -> Reason:
    """Make a reason."""
    return Reason(rule, Message(f"wolves.why.{key}", params))


def at(state: State, h: int) -> list[int]:
    """Return the pieces on a hex."""
    return [piece for piece in (state.one[h], state.two[h]) if piece]


def enemies(state: State, player: int, h: int) -> list[int]:
    """Return the pieces of others on a hex."""
    return [piece for piece in at(state, h) if OWNER[piece] != player]


def barren(state: State, h: int) -> Reason | None:
    """8 No piece ever stands off the map, in the water or in the canyon."""
    if h >= len(state.one):
        return refused("8", "off_map")
    terrain = state.land.terrain[h]
    return refused("8", "impassable", terrain=terrain_name(terrain)) if terrain >= LAND else None


def token_on(state: State, h: int, rule: str) -> Reason | None:
    """9, 16, x A lone wolf or a prey keeps pieces off its hex."""
    if state.ground[h] != CLOSED:
        return None
    if h in state.lone:
        return refused(rule, "lone_wolf_there", hex=hex_name(h))
    slot = state.land.layout.slot[h]
    return refused(rule, "prey_there", hex=hex_name(h), prey=prey_name(state.prey[slot]))


def far_from_alphas(state: State, player: int, h: int) -> bool:
    """14, 17 Tell whether no alpha of the player stands on the hex or beside it."""
    return not any(h in state.land.near[alpha] for alpha in state.alphas(player))


def too_dear(state: State, player: int, h: int, cost: int) -> Reason | None:
    """5 The tiles and tokens do not cover the cost in the terrain of the hex."""
    terrain = state.land.terrain[h]
    if payable(state, player, cost)[terrain]:
        return None
    return refused(
        "5",
        "cannot_pay",
        cost=cost,
        terrain=terrain_name(terrain),
        tiles=state.tiles_of(player).count(terrain),
        tokens=state.terrain_tokens[player],
    )


def first_of(reasons: Iterable[Reason | None]) -> Reason | None:
    """Return the first reason there is."""
    return next((reason for reason in reasons if reason is not None), None)


def why_not_pick(state: State, decision: Decision, action: a.Pick) -> Reason | None:
    """7, d A wolf of one's own that has not moved in this action and has somewhere to go."""
    first = FIRST_WOLF[decision.player]
    wolves = [
        wolf
        for wolf in range(first, first + MOST_WOLVES)
        if state.where[wolf] == action.hex and KIND[wolf] == action.kind
    ]
    name = kind_name(action.kind)
    if not wolves:
        return refused("7", "no_wolf_there", hex=hex_name(action.hex), piece=name)
    if all(wolf in state.moved for wolf in wolves):
        return refused("7", "moved_already", piece=name)
    return refused("7", "nowhere_to_go", piece=name, speed=state.speed(decision.player))


def why_not_go(state: State, decision: SendWolf, action: a.Go) -> Reason | None:
    """7-12 Where a wolf may stop."""
    h, wolf = action.hex, state.moved[-1]
    reason = barren(state, h)
    if reason is not None:
        return reason
    steps, speed = state.land.walk[state.where[wolf]][h], state.speed(decision.player)
    if not steps:
        return refused("7", "stands_there")
    if state.land.terrain[h] != decision.terrain:
        return refused("7", "wrong_terrain", terrain=terrain_name(decision.terrain))
    if steps > speed:
        return refused("7", "too_far", steps=steps, speed=speed)
    return token_on(state, h, "9") or crowded(state, wolf, h)


def crowded(state: State, wolf: int, h: int) -> Reason | None:
    """10-12 What stands on the hex already."""
    if THIRD in at(state, h):
        return refused("10", "third_pack_there")
    if state.two[h]:
        return refused("10", "full", hex=hex_name(h))
    other = state.one[h]
    if OWNER[other] == OWNER[wolf]:
        return None
    return refused(
        "12",
        "outranked",
        piece=piece_name(wolf),
        owner=Seat(OWNER[other]),
        other=piece_name(other),
    )


def why_not_flee(state: State, decision: DisplaceWolf, action: a.Flee) -> Reason | None:
    """13 The nearest hex that is empty or holds one piece of the wolf's colour."""
    h = action.hex
    reason = barren(state, h) or token_on(state, h, "13")
    if reason is not None:
        return reason
    if state.two[h] or any(OWNER[piece] != OWNER[decision.wolf] for piece in at(state, h)):
        return refused("13", "no_refuge", hex=hex_name(h))
    ways = state.land.walk[state.where[decision.wolf]]
    nearest = refuges(state, decision.wolf)[0]
    return refused("13", "nearer_refuge", steps=ways[h], nearest=ways[nearest])


def why_not_howl_at(state: State, decision: Decision, action: a.HowlAt) -> Reason | None:
    """21 A lone wolf within range that can be paid."""
    if action.hex not in state.lone:
        return refused("21", "no_lone_wolf", hex=hex_name(action.hex))
    return out_of_range(state, decision.player, action.hex, "21") or too_dear(
        state, decision.player, action.hex, HOWL_COST
    )


def out_of_range(state: State, player: int, h: int, rule: str) -> Reason | None:
    """21, 23 No alpha of the player is near enough."""
    if within_earshot(state, player, h):
        return None
    return refused(rule, "out_of_range", range=state.howl(player))


def why_not_dig_at(state: State, decision: Decision, action: a.DigAt) -> Reason | None:
    """14, 16 Near one's own alpha, no token, no enemy, room for a den."""
    h, player = action.hex, decision.player
    reason = barren(state, h)
    if reason is not None:
        return reason
    if far_from_alphas(state, player, h):
        return refused("14", "no_alpha", hex=hex_name(h))
    return first_of(
        (
            token_on(state, h, "16"),
            no_room_to_dig(state, player, h),
            too_dear(state, player, h, DEN_COST),
        )
    )


def no_room_to_dig(state: State, player: int, h: int) -> Reason | None:
    """10, 16 What stands in the way of a den."""
    if THIRD in at(state, h):
        return refused("10", "third_pack_there")
    if enemies(state, player, h):
        return refused("16", "enemy_there", hex=hex_name(h))
    if any(not IS_WOLF[piece] for piece in at(state, h)):
        return refused("16", "one_territory", hex=hex_name(h))
    return refused("10", "full", hex=hex_name(h)) if state.two[h] else None


def why_not_upgrade_at(state: State, decision: Decision, action: a.UpgradeAt) -> Reason | None:
    """17, 19 One's own den at the water, near one's own alpha, the first lair of the region."""
    h, player = action.hex, decision.player
    layout = state.land.layout
    if h >= layout.hexes or DENS[player] not in at(state, h):
        return refused("17", "no_own_den", hex=hex_name(h))
    if not layout.at_water[h]:
        return refused("17", "no_water", hex=hex_name(h))
    if far_from_alphas(state, player, h):
        return refused("17", "no_alpha", hex=hex_name(h))
    if has_lair(state, player, layout.slot[h]):
        return refused("19", "one_lair")
    return too_dear(state, player, h, LAIR_COST)


def why_not_target(state: State, decision: Decision, action: a.Target) -> Reason | None:
    """23-25 An enemy pack wolf or den, alone of its colour, within range, that can be replaced."""
    h, player = action.hex, decision.player
    there = enemies(state, player, h) if h < len(state.one) else []
    if THIRD in there:
        return refused("23", "third_pack_there")
    victims = [piece for piece in there if KIND[piece] == action.kind]
    if not victims:
        immune = [piece for piece in there if KIND[piece] in (ALPHA, LAIR)]
        if immune:
            return refused("23", "immune", piece=piece_name(immune[0]))
        return refused("23", "no_enemy", hex=hex_name(h), piece=kind_name(action.kind))
    if [OWNER[piece] for piece in there].count(OWNER[victims[0]]) > 1:
        return refused("24", "protected", owner=Seat(OWNER[victims[0]]))
    if action.kind not in replaceable(state, player):
        return refused("25", "no_den_left" if action.kind == DEN else "no_wolf_left")
    return out_of_range(state, player, h, "23") or too_dear(state, player, h, DOMINATE_COST)


def why_not_hunt_at(_: State, decision: ChooseStack, __: a.HuntAt) -> Reason | None:
    """27a One of the surrounded stacks of this kind."""
    return refused("27a", "other_stack", prey=prey_name(decision.prey))


def why_not_place(state: State, decision: Decision, action: a.Place) -> Reason | None:
    """3, 3a Where a pair may start."""
    h = action.hex
    reason = barren(state, h)
    if reason is not None:
        return reason
    if isinstance(decision, PlacePair):
        return first_of((token_on(state, h, "3a"), *taken_or_crescent(state, h)))
    if h not in (*state.land.layout.sides[0], *state.land.layout.sides[1]):
        return refused("3", "not_on_start_board")
    if state.one[h]:
        return refused("3", "hex_taken", hex=hex_name(h))
    return refused("3", "same_side")


def taken_or_crescent(state: State, h: int) -> Iterable[Reason | None]:
    """3a An empty hex of a region without a crescent."""
    if state.one[h]:
        yield refused("3a", "hex_taken", hex=hex_name(h))
    if has_crescent(state, state.land.layout.slot[h]):
        yield refused("3a", "crescent_there")
