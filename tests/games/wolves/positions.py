"""Small readable positions of The Wolves.

Region boards 1, 2, 3, ... lie in the slots B, C, D, ... (with two players A, B, C, ...); slot A is
the start board. A hex is a letter and a number:

             3       8       On region boards 12 is the water hole, 5 the prey,
         2       7           3 and 14 are the lone wolves. Board 1, in slot B:
     1       6      13       grass 1 2 3, forest 4 9 10, tundra 5 6 11, rock 7 8 13,
         5      12           desert 14 15 16.
     4      11      16
        10      15           On the start board 1 2 3 7 8 lie above the canyon,
     9      14               9 10 14 15 16 below it.

A piece is a player and a letter: 0A alpha, 0p pack wolf, 0d den, 0L lair. Start wolves that are
not drawn wait on the start board; wolves and dens that must have left their rows but are not
drawn lie on the calendar.
"""

from __future__ import annotations

from typing import Any

from meute.core.decision import Action
from meute.games.wolves import WOLVES
from meute.games.wolves import actions as a
from meute.games.wolves.data import (
    ALPHA,
    BOTTOM_SIDE,
    DEN,
    HERD_COUNTS,
    LETTERS,
    ON_MAP,
    PACK,
    PILE_COUNTS,
    PREY,
    TERRAINS,
    TILES,
    TOP_SIDE,
)
from meute.games.wolves.data import (
    WOLVES as KINDS_OF_WOLVES,
)
from meute.games.wolves.maps import hex_name
from meute.games.wolves.pieces import (
    DENS,
    FIRST_WOLF,
    KIND,
    LAIRS,
    LONE,
    NONE,
    OWNER,
    THIRD,
)
from meute.games.wolves.rules.board import free_ground, put
from meute.games.wolves.rules.draft import DrawStarter
from meute.games.wolves.rules.end import parts, score
from meute.games.wolves.rules.moon import places, strengths
from meute.games.wolves.rules.setup import LAY_OUT, new_game
from meute.games.wolves.rules.turn import BEGIN_TURN
from meute.games.wolves.state import OFF, Settings, State
from meute.testing import positions

PIECE_LETTERS = {"d": DEN, "p": PACK, "A": ALPHA}
WAITING_FOR_TWO = ((0, 1), (8, 9))
"""Where undrawn start wolves of two players wait: on board A, out of the way."""


def number(name: str) -> int:
    """The number of a hex from its name."""
    return 16 * (ord(name[0]) - ord("A")) + int(name[1:]) - 1


def kind(letter: str) -> int:
    """The kind of a piece from its letter."""
    return PIECE_LETTERS[letter]


def go(name: str) -> a.Go:
    return a.Go(number(name))


def pick(name: str, letter: str) -> a.Pick:
    return a.Pick(number(name), kind(letter))


def flee(name: str) -> a.Flee:
    return a.Flee(number(name))


def howl_at(name: str) -> a.HowlAt:
    return a.HowlAt(number(name))


def dig_at(name: str) -> a.DigAt:
    return a.DigAt(number(name))


def upgrade_at(name: str) -> a.UpgradeAt:
    return a.UpgradeAt(number(name))


def target(name: str, letter: str) -> a.Target:
    return a.Target(number(name), kind(letter))


def hunt_at(name: str) -> a.HuntAt:
    return a.HuntAt(number(name))


def place(name: str) -> a.Place:
    return a.Place(number(name))


def terrain(letter: str) -> int:
    """The number of a terrain from its letter: f, r, g, t or d."""
    return LETTERS.index(letter)


