"""The rooms as OpenSpiel games: explicit chance, information states, worlds from what a seat knows.

Importing this module registers every room as `meute_<room>`. `players` is the number of seats;
`variant` holds settings as `rounds:1+penalty:5`, a row of numbers with `/` between them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from meute.core import registry
from meute.core.codec import encode
from meute.core.codes import codes, seat_actions
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.core.errors import BadVariant
from meute.core.estimate import shares
from meute.env.course import Course

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from meute.core.game import Game

LONGEST: Final = 50_000
"""No game asks more questions, however badly it is played; a law of the house."""

LUCK: Final = 1 << 53
"""As many worlds as a random number from 0 to 1 tells apart."""


def load(game: str, seats: int | None, variant: Mapping[str, object] | None) -> Any:
    """Return a room as an OpenSpiel game; one that came later is registered first."""
    room = registry.game(game)
    if called(room) not in pyspiel.registered_names():
        register(room)
    players = room.meta.fewest if seats is None else room.meta.check_seats(seats)
    chosen = room.meta.variant(variant)
    usual = room.meta.variant({})
    changed = {name: value for name, value in chosen.items() if value != usual[name]}
    given = {"players": players, "variant": written(changed)}
    return pyspiel.load_game(called(room), given)


def called(room: Game) -> str:
    """Return the name of a room among OpenSpiel's games."""
    return f"meute_{room.meta.name}"


def written(variant: Mapping[str, object]) -> str:
    """Write settings so that OpenSpiel can write and read the game's name.

    >>> written({"rounds": 1, "births": "2 3"})
    'rounds:1+births:2/3'
    """
    return "+".join(f"{name}:{str(value).replace(' ', '/')}" for name, value in variant.items())


def read(text: str) -> dict[str, object]:
    """Read such settings.

    >>> read("rounds:1+births:2/3")
    {'rounds': '1', 'births': '2 3'}
    """
    settings: dict[str, object] = {}
    for each in text.split("+") if text else ():
        name, colon, value = each.partition(":")
        if not colon:
            raise BadVariant(f"{each!r} is not of the form setting:value")
        settings[name] = value.replace("/", " ")
    return settings


def kind_of(room: Game) -> Any:
    """Return what OpenSpiel knows of a room before it is loaded."""
    kind, meta = pyspiel.GameType, room.meta
    return kind(
        short_name=called(room),
        long_name=f"Meute: {meta.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=meta.most,
        min_num_players=meta.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.fewest, "variant": ""},
    )


def register(room: Game) -> None:
    """Make a room known to OpenSpiel."""

    class Loaded(RoomGame):
        """One room."""

        def __init__(self, given: Mapping[str, Any] | None = None) -> None:
            super().__init__(room, kind, given or {})

    kind = kind_of(room)
    pyspiel.register_game(kind, Loaded)


class RoomGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A room with its number of seats and its settings."""

    def __init__(self, room: Game, kind: Any, given: Mapping[str, Any]) -> None:
        """Settle who plays what; answers have the codes of the seats' actions."""
        self.room = room
        self.seats = room.meta.check_seats(int(given.get("players", room.meta.fewest)))
        self.variant = room.meta.variant(read(str(given.get("variant", ""))))
        self.actions, self.code = seat_actions(room), codes(room)
        chances = tuple(room.chances)
        self.outcomes = [action for action in room.actions if isinstance(action, chances)]
        self.outcome = {action: number for number, action in enumerate(self.outcomes)}
        self.size = len(room.feature_names(self.seats))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=len(self.outcomes),
            num_players=self.seats,
            min_utility=-1.0 / self.seats,
            max_utility=1.0 - 1.0 / self.seats,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(given))

    def new_initial_state(self) -> RoomState:
        """Set up a new game."""
        return RoomState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what turns positions into numbers."""
        del params
        return Observer(self, iig_obs_type)

    def observation_tensor_shape(self) -> list[int]:
        """Return how many numbers a seat is told."""
        return [self.size]

    def observation_tensor_size(self) -> int:
        """Return how many numbers a seat is told."""
        return self.size

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound on how often chance is asked."""
        return LONGEST


