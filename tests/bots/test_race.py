"""A cautious search departs from its room's judgement only where it is sure."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

import pytest

from meute.bots.search import SearchBot
from meute.bots.search.race import SETTLING, Lead, Race
from meute.core.dealer import Dealer
from meute.core.table import Table
from meute.games.silver import SILVER


def turns(count: int) -> Iterator[Table]:
    """Yield tables of Silver at turns that are worth a search."""
    table = Table("silver", 2, seed=5)
    dealer = Dealer(5)
    while count:
        seat = table.waiting[0]
        view, options = table.full_view(seat), table.options(seat)
        if Race(SILVER, view, options, Dealer(1)).worth_running():
            yield table
            count -= 1
        ratings = SILVER.rate(view, options)
        best = [o for o, r in zip(options, ratings, strict=True) if r == max(ratings)]
        table.play(seat, dealer.pick(best))


def test_a_lead_is_as_sure_as_its_worlds_agree() -> None:
    steady, shaky = Lead(), Lead()
    for n in range(40):
        steady.note(0.1 + 0.01 * (n % 2))
        shaky.note(0.1 + (n % 2) - 0.5)
    assert steady.mean == pytest.approx(0.105)
    assert shaky.mean == pytest.approx(0.1)
    assert steady.error == pytest.approx(0.005 / 39**0.5)
    assert shaky.error == pytest.approx(0.5 / 39**0.5)


def test_one_world_proves_nothing() -> None:
    lead = Lead()
    assert (lead.mean, lead.error) == (0.0, inf)
    lead.note(0.4)
    assert (lead.mean, lead.error) == (0.4, inf)


def test_with_few_playouts_the_judgement_is_followed() -> None:
    for table in turns(6):
        seat = table.waiting[0]
        view, options = table.full_view(seat), table.options(seat)
        ratings = SILVER.rate(view, options)
        [best, *_] = SearchBot(SETTLING - 1).analyse(view, options, Dealer(2))
        assert ratings[options.index(best.option)] == max(ratings)


def test_the_best_option_promises_most() -> None:
    for table in turns(6):
        seat = table.waiting[0]
        view, options = table.full_view(seat), table.options(seat)
        first, *others = SearchBot(64).analyse(view, options, Dealer(3))
        assert first.visits
        assert all(first.chance >= other.chance for other in others if other.visits)


def test_options_that_are_compared_see_the_same_worlds() -> None:
    table = next(turns(1))
    seat = table.waiting[0]
    view, options = table.full_view(seat), table.options(seat)[:2]
    twice = [options[0], options[0]]
    one, other = Race(SILVER, view, twice, Dealer(4)).compare(40)
    assert one == other
    race = Race(SILVER, view, options, Dealer(4))
    chances = race.compare(40)
    assert race.root.tries == [20, 20]
    assert all(0 <= chance <= 1 for chance in chances)
