"""What each library is asked to do; every import stands where only its own environment has it.

A player is called with a number and does that much: that many random games, or simulations
for each of a few positions. It returns how many decisions of seats, or simulations, that were. A
decision lists the legal options and takes one; chance is played and not counted.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

Player = Callable[[int], int]

LUCK: Final = "peers"
POSITIONS: Final = 5
"""Positions from which a search looks ahead."""

EXPLORATION: Final = 1.4
FEWEST: Final = 10
"""Simulations without which OpenSpiel's search has no answer."""
ASKED: Final = {"hearts": 1}
"""Positions, where not all serve: OpenSpiel 2.0.2 crashes in a search later in a game of hearts."""
NO_LIMIT: Final = -1
"""Of the worlds that OpenSpiel's search looks at."""
NOT_SHARED: Final = (False, False)
"""OpenSpiel's search uses neither observations for information nor counts of allowed actions."""


def meute_games(name: str) -> Player:
    """Play a room of ours with three players."""
    from meute.arena.bench import usual_seats
    from meute.arena.walk import random_game
    from meute.core import registry

    game = registry.game(name)
    seats = usual_seats(game)
    return lambda games: sum(
        random_game(game, seats, f"{LUCK} {number}").decisions for number in range(games)
    )


def meute_search(name: str) -> Player:
    """Let our search look ahead in a room with three players."""
    from meute.arena.bench import thoughts, usual_seats
    from meute.bots.search import SearchBot
    from meute.core import registry
    from meute.core.dealer import Dealer

    game = registry.game(name)
    asked = [
        thought
        for number in range(POSITIONS)
        for thought in thoughts(game, usual_seats(game), f"{LUCK} {number}")[:1]
    ]

    def look_ahead(playouts: int) -> int:
        verdicts = [SearchBot(playouts).analyse(*each, Dealer(LUCK)) for each in asked]
        return sum(verdict.visits for each in verdicts for verdict in each)

    return look_ahead


def openspiel_games(name: str) -> Player:
    """Play a game of OpenSpiel, whose rules are C++, from Python."""
    import pyspiel

    game, luck = pyspiel.load_game(name), Random(LUCK)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += _step(state, luck)
        return decisions

    return play


def _step(state: Any, luck: Random) -> bool:
    """Let chance or a seat of OpenSpiel go on; return whether it was a seat."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, weights)[0])
        return False
    options = state.legal_actions()
    state.apply_action(options[int(luck.random() * len(options))])
    return True


def openspiel_search(name: str) -> Player:
    """Let OpenSpiel's own IS-MCTS look ahead: all of it is C++, with random games to the end."""
    import pyspiel

    positions = _choices(pyspiel.load_game(name), Random(LUCK))[: ASKED.get(name, POSITIONS)]
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT

    def look_ahead(amount: int) -> int:
        simulations = amount * FEWEST
        settings = (7, evaluator, EXPLORATION, simulations, NO_LIMIT, policy, *NOT_SHARED)
        bot = pyspiel.ISMCTSBot(*settings)
        for state in positions:
            bot.step(state)
        return simulations * len(positions)

    return look_ahead


def _choices(game: Any, luck: Random) -> list[Any]:
    """Return positions of a random game in which a seat has a choice, from its whole length."""
    state, found = game.new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            found.append(state.clone())
        _step(state, luck)
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def pettingzoo_games(name: str) -> Player:
    """Play an environment of PettingZoo through its own interface, observations included."""
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()
    return _turns(env, lambda seen, _: seen["action_mask"])


def _turns(env: Any, mask: Callable[[Any, Any], Any], *, observe: bool = True) -> Player:
    """Play an environment as PettingZoo has them, agent after agent."""
    luck = Random(LUCK)

    def play(games: int) -> int:
        decisions = 0
        for number in range(games):
            env.reset(seed=number)
            for _ in env.agent_iter():
                seen, _, ended, cut, info = env.last(observe)
                options = [] if ended or cut else mask(seen, info).nonzero()[0]
                decisions += len(options) > 0
                env.step(int(luck.choice(options)) if len(options) else None)
        return decisions

    return play


def meute_steps(name: str) -> Player:
    """Play a room of ours as an environment of PettingZoo, observations included."""
    import meute.env

    return _turns(meute.env.aec(name), lambda seen, _: seen["action_mask"])


def meute_blind_steps(name: str) -> Player:
    """Do so without looking: observations are made when somebody does."""
    import meute.env

    return _turns(meute.env.aec(name), lambda _, info: info["action_mask"], observe=False)


def rlcard_games(name: str) -> Player:
    """Play an environment of RLCard, observations included."""
    import rlcard

    env, luck = rlcard.make(name, config={"seed": 7}), Random(LUCK)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            seen, _ = env.reset()
            while not env.is_over():
                seen, _ = env.step(luck.choice(list(seen["legal_actions"])))
                decisions += 1
        return decisions

    return play


def catanatron_games(name: str) -> Player:
    """Play Catan with three players in Catanatron, whose rules are Python."""
    import random

    from catanatron import Color, Game, RandomPlayer

    del name
    asked = [0]

    class Counted(RandomPlayer):  # type: ignore[misc] # it has no types
        def decide(self, game: Any, playable_actions: Any) -> Any:
            asked[0] += 1
            return super().decide(game, playable_actions)

    def play(games: int) -> int:
        asked[0] = 0
        for number in range(games):
            random.seed(number)
            Game([Counted(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE)]).play()
        return asked[0]

    return play


PLAYERS: Final[dict[str, Callable[[str], Player]]] = {
    made.__name__: made
    for made in (
        meute_games,
        meute_search,
        meute_steps,
        meute_blind_steps,
        openspiel_games,
        openspiel_search,
        pettingzoo_games,
        rlcard_games,
        catanatron_games,
    )
}
