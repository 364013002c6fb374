"""How good each option looks to a seat, in points: for bots and for hints.

It reads the view and nothing else. The view is turned into a state with stand-ins for what is
hidden; only what the seat may know is looked at. So in a world that a search imagines the same
numbers come straight from the world.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from meute.core.decision import Action
from meute.core.words import open_question
from meute.games.tracks.actions import (
    AGREE,
    ASK_TO_JOIN,
    AddCubs,
    BringIn,
    Leave,
)
from meute.games.tracks.data import LONER_PENALTY, PAIR_BONUS, PORTION, STRONGEST
from meute.games.tracks.mind.cards import rate_cards
from meute.games.tracks.mind.fights import rate_answer, rate_attack
from meute.games.tracks.mind.plan import capacity, planned
from meute.games.tracks.rules.births import ChooseCubs
from meute.games.tracks.rules.fight import ChooseCard
from meute.games.tracks.rules.howl import DiscardPrey
from meute.games.tracks.rules.joining import AskAdmission, BringWolf, GiveConsent
from meute.games.tracks.rules.pack import column_of, cubs, ranking
from meute.games.tracks.rules.placement import PlaceCounter
from meute.games.tracks.rules.prey import DecidePrey, VoteForPrey
from meute.games.tracks.rules.ranks import AnswerAttack, ChooseAttack
from meute.games.tracks.rules.solitary import CatchPrey
from meute.games.tracks.rules.young import LetLeave
from meute.games.tracks.state import State, wolf_of, wolves_in
from meute.games.tracks.view import TracksView, state_from

EFFORT: Final = 0.85
"""The part of its capacity that a pack puts into the hunt. (tuned)"""

YOUNG_WORTH: Final = 4.5
"""Points that a young wolf brings if it stays. (tuned)"""

LACKING: Final = 2.0
HUNGRY: Final = 1.0
TOILSOME: Final = 0.1
"""How bad a prey is for each point that its hunt lacks, that its meat lacks, and that it takes."""

VICTORY: Final = 100.0
"""More than anything else can count: the departure wins the game."""


def rate(view: TracksView, options: Sequence[Action]) -> list[float]:
    """Rate each option for the seat of the view; the highest looks best."""
    return rate_in(state_from(view), open_question(view), options)


def rate_in(state: State, decision: Any, options: Sequence[Action]) -> list[float]:
    """Rate each option of a question in a world, by nothing that whoever is asked cannot see."""
    rater = RATERS.get(type(decision))
    return [0.0] * len(options) if rater is None else rater(state, decision, options)


def rate_cubs(state: State, decision: ChooseCubs, options: Sequence[AddCubs]) -> list[float]:
    """P1.3 Raise wolves of the sex with fewer in the pack: they will rank higher."""
    player = decision.player
    return [
        -sum([crowd(state, wolf) for wolf in wolves_in(player, option.letters)], 0.0)
        for option in options
    ]


def crowd(state: State, wolf: int) -> float:
    """How many wolves stand where this one would stand last."""
    return float(len(column_of(state, wolf)))


def rate_prey(state: State, _: Any, options: Sequence[Any]) -> list[float]:
    """P2.2 Prefer prey that the pack can kill and that feeds it."""
    return [prey_worth(state, option.kind) for option in options]


def prey_worth(state: State, kind: int) -> float:
    """Weigh what a hunt of this prey would lack and what its meat would lack."""
    wolves = ranking(state)
    effort = EFFORT * sum(capacity(state.strength[wolf]) for wolf in wolves)
    mouths = PORTION * len(wolves) + len(cubs(state))
    settings = state.settings
    lacking = max(0.0, settings.large_black[kind] - effort)
    hungry = max(0, mouths - settings.large_food[kind])
    return -LACKING * lacking - HUNGRY * hungry - TOILSOME * settings.large_black[kind]


def rate_loss(state: State, _: Any, options: Sequence[Any]) -> list[float]:
    """PH4.1a Discard the prey of least worth."""
    return [-prey_worth(state, option.kind) for option in options]


def rate_placing(state: State, decision: PlaceCounter, options: Sequence[Any]) -> list[float]:
    """P3.1 The nearer to the plan the better."""
    wanted = planned(state, decision.player).get(decision.cell, 0)
    return [-float(abs(option.counter - wanted)) for option in options]


def rate_catch(state: State, decision: CatchPrey, options: Sequence[Any]) -> list[float]:
    """PH2.1 The most strength that the wolf can use."""
    room = STRONGEST - state.strength[decision.wolf]
    return [float(min(room, state.settings.small_strength[option.kind])) for option in options]


def rate_leaving(state: State, decision: LetLeave, options: Sequence[Leave]) -> list[float]:
    """M6 Only a pair of one's own is sure of its bonus."""
    return [leaving_worth(state, decision.player, option.letters) for option in options]


def leaving_worth(state: State, player: int, letters: int) -> float:
    """M6 The bonus of a player's own pairs, the penalty of the rest, what staying would bring."""
    female = state.settings.female
    leaving = wolves_in(player, letters)
    females = sum(female[wolf] for wolf in leaving)
    pairs = min(females, len(leaving) - females)
    alone = len(leaving) - 2 * pairs
    bonus = float(2 * PAIR_BONUS * pairs - LONER_PENALTY * alone)
    if state.points[player] + bonus >= state.settings.target:
        return VICTORY + bonus
    return bonus - YOUNG_WORTH * len(leaving)


def rate_bringing(state: State, decision: BringWolf, options: Sequence[BringIn]) -> list[float]:
    """O1.2 Bring in a wolf of the sex with fewer in the pack."""
    return [-crowd(state, wolf_of(decision.player, option.letter)) for option in options]


def rate_consent(state: State, _: Any, options: Sequence[Action]) -> list[float]:
    """O1.2 A small pack needs every wolf."""
    wanted = len(ranking(state)) <= 2 * state.seats
    return [float((option == AGREE) == wanted) for option in options]


RATERS: Final[Mapping[type, Callable[[State, Any, Sequence[Any]], list[float]]]] = {
    ChooseCubs: rate_cubs,
    VoteForPrey: rate_prey,
    DecidePrey: rate_prey,
    PlaceCounter: rate_placing,
    CatchPrey: rate_catch,
    DiscardPrey: rate_loss,
    ChooseAttack: rate_attack,
    AnswerAttack: rate_answer,
    ChooseCard: rate_cards,
    LetLeave: rate_leaving,
    AskAdmission: lambda _, __, options: [float(o == ASK_TO_JOIN) for o in options],
    GiveConsent: rate_consent,
    BringWolf: rate_bringing,
}
"""By question; the first wolf is anybody's guess."""
