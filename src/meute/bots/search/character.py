"""What the character of a bot does to its answers: the same for all levels.

Where the judgement answers, likes are added to its ratings. Where a search does, they turn the
scale between options that did about as well. Where an answer is drawn from a mixture of plans, the
plans that are liked are drawn more often.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Any

from meute.bots.search.mixed import Mix, odds_of, verdicts, whole_of
from meute.bots.search.race import Verdict
from meute.core import registry
from meute.core.character import Character
from meute.core.dealer import Dealer
from meute.core.decision import Action
from meute.core.errors import UnknownName
from meute.core.game import Game
from meute.core.names import offered, quoted
from meute.core.registry import Bot
from meute.core.searches import Whole


def characters(game: Game) -> list[str]:
    """Return the names of the characters that a room knows."""
    return [] if game.foresight is None else list(game.foresight.characters)


def character_of(game: Game, name: str | None) -> Character | None:
    """Return the character of this name; None for a bot that has none."""
    if name is None:
        return None
    known = characters(game)
    if name not in known:
        title = game.meta.title
        if not known:
            message = f"{title} knows no characters, so none is called {quoted(str(name))}"
        else:
            these = offered(str(name), known, f"{title} has")
            message = f"no character is called {quoted(str(name))}{these}"
        raise UnknownName(message)
    assert game.foresight is not None
    return game.foresight.characters[name]


def check_character(room: str, bot: Bot) -> None:
    """Raise what is wrong with the character of a bot that is to play in a room."""
    character_of(registry.game(room), getattr(bot, "character", None))


def called(name: str, character: str | None) -> str:
    """Return the text from which an equal bot is made.

    >>> called("hard", None), called("hard", "miser")
    ('hard', 'hard(character=miser)')
    """
    return name if character is None else f"{name}(character={character})"


def liked_odds(
    game: Game, view: Any, options: Sequence[Action], character: Character | None
) -> Sequence[float] | None:
    """Return how often a character gives each answer; None where it takes what looks best."""
    whole = whole_of(game, view)
    if character is None or whole is None:
        return odds_of(game, view, options)
    state = whole.outset(view)
    menu = whole.menu(state, view.player)
    even = Mix(menu, [1.0] * len(menu), [0.0] * len(menu), 0)
    mix = tilted(even, view, whole, character)
    told = {verdict.option: verdict.odds for verdict in verdicts(view, options, whole, mix)}
    return [told[option] for option in options]


def tilted(mix: Mix, view: Any, whole: Whole, character: Character | None) -> Mix:
    """Return a mixture in which the plans that a character likes are drawn more often."""
    if character is None:
        return mix
    state = whole.outset(view)
    fancied = [character.fancies(state, view.player, plan) for plan in mix.plans]
    best = max(fancied)
    odds = [odd * exp(like - best) for odd, like in zip(mix.odds, fancied, strict=True)]
    return replace(mix, odds=odds)


def best_rated(
    game: Game, view: Any, options: Sequence[Action], character: Character | None, dealer: Dealer
) -> Action:
    """Return the option that judgement and character rate highest; equal ones by chance."""
    ratings = game.rate(view, options)
    if character is not None:
        liked = character.likes(view, options)
        ratings = [rating + like for rating, like in zip(ratings, liked, strict=True)]
    ratings = [round(rating, 9) for rating in ratings]
    best = max(ratings)
    return dealer.pick([o for o, rating in zip(options, ratings, strict=True) if rating == best])


def preferred(
    game: Game, view: Any, found: Sequence[Verdict], character: Character, dealer: Dealer
) -> Action:
    """Return what a character takes after a search; nothing counts as better than its best."""
    options = [verdict.option for verdict in found]
    first = found[0]
    if not first.visits:
        return best_rated(game, view, options, character, dealer)
    assert game.foresight is not None
    point = game.foresight.ratings.point
    liked = character.likes(view, options)
    worth = [
        min(verdict.chance, first.chance) + point * like
        for verdict, like in zip(found, liked, strict=True)
    ]
    tried = [n for n, verdict in enumerate(found) if verdict.visits]
    return options[max(tried, key=lambda n: worth[n])]
