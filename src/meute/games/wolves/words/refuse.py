"""Why an answer is refused: the rule's number and a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meute.core.decision import CHANCE, Action, Decision
from meute.core.message import Reason, Seat
from meute.core.stack import Stack
from meute.games.wolves import actions as a
from meute.games.wolves.data import (
    DEN_COST,
    DOMINATE_COST,
    HABITAT,
    HOWL_COST,
    LAIR_COST,
    LAND,
    ROW,
    TILES,
)
from meute.games.wolves.data import (
    LAIRS as MOST_LAIRS,
)
from meute.games.wolves.pieces import DENS
from meute.games.wolves.rules.den import ALL_DENS, ChooseSite, ChooseTrack, sites
from meute.games.wolves.rules.displace import DisplaceWolf
from meute.games.wolves.rules.dominate import ChooseVictim, replaceable, targets
from meute.games.wolves.rules.draft import PlaceFirstPair, PlacePair, PlaceSecondPair
from meute.games.wolves.rules.howl import ChooseLoneWolf, lone_wolves
from meute.games.wolves.rules.hunt import ChooseStack
from meute.games.wolves.rules.lair import ChooseDen, ripe_dens
from meute.games.wolves.rules.move import MoveWolves, PayMove, SendWolf
from meute.games.wolves.rules.pay import PayFor
from meute.games.wolves.rules.setup import ChoosePack
from meute.games.wolves.rules.turn import TakeAction
from meute.games.wolves.state import State
from meute.games.wolves.words.ask import question
from meute.games.wolves.words.names import terrain_name, track_name
from meute.games.wolves.words.refuse_hex import (
    refused,
    why_not_dig_at,
    why_not_flee,
    why_not_go,
    why_not_howl_at,
    why_not_hunt_at,
    why_not_pick,
    why_not_place,
    why_not_target,
    why_not_upgrade_at,
)

STACK: Final = Stack()
AT_ANY_PRICE: Final = [True] * LAND


def why_not(state: State, player: int, action: Action) -> Reason | None:
    """Return why this seat may not give this answer now; None if it may."""
    decision = STACK.decision(state)
    if decision is None:
        return refused("34", "over")
    if decision.player != player:
        return not_asked(decision)
    if action in decision.options(state):
        return None
    find = FINDERS.get((type(decision), type(action)))
    found = find(state, decision, action) if find else None
    return found or CHANCE_ONLY.get(type(action)) or another_time(state, decision, action)


def not_asked(decision: Decision) -> Reason:
    """The seat has no question to answer."""
    if decision.player == CHANCE:
        return refused(decision.rule, "chance_now")
    return refused("6", "not_asked", player=Seat(decision.player))


def another_time(state: State, decision: Decision, action: object) -> Reason:
    """The answer belongs to another question: say when it counts, and repeat the one now open."""
    rule, key = LATER.get(type(action), (decision.rule, "other"))
    return refused(rule, key, question=question(state, decision))


def acting(
    rest: Callable[[State, int], Reason],
) -> Callable[[State, Decision, Any], Reason]:
    """4 Every action needs one left to take; then its own reasons count."""

    def find(state: State, decision: Decision, _: Any) -> Reason:
        return rest(state, decision.player) if state.actions else refused("4", "no_actions")

    return find


def why_not_howl(state: State, player: int) -> Reason:
    """21, 22 A wolf in the row, a lone wolf in range, tiles to pay."""
    if state.called[player] == ROW:
        return refused("22", "no_wolf_left")
    if not lone_wolves(state, player, AT_ANY_PRICE):
        return refused("21", "no_lone_wolf_near", range=state.howl(player))
    return refused("5", "no_tiles", cost=HOWL_COST)


def why_not_build(state: State, player: int) -> Reason:
    """14-16 A den left, room beside an alpha, tiles to pay."""
    if state.dens_gone(player) == ALL_DENS:
        return refused("15", "no_den_left")
    if not sites(state, player, AT_ANY_PRICE):
        return refused("16", "no_site")
    return refused("5", "no_tiles", cost=DEN_COST)


def why_not_upgrade(state: State, player: int) -> Reason:
    """17-19 A lair left, a den that may become one, tiles to pay."""
    if state.lairs[player] == MOST_LAIRS:
        return refused("18", "no_lair_left")
    if DENS[player] not in (*state.one, *state.two):
        return refused("17", "no_den_on_map")
    if not ripe_dens(state, player, AT_ANY_PRICE):
        return refused("17", "no_ripe_den")
    return refused("5", "no_tiles", cost=LAIR_COST)


def why_not_dominate(state: State, player: int) -> Reason:
    """23-25 A piece left, an enemy piece in range, tiles to pay."""
    if not replaceable(state, player):
        return refused("25", "nothing_left")
    if not targets(state, player, AT_ANY_PRICE):
        return refused("23", "no_victim", range=state.howl(player))
    return refused("5", "no_tiles", cost=DOMINATE_COST)


def why_not_flip(state: State, decision: PayFor, action: a.Flip) -> Reason:
    """5 The tile shows another terrain, or is the habitat tile and has paid already."""
    shown = state.tiles[TILES * decision.player + action.tile]
    if shown == decision.terrain and action.tile == HABITAT:
        return refused("5", "tile_used")
    return refused(
        "5", "wrong_tile", shown=terrain_name(shown), terrain=terrain_name(decision.terrain)
    )


Finder = Callable[[State, Any, Any], Reason | None]

FINDERS: Final[Mapping[tuple[type, type], Finder]] = {
    (ChoosePack, a.Pack): lambda _, __, ___: refused("2a", "pack_taken"),
    **dict.fromkeys(
        [(question, a.Place) for question in (PlaceFirstPair, PlaceSecondPair, PlacePair)],
        why_not_place,
    ),
    (TakeAction, a.Move): lambda _, __, ___: refused("4", "no_actions"),
    (TakeAction, a.Howl): acting(why_not_howl),
    (TakeAction, a.BuildDen): acting(why_not_build),
    (TakeAction, a.UpgradeDen): acting(why_not_upgrade),
    (TakeAction, a.Dominate): acting(why_not_dominate),
    (TakeAction, a.BonusAction): lambda _, __, ___: refused("4", "no_action_token"),
    (TakeAction, a.EndTurn): lambda s, _, __: refused("4", "actions_left", actions=s.actions),
    (PayMove, a.Spend): lambda _, __, ___: refused("7", "name_terrain"),
    (PayMove, a.SpendAs): lambda _, __, ___: refused("5", "no_terrain_token"),
    (PayFor, a.Flip): why_not_flip,
    (PayFor, a.Spend): lambda _, __, ___: refused("5", "no_terrain_token"),
    (PayFor, a.SpendAs): lambda _, d, __: refused(
        "5", "terrain_fixed", terrain=terrain_name(d.terrain)
    ),
    (MoveWolves, a.Pick): why_not_pick,
    (SendWolf, a.Go): why_not_go,
    (SendWolf, a.Pick): lambda _, __, ___: refused("7", "wolf_chosen"),
    (SendWolf, a.Stop): lambda _, __, ___: refused("7", "wolf_chosen"),
    (DisplaceWolf, a.Flee): why_not_flee,
    (ChooseLoneWolf, a.HowlAt): why_not_howl_at,
    (ChooseSite, a.DigAt): why_not_dig_at,
    (ChooseTrack, a.Track): lambda _, __, action: refused(
        "15", "track_empty", track=track_name(action.track)
    ),
    (ChooseDen, a.UpgradeAt): why_not_upgrade_at,
    (ChooseVictim, a.Target): why_not_target,
    (ChooseStack, a.HuntAt): why_not_hunt_at,
}
"""Where neither table has a reason, the open question says enough."""

CHANCE_ONLY: Final[Mapping[type, Reason]] = {
    a.Board: refused("1", "chance_only"),
    a.Herd: refused("1", "chance_only"),
    a.Pile: refused("1", "chance_only"),
    a.Starter: refused("3", "chance_only"),
}

LATER: Final[Mapping[type, tuple[str, str]]] = {
    a.Flip: ("5", "tile_later"),
    a.Spend: ("5", "token_later"),
    a.SpendAs: ("5", "token_later"),
    a.Track: ("15", "track_later"),
    a.BonusAction: ("4", "bonus_later"),
}
"""What lies before a player all the time, and the rule that says when it counts."""
