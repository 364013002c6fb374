"""R0 What the rules do with single cards: draw, look, turn up, lay open, protect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meute.core.decision import CHANCE, EVERYBODY, PARAGRAPHS, Action, Decision
from meute.games.silver.actions import VALUES, Value
from meute.games.silver.data import BODYGUARD, COPIES, MOST_SEATS
from meute.games.silver.state import UNSEEN, State
from meute.games.silver.words.log import tell_seen, tell_shown

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Reveal(Decision):
    """R0.3 A card nobody has seen gets its value; chance picks among all cards unseen so far."""

    card: int
    viewer: int
    """The only player who sees it, or EVERYBODY."""

    def options(self, state: State) -> Sequence[Action]:
        """Every unseen card of the round is equally likely."""
        return [VALUES[value] for value in state.bag]

    def resolve(self, state: State, action: Value) -> None:
        """Fix the value and remember who knows it."""
        state.bag.remove(action.value)
        state.value[self.card] = action.value
        if self.viewer == EVERYBODY:
            state.known[self.card] = (1 << state.seats) - 1
            tell_shown(state, self.card)
        else:
            remember(state, self.card, self.viewer)

    def seen_by(self) -> int:
        """Only the viewer sees a secret look."""
        return EVERYBODY if self.viewer == EVERYBODY else 1 << self.viewer


REVEALS: Final = [
    [Reveal(CHANCE, card, viewer) for card in range(sum(COPIES))]
    for viewer in [*range(MOST_SEATS), EVERYBODY]
]
"""By viewer, then by card; the last row is for cards everybody sees."""


def remember(state: State, card: int, player: int) -> None:
    """R0.5 The player has seen the card; knowledge follows it from now on."""
    state.known[card] |= 1 << player
    state.shown += 1
    if state.settings.memory == "unaided":
        state.fresh += (player, card)
    tell_seen(state, player, card)


def look(state: State, card: int, player: int) -> None:
    """R0.3 The player looks secretly at a card."""
    if state.value[card] == UNSEEN:
        state.pending.append(REVEALS[player][card])
    else:
        remember(state, card, player)


def lay_open(state: State, card: int) -> None:
    """R0.2 Everybody sees the card from now on."""
    everyone = (1 << state.seats) - 1
    if state.value[card] == UNSEEN:
        state.pending.append(REVEALS[EVERYBODY][card])
    elif state.known[card] != everyone:
        state.known[card] = everyone
        state.shown += 1


def turn_up(state: State, card: int) -> None:
    """R0.2 The card lies face up from now on."""
    state.up[card] = 1
    lay_open(state, card)


def top_of_deck(state: State) -> int:
    """R0.7 Take the hidden top card of the deck; one that was put back keeps its number."""
    state.deck -= 1
    if state.returned:
        return state.returned.pop()
    state.value.append(UNSEEN)
    state.known.append(0)
    state.up.append(0)
    return len(state.value) - 1


def to_discard(state: State, card: int) -> None:
    """R0.6 The card goes face up onto the discard pile."""
    state.discard.append(card)
    state.up[card] = 1
    lay_open(state, card)


def unguard(state: State, card: int) -> None:
    """R8.3.5 The card leaves its village: what it guarded and who guarded it is over."""
    wards = state.wards
    if card in wards:
        pairs = [(wards[i], wards[i + 1]) for i in range(0, len(wards), 2)]
        state.wards = [c for pair in pairs if card not in pair for c in pair]


def face_up(state: State, player: int, value: int) -> int:
    """R2.6 Count the face-up cards of this value in the player's village."""
    count = 0
    up, values = state.up, state.value
    for card in state.villages[player]:
        if up[card] and values[card] == value:
            count += 1
    return count


def face_up_anywhere(state: State, value: int) -> int:
    """R8.0.1, R8.1.1 Count the face-up cards of this value in all villages."""
    count = 0
    up, values = state.up, state.value
    for village in state.villages:
        for card in village:
            if up[card] and values[card] == value:
                count += 1
    return count


def protected(state: State, card: int) -> bool:
    """R8.3.4 Tell whether opponents may not touch the card because of a Bodyguard."""
    if state.up[card] and state.value[card] == BODYGUARD:
        return True
    wards = state.wards
    return card in wards and card in wards[1::2]


def may_target(state: State, player: int, owner: int, card: int) -> bool:
    """R8.14 Tell whether the player may choose this card of the owner as a target."""
    if card == state.amulet_on:
        return False
    return owner == player or not protected(state, card)


PARAGRAPHS.update(
    {
        Reveal: "R0.3",
    }
)
