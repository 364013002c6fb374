"""R8.5-R8.12 The powers of cards discarded straight after they were drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meute.core.decision import PARAGRAPHS, Action, Decision
from meute.games.silver.actions import (
    DECLINE,
    FETCHES,
    PICKS,
    TARGETS,
    USE_POWER,
    Announce,
    Decline,
    Fetch,
    Pick,
    Target,
    UsePower,
)
from meute.games.silver.data import (
    APPRENTICE_SEER,
    BEHOLDER,
    EXPOSER,
    MASTER,
    MOST_SEATS,
    REVEALER,
    ROBBER,
    SEER,
    WITCH,
)
from meute.games.silver.rules.cards import look, may_target, top_of_deck, turn_up, unguard
from meute.games.silver.rules.exchange import begin_exchange, exchange_options, swap
from meute.games.silver.state import NOTHING, State
from meute.games.silver.words.log import (
    tell_declines,
    tell_fetch,
    tell_look,
    tell_robbed,
    tell_turned_up,
    tell_witch,
    tell_witch_declines,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def own_hidden(state: State, player: int, but: int = NOTHING) -> list[Action]:
    """R8.14 One's own face-down cards that may be looked at or turned up."""
    return [
        PICKS[place]
        for place, card in enumerate(state.villages[player])
        if not state.up[card] and card not in (state.amulet_on, but)
    ]


def targets(state: State, player: int, owners: Iterable[int], *, hidden: bool) -> list[Action]:
    """R8.14 The legal targets in these villages; only face-down ones if `hidden`."""
    return [
        TARGETS[owner][place]
        for owner in owners
        for place, card in enumerate(state.villages[owner])
        if not (hidden and state.up[card]) and may_target(state, player, owner, card)
    ]


def opponents(state: State, player: int) -> list[int]:
    """Every player but this one."""
    return [owner for owner in range(state.seats) if owner != player]


def decline(state: State, player: int) -> None:
    """R3.4 The power of the discarded card is not used."""
    tell_declines(state, player)


@dataclass(frozen=True)
class Expose(Decision):
    """R8.5.1 Exposer: turn up one own face-down card."""

    def options(self, state: State) -> Sequence[Action]:
        """Decline, or one own face-down card."""
        return [DECLINE, *own_hidden(state, self.player)]

    def resolve(self, state: State, action: Action) -> None:
        """Turn it up for good."""
        if isinstance(action, Pick):
            turn_up_at(state, self.player, self.player, action.place)
        else:
            decline(state, self.player)


def turn_up_at(state: State, player: int, owner: int, place: int) -> None:
    """R8.6.1 The card stays face up and works for its owner."""
    tell_turned_up(state, player, owner, place)
    turn_up(state, state.villages[owner][place])


@dataclass(frozen=True)
class RevealAny(Decision):
    """R8.6.1 Revealer: turn up one face-down card in any village."""

    def options(self, state: State) -> Sequence[Action]:
        """Decline, or a face-down legal target."""
        return [DECLINE, *targets(state, self.player, range(state.seats), hidden=True)]

    def resolve(self, state: State, action: Action) -> None:
        """Turn it up for good."""
        if isinstance(action, Target):
            turn_up_at(state, self.player, action.seat, action.place)
        else:
            decline(state, self.player)


@dataclass(frozen=True)
class Behold(Decision):
    """R8.7.1 Beholder: look at one own face-down card, and perhaps at a second."""

    first: int = NOTHING
    """The card looked at already."""

    def options(self, state: State) -> Sequence[Action]:
        """Decline, or one's own face-down card not looked at just now."""
        return [DECLINE, *own_hidden(state, self.player, self.first)]

    def resolve(self, state: State, action: Action) -> None:
        """After the first look, offer the second."""
        if isinstance(action, Decline):
            if self.first == NOTHING:
                decline(state, self.player)
            return
        assert isinstance(action, Pick)
        card = state.villages[self.player][action.place]
        if self.first == NOTHING and own_hidden(state, self.player, card):
            state.pending.append(Behold(self.player, card))
        look_at(state, self.player, self.player, action.place)


def look_at(state: State, player: int, owner: int, place: int) -> None:
    """R0.3, R0.4 The look is secret; who looks where is public."""
    tell_look(state, player, owner, place)
    look(state, state.villages[owner][place], player)


@dataclass(frozen=True)
class LookAtOpponent(Decision):
    """R8.8.1 Apprentice Seer: look at one face-down card of an opponent."""

    def options(self, state: State) -> Sequence[Action]:
        """Decline, or a face-down legal target of an opponent."""
        return [DECLINE, *targets(state, self.player, opponents(state, self.player), hidden=True)]

    def resolve(self, state: State, action: Action) -> None:
        """Look at it."""
        if isinstance(action, Target):
            look_at(state, self.player, action.seat, action.place)
        else:
            decline(state, self.player)


@dataclass(frozen=True)
class LookAnywhere(Decision):
    """R8.9.1 Seer: look at one face-down card in any village."""

    def options(self, state: State) -> Sequence[Action]:
        """Decline, or a face-down legal target."""
        return [DECLINE, *targets(state, self.player, range(state.seats), hidden=True)]

    def resolve(self, state: State, action: Action) -> None:
        """Look at it."""
        if isinstance(action, Target):
            look_at(state, self.player, action.seat, action.place)
        else:
            decline(state, self.player)


