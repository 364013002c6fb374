"""What the round will cost each player: a ReLU net of one hidden layer, taught by quick players.

The net reads a position at the beginning of a turn, in a world with nothing hidden, such as a
search imagines, and who knows what in it. Every feature has a name and is about as large as one;
the order in which they stand here is the order of the net's inputs. Whoever adds, drops, moves or
changes one teaches the net anew (`python -m tools.costs`); a test tells if the weights are stale.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meute.games.silver.data import (
    BODYGUARD,
    CALL_LIMIT,
    DOPPELGANGER,
    EMPATH,
    RASCAL,
    VILLAGER,
)
from meute.games.silver.mind import worth
from meute.games.silver.mind.call import quick_call
from meute.games.silver.mind.exchange import quick_exchange
from meute.games.silver.mind.power import quick_draw
from meute.games.silver.mind.sight import Sight, of_state
from meute.games.silver.mind.village import MEAN, Village, outlook
from meute.games.silver.mind.weights.round_cost import BASE, BIAS, HIDDEN, OUTPUT
from meute.games.silver.state import NOBODY, UNSEEN, State

HEAPS: Final = 3
"""Cards or sets that may go out in turns to come and are looked at one by one."""

MOST_GAIN: Final = 10.0
"""A call can promise more points than this, or cost more: it makes no difference."""

TEMPTING: Final = 6
"""Open cards below this value help somebody."""

Features = dict[str, float]
"""What is told, by name."""

UNITS: Final[list[tuple[tuple[float, ...], float, float]]] = list(
    zip(HIDDEN, BIAS, OUTPUT, strict=True)
)
"""Of each hidden unit the weights of its inputs, its bias, and the weight of its output."""


def costs(state: State) -> list[float]:
    """Return the points that each player should lose in this round; a turn has just begun."""
    return [cost_of(row) for row in situation(state)]


def cost_of(row: list[float]) -> float:
    """Return what the net makes of one player's features."""
    cost: float = BASE
    told = [place for place, number in enumerate(row) if number]
    for weights, bias, output in UNITS:
        heard = bias + weighted(weights, row, told)
        if heard > 0:
            cost += heard * output
    return cost


def weighted(weights: tuple[float, ...], row: list[float], told: list[int]) -> float:
    """Return the weighted sum of a row; only of what it tells, since half of it is nothing."""
    heard = 0.0
    for place in told:
        heard += weights[place] * row[place]
    return heard


def situation(state: State) -> list[list[float]]:
    """Return what the net reads, a row for each player."""
    return [
        [*own.values(), *rival.values(), *table.values(), *between.values()]
        for own, rival, table, between in described(state)
    ]


def named(state: State) -> list[Features]:
    """Return the same rows with a name for every number, for people and tests."""
    return [
        {
            f"{of_whom}.{name}": number
            for of_whom, part in zip(("own", "rival", "table", "between"), parts, strict=True)
            for name, number in part.items()
        }
        for parts in described(state)
    ]


def described(state: State) -> list[tuple[Features, Features, Features, Features]]:
    """Describe each player, the rival with the lowest village, the table, and both together."""
    mean = sum(state.bag) / len(state.bag) if state.bag else MEAN
    players = [of_player(state, player, mean) for player in range(state.seats)]
    table = of_table(state, mean)
    out = []
    for player, own in enumerate(players):
        others = [other for other in range(state.seats) if other != player]
        rival = min(others, key=lambda other: players[other]["sum"])
        out.append((own, players[rival], table, of_both(state, player, rival, players)))
    return out


def of_both(state: State, player: int, rival: int, players: list[Features]) -> Features:
    """Describe how a player stands between the others."""
    others = players[:player] + players[player + 1 :]
    wait = (player - state.turn) % state.seats
    ahead = players[rival]["sum"] - players[player]["sum"]
    return {
        "has_turn": float(not wait),
        "turns_to_wait": wait / 3,
        "has_called": float(state.caller == player),
        "own_last_turn": float(has_last_turn(state, player)),
        "rivals_last_turn": float(has_last_turn(state, rival)),
        "mean_sum_of_others": sum([other["sum"] for other in others], 0.0) / len(others),
        "best_call_of_others": max([other["call_gain"] for other in others]),
        "twice_ahead_within_1": within(2 * ahead),
        "ahead_within_1": within(ahead),
        "ahead": ahead,
    }


def within(number: float) -> float:
    """Return a number, or the nearest one between minus one and one."""
    return max(-1.0, min(1.0, number))


def has_last_turn(state: State, player: int) -> bool:
    """R5.3 Tell whether a player still has a last turn after a call."""
    caller, seats = state.caller, state.seats
    if caller in (NOBODY, player):
        return False
    return (caller - player) % seats <= (caller - state.turn) % seats


