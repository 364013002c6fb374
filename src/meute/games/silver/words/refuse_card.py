"""Why a card of a village may not be chosen now: the refusals that are about places."""

from __future__ import annotations

from typing import Final

from meute.core.decision import Decision
from meute.core.message import Message, Param, Reason, Seat
from meute.games.silver import actions as a
from meute.games.silver.data import BODYGUARD, EMPATH
from meute.games.silver.rules.cards import protected
from meute.games.silver.rules.draw import HoldCard
from meute.games.silver.rules.exchange import AnnounceSet, ExchangeTaken
from meute.games.silver.rules.free import ChooseWard
from meute.games.silver.rules.powers import (
    Behold,
    Expose,
    GiveForIt,
    LookAnywhere,
    LookAtOpponent,
    PlaceFetched,
    PlaceWitched,
    RevealAny,
    Rob,
)
from meute.games.silver.rules.turn import FinishTurn, TakeTurn
from meute.games.silver.state import NOBODY, NOTHING, State

WINDOWS: Final = (TakeTurn, HoldCard, FinishTurn)
"""The questions during which free uses are possible. R2.2"""

SWAPPING: Final = (HoldCard, ExchangeTaken, PlaceFetched)
PICKING: Final = (AnnounceSet, Expose, Behold, GiveForIt)
AIMING: Final = (RevealAny, LookAtOpponent, LookAnywhere, PlaceWitched, Rob)
AT_OPPONENTS: Final = (LookAtOpponent, Rob)
AT_HIDDEN: Final = (Expose, Behold, RevealAny, LookAtOpponent, LookAnywhere)


def refused(rule: str, key: str, **params: Param) -> Reason:
    """Refuse, with a rule's number and the last part of a message key."""
    return Reason(rule, Message(f"silver.why.{key}", params))


def card_at(state: State, owner: int, place: int) -> int:
    """Return the card at this place of a village, or NOTHING."""
    if not 0 <= owner < state.seats or not 0 <= place < len(state.villages[owner]):
        return NOTHING
    return state.villages[owner][place]


def why_not_own(state: State, decision: Decision, place: int) -> Reason | None:
    """R0.1, R7.6 One's own card must be there and not lie under the amulet."""
    card = card_at(state, decision.player, place)
    if card == NOTHING:
        return refused("R0.1", "no_own_card", place=place + 1)
    if card == state.amulet_on:
        exchange = isinstance(decision, (*SWAPPING, AnnounceSet))
        return refused("R6.1" if exchange else "R7.6", "under_amulet")
    if isinstance(decision, AT_HIDDEN) and state.up[card]:
        return refused("R8.14", "face_up")
    return None


def why_not_swap(state: State, decision: Decision, action: a.Swap) -> Reason | None:
    """R6.1 Any own card but the one under the amulet."""
    return why_not_own(state, decision, action.place) if isinstance(decision, SWAPPING) else None


def why_not_pick(state: State, decision: Decision, action: a.Pick) -> Reason | None:
    """R6.3 No card twice; R8.5.1, R8.7.1 for looking and turning up a face-down card."""
    if not isinstance(decision, PICKING):
        return None
    found = why_not_own(state, decision, action.place)
    if found is None and isinstance(decision, AnnounceSet):
        return refused("R6.3", "picked_twice")
    if found is None and isinstance(decision, Behold):
        return refused("R8.7.1", "looked_twice")
    return found


def why_not_target(state: State, decision: Decision, action: a.Target) -> Reason | None:
    """R8.14 Legal targets."""
    if not isinstance(decision, AIMING):
        return None
    if action.seat != decision.player:
        return why_not_others(state, action)
    if isinstance(decision, AT_OPPONENTS):
        return refused(decision.rule, "opponents_only")
    return why_not_own(state, decision, action.place)


def why_not_others(state: State, action: a.Target) -> Reason:
    """R7.6, R8.3.4, R8.14 A card of another player."""
    card = card_at(state, action.seat, action.place)
    if card == NOTHING:
        return refused("R0.1", "no_card", owner=Seat(action.seat), place=action.place + 1)
    if card == state.amulet_on:
        return refused("R7.6", "under_amulet")
    return refused("R8.3.4", "guarded") if protected(state, card) else refused("R8.14", "face_up")


def why_no_window(decision: Decision) -> Reason | None:
    """R2.2, R2.4 Free uses have their moments."""
    if isinstance(decision, WINDOWS):
        return None
    return refused("R2.2" if isinstance(decision, ExchangeTaken) else "R2.4", "no_window")


def why_not_amulet(state: State, decision: Decision, action: a.UseAmulet) -> Reason | None:
    """R7 Only its holder, once, in the round after it was earned."""
    closed = why_no_window(decision)
    if closed is not None:
        return closed
    holder = state.amulet_holder
    if holder == NOBODY:
        return refused("R7.1", "amulet_nobody")
    if holder != decision.player:
        return refused("R7.3", "amulet_other", player=Seat(holder))
    if state.amulet_on != NOTHING:
        return refused("R7.5", "amulet_laid")
    if not state.amulet_ready:
        return refused("R7.3", "amulet_late")
    return refused("R0.1", "no_own_card", place=action.place + 1)


def why_not_empath(state: State, decision: Decision, action: a.UseEmpath) -> Reason | None:
    """R8.2.1 A face-up Empath of one's own not used in this turn, and a face-down card."""
    closed = why_no_window(decision)
    if closed is not None:
        return closed
    village = state.villages[decision.player]
    empaths = [card for card in village if state.up[card] and state.value[card] == EMPATH]
    if not empaths:
        return refused("R8.2.1", "no_empath")
    if all(card in state.spent for card in empaths):
        return refused("R8.2.1", "empath_used")
    return why_not_own(state, decision, action.place) or refused("R8.2.1", "face_up")


def why_not_set_guard(state: State, decision: Decision, action: a.SetGuard) -> Reason | None:
    """R8.3.2 A face-up Bodyguard of one's own not set in this turn, and another card to guard."""
    closed = why_no_window(decision)
    if closed is not None:
        return closed
    card = card_at(state, decision.player, action.place)
    if card == NOTHING:
        return refused("R0.1", "no_own_card", place=action.place + 1)
    if not state.up[card] or state.value[card] != BODYGUARD:
        return refused("R8.3.2", "no_guard", place=action.place + 1)
    return refused("R8.3.2", "guard_used" if card in state.spent else "no_ward")


def why_not_ward(state: State, decision: Decision, action: a.Ward) -> Reason | None:
    """R8.3.2 Another card of the village, and not the one guarded already."""
    if not isinstance(decision, ChooseWard):
        return None
    card = card_at(state, decision.player, action.place)
    if card == NOTHING:
        return refused("R0.1", "no_own_card", place=action.place + 1)
    return refused("R8.3.2", "guards_itself" if card == decision.guard else "guards_already")
