"""Options are compared in the same worlds, and only those that may be the best."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

import pytest

from meute.bots.search.challenge import ChallengeRace, Difference
from meute.bots.search.flat import HOPELESS
from meute.bots.search.named import race_of
from meute.core.dealer import Dealer
from meute.core.table import Table
from meute.games.silver import SILVER


def races(count: int) -> Iterator[ChallengeRace]:
    """Yield races over answers in Silver that matter."""
    table = Table("silver", 2, seed=5)
    dealer = Dealer(5)
    seed = 5
    while count:
        if table.over:
            seed += 1
            table = Table("silver", 2, seed=seed)
        seat = table.waiting[0]
        view, options = table.full_view(seat), table.options(seat)
        race = race_of(SILVER, view, options, Dealer(1))
        assert isinstance(race, ChallengeRace)
        if race.worth_running():
            yield race
            count -= 1
        ratings = SILVER.rate(view, options)
        best = [o for o, r in zip(options, ratings, strict=True) if r == max(ratings)]
        table.play(seat, dealer.pick(best))


def test_equal_options_do_equally_well() -> None:
    race = next(races(1))
    twice = [race.root.options[0]] * 2
    one, other = race_of(SILVER, race.view, twice, Dealer(4)).compare(20)
    assert one == other


def test_a_comparison_gives_every_option_its_share() -> None:
    asked = next(races(1))
    options = list(asked.root.options[:2])
    race = race_of(SILVER, asked.view, options, Dealer(4))
    chances = race.compare(20)
    assert race.root.tries == [10, 10]
    assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.slow
def test_few_playouts_are_for_few_options() -> None:
    for race in races(8):
        race.run(2 * race.policy.least)
        tried = [n for n, tries in enumerate(race.root.tries) if tries]
        assert len(tried) == 2
        assert race.runners[0] in tried


def test_a_question_that_does_not_matter_is_left_to_the_judgement() -> None:
    for race in races(3):
        assert race.worth_running()
        race.matters = False
        assert not race.worth_running()


@pytest.mark.slow
def test_options_judged_far_behind_are_not_tried() -> None:
    left_out = 0
    for race in races(12):
        race.run(300)
        for gap, tries in zip(race.root.gaps, race.root.tries, strict=True):
            if gap <= -HOPELESS:
                left_out += 1
                assert not tries
    assert left_out


@pytest.mark.slow
def test_options_that_are_behind_for_good_drop_out() -> None:
    dropped = 0
    for race in races(6):
        race.run(500)
        tries = sorted((race.root.tries[n] for n in race.runners), reverse=True)
        assert tries[0] == race.root.tries[race.runners[0]]
        dropped += tries[-1] < tries[0]
    assert dropped


def test_a_lead_is_as_sure_as_its_worlds_agree() -> None:
    steady, shaky = Difference(), Difference()
    for n in range(40):
        steady.note(0.1 + 0.01 * (n % 2))
        shaky.note(0.1 + (n % 2) - 0.5)
    assert steady.mean == pytest.approx(0.105)
    assert shaky.mean == pytest.approx(0.1)
    assert steady.error == pytest.approx(0.005 / 39**0.5)
    assert shaky.error == pytest.approx(0.5 / 39**0.5)


def test_one_world_proves_nothing() -> None:
    lead = Difference()
    assert (lead.mean, lead.error) == (0.0, inf)
    lead.note(0.4)
    assert (lead.mean, lead.error) == (0.4, inf)


@pytest.mark.slow
def test_the_judgement_is_left_only_for_a_lead_beyond_its_error() -> None:
    left = 0
    for race in races(25):
        race.run(240)
        best, first = race.racing[0], race.runners[0]
        if best != first:
            left += 1
            assert race.ahead[best].mean > race.policy.caution * race.ahead[best].error
    assert left