@dataclass(frozen=True)
class FetchDiscard(Decision):
    """R8.10.1 Master: choose any card of the discard pile but the Master just laid there."""

    def options(self, state: State) -> Sequence[Action]:
        """Decline, or a card of the pile, if a card of one's own may be replaced."""
        if not exchange_options(state, self.player, several=False):
            return [DECLINE]
        return [DECLINE, *FETCHES[: len(state.discard) - 1]]

    def resolve(self, state: State, action: Action) -> None:
        """The card comes into hand, for all to see."""
        if isinstance(action, Decline):
            decline(state, self.player)
            return
        assert isinstance(action, Fetch)
        state.holding = state.discard.pop(action.place)
        state.holding_open = True
        tell_fetch(state, self.player, state.holding)
        state.pending.append(PLACE_FETCHED[self.player])


@dataclass(frozen=True)
class PlaceFetched(Decision):
    """R8.10.2 Master: the fetched card replaces a card of one's own, face up."""

    def options(self, state: State) -> Sequence[Action]:
        """Exactly one own card; with `several` also a set."""
        several = state.settings.several == "power"
        return exchange_options(state, self.player, several=several)

    def resolve(self, state: State, action: Action) -> None:
        """Exchange it."""
        begin_exchange(state, self.player, action)


@dataclass(frozen=True)
class UseWitch(Decision):
    """R8.11.1 Witch: look at the top card of the deck, or decline."""

    def options(self, state: State) -> Sequence[Action]:
        """R8.15 Only with a card in the deck and a legal target."""
        if state.deck and targets(state, self.player, range(state.seats), hidden=False):
            return [DECLINE, USE_POWER]
        return [DECLINE]

    def resolve(self, state: State, action: Action) -> None:
        """Look at the card, which is then in hand."""
        if isinstance(action, UsePower):
            state.pending.append(PLACE_WITCHED[self.player])
            state.holding = top_of_deck(state)
            state.holding_open = False
            tell_witch(state, self.player)
            look(state, state.holding, self.player)
        else:
            decline(state, self.player)


@dataclass(frozen=True)
class PlaceWitched(Decision):
    """R8.11.2 Witch: the seen card takes the place of a legal target, face down."""

    def options(self, state: State) -> Sequence[Action]:
        """R8.11.3 A legal target; declining only where the table allows it."""
        out = targets(state, self.player, range(state.seats), hidden=False)
        settings = state.settings
        if settings.several == "power":
            own = exchange_options(state, self.player, several=True)
            out += [option for option in own if isinstance(option, Announce)]
        if settings.witch == "may":
            out.append(DECLINE)
        return out

    def resolve(self, state: State, action: Action) -> None:
        """Exchange it, or put it back on the deck."""
        if isinstance(action, Target):
            swap(state, self.player, action.seat, action.place)
        elif isinstance(action, Decline):
            state.returned.append(state.holding)
            state.deck += 1
            state.holding = NOTHING
            tell_witch_declines(state, self.player)
        else:
            begin_exchange(state, self.player, action)


@dataclass(frozen=True)
class Rob(Decision):
    """R8.12.1 Robber: choose a card of an opponent."""

    def options(self, state: State) -> Sequence[Action]:
        """Decline, or a legal target of an opponent, if there is a card to give."""
        if not exchange_options(state, self.player, several=False):
            return [DECLINE]
        return [DECLINE, *targets(state, self.player, opponents(state, self.player), hidden=False)]

    def resolve(self, state: State, action: Action) -> None:
        """Then choose what to give."""
        if isinstance(action, Target):
            state.pending.append(GiveForIt(self.player, action.seat, action.place))
        else:
            decline(state, self.player)


@dataclass(frozen=True)
class GiveForIt(Decision):
    """R8.12.1 Robber: choose one's own card that takes the other's place."""

    owner: int
    place: int

    def options(self, state: State) -> Sequence[Action]:
        """Every own card not under the amulet."""
        return [
            PICKS[place]
            for place, card in enumerate(state.villages[self.player])
            if card != state.amulet_on
        ]

    def resolve(self, state: State, action: Pick) -> None:
        """R8.12.2 The cards change places; the player looks at the one received."""
        mine, theirs = state.villages[self.player], state.villages[self.owner]
        given, got = mine[action.place], theirs[self.place]
        unguard(state, given)
        unguard(state, got)
        mine[action.place], theirs[self.place] = got, given
        tell_robbed(state, self.player, self.owner, self.place, action.place)
        if not state.up[got]:
            look(state, got, self.player)


PLACE_FETCHED: Final = [PlaceFetched(player) for player in range(MOST_SEATS)]
PLACE_WITCHED: Final = [PlaceWitched(player) for player in range(MOST_SEATS)]
POWERS: Final[dict[int, list[Decision]]] = {
    EXPOSER: [Expose(player) for player in range(MOST_SEATS)],
    REVEALER: [RevealAny(player) for player in range(MOST_SEATS)],
    BEHOLDER: [Behold(player) for player in range(MOST_SEATS)],
    APPRENTICE_SEER: [LookAtOpponent(player) for player in range(MOST_SEATS)],
    SEER: [LookAnywhere(player) for player in range(MOST_SEATS)],
    MASTER: [FetchDiscard(player) for player in range(MOST_SEATS)],
    WITCH: [UseWitch(player) for player in range(MOST_SEATS)],
    ROBBER: [Rob(player) for player in range(MOST_SEATS)],
}


def power_of(value: int, player: int) -> Decision | None:
    """R3.5, R3.6 The power offered when a drawn card of this value is discarded."""
    decisions = POWERS.get(value)
    return None if decisions is None else decisions[player]


PARAGRAPHS.update(
    {
        Expose: "R8.5.1",
        RevealAny: "R8.6.1",
        Behold: "R8.7.1",
        LookAtOpponent: "R8.8.1",
        LookAnywhere: "R8.9.1",
        FetchDiscard: "R8.10.1",
        PlaceFetched: "R8.10.2",
        UseWitch: "R8.11.1",
        PlaceWitched: "R8.11.2",
        Rob: "R8.12.1",
        GiveForIt: "R8.12.1",
    }
)
