"""Small readable positions of Foxes.

A position is a table at the beginning of a turn: seat 0 is first in turn order and about to roll.
Pieces are moved by name before the first answer:

    Position(3).give(0, pc=5, resources="worm egg").mark(1, "forest.1").cub(0, "top", space=4)

Spaces are `fields.1` to `farm.3`; cubs `top`, `middle`, `bottom`, `black1`, `black2`; kinds of
tiles have the names of `meute.games.foxes.words.names`. A plain number among the answers is a roll.
"""

from __future__ import annotations

from meute.core.decision import Action
from meute.games.foxes import FOXES, data
from meute.games.foxes.actions import END_TURN, PLACES
from meute.games.foxes.chances import ROLLS
from meute.games.foxes.printed import changes
from meute.games.foxes.rules.end import END_GAME
from meute.games.foxes.rules.finish import END_OF_ROUND
from meute.games.foxes.rules.setup import new_game
from meute.games.foxes.rules.start import BEGIN_ROUND
from meute.games.foxes.rules.turn import NEXT_TURN
from meute.games.foxes.state import NOBODY, NOTHING, State
from meute.games.foxes.words.names import (
    BONUSES,
    CUBS,
    INSTINCTS,
    OBSTACLES,
    PATHS,
    RESOURCES,
    RUSES,
)
from meute.testing import positions
from tests.games.foxes.lookup import CATCHES, card, cell, space, territory


