"""Bots of one level differ by their characters, and in nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

import meute
from meute.bots.levels import character_in, lively
from meute.bots.search.character import characters, preferred, tilted
from meute.bots.search.mixed import Mix, whole_of
from meute.bots.search.race import Verdict
from meute.core import registry
from meute.core.character import Character, kinds
from meute.core.dealer import Dealer
from meute.core.message import LANGUAGES
from meute.core.table import Table
from meute.games.silver.actions import CALL, DRAW, TAKE, Call
from meute.games.tracks.actions import Place
from meute.games.tracks.mind.bids import Placement, cost
from meute.games.tracks.state import RANK_PHASE

ROOMS = ["foxes", "silver", "tracks", "wolves"]


def judged(room: str, most: int) -> Iterator[tuple[Any, Any, Sequence[float]]]:
    """Views, options and ratings of games that the room's judgement plays."""
    game, found = registry.game(room), 0
    for deal in range(most):
        table = Table(room, max(2, game.meta.fewest), seed=f"alike {deal}")
        while not table.over and found < most:
            seat = table.waiting[0]
            view, options = table.full_view(seat), table.options(seat)
            ratings = game.rate(view, options)
            if len(options) > 1:
                yield view, options, ratings
                found += 1
            table.play(seat, options[ratings.index(max(ratings))])


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_four_characters_with_words_in_all_languages(room: str) -> None:
    game = registry.game(room)
    assert len(characters(game)) >= 4
    for code in LANGUAGES:
        words = game.catalogue(code)
        for name in characters(game):
            assert words[f"{room}.temper.{name}"]
            assert words[f"{room}.temper.{name}.about"].endswith(".")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("room", "most"), [("foxes", 150), ("silver", 750), ("tracks", 200), ("wolves", 300)]
)
def test_every_character_answers_otherwise_now_and_then_and_mostly_alike(
    room: str, most: int
) -> None:
    game, other = registry.game(room), Counter[str]()
    assert game.foresight is not None
    for view, options, ratings in judged(room, most):
        best = ratings.index(max(ratings))
        for name, character in game.foresight.characters.items():
            liked = character.likes(view, options)
            sums = [rating + like for rating, like in zip(ratings, liked, strict=True)]
            chosen = sums.index(max(sums))
            assert liked[chosen] >= liked[best]
            other[name] += chosen != best and sums[chosen] > sums[best]
    placing = {"miser", "gambler"} if room == "tracks" else set()
    assert {name for name in characters(game) if other[name]} >= {*characters(game)} - placing
    assert max(other.values()) < most / 5


@pytest.mark.slow
@pytest.mark.parametrize("level", ["greedy", "easy", "hard"])
@pytest.mark.parametrize("room", ROOMS)
def test_whoever_has_a_character_gives_one_of_the_options_always_the_same(
    room: str, level: str
) -> None:
    for n, (view, options, _) in enumerate(judged(room, 3)):
        for name in characters(registry.game(room)):
            bot = meute.bot(f"{level}(character={name})")
            answer = bot.choose(view, options, Dealer(n))
            assert answer in options
            assert answer == bot.choose(view, options, Dealer(n))


def about_to_place() -> tuple[Any, Any]:
    """A view before counters are placed, and the run it belongs to."""
    for view, options, _ in judged("tracks", 60):
        if isinstance(options[0], Place):
            whole = whole_of(registry.game("tracks"), view)
            assert whole is not None
            return view, whole
    raise AssertionError


def test_what_a_character_likes_to_place() -> None:
    """The miser spends less, the gambler bids high, the fighter guards, the nurse raises cubs."""
    view, whole = about_to_place()
    state = whole.outset(view)
    menu = whole.menu(state, view.player)
    foresight = registry.game("tracks").foresight
    assert foresight is not None

    def mean(name: str | None, told: Callable[[Placement], int]) -> float:
        mix = Mix(menu, [1.0 / len(menu)] * len(menu), [0.0] * len(menu), 0)
        if name is not None:
            mix = tilted(mix, view, whole, foresight.characters[name])
        told_of = [told(plan) for plan in menu]
        total = sum(odd * part for odd, part in zip(mix.odds, told_of, strict=True))
        return total / sum(mix.odds)

    def spent(plan: Placement) -> int:
        return cost(state, plan)

    def bold(plan: Placement) -> int:
        return sum(counter >= 14 for counter in plan.values())

    def guard(plan: Placement) -> int:
        return max(c for cell, c in plan.items() if cell % 5 == RANK_PHASE - 1)

    assert mean("miser", spent) < mean(None, spent) - 0.3
    assert mean("gambler", bold) > mean(None, bold) + 0.1
    assert mean("fighter", guard) > mean(None, guard) + 0.5


def test_nobody_can_tell_for_certain_what_a_character_places() -> None:
    """A character is named at the table: its placements stay a mixture all the same."""
    view, whole = about_to_place()
    menu = whole.menu(whole.outset(view), view.player)
    foresight = registry.game("tracks").foresight
    assert foresight is not None
    for name, character in foresight.characters.items():
        even = Mix(menu, [1.0] * len(menu), [0.0] * len(menu), 0)
        odds = tilted(even, view, whole, character).odds
        assert max(odds) / sum(odds) < 0.25, name


def test_a_search_lets_likes_turn_the_scale_and_no_more() -> None:
    game, likes = registry.game("silver"), Character(kinds({Call: 1.0}))
    assert game.foresight is not None
    point = game.foresight.ratings.point

    def taken(call: float, visits: int = 9) -> Any:
        found = [Verdict(DRAW, 9, 0.5), Verdict(TAKE, 9, 0.49), Verdict(CALL, visits, call)]
        return preferred(game, None, found, likes, Dealer(1))

    assert taken(0.5 - point / 2) == CALL
    assert taken(0.5 - 2 * point) == DRAW
    assert taken(0.5, visits=0) == DRAW


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert", "greedy"])
def test_a_bot_with_a_character_is_made_from_its_name(level: str) -> None:
    bot = meute.bot(f"{level}(character=miser)")
    assert bot.name == f"{level}(character=miser)"
    assert meute.bot(f"{level}(character='miser')").name == bot.name


def test_a_room_says_which_characters_it_knows() -> None:
    table = Table("silver", 2, seed=1)
    with pytest.raises(meute.UnknownName, match=r"'miser'.*Silver has: sprinter, dreamer"):
        table.ask(0, meute.bot("medium(character=miser)"))


def test_bots_at_one_table_draw_different_characters() -> None:
    """Whoever has chosen keeps the choice; scripts and other bots have no character."""
    bots = ["hard", None, "greedy", "medium(character=miser)", "easy", "expert"]
    drawn = lively(bots, "tracks", Dealer)
    assert drawn[1:4] == [None, "greedy", "medium(character=miser)"]
    names = [character_in(drawn[seat]) for seat in (0, 3, 4, 5)]
    assert sorted(names) == sorted(characters(registry.game("tracks")))  # type: ignore[type-var]
    firsts = [lively(["hard"], "tracks", lambda _, n=n: Dealer(n))[0] for n in range(60)]  # type: ignore[misc]
    assert len(Counter(firsts)) == 4