def of_table(state: State, mean: float) -> Features:
    """Describe what lies before everybody."""
    turns = state.deck / state.seats
    top = state.value[state.discard[-1]] if state.discard else DOPPELGANGER
    shown = min([state.value[card] for card in state.display], default=DOPPELGANGER)
    return {
        "turns_left": turns / 15,
        "near_the_end": 1.0 / (1.0 + turns),
        "mean_of_unseen": (mean - MEAN) / 10,
        "tempting_discard": max(0, TEMPTING - top) / TEMPTING,
        "tempting_display": max(0, TEMPTING - shown) / TEMPTING,
        "display": len(state.display) / 2,
        "called": float(state.caller != NOBODY),
        "three_players": float(state.seats == 3),  # noqa: PLR2004
        "four_players": float(state.seats == 4),  # noqa: PLR2004
    }


def of_player(state: State, player: int, mean: float) -> Features:
    """Describe a player: what lies in the village, what of it is known, what may be done."""
    village, sight = Village(state, player), of_state(state, player)
    known, size = village.known, len(village.kinds)
    may_call = size <= CALL_LIMIT and state.caller == NOBODY
    gain = max(-MOST_GAIN, min(MOST_GAIN, quick_call(state, sight))) if may_call else 0.0
    drawn = quick_draw(village)
    top = state.value[state.discard[-1]] if state.discard else UNSEEN
    taken = max(0.0, quick_exchange(village, top)[0] - drawn) if top != UNSEEN else 0.0
    like = [kind for kind in known if known.count(kind) > 1]
    first, second, third = heaviest(known, village.blind, mean)
    up = [state.value[card] for card in state.villages[player] if state.up[card]]
    return {
        "sum": total(state, player, mean) / 10,
        "call_gain": gain / 5,
        "call_gain_if_any": max(0.0, gain) / 5,
        "may_call": float(may_call),
        "cards": size / 5,
        "few_cards": float(size <= CALL_LIMIT),
        "blind_cards": village.blind / 5,
        "sum_to_owner": (sum(known) + mean * village.blind) / 10,
        "heaviest_out": first / 10,
        "second_out": second / 10,
        "third_out": third / 10,
        "cards_with_like": len(like) / 3,
        "highest_with_like": max(like, default=0) / 5,
        "doppelgangers": float(known.count(DOPPELGANGER)),
        "lowest_known": (known[0] if known else MEAN) / 5,
        "highest_known": (known[-1] if known else MEAN) / 5,
        "villagers_up": float(up.count(VILLAGER)),
        "empaths_up": float(up.count(EMPATH)),
        "bodyguards_up": float(up.count(BODYGUARD)),
        "rascals_up": float(up.count(RASCAL)),
        "watched_cards": watched(state, player) / 3,
        "amulet_laid": float(state.amulet_on in state.villages[player]),
        "amulet_ready": float(holds_amulet(state, player)),
        "outlook": outlook(known, village.blind, village.turns) / 10,
        "draw_gain": drawn / 5,
        "take_gain": taken / 3,
        "take_gain_now": taken / 3 if state.turn == player else 0.0,
        "lowest_guessed": lowest_rival(sight) / 10,
    }


def total(state: State, player: int, mean: float) -> float:
    """Return what the cards of a village are worth; unseen ones as much as they are on average."""
    value = state.value
    return sum(
        [mean if value[card] == UNSEEN else value[card] for card in state.villages[player]], 0.0
    )


def heaviest(known: Sequence[int], blind: int, mean: float) -> list[float]:
    """Return what is saved if the heaviest cards or sets go out, one after the other.

    Doppelgangers alone count for nothing here: so was the net taught.
    """
    alone = not blind and known.count(DOPPELGANGER) == len(known)
    out = [] if alone else worth.heaps(known, [mean] * blind)
    return [worth.last_turn(heap) for heap in [*out, *[0.0] * HEAPS][:HEAPS]]


def holds_amulet(state: State, player: int) -> bool:
    """R7.3 Tell whether a player may lay the amulet in this round."""
    return state.amulet_ready and state.amulet_holder == player


def watched(state: State, player: int) -> int:
    """Count the face-down cards of a village that somebody else has seen."""
    own = 1 << player
    hidden = [card for card in state.villages[player] if not state.up[card]]
    return sum([state.known[card] & ~own != 0 for card in hidden])


def lowest_rival(sight: Sight) -> float:
    """Return the lowest sum among the others, as the player guesses it."""
    return min([sight.reading(o).total for o in range(sight.seats) if o != sight.player])