class Position(positions.Position[State]):
    """A table in the middle of a game, with seat 0 about to roll."""

    game = FOXES

    def __init__(
        self,
        seats: int = 3,
        *,
        round_: int = 2,
        value: int = 4,
        destiny: int = 0,
        hunter: str = "farm",
        **variant: object,
    ) -> None:
        """Round 2 by night unless told otherwise; by day with a destiny value of 1 to 3."""
        self.state = state = new_game(seats, changes(FOXES.meta.variant(variant)))
        state.story = []
        state.order = list(range(seats))
        state.order_tiles = [0, 1, 2, 5, 6][:seats]
        state.round = round_
        state.turn = -1
        state.destiny = destiny
        state.destiny_pile[destiny] = 0
        state.destiny_value = value
        state.hunter = territory(hunter)
        if round_ > 1:
            state.dice = [3] * seats
            state.extra = [1] * seats
        self.lay_out(NEXT_TURN, END_OF_ROUND, *[BEGIN_ROUND] * (data.ROUNDS - round_), END_GAME)

    # Before the first answer.

    def give(  # noqa: PLR0913 (a player has many things)
        self,
        seat: int,
        *,
        pc: int | None = None,
        vp: int = 0,
        resources: str = "",
        bonus: str = "",
        ruse: str = "",
        catches: str = "",
        dice: int | None = None,
    ) -> Position:
        """Give a player things; several names are written with spaces."""
        state = self.state
        if pc is not None:
            state.pc[seat] = pc
        state.vp[seat] += vp
        state.earned[data.SOURCES * seat + data.FROM_TILES] += vp
        for name in resources.split():
            state.resources[4 * seat + RESOURCES.index(name)] += 1
        for name in bonus.split():
            state.bonus_pile[BONUSES.index(name)] -= 1
            state.bonuses[data.BONUSES * seat + BONUSES.index(name)] += 1
        if ruse:
            state.ruses[seat] = RUSES.index(ruse)
            state.ruse_pile[RUSES.index(ruse)] = 0
        for name in catches.split():
            self._store(seat, CATCHES.index(name))
        if dice is not None:
            self._use_dice(seat, state.dice[seat] - dice)
        return self

    def _store(self, seat: int, kind: int) -> None:
        self.state.shuffles[0][kind] -= 1
        self.state.catches[self.state.catches.index(NOTHING, 5 * seat)] = kind

    def _use_dice(self, seat: int, count: int) -> None:
        """Let dice lie exhausted in the player's own den."""
        first = data.FIRST_DEN_SLOT + data.DEN_SLOTS * seat
        for slot in range(first, first + count):
            self.state.slot_owner[slot] = seat
        self.state.dice[seat] -= count

    def used(self, seat: int, place: str, *values: int) -> Position:
        """Let dice of a player lie on the leftmost free slots of a territory or in the den."""
        number = territory(place)
        first = number * data.VITAL_SLOTS
        if place == "den":
            first = data.FIRST_DEN_SLOT + data.DEN_SLOTS * seat
        for value in values:
            slot = self.state.slot_owner.index(NOBODY, first)
            self.state.slot_owner[slot] = seat
            self.state.slot_value[slot] = value
            self.state.dice[seat] -= 1
        return self

    def mark(self, seat: int, *spaces: str) -> Position:
        """Put the leftmost markers of a player on spaces."""
        for name in spaces:
            self.state.home[self.state.home.index(1, 5 * seat)] = 0
            self.state.markers[space(name)] = seat
        return self

    def paw(self, seat: int, track: str, place: int) -> Position:
        """Put a paw on a space of a bonus track."""
        self.state.paws[4 * seat + territory(track)] = place
        return self

    def fox(self, seat: int, place: str) -> Position:
        """Put a fox at the start of a territory."""
        self.state.foxes[seat] = territory(place)
        return self

    def cub(
        self, seat: int, name: str, *, value: int = 1, space: int = 1, at_exit: int = 0
    ) -> Position:
        """Put a cub on a space of its row, or at an exit counted from 1."""
        number = CUBS.index(name)
        self.state.cub_value[5 * seat + number] = value
        self.state.cub_place[5 * seat + number] = data.AT_EXIT + at_exit - 1 if at_exit else space
        black = data.FREES[number]
        if black >= 0 and (at_exit or space == data.END_OF_ROW):
            place = 5 * seat + black
            self.state.cub_place[place] = self.state.cub_place[place] or 1
            self.state.cub_value[place] = self.state.cub_value[place] or 1
        return self

    def hand(self, seat: int, *numbers: int) -> Position:
        """Put objectives obj.N into a hand."""
        for number in numbers:
            self.state.objective_pile[card(number)] -= 1
            self.state.hands[20 * seat + card(number)] += 1
        return self

    def validated(self, seat: int, *numbers: int) -> Position:
        """Let objectives obj.N be validated already."""
        for number in numbers:
            self.state.objective_pile[card(number)] -= 1
            self.state.validated[20 * seat + card(number)] += 1
        return self

    def instinct(self, seat: int, name: str, at_exit: int = 5) -> Position:
        """Let an instinct be developed with the cube of an exit counted from 1."""
        self.state.cubes[5 * seat + at_exit - 1] = 0
        self.state.instincts[6 * seat + INSTINCTS.index(name)] = at_exit - 1
        return self

    def obstacle(self, name: str, place: str, owner: int = 1) -> Position:
        """Put an obstacle on the board, its tile before its owner."""
        number = OBSTACLES.index(name)
        self.state.bonus_pile[data.FLAG_STORM + number] -= 1
        self.state.obstacles[number] = territory(place)
        self.state.flags[number] = owner
        return self

    def path(self, seat: int, *tiles: tuple[int, int, str, int]) -> Position:
        """Lay path tiles: column, row, shape, turn."""
        for column, row, shape, turn in tiles:
            self.state.path_pile[PATHS.index(shape)] -= 1
            self.state.dens[20 * seat + cell(column, row)] = 4 * PATHS.index(shape) + turn
        return self

    def shaft(self, seat: int, *columns: int) -> Position:
        """Join exits to the way in: a straight shaft in column 3, crosses along the top row."""
        self.path(seat, *((3, row, "straight", 0) for row in (1, 2, 3)), (3, 4, "cross", 0))
        for column in columns:
            if column != 3:
                self.path(seat, (column, 4, "cross", 0))
        return self

    # Play.

    def read(self, answer: Action | int) -> Action:
        """A plain number is a roll."""
        return ROLLS[answer - 1] if isinstance(answer, int) else answer

    def why(self, action: Action) -> str:
        """The reason's key against an answer of the seat that is asked."""
        return self.short(self.refusal(action).message)

    def finish_round(self) -> Position:
        """Let nobody have another die left, so that the open turn is the last of the round.

        The other dice lie exhausted, those of the player who rolls on the Farm.
        """
        roller = getattr(self.decision, "roller", NOBODY)
        for seat in range(self.state.seats):
            if seat == roller:
                self.used(seat, "farm", *[0] * (self.state.dice[seat] - 1))
            else:
                self._use_dice(seat, self.state.dice[seat])
        return self

    def idle(self, value: int = 6, place: Action | None = None) -> Position:
        """Roll this value and do nothing with the die, in one's own den unless told otherwise."""
        return self.play(value, place or PLACES[data.DEN], END_TURN)

    def resources(self, seat: int) -> str:
        """What a player has, in words."""
        held = self.state.resources[4 * seat : 4 * seat + 4]
        return " ".join(name for name, n in zip(RESOURCES, held, strict=True) for _ in range(n))

    def log(self) -> list[str]:
        """The keys of the log lines so far that a spectator may read."""
        return [self.short(message) for message in self.heard()]
