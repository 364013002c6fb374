"""PH5.6-PH5.8 A fight: hands, secret cards, and what becomes of winner and loser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, SecretDecision, Step
from meute.games.tracks.actions import HANDS, INJURIES, PLAY_CARDS, Hand, Injury, PlayCard
from meute.games.tracks.data import (
    BLOWS,
    DEFEAT,
    FIGHT_HAND,
    LONGEST_HAND,
    MOST_CHIPS,
    MOST_SEATS,
    WOLVES,
)
from meute.games.tracks.rules.hunt import injure
from meute.games.tracks.rules.pack import after_change, column_of
from meute.games.tracks.state import NOBODY, RANK_PHASE, State, cell_of, owner_of
from meute.games.tracks.words.log import (
    tell_event,
    tell_exchange,
    tell_fight,
    tell_hand,
    tell_wolves,
)

ATTACKER: Final = 0
DEFENDER: Final = 1
"""The two sides of a fight."""


def begin_fight(state: State, attacker: int, defender: int) -> None:
    """PH5.6a, PH5.6b Six cards, one more for strength and one for recognition; counters count."""
    sizes = hand_sizes(state, attacker, defender)
    state.attacker, state.defender = attacker, defender
    state.fight_scores = [rank_counter(state, attacker), rank_counter(state, defender)]
    tell_fight(state, sizes[ATTACKER], sizes[DEFENDER])
    state.then(
        DEAL_HAND[ATTACKER][owner_of(attacker)][sizes[ATTACKER]],
        DEAL_HAND[DEFENDER][owner_of(defender)][sizes[DEFENDER]],
        NEXT_EXCHANGE,
    )


def rank_counter(state: State, wolf: int) -> int:
    """PH5.6b The counter that a wolf has for the rank fights; 0 for none."""
    return state.counters[cell_of(wolf, RANK_PHASE)]


def hand_sizes(state: State, one: int, other: int) -> tuple[int, int]:
    """PH5.6a The stronger and the better recognised wolf get a card more; equals get none."""
    strength, chips = state.strength, state.chips
    mine = (strength[one] > strength[other]) + (chips[one] > chips[other])
    theirs = (strength[other] > strength[one]) + (chips[other] > chips[one])
    return FIGHT_HAND + mine, FIGHT_HAND + theirs


@dataclass(frozen=True)
class DealHand(Decision):
    """PH5.6a A side draws its hand from a shuffled deck of ten; PH5.10 nobody else sees it."""

    side: int
    to: int
    cards: int

    def options(self, state: State) -> Sequence[Action]:
        return HANDS[self.cards]

    def resolve(self, state: State, action: Hand) -> None:
        state.fight_hands[self.side] = action.cards
        state.shown += 1
        tell_hand(state, self.to, action.cards)

    def seen_by(self) -> int:
        return 1 << self.to


@dataclass(frozen=True)
class NextExchange(Step):
    """PH5.6c, PH5.6d Both choose a card, unless the fight is over."""

    def run(self, state: State) -> None:
        scores, hands = state.fight_scores, state.fight_hands
        if min(scores) <= 0 or not min(hands):
            end_fight(state)
        else:
            state.then(
                CHOOSE_CARD[owner_of(state.attacker)][ATTACKER],
                CHOOSE_CARD[owner_of(state.defender)][DEFENDER],
                OPEN_CARDS,
            )


@dataclass(frozen=True)
class ChooseCard(SecretDecision):
    """PH5.6c Choose a fight card in secret."""

    side: int

    def options(self, state: State) -> Sequence[Action]:
        hand = state.fight_hands[self.side]
        return [card for value, card in enumerate(PLAY_CARDS) if hand >> value & 1]

    def resolve(self, state: State, action: PlayCard) -> None:
        state.sealed[self.player] = action.value


@dataclass(frozen=True)
class OpenCards(Step):
    """PH5.6c Both cards are shown; the lower loses points, or the fight at once."""

    def run(self, state: State) -> None:
        answers = state.unseal()
        cards = [answers[owner_of(state.attacker)], answers[owner_of(state.defender)]]
        for side, card in enumerate(cards):
            state.fight_hands[side] &= ~(1 << card)
            state.fight_played[side] |= 1 << card
        loser = ATTACKER if cards[ATTACKER] < cards[DEFENDER] else DEFENDER
        difference = abs(cards[ATTACKER] - cards[DEFENDER])
        if difference >= DEFEAT:
            state.fight_scores[loser] = 0
        else:
            state.fight_scores[loser] -= BLOWS[difference]
        tell_exchange(state, cards[ATTACKER], cards[DEFENDER])
        state.pending.append(NEXT_EXCHANGE)


def end_fight(state: State) -> None:
    """PH5.6d, PH5.7 The higher score wins; equal scores change nothing."""
    mine, theirs = state.fight_scores
    attacker, defender = state.attacker, state.defender
    clear_fight(state)
    if mine > theirs:
        settle_fight(state, attacker, defender)
    elif theirs > mine:
        settle_fight(state, defender, attacker)
    else:
        tell_event(state, "draw")


def clear_fight(state: State) -> None:
    """PH5.10 Cards never played are put away unseen."""
    state.attacker = state.defender = NOBODY
    state.fight_scores = [0, 0]
    state.fight_hands = [0, 0]
    state.fight_played = [0, 0]


def settle_fight(state: State, winner: int, loser: int) -> None:
    """PH5.8 Places, recognition, injury, and then perhaps an omega, in this order."""
    column = column_of(state, loser)
    alpha = column[0] == loser
    state.chips[winner] = min(MOST_CHIPS, state.chips[winner] + 1)
    state.chips[loser] = 0 if alpha else max(0, state.chips[loser] - 1)
    tell_wolves(state, "wins", winner, loser)
    exchange_places(state, winner, loser)
    if state.settings.female[loser]:
        state.pending.append(INJURE_LOSER[loser])
    else:
        after_change(state)


def exchange_places(state: State, winner: int, loser: int) -> None:
    """PH5.5, PH5.8i A winner of lower rank takes the loser's place."""
    column = column_of(state, winner)
    low, high = column.index(winner), column.index(loser)
    if low > high:
        column[low], column[high] = loser, winner
        tell_wolves(state, "takes_place", winner, loser)


@dataclass(frozen=True)
class InjureLoser(Decision):
    """PH5.8iv A losing female is hurt; PH5.8v, R6 only then an omega is looked for."""

    wolf: int

    def options(self, state: State) -> Sequence[Action]:
        return INJURIES

    def resolve(self, state: State, action: Injury) -> None:
        injure(state, self.wolf, action.value)


DEAL_HAND: Final = [
    [
        [DealHand(CHANCE, side, player, cards) for cards in range(LONGEST_HAND + 1)]
        for player in range(MOST_SEATS)
    ]
    for side in (ATTACKER, DEFENDER)
]
"""By side, player and number of cards."""
NEXT_EXCHANGE: Final = NextExchange()
CHOOSE_CARD: Final = [
    [ChooseCard(player, side) for side in (ATTACKER, DEFENDER)] for player in range(MOST_SEATS)
]
OPEN_CARDS: Final = OpenCards()
INJURE_LOSER: Final = [InjureLoser(CHANCE, wolf) for wolf in range(WOLVES)]

PARAGRAPHS.update(
    {
        DealHand: "PH5.6a",
        ChooseCard: "PH5.6c",
        InjureLoser: "PH5.8iv",
    }
)
