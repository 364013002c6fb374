"""R9 End of a turn and of a round, R10 scoring, R11 who starts the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meute.core.decision import Step
from meute.games.silver.data import IDLE_TURNS, SQUIRE
from meute.games.silver.rules.cards import face_up_anywhere, top_of_deck, turn_up
from meute.games.silver.rules.turn import TAKE_TURN
from meute.games.silver.rules.villagers import both_villagers_up
from meute.games.silver.state import NOBODY, NOTHING, RoundEnd, State
from meute.games.silver.words.log import tell_ended, tell_score, tell_shown, tell_turn


@dataclass(frozen=True)
class BeginTurn(Step):
    """R2.1 The player whose turn it is takes it; then the turn ends."""

    def run(self, state: State) -> None:
        """Nothing is used yet."""
        state.spent.clear()
        state.then(TAKE_TURN[state.turn], END_OF_TURN)
        tell_turn(state)


@dataclass(frozen=True)
class EndOfTurn(Step):
    """R9.1 (a) Villagers, (b) the last turn after a call, (c) refill the display; then R9.4."""

    def run(self, state: State) -> None:
        """The first reason that applies ends the round."""
        following = (state.turn + 1) % state.seats
        if both_villagers_up(state):
            end_round(state, "villagers")
        elif state.caller == following:
            end_round(state, "call")
        else:
            state.pending.append(CHECK_DECK)
            refill(state)


def refill(state: State) -> None:
    """R8.1.1 Turn up cards until the display has one for each face-up Squire."""
    squires = face_up_anywhere(state, SQUIRE)
    while len(state.display) < squires and state.deck:
        card = top_of_deck(state)
        state.display.append(card)
        tell_shown(state, card)
        turn_up(state, card)


@dataclass(frozen=True)
class CheckDeck(Step):
    """R9.1 (d) An empty deck ends the round; (e) otherwise the next player goes on."""

    def run(self, state: State) -> None:
        """R9.8 So does a deck that nobody touches for too long."""
        state.idle = state.idle + 1 if state.deck == state.deck_before else 0
        state.deck_before = state.deck
        if not state.deck:
            end_round(state, "deck")
        elif state.idle >= IDLE_TURNS * state.seats:
            end_round(state, "idle")
        else:
            state.turn = (state.turn + 1) % state.seats
            state.pending.append(BEGIN_TURN)


def end_round(state: State, ended_by: str) -> None:
    """R10.1 All village cards are turned up, then scored."""
    tell_ended(state, ended_by)
    state.turn = NOBODY
    state.pending.append(ScoreRound(ended_by))
    for village in reversed(state.villages):
        for card in reversed(village):
            turn_up(state, card)


@dataclass(frozen=True)
class ScoreRound(Step):
    """R10 Everybody loses the sum of their own cards; the caller may do better or worse."""

    ended_by: str

    def run(self, state: State) -> None:
        """R10.2-R10.5, then R11.4 for who starts."""
        villages = tuple(tuple(state.value[c] for c in village) for village in state.villages)
        sums = tuple(sum(values) for values in villages)
        lost = list(sums)
        caller = state.caller
        success = caller != NOBODY and sums[caller] == min(sums)
        if success:
            lost[caller] = 0
            state.amulet_holder = caller
        elif caller != NOBODY:
            lost[caller] += state.settings.penalty
        state.amulet_ready = success
        state.amulet_on = NOTHING
        state.lost += lost
        state.round += 1
        state.last = RoundEnd(self.ended_by, caller, villages, sums, tuple(lost))
        state.fresh.clear()
        state.turn = next_starter(state, lost, caller if success else NOBODY)
        tell_score(state, success=success)


def next_starter(state: State, lost: list[int], successful_caller: int) -> int:
    """R11.4 The fewest points lost, then the youngest; in English rules the successful caller."""
    if state.settings.edition == "en" and successful_caller != NOBODY:
        return successful_caller
    best = min(lost)
    by_age = [(state.youngest + i) % state.seats for i in range(state.seats)]
    return next(player for player in by_age if lost[player] == best)


BEGIN_TURN: Final = BeginTurn()
END_OF_TURN: Final = EndOfTurn()
CHECK_DECK: Final = CheckDeck()
