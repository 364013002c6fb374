"""PH5.6 Fights as small games: solved hands, and nothing to read."""

from __future__ import annotations

import pytest

from meute.core.dealer import Dealer, drawn
from meute.games.tracks import TRACKS
from meute.games.tracks.actions import ATTACKS, PASS, bits
from meute.games.tracks.data import BLOWS, DEFEAT
from meute.games.tracks.mind.cards import card_odds, exchange, payoffs, solved
from meute.games.tracks.rules.fight import ChooseCard
from meute.games.tracks.view import state_from
from tests.bots.exploiters.fighter import CardReader
from tests.games.tracks.positions import Position, wolf


def test_a_solved_game_is_the_textbooks() -> None:
    """Matching pennies with a prize of two for heads: one in three, and a value of two thirds."""
    odds, worth = solved([[[2.0, 0.0], [0.0, 1.0]]])
    assert odds == pytest.approx([1 / 3, 2 / 3], abs=0.08)
    assert worth == pytest.approx([2 / 3, 2 / 3], abs=0.08)


def test_a_card_that_wins_at_once_is_played() -> None:
    hand = bits((1, 10))
    odds, worth = exchange(hand, bits((4, 5, 6, 7, 8, 9, 10)), 2, 3, 3)
    assert odds[1] > 0.9
    assert worth[1] > worth[0]


def test_the_chance_after_an_exchange_grows_with_the_own_card_against_a_given_one() -> None:
    table = payoffs([2, 5, 9], [1, 6, 10], (8, 8))
    assert all(0.0 <= chance <= 1.0 for row in table for chance in row)
    assert table[0][2] == 0.0  # eight less: lost at once
    assert table[2][0] == 1.0


def order_of(scores: list[int], side: int) -> tuple[int, int]:
    """The scores as a side sees them: its own first."""
    return scores[side], scores[1 - side]


def fought(mine: str, theirs: str, seed: int) -> float:
    """Fight with six cards each at eight points; 1 if the first side wins, a half for a draw."""
    dealer = Dealer(seed)
    hands = [sorted(dealer.shuffled(range(1, 11))[:6]) for _ in range(2)]
    gone: list[list[int]] = [[], []]
    scores = [8, 8]
    for size in range(6, 0, -1):
        cards = []
        for side, way in enumerate((mine, theirs)):
            hand, free = hands[side], [c for c in range(1, 11) if c not in gone[1 - side]]
            if way == "highest":
                cards.append(hand[-1])
            elif way == "reader":
                cards.append(CardReader().card(hand, free, order_of(scores, side), size, dealer))
            else:
                own, other = bits(tuple(hand)), bits(tuple(gone[1 - side]))
                odds, _ = exchange(own, other, size, scores[side], scores[1 - side])
                cards.append(hand[drawn(odds, dealer.part())])
        for side, card in enumerate(cards):
            hands[side].remove(card)
            gone[side].append(card)
        loser, apart = int(cards[0] > cards[1]), abs(cards[0] - cards[1])
        scores[loser] = 0 if apart >= DEFEAT else scores[loser] - BLOWS[apart]
        if min(scores) <= 0:
            break
    return 0.5 if scores[0] == scores[1] else float(scores[0] > scores[1])


def test_some_cards_of_a_hand_are_rated_as_all_are() -> None:
    counters = {"0C": "- - - - 6", "1A": "- - - - 6"}
    position = Position("phase 5", "0A", "1A 0C", counters=counters)
    position.play(PASS, ATTACKS[wolf("1A")]).until("ChooseCard")
    seat, options, asked = position.asked[1], position.options, position.decision
    assert isinstance(asked, ChooseCard)
    view = position.sees(seat)
    rated = TRACKS.rate(view, options)
    assert TRACKS.rate(view, options[1::2]) == rated[1::2]
    odds = card_odds(state_from(view), asked, options)
    assert odds is not None
    assert sum(odds) == pytest.approx(1.0)
    some = card_odds(state_from(view), asked, options[3:])
    assert some is None or sum(some) == pytest.approx(1.0)


@pytest.mark.slow
def test_whoever_expects_the_highest_card_is_right_no_longer() -> None:
    deals = range(60)
    assert sum(fought("reader", "highest", seed) for seed in deals) / 60 > 0.6
    assert sum(fought("reader", "mixed", seed) for seed in deals) / 60 < 0.6
