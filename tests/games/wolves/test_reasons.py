"""Whatever is refused is refused for a reason: a rule, and a sentence in every language."""

from __future__ import annotations

import pytest

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Action, Decision
from meute.core.message import LANGUAGES
from meute.games.wolves import WOLVES
from meute.games.wolves import actions as a
from meute.games.wolves.state import State
from tests.games.wolves.positions import Position, dig_at, go, pick
from tests.games.wolves.test_texts import TABLES, said, walk

AT_HAND = (a.Flip, a.Spend, a.Track, a.BonusAction)
"""Pieces before a player that can be touched whatever the question is."""

BY_KIND = {
    kind: [action for action in WOLVES.actions if type(action) is kind]
    for kind in {type(action) for action in WOLVES.actions}
}
ALL_RULES = {code: WOLVES.rules(code) for code in LANGUAGES}


def reason_key(state: State, player: int, action: Action) -> str:
    """Ask why not; the answer must be a rule of the book and a sentence in every language."""
    reason = WOLVES.why_not(state, player, action)
    assert reason is not None, action
    for code in LANGUAGES:
        assert reason.rule in ALL_RULES[code], (action, reason)
    assert all(len(text) > 10 for text in said(reason.message)), reason
    return reason.message.key.removeprefix("wolves.why.")


def refused(kind: type[Action], options: set[Action], luck: Dealer, most: int) -> list[Action]:
    """Some actions of a kind that are not on offer."""
    return [x for x in luck.shuffled(BY_KIND[kind]) if x not in options][:most]


def check_question(state: State, decision: Decision, luck: Dealer) -> None:
    options = set(decision.options(state))
    for kind in {type(option) for option in options} | set(AT_HAND):
        for action in refused(kind, options, luck, 3):
            assert reason_key(state, decision.player, action) != "other", (decision, action)
    for action in luck.shuffled(WOLVES.actions)[:3]:
        if action not in options:
            reason_key(state, decision.player, action)
        assert reason_key(state, (decision.player + 1) % state.seats, action) == "not_asked"


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "packs"), TABLES)
def test_every_refused_hex_piece_and_payment_has_its_reason(seats: int, packs: str) -> None:
    luck = Dealer(f"why {seats}")
    asked = set()
    for state in walk(seats, 2, packs):
        decision = WOLVES.decision(state)
        if decision is not None and decision.player != CHANCE:
            asked.add(type(decision).__name__)
            check_question(state, decision, luck)
    assert {"TakeAction", "PayMove", "MoveWolves", "SendWolf", "ChooseTrack"} <= asked


@pytest.mark.parametrize("seats", [2, 4])
def test_after_the_end_and_during_the_deal_too(seats: int) -> None:
    first = WOLVES.setup(seats, WOLVES.meta.variant({}))
    *_, last = walk(seats, 1)
    for action in Dealer("end").shuffled(WOLVES.actions)[:40]:
        assert reason_key(last, 0, action) == "over"
        assert reason_key(first, 0, action) == "chance_now"


def test_rule_5_tiles_and_tokens_wait_for_something_to_pay() -> None:
    position = Position("B6: 0A", tokens={0: 2})
    assert position.why(a.FLIPS[0]) == ("5", "tile_later")
    assert position.why(a.SPEND) == ("5", "token_later")
    assert position.why(a.SPEND_AS[1]) == ("5", "token_later")
    position.play(a.MOVE, a.FLIPS[0])
    assert position.why(a.FLIPS[1]) == ("5", "tile_later")


def test_rule_15_a_den_waits_on_its_track() -> None:
    position = Position("B6: 0A", tokens={0: 2})
    assert position.why(a.TRACK_CHOICES[0]) == ("15", "track_later")
    position.play(a.BUILD_DEN, dig_at("B7")).pay()
    assert position.may(*a.TRACK_CHOICES)


def test_rule_04_a_bonus_action_waits_for_the_action_before_it() -> None:
    position = Position("B6: 0A", actions={0: 1}, home="rfg")
    assert position.may(a.BONUS_ACTION)
    position.play(a.MOVE)
    assert position.why(a.BONUS_ACTION) == ("4", "bonus_later")
    position.play(a.FLIPS[0], pick("B6", "A"))
    assert position.why(a.BONUS_ACTION) == ("4", "bonus_later")
    position.play(go("B7"), a.STOP)
    assert position.may(a.BONUS_ACTION)
