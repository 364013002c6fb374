"""What a search of Wolf Tracks goes by: ratings and knowledge straight from imagined worlds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Decision
from meute.games.tracks import TRACKS
from meute.games.tracks.mind import FORESIGHT
from meute.games.tracks.mind.estimate import FEATURES
from meute.games.tracks.mind.known import Known
from meute.games.tracks.mind.rate import rate_in
from meute.games.tracks.state import State


def positions(seats: int, seed: int) -> Iterator[tuple[State, Decision]]:
    """Play a game about half by judgement, and stop at every question with a choice."""
    state = TRACKS.setup(seats, TRACKS.meta.variant({}))
    dealer = Dealer(seed)
    while (decision := TRACKS.decision(state)) is not None:
        options = list(decision.options(state))
        if decision.player != CHANCE and len(options) > 1:
            yield state, decision
            ratings = TRACKS.rate(TRACKS.full_view(state, decision.player), options)
            if dealer.part() < 0.5:
                options = [options[ratings.index(max(ratings))]]
        TRACKS.play(state, dealer.pick(options))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 6])
def test_ratings_in_a_world_are_those_of_the_view(seats: int) -> None:
    kinds = set()
    for seed in range(4):
        for state, decision in positions(seats, seed):
            options = decision.options(state)
            view = TRACKS.full_view(state, decision.player)
            assert rate_in(state, decision, options) == TRACKS.rate(view, options)
            kinds.add(type(decision).__name__)
    assert len(kinds) > 6


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 5])
def test_worlds_are_told_apart_by_what_is_known_as_by_views(seats: int) -> None:
    dealer = Dealer(seats)
    alike = different = 0
    for number, (state, decision) in enumerate(positions(seats, 1)):
        seat = (decision.player + number) % seats
        worlds = [state] + [TRACKS.redeal(state, other, dealer) for other in (seat, None)]
        for other in range(seats):
            for world in worlds:
                same = TRACKS.full_view(state, other) == TRACKS.full_view(world, other)
                mine, theirs = Known(state, other), Known(world, other)
                assert (mine == theirs) == same
                assert not same or hash(mine) == hash(theirs)
                alike, different = alike + same, different + (not same)
    assert alike > 100
    assert different > 100


@pytest.mark.slow
def test_every_answer_changes_what_a_seat_knows_as_it_changes_its_view() -> None:
    before: State | None = None
    for state, _ in positions(4, 2):
        if before is not None:
            for seat in range(4):
                same = TRACKS.full_view(before, seat) == TRACKS.full_view(state, seat)
                assert (Known(before, seat) == Known(state, seat)) == same
        before = state.copy()


def test_every_feature_has_a_name_and_a_weight() -> None:
    state, _ = next(positions(3, 0))
    assert {
        len(row) for row in (*FORESIGHT.estimate.features(state), *FORESIGHT.estimate.weights)
    } == {len(FEATURES)}
