"""R1 Setup of a round, and R11 of the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, SecretDecision, Step
from meute.games.silver.actions import LOOKS, YOUNGEST, LookAtTwo, Youngest
from meute.games.silver.data import DECK, FULL_BAG, LOOKS_EACH, MOST_SEATS, VILLAGE
from meute.games.silver.rules.cards import look, to_discard, top_of_deck
from meute.games.silver.rules.end import BEGIN_TURN
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN, Settings, State, looks_of
from meute.games.silver.words.log import tell_looks, tell_round, tell_youngest

if TYPE_CHECKING:
    from collections.abc import Sequence


def new_game(seats: int, settings: Settings) -> State:
    """R1.1 Everything before the first card is dealt."""
    return State(
        settings=settings,
        seats=seats,
        youngest=NOBODY,
        round=0,
        turn=NOBODY,
        caller=NOBODY,
        deck=0,
        deck_before=0,
        idle=0,
        holding=NOTHING,
        holding_open=False,
        amulet_holder=NOBODY,
        amulet_ready=False,
        amulet_on=NOTHING,
        value=[],
        known=[],
        up=[],
        bag=[],
        villages=[[] for _ in range(seats)],
        discard=[],
        display=[],
        returned=[],
        drawn=[],
        picked=[],
        wards=[],
        spent=[],
        looks=[],
        fresh=[],
        lost=[],
        last=None,
        shown=0,
        pending=[CHOOSE_YOUNGEST],
    )


@dataclass(frozen=True)
class ChooseYoungest(Decision):
    """R1.8 A seat drawn at random is called the youngest and starts round 1."""

    def options(self, state: State) -> Sequence[Action]:
        """Every seat is equally likely."""
        return YOUNGEST[: state.seats]

    def resolve(self, state: State, action: Youngest) -> None:
        """The age order is clockwise from that seat."""
        state.youngest = action.seat
        state.turn = action.seat
        tell_youngest(state)
        state.then(*[DEAL_ROUND] * state.settings.rounds)


@dataclass(frozen=True)
class DealRound(Step):
    """R1.2-R1.5 Shuffle, remove, deal five cards each and turn up the first discard.

    Nobody sees a card yet, so none has a value: the cards removed with two or three players are
    those that stay in the bag for ever.
    """

    def run(self, state: State) -> None:
        """Deal; `turn` already names who starts."""
        seats = state.seats
        cards = VILLAGE * seats
        state.value = [UNSEEN] * cards
        state.known = [0] * cards
        state.up = [0] * cards
        state.bag = FULL_BAG[:]
        state.villages = [list(range(p * VILLAGE, (p + 1) * VILLAGE)) for p in range(seats)]
        state.deck = DECK + 1
        state.caller = NOBODY
        state.idle = 0
        state.discard.clear()
        state.display.clear()
        state.returned.clear()
        state.wards.clear()
        state.looks = [NOTHING] * (LOOKS_EACH * seats)
        state.then(*LOOK_DECISIONS[:seats], LOOK_TOGETHER, BEGIN_TURN)
        to_discard(state, top_of_deck(state))
        state.deck_before = state.deck
        tell_round(state)


@dataclass(frozen=True)
class LookAtTwoCards(SecretDecision):
    """R1.7 Choose two cards of one's own village to look at, while everybody else does the same."""

    def options(self, state: State) -> Sequence[Action]:
        """The ten pairs of five places."""
        return LOOKS

    def resolve(self, state: State, action: LookAtTwo) -> None:
        """Remember the choice until all have chosen."""
        state.looks[looks_of(self.player)] = [action.first, action.second]


@dataclass(frozen=True)
class LookTogether(Step):
    """R1.7 All have chosen: everybody looks, and the places are public."""

    def run(self, state: State) -> None:
        """Look at the chosen cards, the first seat's first."""
        looks = state.looks
        state.shown += 1
        tell_looks(state)
        for player in range(state.seats - 1, -1, -1):
            village = state.villages[player]
            for place in reversed(looks[looks_of(player)]):
                look(state, village[place], player)
        looks.clear()


CHOOSE_YOUNGEST: Final = ChooseYoungest(CHANCE)
DEAL_ROUND: Final = DealRound()
LOOK_DECISIONS: Final = [LookAtTwoCards(player) for player in range(MOST_SEATS)]
LOOK_TOGETHER: Final = LookTogether()

PARAGRAPHS.update(
    {
        ChooseYoungest: "R1.8",
        LookAtTwoCards: "R1.7",
    }
)
