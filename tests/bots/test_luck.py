"""The luck of playouts falls alike after different options."""

from __future__ import annotations

from meute.bots.search.luck import Luck

FACES = range(1000)


def test_one_draw_more_of_a_kind_changes_no_other() -> None:
    first, second = Luck(5), Luck(5)
    second.of("cards").pick(FACES)
    second.pick(FACES)
    rolls = [[luck.of("die").pick(FACES) for _ in range(8)] for luck in (first, second)]
    assert rolls[0] == rolls[1]
    assert len(set(rolls[0])) > 1


def test_kinds_and_seeds_have_luck_of_their_own() -> None:
    streams = [Luck(5).of("die"), Luck(5).of("cards"), Luck(6).of("die"), Luck(5)]
    draws = [tuple(stream.pick(FACES) for _ in range(8)) for stream in streams]
    assert len(set(draws)) == len(draws)
