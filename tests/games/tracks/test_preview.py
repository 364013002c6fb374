"""What answers are said to do is what they then do."""

from __future__ import annotations

from meute.core.decision import Action
from meute.games.tracks import TRACKS
from meute.games.tracks.actions import (
    CATCHES,
    FIGHT,
    LEAVES,
    PASS,
    SMALL_PREY,
    SUBMIT,
)
from meute.games.tracks.data import SMALL_KINDS
from meute.games.tracks.preview import Preview
from tests.games.tracks.positions import Position
from tests.games.tracks.test_ph5_rank_fights import FEMALES, attack, fights


def looked_at(position: Position, action: Action, seat: int) -> Preview | None:
    found = TRACKS.preview(position.sees(seat), action)
    assert found is None or isinstance(found, Preview)
    return found


def test_a_catch_tells_how_strong_the_wolf_is_after_it() -> None:
    position = Position("phase 2", "0A:9", "1A", counters={"0A": "- 7 - - -"})
    hare, goose = SMALL_KINDS.index("hare"), SMALL_KINDS.index("goose")
    position.play(SMALL_PREY[hare], SMALL_PREY[goose], SMALL_PREY[0])
    assert looked_at(position, CATCHES[hare], 0) == Preview(strength=9)
    found = looked_at(position, CATCHES[goose], 0)
    position.play(CATCHES[goose])
    assert found == Preview(strength=position.strength("0A"))


def test_an_attack_tells_who_must_give_way_and_with_what_a_fight_would_begin() -> None:
    position = fights("0A", f"{FEMALES}", w2C=7)
    assert looked_at(position, attack("1A"), 2) == Preview(yields=True, rises=True)
    position.play(attack("1A"))
    assert position.log()[-3:] == ["submits", "takes_place", "omega"]
    position = fights("0A", "1A:10 2C 0C", w2C=7, w1A=4)
    if position.decision.player == 1:
        position.play(PASS)
    found = looked_at(position, attack("1A"), 2)
    position.play(attack("1A"), FIGHT)
    assert found == Preview(rises=True, cards=(7, 6), scores=(7, 4))
    assert position.state.fight_scores == [7, 4]


def test_submission_tells_the_recognition_that_is_left() -> None:
    position = fights("0A", "1A:12/3 2C:12/2 0C", w2C=7, w1A=4)
    if position.decision.player == 1:
        position.play(PASS)
    position.play(attack("1A"))
    assert looked_at(position, FIGHT, 1) == Preview(rises=True, cards=(6, 8), scores=(7, 4))
    assert looked_at(position, SUBMIT, 1) == Preview(chips=2, rises=True)
    position.play(SUBMIT)
    assert position.chips("1A") == 2


def test_leaving_tells_the_points_at_worst_and_at_best() -> None:
    position = Position("M6", "0A 2A 0B 2B", "1A 1B", young="0B 1B 2B")
    assert looked_at(position, LEAVES[0b010], 0) == Preview(least=-3, most=5)
    assert looked_at(position, LEAVES[0], 0) is None
    alone = Position("M6", "0A 2A 0B", "1A", young="0B")
    assert looked_at(alone, LEAVES[0b010], 0) == Preview(least=-3, most=-3)
    both = Position("M6", "0A 1C", "1A 1B", young="1B 1C")
    assert looked_at(both, LEAVES[0b110], 1) == Preview(least=10, most=10)


def test_nothing_is_told_that_the_seat_cannot_know() -> None:
    for theirs in (LEAVES[0], LEAVES[0b010]):
        position = Position("M6", "0A 2A 0B", "1A 1B", young="0B 1B")
        position.state.sealed[1] = theirs.letters
        assert looked_at(position, LEAVES[0b010], 0) == Preview(least=-3, most=5)