class Observer:
    """What a seat knows as numbers, and in words."""

    def __init__(self, game: RoomGame, wanted: Any) -> None:
        """Observe all a seat knows; parts of it are not told apart."""
        usual = wanted is None or (
            wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        self.whole, self.recall = usual, bool(wanted and wanted.perfect_recall)
        self.tensor = np.zeros(game.size if usual and not self.recall else 0, np.float32)
        self.dict = {"observation": self.tensor} if self.tensor.size else {}

    def set_from(self, state: RoomState, player: int) -> None:
        """Look at a position."""
        if self.tensor.size:
            self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: RoomState, player: int) -> str | None:
        """Write down what a seat knows, or has ever known."""
        if not self.whole:
            return None
        ever: str = state.information_state_string(player)
        now: str = state.observation_string(player)
        return ever if self.recall else now


class RoomState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position of a room."""

    def __init__(self, game: RoomGame) -> None:
        """Set up a new game."""
        super().__init__(game)
        self.course = Course(game.room, game.seats, game.variant)

    def _game(self) -> RoomGame:
        game: RoomGame = self.get_game()
        return game

    def current_player(self) -> int:
        """Return who is asked: a seat, or chance."""
        asked = self.course.asked
        player = pyspiel.PlayerId.TERMINAL if asked is None else asked.player
        return pyspiel.PlayerId.CHANCE if player == CHANCE else player

    def _options(self) -> Sequence[Any]:
        asked = self.course.asked
        return () if asked is None else asked.options(self.course.state)

    def _legal_actions(self, player: int) -> list[int]:
        del player
        code = self._game().code
        return sorted(code[option] for option in self._options())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may answer, and how likely each outcome is."""
        options, number = self._options(), self._game().outcome
        counted = sorted(Counter(number[option] for option in options).items())
        return [(outcome, count / len(options)) for outcome, count in counted]

    def _apply_action(self, action: int) -> None:
        game, asked = self._game(), self.course.asked
        chance = asked is not None and asked.player == CHANCE
        self.course.answer((game.outcomes if chance else game.actions)[action], action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._game()
        chance = player == pyspiel.PlayerId.CHANCE
        return repr((game.outcomes if chance else game.actions)[action])

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.course.asked is None

    def returns(self) -> list[float]:
        """Return each seat's share of the win less an even share; nothing before the end."""
        game = self._game()
        if not self.is_terminal():
            return [0.0] * game.seats
        ranks = list(game.room.ranks(self.course.state))
        return [share - 1.0 / game.seats for share in shares(ranks)]

    def rewards(self) -> list[float]:
        """Return what the last answer brought: all comes at the end."""
        return self.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """Return all a seat has ever heard, as a digest, and what it knows now."""
        seat = self._seat(player)
        return f"{self.course.heard[seat].hex()} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """Return what a seat knows now."""
        return encode(self._view(self._seat(player))).decode()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return what a seat knows now as numbers."""
        return list(map(float, self._game().room.features(self._view(self._seat(player)))))

    def _seat(self, player: int | None) -> int:
        """Return a seat in OpenSpiel's manner: the one that is asked, or an error of its kind."""
        seat = self.current_player() if player is None else player
        if seat < 0:
            raise RuntimeError(f"player >= 0 is asked for, not {seat}")
        if seat >= self._game().seats:
            raise RuntimeError(f"player < {self._game().seats} is asked for, not {seat}")
        return int(seat)

    def _view(self, seat: int) -> Any:
        return self._game().room.full_view(self.course.state, seat)

    def resample_from_infostate(self, player: int, prob_source: Callable[[], float]) -> RoomState:
        """Return a position that the seat takes for possible, at random."""
        game = self._game()
        world = game.room.imagine(self._view(player), Dealer(int(prob_source() * LUCK)))
        other = game.new_initial_state()
        other.course = self.course.imagined(world)
        return other

    def __str__(self) -> str:
        return encode(self.course.state).decode()


for _name in registry.games():
    register(registry.game(_name))