class Position(positions.Position[State]):
    """A table in the middle of a game, with `turn` about to act."""

    game = WOLVES
    first = 0
    """The seat that chance draws to start."""

    def __init__(  # noqa: PLR0913 (a position has many parts)
        self,
        *drawn: str,
        seats: int = 3,
        turn: int = 0,
        home: str = "frgtd",
        tiles: dict[int, str] | None = None,
        tokens: dict[int, int] | None = None,
        actions: dict[int, int] | None = None,
        dug: dict[int, tuple[int, int, int]] | None = None,
        called: dict[int, int] | None = None,
        hunted: dict[int, str] | None = None,
        dates: int = 0,
        phase: int = 0,
        prey: str = "",
        piles: tuple[int, ...] = (),
    ) -> None:
        """Lay out the table; a drawn hex reads `B7: 0A 0p`.

        `tiles` are the faces of the five double tiles. `dug` are the dens gone from the three
        tracks, `called` the wolves gone from the row, `dates` how many dates are covered at least.
        `prey` and `piles` name what lies in the regions, in order.
        """
        self.state = state = new_game(seats, Settings(packs="chosen"))
        state.story = []
        state.pending.clear()
        regions = state.land.layout.regions
        herds = prey.split() or [
            k for n, k in zip(HERD_COUNTS[seats], PREY, strict=True) for _ in range(n)
        ]
        moons = piles or tuple(k for k, n in enumerate(PILE_COUNTS[seats]) for _ in range(n))
        for n, slot in enumerate(regions):
            state.boards[slot] = n
            state.prey[slot] = PREY.index(herds[n])
            state.piles[slot] = moons[n]
            state.herd[slot] = 1 if seats == 2 else 2
        LAY_OUT.run(state)
        state.starter = 0
        state.phase = phase
        state.home = [terrain(letter) for letter in home[:seats]]
        for player in range(seats):
            faces = (tiles or {}).get(player, "frgtd")
            state.tiles[TILES * player : TILES * (player + 1)] = [
                state.home[player],
                *(terrain(letter) for letter in faces),
            ]
            state.terrain_tokens[player] = (tokens or {}).get(player, 0)
            state.action_tokens[player] = (actions or {}).get(player, 0)
        for line in drawn:
            name, _, pieces = line.partition(":")
            for piece in pieces.split():
                self._draw(number(name), int(piece[0]), piece[1])
        for player in range(seats):
            self._complete_dens(player, (dug or {}).get(player))
            self._complete_wolves(player, (called or {}).get(player, 0))
            for game in (hunted or {}).get(player, "").split():
                self._take(player, PREY.index(game))
        self._fill_calendar(dates)
        state.turns = 10
        self.lay_out(BEGIN_TURN[turn])
        state.story.clear()
        assert WOLVES.faults(state) == []

    def _draw(self, h: int, player: int, letter: str) -> None:
        state = self.state
        if h in state.lone:
            state.lone.remove(h)
            state.calendar.append(LONE)
            free_ground(state, h)
        if letter == "L":
            state.lairs[player] += 1
            state.calendar.append(DENS[player])
            put(state, LAIRS[player], h)
        elif letter == "d":
            put(state, DENS[player], h)
        else:
            first = FIRST_WOLF[player]
            wolf = next(
                first + n
                for n, k in enumerate(KINDS_OF_WOLVES)
                if k == kind(letter) and state.where[first + n] == OFF
            )
            put(state, wolf, h)

    def _complete_dens(self, player: int, dug: tuple[int, int, int] | None) -> None:
        state = self.state
        den = DENS[player]
        used = [*state.one, *state.two, *state.calendar].count(den)
        if dug is None:
            rest, dug_list = used, []
            for _ in range(3):
                dug_list.append(min(rest, 4))
                rest -= dug_list[-1]
            dug = (dug_list[0], dug_list[1], dug_list[2])
        state.dug[3 * player : 3 * player + 3] = dug
        assert sum(dug) >= used, f"more dens of {player} are drawn than dug"
        state.calendar += [den] * (sum(dug) - used)

    def _complete_wolves(self, player: int, called: int) -> None:
        state, first = self.state, FIRST_WOLF[player]
        drawn = [n for n in range(12) if state.where[first + n] != OFF]
        state.called[player] = max(called, max([n + 1 - ON_MAP for n in drawn], default=0), 0)
        for n in range(ON_MAP + state.called[player]):
            if n in drawn:
                continue
            if n < ON_MAP or KINDS_OF_WOLVES[n] == ALPHA:
                put(state, first + n, self._waiting_room(player, n))
            else:
                state.calendar.append(first + n)

    def _waiting_room(self, player: int, n: int) -> int:
        if self.state.seats == 2:
            return WAITING_FOR_TWO[player][n % 2]
        side = TOP_SIDE if n % 2 == 0 else BOTTOM_SIDE
        free = [side[player], *BOTTOM_SIDE, *TOP_SIDE]
        return next(
            h for h in free if not self.state.two[h] and OWNER[self.state.one[h]] in (-1, player)
        )

    def _take(self, player: int, game: int) -> None:
        slot = next(s for s, k in enumerate(self.state.prey) if k == game and self.state.herd[s])
        self.state.herd[slot] -= 1
        self.state.hunted[player] |= 1 << game
        if not self.state.herd[slot]:
            free_ground(self.state, self.state.land.layout.prey[slot])

    def _fill_calendar(self, dates: int) -> None:
        """Cover dates: by lone wolves of the last regions, then by dens of the last player."""
        state = self.state
        while len(state.calendar) < dates and state.lone:
            free_ground(state, state.lone.pop())
            state.calendar.append(LONE)
        for track in range(len(state.dug) - 3, len(state.dug)):
            while len(state.calendar) < dates and state.dug[track] < 4:
                state.dug[track] += 1
                state.calendar.append(DENS[state.seats - 1])
        assert len(state.calendar) >= dates, "too many dates"

    def hexes(self, answer: type[Action]) -> set[str]:
        """The hexes that may be answered now, by name."""
        return {hex_name(option.hex) for option in self.of(answer)}

    def twin(self) -> Position:
        """An equal position of its own."""
        twin = Position.__new__(Position)
        twin.state = self.state.copy()
        return twin

    def pay(self) -> Position:
        """Pay with tokens as long as there are some, then with the first tile that fits."""
        while self.asked[0] == "PayFor":
            self.play(a.SPEND if a.SPEND in self.options else self.options[0])
        return self

    def idle(self) -> Position:
        """Let the player move nobody until the turn may end, and end it."""
        player = self.state.turn
        while self.state.turn == player and not self.over:
            options = self.options
            wish = [a.END_TURN, a.MOVE, *a.FLIPS, a.STOP]
            WOLVES.play(self.state, next(action for action in wish if action in options))
        return self

    def at(self, name: str) -> str:
        """The pieces on a hex, as they are drawn."""
        h = number(name)
        pieces = [piece for piece in (self.state.one[h], self.state.two[h]) if piece != NONE]
        return " ".join(sorted(self._written(piece) for piece in pieces))

    @staticmethod
    def _written(piece: int) -> str:
        return "3rd" if piece == THIRD else f"{OWNER[piece]}{'dpAL'[KIND[piece]]}"

    @property
    def calendar(self) -> list[str]:
        """What lies on the calendar: `lone`, or a piece as it is drawn."""
        return ["lone" if p == LONE else self._written(p) for p in self.state.calendar]

    def tiles(self, player: int = 0) -> str:
        """The faces of the tiles as letters, the habitat tile first."""
        return "".join(LETTERS[shown] for shown in self.state.tiles_of(player))

    def why(self, action: Action, player: int | None = None) -> tuple[str, str]:
        """The rule and the key behind a refusal."""
        reason = self.refusal(action, player)
        return reason.rule, self.short(reason.message)

    @property
    def log(self) -> list[str]:
        """The keys of the log lines so far."""
        return [self.short(message) for message in self.heard()]

    def control(self, letter: str) -> list[int]:
        """The control of all contenders in the region of a slot."""
        return [s.control for s in strengths(self.state, ord(letter) - ord("A"))]

    def places(self, letter: str) -> tuple[int, list[int]]:
        """Who would take the token of a region, and who its lower value."""
        return places(self.state, ord(letter) - ord("A"))

    def score(self, player: int) -> int:
        """A player's points now."""
        return score(self.state, player)

    def parts(self, player: int) -> list[int]:
        """A player's points now, part by part."""
        return parts(self.state, player)

    def terrain(self, name: str) -> str:
        """The terrain of a hex."""
        return TERRAINS[self.state.land.terrain[number(name)]]

    @classmethod
    def fresh(cls, seats: int, starter: int = 0, **variant: object) -> Position:
        """A new game up to the first seat that is asked; chance deals what it lists first."""
        position = cls.new(seats, **variant)
        position.first = starter
        return position.deal()

    def drawn(self) -> Any:
        """Chance draws the seat told at the beginning to start, and else the first outcome."""
        return self.options[self.first if isinstance(self.decision, DrawStarter) else 0]

    def drafted(self) -> Position:
        """Answer everything up to the first turn by the first option."""
        while self.asked[0] != "TakeAction":
            WOLVES.play(self.state, self.options[0])
            self.deal()
        return self
