"""P3 Placement: everybody fills the own tableau in secret, all at the same time.

A whole placement of fifteen counters in fifteen cells has far too many forms for one answer, and
players who place one after the other would wait for each other. So the cells are asked in secret
rounds: in each, every player answers for the next cell of the own tableau, column by column. Every
cell of the own wolves is asked, also those that stay empty, so the questions tell the others
nothing; the answers stay hidden from them, in the view and in the record, until the column is
revealed. A client may fill its tableau at leisure and answer round by round: no round ends before
the last player has begun.

When all cells are answered, everybody confirms, again in secret and at once. Whoever would rather
change takes all own counters back and places anew, once a year, and then all who still may are
asked again. So everybody may change until the last one is done, and every year comes to an end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import Action, Decision, Step
from meute.core.message import Seat
from meute.games.tracks.actions import CONFIRMING, PLACES, Change, Place
from meute.games.tracks.data import CELLS_EACH, COLUMNS, COUNTERS, MOST_SEATS, WOLVES
from meute.games.tracks.rules.pack import pack_of
from meute.games.tracks.state import CUB, EMPTY, NOTHING, UNASKED, State
from meute.games.tracks.text import tell

CONFIRMED: Final = 0
CHANGED: Final = 1
"""Sealed answers of ConfirmPlacement."""


def cells_of(state: State, player: int) -> list[int]:
    """P3.1 The cells a player is asked for, column by column; the first only with cubs."""
    wolves = pack_of(state, player)
    first = 0 if CUB in state.where else 1
    return [COLUMNS * wolf + column for column in range(first, COLUMNS) for wolf in wolves]


@dataclass(frozen=True)
class BeginPlacement(Step[State]):
    """P3.1 Every wolf of the pack may get a counter for each phase."""

    def run(self, state: State) -> None:
        everyone = (1 << state.seats) - 1
        state.vigour = state.strength[:]
        clear_cells(state, everyone)
        state.then(ASK_CELLS[everyone][0], ASK_CONFIRM)


def placing(state: State) -> bool:
    """P3.2 Tell whether counters are being placed now."""
    return state.quarry != NOTHING and not state.placed


def clear_cells(state: State, players: int) -> None:
    """P3.1 The cells of these players, as bits, are to be asked."""
    for player in range(state.seats):
        if players >> player & 1:
            for cell in cells_of(state, player):
                state.counters[cell] = UNASKED


@dataclass(frozen=True)
class AskCells(Step[State]):
    """P3.1 These players, as bits, are asked for their next cell; when all are done, go on."""

    players: int
    number: int

    def run(self, state: State) -> None:
        asked: list[PlaceCounter] = []
        for player in range(state.seats):
            if self.players >> player & 1:
                cells = cells_of(state, player)
                if self.number < len(cells):
                    asked.append(PLACE_COUNTER[cells[self.number]])
        if asked:
            state.then(*asked, ASK_CELLS[self.players][self.number + 1])


@dataclass(frozen=True)
class PlaceCounter(Decision[State]):
    """P3.1 Put a counter for this wolf and phase, or leave the cell empty."""

    secret = True
    rule = "P3.1"

    player: int
    cell: int

    def options(self, state: State) -> Sequence[Action]:
        """Every counter not placed yet; O2.3 with a life span only what the wolf can pay."""
        cell = self.cell
        row = PLACES[cell // COLUMNS % 3][cell % COLUMNS]
        first = CELLS_EACH * self.player
        used = set(state.counters[first : first + CELLS_EACH])
        if state.settings.life_span:
            spirals = state.settings.spirals
            spare = spare_strength(state, cell // COLUMNS)
            used.update(c for c in range(1, COUNTERS + 1) if spirals[c] >= spare)
        used.discard(EMPTY)
        return [place for counter, place in enumerate(row) if counter not in used]

    def resolve(self, state: State, action: Place) -> None:
        state.counters[self.cell] = action.counter

    def seen_by(self) -> int:
        """P3.3 The owner alone knows what lies face down."""
        return 1 << self.player


def spare_strength(state: State, wolf: int) -> int:
    """O2.3 The wolf's strength less the spirals placed for it so far."""
    spirals = state.settings.spirals
    row = state.counters[COLUMNS * wolf : COLUMNS * wolf + COLUMNS]
    return state.vigour[wolf] - sum(spirals[counter] for counter in row if counter > 0)


@dataclass(frozen=True)
class AskConfirm(Step[State]):
    """P3.2 Whoever has wolves and may still change is asked; without any the placement stands."""

    def run(self, state: State) -> None:
        asked = [
            CONFIRM_PLACEMENT[player]
            for player in range(state.seats)
            if not state.changed >> player & 1 and pack_of(state, player)
        ]
        if asked:
            state.then(*asked, COUNT_CONFIRMS)
        else:
            close_placement(state)


@dataclass(frozen=True)
class ConfirmPlacement(Decision[State]):
    """P3.2 Confirm the placement or change it, until the last player has confirmed."""

    secret = True
    rule = "P3.2"

    player: int

    def options(self, state: State) -> Sequence[Action]:
        return CONFIRMING

    def resolve(self, state: State, action: Action) -> None:
        state.sealed[self.player] = CHANGED if isinstance(action, Change) else CONFIRMED


@dataclass(frozen=True)
class CountConfirms(Step[State]):
    """P3.2 Those who change place anew, and then everybody is asked again."""

    def run(self, state: State) -> None:
        answers = state.unseal()
        changing = sum(1 << p for p, answer in enumerate(answers) if answer == CHANGED)
        if not changing:
            close_placement(state)
            return
        if state.story is not None:
            for player, answer in enumerate(answers):
                if answer == CHANGED:
                    tell(state, "changes", player=Seat(player))
        state.changed |= changing
        clear_cells(state, changing)
        state.then(ASK_CELLS[changing][0], ASK_CONFIRM)


def close_placement(state: State) -> None:
    """P3.2, P3.3 Nothing changes any more; everybody sees which cells are filled."""
    state.placed = True
    state.shown += 1
    if state.story is not None:
        for player in range(state.seats):
            first = CELLS_EACH * player
            cells = state.counters[first : first + CELLS_EACH]
            count = sum(1 for counter in cells if counter > 0)
            tell(state, "placed", player=Seat(player), count=count)


BEGIN_PLACEMENT: Final = BeginPlacement()
ASK_CELLS: Final = [
    [AskCells(players, number) for number in range(CELLS_EACH + 1)]
    for players in range(1 << MOST_SEATS)
]
"""By players as bits, then by the number of the cell."""
PLACE_COUNTER: Final = [PlaceCounter(cell // CELLS_EACH, cell) for cell in range(COLUMNS * WOLVES)]
ASK_CONFIRM: Final = AskConfirm()
CONFIRM_PLACEMENT: Final = [ConfirmPlacement(player) for player in range(MOST_SEATS)]
COUNT_CONFIRMS: Final = CountConfirms()
