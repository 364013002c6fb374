"""What a call saves, at two speeds.

They read the other villages alike and end in the same formula. In haste an unseen card of the
player's own village is worth the mean, whoever has put it there; and the others' luck is taken off
after their last card, not together with it: that is the same but for the last digit, and learned
weights rest on it.
"""

from __future__ import annotations

from meute.games.silver.mind.sight import Sight
from meute.games.silver.mind.village import Judge
from meute.games.silver.mind.worth import LUCK, SPREAD, call_worth, last_turn, undercuts
from meute.games.silver.state import State


def call_gain(judge: Judge) -> float:
    """R5, R10.3 Return what a call saves against going on."""
    view, own, chance = judge.view, judge.sight.reading(judge.me), 1.0
    for seat in judge.opponents():
        other = judge.sight.reading(seat)
        theirs = other.total - (last_turn(other.heaviest) + LUCK)
        chance *= undercuts(own.total, theirs, own.spread + other.spread)
    return call_worth(own.total, chance, view.deck, view.seats, view.settings.penalty)


def quick_call(state: State, sight: Sight) -> float:
    """R5, R10.3 Return what a call saves against going on."""
    mine = spread = 0.0
    for card in sight.villages[sight.player]:
        if sight.known[card] >> sight.player & 1:
            mine += sight.value[card]
        else:
            mine += sight.mean
            spread += SPREAD
    chance = 1.0
    for seat in range(sight.seats):
        if seat != sight.player:
            other = sight.reading(seat)
            theirs = other.total - last_turn(other.heaviest) - LUCK
            chance *= undercuts(mine, theirs, spread + other.spread)
    return call_worth(mine, chance, state.deck, state.seats, state.settings.penalty)
