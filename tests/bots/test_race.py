"""Options are compared in the same worlds, and only those that may be the best."""

from __future__ import annotations

from collections.abc import Iterator

from meute.bots.search import SearchBot
from meute.bots.search.race import HOPELESS, Race
from meute.core.dealer import Dealer
from meute.core.table import Table
from meute.games.silver import SILVER

FORESIGHT = SILVER.foresight


def races(count: int) -> Iterator[Race]:
    """Yield races over turns of Silver that are worth a search."""
    table = Table("silver", 2, seed=5)
    dealer = Dealer(5)
    while count:
        seat = table.waiting[0]
        view, options = table.full_view(seat), table.options(seat)
        race = Race(SILVER, view, options, Dealer(1))
        if race.worth_running():
            yield race
            count -= 1
        ratings = SILVER.rate(view, options)
        best = [o for o, r in zip(options, ratings, strict=True) if r == max(ratings)]
        table.play(seat, dealer.pick(best))


def test_equal_options_do_equally_well() -> None:
    race = next(races(1))
    twice = [race.root.options[0]] * 2
    one, other = Race(SILVER, race.view, twice, Dealer(4)).compare(40)
    assert one == other


def test_a_comparison_gives_every_option_its_share() -> None:
    race = next(races(1))
    options = list(race.root.options[:2])
    race = Race(SILVER, race.view, options, Dealer(4))
    chances = race.compare(40)
    assert race.root.tries == [20, 20]
    assert all(0 <= chance <= 1 for chance in chances)


def test_few_playouts_are_for_few_options() -> None:
    for race in races(8):
        race.run(2 * FORESIGHT.least)
        tried = [n for n, tries in enumerate(race.root.tries) if tries]
        assert len(tried) == 2
        assert race.runners[0] in tried


def test_options_judged_far_behind_are_not_tried() -> None:
    left_out = 0
    for race in races(12):
        race.run(400)
        for gap, tries in zip(race.root.gaps, race.root.tries, strict=True):
            if gap <= -HOPELESS:
                left_out += 1
                assert not tries
    assert left_out


def test_the_last_two_are_compared_longest() -> None:
    for race in races(6):
        if len(race.runners) < 4:
            continue
        verdicts = SearchBot(160).analyse(race.view, race.root.options, Dealer(2))
        visits = sorted((verdict.visits for verdict in verdicts), reverse=True)
        assert verdicts[0].visits == visits[0] > visits[2] > 0
