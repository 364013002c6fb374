"""The laws on what learners are given: codes of answers that stay, features that tell no secret."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

from meute.core.codec import to_json, to_plain
from meute.core.codes import seat_actions
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.core.game import Game, State
from meute.testing.walk import Walk


def actions_digest(game: Game) -> str:
    """Return a digest of all answers of seats in the order of their codes.

    A room keeps the one of its rules version beside its tests: what was learned with these codes
    is worth nothing with others, so another digest needs another version.
    """
    plain = [to_plain(action) for action in seat_actions(game)]
    return hashlib.sha256(to_json(plain)).hexdigest()[:16]


def seats_and_chance_take_actions_of_their_own(game: Game, walk: Walk) -> None:
    """No seat is offered what the game lists as chance's, and chance nothing else."""
    chances = set(game.chances)
    assert len(set(game.actions)) == len(game.actions), "an action is listed twice"
    for state in walk.states(game):
        decision = game.decision(state)
        assert decision is not None
        kinds = {type(option) for option in decision.options(state)}
        if decision.player == CHANCE:
            assert kinds <= chances, f"game.chances lacks {kinds - chances}"
        else:
            assert not kinds & chances, f"a seat is offered {kinds & chances}, which chance takes"


def features_are_named_and_bounded(game: Game, walk: Walk) -> None:
    """Features are as many as their names, at every position, and lie between -1 and 1."""
    names = game.feature_names(walk.seats)
    assert len(set(names)) == len(names), "two features have one name"
    for state in walk.states(game):
        for seat in range(walk.seats):
            found = game.features(game.full_view(state, seat))
            assert len(found) == len(names), f"{len(found)} features, {len(names)} names"
            for name, value in zip(names, found, strict=True):
                assert -1 <= value <= 1, f"{name} is {value}"


def features_tell_no_secrets(game: Game, walk: Walk) -> None:
    """Features are equal at positions that a seat cannot tell apart."""
    for n, state in enumerate(walk.states(game)):
        for seat in range(walk.seats):
            twin = game.redeal(state, seat, Dealer(walk.seed + n))
            assert _seen(game, twin, seat) == _seen(game, state, seat), (
                f"the features of seat {seat} tell a secret"
            )


def features_ignore_sealed_answers(game: Game, walk: Walk) -> None:
    """Whoever is asked in secret after others knows nothing of their answers by its features."""
    for state in walk.states(game):
        asked = game.asked(state)
        for seat in dict.fromkeys(decision.player for decision in asked if decision.secret):
            before = [decision.player for decision in asked].index(seat)
            first, other = (_answered(game, state, before, pick) for pick in (0, -1))
            assert _seen(game, first, seat) == _seen(game, other, seat), (
                f"the features of seat {seat} tell a sealed answer"
            )


def _answered(game: Game, state: State, questions: int, pick: int) -> State:
    """Answer so many questions with the first or the last of their options."""
    world = state.copy()
    for _ in range(questions):
        decision = game.decision(world)
        assert decision is not None
        game.play(world, decision.options(world)[pick])
    return world


def _seen(game: Game, state: State, seat: int) -> list[Any]:
    return list(game.features(game.full_view(state, seat)))


LEARNERS_LAWS: Final[tuple[Callable[[Game, Walk], None], ...]] = (
    seats_and_chance_take_actions_of_their_own,
    features_are_named_and_bounded,
    features_tell_no_secrets,
    features_ignore_sealed_answers,
)
