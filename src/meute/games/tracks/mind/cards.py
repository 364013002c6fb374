"""PH5.6 Fight cards as the small game they are: zero-sum, simultaneous, with a hidden hand.

Whoever plays the highest card first is read. Here the card of one exchange is drawn from a mixture:
regret matching of one hand against some hands that the other side may hold, each of which
answers as if it saw ours. What comes after the exchange is judged as if both sides went on at
random: then every pairing of the cards left is equally likely, and the final difference is about
normal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from typing import Final

from meute.core.dealer import Dealer
from meute.games.tracks.actions import PlayCard, bits, cards_beside
from meute.games.tracks.data import BLOWS, DEFEAT, FIGHT_CARDS
from meute.games.tracks.rules.fight import ATTACKER, DEFENDER, ChooseCard
from meute.games.tracks.state import State

HANDS: Final = 8
"""Hands of the other side that are imagined."""

ROUNDS: Final = 100
"""Rounds of regret matching."""

KNOCKED_OUT: Final = 10
"""What a decisive blow counts where scores to come are only guessed."""

DOUBT: Final = 2.0
"""Added to the variance of the final difference, so that no position looks quite decided."""

SHARPEST: Final = 0.03
"""A card that is drawn less often than this is not drawn at all: it is a remnant of the search."""


def swing(mine: int, theirs: int) -> float:
    """Return what a card gains over another where scores to come are only guessed."""
    difference = mine - theirs
    blow = KNOCKED_OUT if abs(difference) >= DEFEAT else BLOWS[abs(difference)]
    return float(blow if difference >= 0 else -blow)


SWINGS: Final = [
    [swing(mine, theirs) for theirs in range(FIGHT_CARDS + 1)] for mine in range(FIGHT_CARDS + 1)
]


def outlook(ahead: float, total: float, squares: float, pairs: int, rounds: int) -> float:
    """Return the chance to end ahead if this many exchanges pair cards at random.

    The total of all pairings and that of their squares give mean and spread of one exchange.
    """
    if not rounds or not pairs:
        return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    mean = total / pairs
    variance = rounds * max(0.0, squares / pairs - mean * mean) + DOUBT
    return 0.5 + 0.5 * erf((ahead + rounds * mean) / sqrt(2.0 * variance))


def payoffs(
    mine: Sequence[int], theirs: Sequence[int], scores: tuple[int, int]
) -> list[list[float]]:
    """Return the chance to win a fight after each pair of cards in the next exchange."""
    total = [sum([SWINGS[a][b] for b in theirs], 0.0) for a in mine]
    square = [sum([SWINGS[a][b] ** 2 for b in theirs], 0.0) for a in mine]
    across = [sum([SWINGS[a][b] for a in mine], 0.0) for b in theirs]
    squared = [sum([SWINGS[a][b] ** 2 for a in mine], 0.0) for b in theirs]
    whole, whole_square = sum(total, 0.0), sum(square, 0.0)
    pairs = (len(mine) - 1) * (len(theirs) - 1)
    rounds = min(len(mine), len(theirs)) - 1
    out = []
    for i, a in enumerate(mine):
        row = []
        for j, b in enumerate(theirs):
            gain = SWINGS[a][b]
            own, other = scores
            if abs(a - b) >= DEFEAT:
                own, other = (own, 0) if a > b else (0, other)
            elif gain >= 0:
                other -= int(gain)
            else:
                own += int(gain)
            if own <= 0 or other <= 0:
                row.append(1.0 if own > other else 0.0)
                continue
            rest = whole - total[i] - across[j] + gain
            rest_square = whole_square - square[i] - squared[j] + gain * gain
            row.append(outlook(float(own - other), rest, rest_square, pairs, rounds))
        out.append(row)
    return out


def matched(regrets: Sequence[float]) -> list[float]:
    """Return the strategy that regret matching draws from regrets."""
    positive = [max(0.0, regret) for regret in regrets]
    whole = sum(positive, 0.0)
    if whole <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [regret / whole for regret in positive]


def solved(games: Sequence[list[list[float]]]) -> tuple[list[float], list[float]]:
    """Return the mixture of one hand against several, and what each card is worth against them."""
    count, hands = len(games[0]), len(games)
    across = [list(zip(*game, strict=True)) for game in games]
    regrets = [0.0] * count
    theirs = [[0.0] * len(game[0]) for game in games]
    total = [0.0] * count
    worth = [0.0] * count
    for turn in range(1, ROUNDS + 1):
        mixed = matched(regrets)
        values = [0.0] * count
        for n, game in enumerate(games):
            answer = matched(theirs[n])
            for i, row in enumerate(game):
                values[i] += sum([p * q for p, q in zip(row, answer, strict=True)], 0.0) / hands
            against = [
                sum([p * q for p, q in zip(column, mixed, strict=True)], 0.0)
                for column in across[n]
            ]
            mean = sum([p * q for p, q in zip(against, answer, strict=True)], 0.0)
            theirs[n] = [
                max(0.0, r + mean - each) for r, each in zip(theirs[n], against, strict=True)
            ]
        mean = sum([p * q for p, q in zip(values, mixed, strict=True)], 0.0)
        regrets = [max(0.0, r + each - mean) for r, each in zip(regrets, values, strict=True)]
        for i in range(count):
            total[i] += turn * mixed[i]
            worth[i] += turn * values[i]
    weight = ROUNDS * (ROUNDS + 1) / 2
    odds = [each / weight for each in total]
    odds = [each if each >= SHARPEST else 0.0 for each in odds]
    whole = sum(odds, 0.0)
    return [each / whole for each in odds], [each / weight for each in worth]


@lru_cache(maxsize=256)
def exchange(
    hand: int, played: int, size: int, mine: int, theirs: int
) -> tuple[list[float], list[float]]:
    """PH5.6c Return how often to play each card of a hand, and the chance to win with each.

    What is known: one hand, the cards the other side has played, how many it holds, the scores.
    """
    cards = [value for value in range(FIGHT_CARDS + 1) if hand >> value & 1]
    dealer = Dealer(f"{hand} {played} {size} {mine} {theirs}")
    free = cards_beside(played)
    dealt = {bits(tuple(dealer.shuffled(free)[:size])) for _ in range(HANDS)}
    games = [
        payoffs(cards, [v for v in range(FIGHT_CARDS + 1) if other >> v & 1], (mine, theirs))
        for other in sorted(dealt)
    ]
    return solved(games)


def seen(state: State, decision: ChooseCard) -> tuple[list[float], list[float]]:
    """PH5.6c The same for whoever is asked in a position."""
    side = decision.side
    other = DEFENDER if side == ATTACKER else ATTACKER
    return exchange(
        state.fight_hands[side],
        state.fight_played[other],
        state.fight_hands[other].bit_count(),
        state.fight_scores[side],
        state.fight_scores[other],
    )


def rate_cards(state: State, decision: ChooseCard, options: Sequence[PlayCard]) -> list[float]:
    """PH5.6c Rate cards by the chance to win the fight with them, in hundredths."""
    worth = seen(state, decision)[1]
    places = places_of(state.fight_hands[decision.side], options)
    return [100.0 * worth[place] for place in places]


def card_odds(
    state: State, decision: ChooseCard, options: Sequence[PlayCard]
) -> list[float] | None:
    """PH5.6c How often to play each of some cards of a hand; None if none of them ever is."""
    mixed = seen(state, decision)[0]
    odds = [mixed[place] for place in places_of(state.fight_hands[decision.side], options)]
    whole = sum(odds, 0.0)
    return [each / whole for each in odds] if whole > 0.0 else None


def places_of(hand: int, options: Sequence[PlayCard]) -> list[int]:
    """Return at which places of a hand some of its cards are, the lowest first."""
    return [(hand & ((1 << option.value) - 1)).bit_count() for option in options]


def any_card(state: State, options: Sequence[PlayCard], dealer: Dealer) -> PlayCard:
    """PH5.6c A card at random, of those that will be played if the fight goes its whole way."""
    size = min([hand.bit_count() for hand in state.fight_hands])
    return dealer.pick(options[len(options) - size :])
