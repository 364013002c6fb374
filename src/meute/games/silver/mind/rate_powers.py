"""How good the powers of discarded cards look, and what is free in a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.games.silver.actions import (
    Announce,
    Decline,
    Fetch,
    Pick,
    SetGuard,
    Target,
    UseAmulet,
    UseEmpath,
    Ward,
)
from meute.games.silver.data import VILLAGER
from meute.games.silver.mind.exchange import best_set, ends_round, lasting, left_to_next, swaps
from meute.games.silver.mind.power import best_robbery, robbery_gain, witch_gain
from meute.games.silver.mind.worth import LOOK, SPY
from meute.games.silver.rules.powers import GiveForIt
from meute.games.silver.state import UNSEEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meute.core.decision import Action
    from meute.games.silver.mind.village import Judge

SHOWN: Final = 0.1
"""What it costs that the others see one's own card."""

THREAT: Final = 0.15
"""How likely an unprotected low card is attacked before the round ends."""

USELESS: Final = -0.05
"""Less than doing nothing, so that nothing is used without a reason."""


def look_gain(judge: Judge, owner: int, card: int) -> float:
    """Return what it saves to look at a face-down card."""
    if judge.called or judge.view.value[card] != UNSEEN:
        return USELESS
    if owner == judge.me:
        return LOOK
    return SPY * (1.5 if judge.sight.known[card] >> owner & 1 else 1.0)


def turn_up_gain(judge: Judge, owner: int, card: int) -> float:
    """Return what it saves to turn a card up: its power works, and everybody sees it."""
    view = judge.view
    value = view.value[card]
    if value == VILLAGER and ends_round(judge, []):
        return judge.now - judge.outlook(judge.known, judge.blind, last=True) + judge.haste()
    if owner != judge.me:
        power = lasting(judge, value) if value != UNSEEN else 0.0
        return look_gain(judge, owner, card) - judge.share * power
    if value == UNSEEN:
        return look_gain(judge, owner, card)
    return lasting(judge, value) - SHOWN


def rate_hidden(judge: Judge, options: Sequence[Action], *, turn_up: bool) -> list[float]:
    """Rate looks, or turning up, at own and other places; declining saves nothing."""
    gain = turn_up_gain if turn_up else look_gain
    out = []
    for option in options:
        if isinstance(option, Pick):
            out.append(gain(judge, judge.me, judge.village[option.place]))
        elif isinstance(option, Target):
            card = judge.view.villages[option.seat][option.place]
            out.append(gain(judge, option.seat, card))
        else:
            out.append(0.0)
    return out


def rate_looks(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R8.7-R8.9 Beholder, Apprentice Seer, Seer."""
    return rate_hidden(judge, options, turn_up=False)


def rate_turning_up(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R8.5, R8.6 Exposer and Revealer."""
    return rate_hidden(judge, options, turn_up=True)


def rate_fetch(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R8.10 Master: a card of the pile is as good as its best place."""
    view = judge.view
    gains: dict[int, float] = {}
    out = []
    for option in options:
        if isinstance(option, Fetch):
            value = view.value[view.discard[option.place]]
            if value not in gains:
                gains[value] = max(swaps(judge, value, opened=True).values())
            out.append(gains[value])
        else:
            out.append(0.0)
    return out


def rate_witch(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R8.11.1 Witch: look at the top card, or decline."""
    return [0.0 if isinstance(option, Decline) else witch_gain(judge) for option in options]


def rate_witched(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R8.11.2 Witch: a low card for one's own village, a high one for somebody else's."""
    view = judge.view
    new = view.value[view.holding]
    own = swaps(judge, new, opened=False)
    out = []
    for option in options:
        if isinstance(option, Target):
            if option.seat == judge.me:
                out.append(own[option.place])
            else:
                old = judge.sight.guess(option.seat, view.villages[option.seat][option.place])
                out.append(judge.hurt(option.seat, new - old) - left_to_next(judge, old))
        elif isinstance(option, Announce):
            out.append(best_set(judge, new, opened=False))
        else:
            out.append(0.0)
    return out


def rate_robbery(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R8.12 Robber: the target that is lowest, with the best own card to give for it."""
    out = []
    gains: dict[tuple[int, float], float] = {}
    for option in options:
        if isinstance(option, Target):
            wanted = judge.sight.guess(option.seat, judge.view.villages[option.seat][option.place])
            key = option.seat, wanted
            if key not in gains:
                gains[key] = best_robbery(judge, option.seat, wanted)
            out.append(gains[key])
        else:
            out.append(0.0)
    return out


def rate_giving(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R8.12.1 Robber: one's own card to give."""
    decision = judge.view.pending[-1]
    assert isinstance(decision, GiveForIt)
    owner = decision.owner
    wanted = judge.sight.guess(owner, judge.view.villages[owner][decision.place])
    return [
        robbery_gain(judge, owner, wanted, option.place)
        for option in options
        if isinstance(option, Pick)
    ]


def protection(judge: Judge, card: int) -> float:
    """Return what it saves that nobody may touch one's own card: the lower, the more."""
    value = judge.view.value[card]
    if value == UNSEEN or card == judge.view.amulet_on:
        return 0.0
    return THREAT * (judge.mean - value)


def free_gain(judge: Judge, option: Action, *, closing: bool) -> float:
    """R2.3 Return what a free use saves; only looks are better early in the turn."""
    if isinstance(option, UseEmpath):
        return look_gain(judge, judge.me, judge.village[option.place])
    if not closing:
        return USELESS
    if isinstance(option, UseAmulet):
        return amulet_gain(judge, judge.village[option.place])
    assert isinstance(option, SetGuard)
    return guard_gain(judge, judge.village[option.place])


def amulet_gain(judge: Judge, card: int) -> float:
    """R7 Return what the amulet saves on a card: only a low one without its like may stay."""
    if judge.known.count(judge.view.value[card]) != 1:
        return USELESS
    return protection(judge, card) - THREAT * judge.mean / 2


def guard_gain(judge: Judge, guard: int) -> float:
    """R8.3.2 Return what is saved if a Bodyguard turns to the best card, from the one it guards."""
    wards = judge.view.wards
    now = [wards[i + 1] for i in range(0, len(wards), 2) if wards[i] == guard]
    free = [card for card in judge.village if card in now or judge.may_touch(card)]
    best = max((protection(judge, card) for card in free), default=0.0)
    gain = best - sum((protection(judge, card) for card in now), 0.0)
    return gain if gain > 0 else USELESS


def rate_wards(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R8.3.2 Bodyguard: guard the card that would be missed most and has no guard yet."""
    out = []
    for option in options:
        assert isinstance(option, Ward)
        card = judge.village[option.place]
        out.append(protection(judge, card) if judge.may_touch(card) else 0.0)
    return out
