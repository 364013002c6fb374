"""The words of a question: what is asked, and what it means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meute.core.decision import Decision
from meute.core.message import Message, Param, Seat
from meute.core.words import open_question
from meute.games.tracks.data import COLUMNS
from meute.games.tracks.rules.births import ChooseCubs
from meute.games.tracks.rules.fight import ChooseCard, DealHand, InjureLoser
from meute.games.tracks.rules.hunt import InjureHunter
from meute.games.tracks.rules.joining import GiveConsent
from meute.games.tracks.rules.placement import PlaceCounter
from meute.games.tracks.rules.ranks import AnswerAttack, ChooseAttack
from meute.games.tracks.rules.setup import DrawFirst
from meute.games.tracks.rules.solitary import CatchPrey
from meute.games.tracks.rules.young import LetLeave
from meute.games.tracks.state import HUNT_PHASE, RANK_PHASE, State, cell_of, owner_of
from meute.games.tracks.view import TracksView
from meute.games.tracks.words.names import large_name, wolf_list, wolf_name

Params = dict[str, Param]
Table = State | TracksView
"""Words rest on what both show alike: settings, the pack, and what lies open."""


def prompt(view: TracksView) -> Message:
    """Put the question now open into words."""
    decision = open_question(view)
    return Message("core.over") if decision is None else ask(view, decision)


def ask(table: Table, decision: Decision) -> Message:
    """Put a question into words, with what one needs to know for the answer."""
    key = f"tracks.ask.{type(decision).__name__}"
    if isinstance(decision, PlaceCounter):
        key = f"{key}.{decision.cell % COLUMNS + 1}"
    elif isinstance(decision, ChooseAttack):
        key = f"{key}.{'female' if table.settings.female[decision.wolf] else 'male'}"
    fill = GAPS.get(type(decision))
    return Message(key, fill(table, decision) if fill else {})


def strength_words(table: Table, wolf: int) -> Params:
    """A wolf and its strength."""
    return {"wolf": wolf_name(table.settings, wolf), "strength": table.strength[wolf]}


def score(table: Table, wolf: int) -> int:
    """PH5.6b The counter that a wolf has for the rank fights."""
    return table.counters[cell_of(wolf, RANK_PHASE)]


def fit_name(table: Table, wolf: int) -> Message:
    """Name a wolf with all that counts in a fight."""
    params: Params = {
        "wolf": wolf_name(table.settings, wolf),
        "rank": Message(f"tracks.name.rank.{rank(table, wolf)}"),
        "strength": table.strength[wolf],
        "chips": table.chips[wolf],
    }
    return Message("tracks.wolf.fit", params)


def rank(table: Table, wolf: int) -> str:
    """B0.6 What the wolf is in the pack."""
    if wolf in table.females[:1]:
        return "alpha_female"
    if wolf in table.males[:1]:
        return "alpha_male"
    if wolf in table.males[1:2]:
        return "beta"
    return "omega" if wolf == table.omega else "wolf"


def prey_words(table: Table, kind: int) -> Params:
    """PH3.1, PH3.4 A large prey, its three numbers and its food."""
    settings = table.settings
    return {
        "prey": large_name(kind),
        "red": settings.large_red[kind],
        "green": settings.large_green[kind],
        "black": settings.large_black[kind],
        "food": settings.large_food[kind],
    }


def cell_words(table: Table, decision: PlaceCounter) -> Params:
    """P3.1 The wolf, and what its phase is about."""
    wolf, column = divmod(decision.cell, COLUMNS)
    out = strength_words(table, wolf) | {"cubs": sum(table.added)}
    return out | prey_words(table, table.quarry) if column + 1 == HUNT_PHASE else out


def answer_words(table: Table, decision: AnswerAttack) -> Params:
    """PH5.4 Both wolves and their scores."""
    return {
        "attacker": fit_name(table, decision.attacker),
        "defender": fit_name(table, decision.defender),
        "attack": score(table, decision.attacker),
        "defence": score(table, decision.defender),
    }


def card_words(table: Table, decision: ChooseCard) -> Params:
    """PH5.6c Both wolves and how the fight stands, from the side that chooses."""
    wolves = (table.attacker, table.defender)
    side = decision.side
    return {
        "wolf": wolf_name(table.settings, wolves[side]),
        "other": wolf_name(table.settings, wolves[1 - side]),
        "mine": table.fight_scores[side],
        "theirs": table.fight_scores[1 - side],
    }


def hurt_words(table: Table, decision: InjureHunter | InjureLoser) -> Params:
    """PH3.2, PH5.8iv Who is hurt."""
    return {"wolf": wolf_name(table.settings, decision.wolf)}


def young_words(table: Table, decision: LetLeave) -> Params:
    """M6 The player's young wolves."""
    own = sorted(wolf for wolf in table.young if owner_of(wolf) == decision.player)
    return {"wolves": wolf_list(table.settings, own)}


GAPS: Final[Mapping[type, Callable[[Table, Any], Params]]] = {
    DrawFirst: lambda _, asked: {"seat": Seat(asked.seat)},
    ChooseCubs: lambda _, asked: {"count": asked.count},
    PlaceCounter: cell_words,
    CatchPrey: lambda table, asked: strength_words(table, asked.wolf),
    InjureHunter: hurt_words,
    InjureLoser: hurt_words,
    ChooseAttack: lambda table, asked: {
        "wolf": fit_name(table, asked.wolf),
        "score": score(table, asked.wolf),
    },
    AnswerAttack: answer_words,
    DealHand: lambda _, asked: {"to": Seat(asked.to), "cards": asked.cards},
    ChooseCard: card_words,
    LetLeave: young_words,
    GiveConsent: lambda _, asked: {"asker": Seat(asked.asker)},
}
"""By question; the others have no gaps."""
