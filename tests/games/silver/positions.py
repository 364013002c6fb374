"""Small readable positions of Silver.

A row is written as its owner sees it, card by card from the left:

    7      face down, a 7, known to nobody
    7*     face down, a 7, known to its owner
    7*02   face down, a 7, known to seats 0 and 2
    7^     face up
    ?      face down and never seen by anybody: chance gives its value when somebody looks
    7!     (with any of these) under the amulet
"""

from __future__ import annotations

import re

from meute.core.decision import Action
from meute.games.silver import SILVER
from meute.games.silver.actions import DISCARD, DRAW, VALUES, Target
from meute.games.silver.data import FULL_BAG
from meute.games.silver.rules.end import BEGIN_TURN
from meute.games.silver.rules.setup import DEAL_ROUND, new_game
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN, RoundEnd, Settings, State
from meute.testing import positions

CARD = re.compile(r"(\d+|\?)(\^)?(\*\d*)?(!)?")


class Position(positions.Position[State]):
    """A table in the middle of a round, with `turn` about to take a turn."""

    game = SILVER

    def __init__(  # noqa: PLR0913 (a position has many parts)
        self,
        *villages: str,
        turn: int = 0,
        discard: str = "5",
        display: str = "",
        deck: int = 20,
        top: str = "",
        caller: int = NOBODY,
        youngest: int = 0,
        amulet: int = NOBODY,
        amulet_ready: bool = False,
        lost: tuple[int, ...] = (),
        **variant: object,
    ) -> None:
        """Lay out the cards; `top` lists fixed cards on top of the deck, the uppermost first.

        `discard` is written from the bottom up. `lost` holds the points of earlier rounds.
        """
        settings = Settings(**SILVER.meta.variant(variant))  # type: ignore[arg-type]
        self.state = state = new_game(len(villages), settings)
        state.story = []
        state.bag = FULL_BAG[:]
        state.youngest = youngest
        state.turn = turn
        state.caller = caller
        state.amulet_holder = amulet
        state.amulet_ready = amulet_ready
        state.lost = list(lost)
        state.round = len(lost) // len(villages)
        state.villages = [
            [self._card(token, owner) for token in row.split()]
            for owner, row in enumerate(villages)
        ]
        state.discard = [self._card(f"{value}^", NOBODY) for value in discard.split()]
        state.display = [self._card(f"{value}^", NOBODY) for value in display.split()]
        state.returned = [self._card(value, NOBODY) for value in reversed(top.split())]
        state.deck = state.deck_before = deck
        rounds_left = settings.rounds - state.round - 1
        self.lay_out(BEGIN_TURN, *[DEAL_ROUND] * rounds_left)

    def _card(self, token: str, owner: int) -> int:
        found = CARD.fullmatch(token)
        assert found, f"{token!r} is not a card"
        value = UNSEEN if found[1] == "?" else int(found[1])
        everyone = (1 << self.state.seats) - 1
        known = everyone if found[2] else 0
        if found[3]:
            seats = [int(digit) for digit in found[3][1:]] or [owner]
            known = sum(1 << seat for seat in seats)
        if value != UNSEEN:
            self.state.bag.remove(value)
        self.state.value.append(value)
        self.state.known.append(known)
        self.state.up.append(1 if found[2] else 0)
        card = len(self.state.value) - 1
        if found[4]:
            self.state.amulet_on = card
            self.state.amulet_ready = False
        return card

    def read(self, answer: Action | int) -> Action:
        """A plain number is chance's value of a card, and chance answers with nothing else."""
        assert self.by_chance == isinstance(answer, int), f"{self.decision} got {answer}"
        return VALUES[answer] if isinstance(answer, int) else answer

    def row(self, seat: int) -> str:
        """A village in the notation above, without who knows what."""
        state = self.state
        return " ".join(
            ("?" if state.value[card] == UNSEEN else str(state.value[card]))
            + ("^" if state.up[card] else "")
            + ("!" if card == state.amulet_on else "")
            for card in state.villages[seat]
        )

    def knows(self, seat: int, owner: int, place: int) -> bool:
        """Whether the seat has lawfully seen that card of the owner's village."""
        return bool(self.state.known[self.state.villages[owner][place]] >> seat & 1)

    @property
    def pile(self) -> list[int]:
        """The discard pile's values from the bottom up."""
        return [self.state.value[card] for card in self.state.discard]

    @property
    def shown(self) -> list[int]:
        """The values of the display, from the left."""
        return [self.state.value[card] for card in self.state.display]

    @property
    def held(self) -> int:
        """The value of the card in hand."""
        assert self.state.holding != NOTHING
        return self.state.value[self.state.holding]

    def sees(self, seat: int | None) -> list[list[int]]:
        """The values of all villages as that seat is shown them; -1 for hidden."""
        view = SILVER.view(self.state, seat)
        return [[view.value[card] for card in village] for village in view.villages]

    def log(self, seat: int | None = None) -> list[str]:
        """The keys of the log lines so far that the seat may read."""
        return [message.key for message in self.heard(seat)]

    @classmethod
    def dealt(cls, seats: int, **variant: object) -> Position:
        """A new game, up to its first turn."""
        return cls.new(seats, **variant).to_next_turn()

    def to_next_turn(self) -> Position:
        """Give the first answer to everything until a turn begins or the game is over."""
        return self.until("TakeTurn")

    def guard(self, owner: int, guard: int, ward: int) -> Position:
        """Let a Bodyguard guard a card since an earlier turn; both are places of the owner."""
        village = self.state.villages[owner]
        self.state.wards += [village[guard], village[ward]]
        return self

    def discard(self, *values: int) -> Position:
        """Draw and discard such cards, one in each turn."""
        for value in values:
            self.play(DRAW, value, DISCARD)
        return self

    @property
    def targets(self) -> list[tuple[int, int]]:
        """The cards that may be chosen now, as seats and places."""
        return [(option.seat, option.place) for option in self.of(Target)]

    @property
    def ended(self) -> RoundEnd:
        """How the last round ended."""
        assert self.state.last is not None, "no round has ended"
        return self.state.last

    @property
    def going_on(self) -> bool:
        """Whether no round has ended since the position was laid out."""
        return self.state.last is None
