"""Chance: reproducible, fair, and indexed by event."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from meute.core.dealer import Dealer, FairDealer


def test_the_same_seed_deals_the_same_on_every_machine() -> None:
    dealer = Dealer(7)
    assert [dealer.pick(range(100)) for _ in range(8)] == [32, 15, 65, 7, 53, 36, 5, 50]
    wolf = Dealer("wolf")
    assert wolf.shuffled("abcdef") == ["d", "f", "b", "c", "a", "e"]
    assert [wolf.pick(range(100)) for _ in range(3)] == [42, 70, 4], "a shuffle draws no more"


def test_a_fair_pick_can_be_computed_by_hand() -> None:
    digest = hmac.new(b"wolf", b"12", hashlib.sha256).digest()
    options = [f"face {face}" for face in range(1, 7)]
    expected = options[int.from_bytes(digest, "big") % 6]
    assert FairDealer("wolf").pick(12, options) == expected


def test_a_fair_pick_depends_on_the_event_alone() -> None:
    dealer = FairDealer("wolf")
    later = dealer.pick(9, range(1000))
    assert [dealer.pick(n, range(1000)) for n in range(9)] != [later] * 9
    assert FairDealer("wolf").pick(9, range(1000)) == later


def test_fair_dice_show_every_face_about_equally_often() -> None:
    dealer = FairDealer("wolf")
    faces = Counter(dealer.pick(n, range(6)) for n in range(6000))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in faces.values())
    assert chi_square < 20.5, "less likely than 1 in 1000 for fair dice"


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert FairDealer(7).commitment == FairDealer("7").commitment


def test_side_streams_differ_by_label() -> None:
    fair = FairDealer("wolf")
    picks = [fair.stream(label).pick(range(10**6)) for label in ("bot 0 1", "bot 1 1", "bot 0 1")]
    assert picks[0] == picks[2] != picks[1]
