"""Why an answer is refused: the rule's number and a sentence.

A reason rests on what the asking seat may know: its own cards and counters, and what is public.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meute.core.decision import CHANCE, Action, Decision
from meute.core.message import Message, Param, Reason, Seat
from meute.core.stack import Stack
from meute.games.tracks import actions as a
from meute.games.tracks.data import CELLS_EACH, COLUMNS
from meute.games.tracks.rules.births import ChooseCubs
from meute.games.tracks.rules.fight import ChooseCard
from meute.games.tracks.rules.howl import DiscardPrey
from meute.games.tracks.rules.joining import BringWolf
from meute.games.tracks.rules.placement import PlaceCounter, spare_strength
from meute.games.tracks.rules.prey import DecidePrey, VoteForPrey
from meute.games.tracks.rules.ranks import ChooseAttack
from meute.games.tracks.rules.solitary import CatchPrey
from meute.games.tracks.rules.young import LetLeave
from meute.games.tracks.state import PACK, State, letter_of, owner_of
from meute.games.tracks.words.ask import ask
from meute.games.tracks.words.names import large_name, small_name

STACK: Final = Stack()


def refused(rule: str, key: str, **params: Param) -> Reason:
    """Make the reason of a refusal."""
    return Reason(rule, Message(f"tracks.why.{key}", params))


def why_not(state: State, player: int, action: Action) -> Reason | None:
    """Return why this seat may not give this answer now; None if it may."""
    decision = next((d for d in STACK.asked(state) if d.player == player), None)
    if decision is None:
        return not_asked(STACK.decision(state))
    if action in decision.options(state):
        return None
    find = FINDERS.get((type(action), type(decision)))
    found = find(state, decision, action) if find else None
    return found or another_question(state, decision)


def not_asked(decision: Decision | None) -> Reason:
    """The seat has no question to answer."""
    if decision is None:
        return refused("M7a", "over")
    if decision.player == CHANCE:
        return refused(decision.rule, "chance_now")
    if decision.secret:
        return refused(decision.rule, "others_now")
    return refused(decision.rule, "not_asked", player=Seat(decision.player))


def another_question(state: State, decision: Decision) -> Reason:
    """The answer belongs to another question: repeat the one now open."""
    return refused(decision.rule, "other", question=ask(state, decision))


def why_not_place(state: State, decision: PlaceCounter, action: a.Place) -> Reason:
    """P3.1, O2.3 Another cell is asked, or the counter is used, or the wolf cannot pay."""
    wolf, column = divmod(decision.cell, COLUMNS)
    if (action.letter, action.phase - 1) != (letter_of(wolf), column):
        return refused("P3.1", "other_cell", question=ask(state, decision))
    first = CELLS_EACH * decision.player
    if action.counter in state.counters[first : first + CELLS_EACH]:
        return refused("P3.1", "counter_used", counter=action.counter)
    spirals = state.settings.spirals[action.counter]
    spare = spare_strength(state, wolf)
    return refused("O2.3", "too_weak", spirals=spirals, spare=spare)


def why_not_attack(state: State, decision: ChooseAttack, action: a.Attack) -> Reason:
    """PH5.1, PH5.3 Whom a wolf may not attack."""
    target = action.wolf
    female = state.settings.female
    if target >= len(state.where) or state.where[target] != PACK:
        return refused("PH5.1", "not_in_pack")
    if target == state.omega:
        return refused("PH5.1", "omega_rests")
    if owner_of(target) == decision.player:
        return refused("PH5.1", "own_wolf")
    if female[target] != female[decision.wolf]:
        return refused("PH5.1", "other_sex")
    return refused("PH5.3", "directly_above")


def not_face_up(decision: Decision, kind: int) -> Reason:
    """P2.2, PH4.1a Only prey that lies face up."""
    return refused(decision.rule, "not_face_up", prey=large_name(kind))


FINDERS: Final[Mapping[tuple[type, type], Callable[[State, Any, Any], Reason | None]]] = {
    (a.Place, PlaceCounter): why_not_place,
    (a.Attack, ChooseAttack): why_not_attack,
    (a.Vote, VoteForPrey): lambda _, asked, action: not_face_up(asked, action.kind),
    (a.Decide, DecidePrey): lambda _, asked, action: not_face_up(asked, action.kind),
    (a.Discard, DiscardPrey): lambda _, asked, action: not_face_up(asked, action.kind),
    (a.Catch, CatchPrey): lambda _, __, action: refused(
        "PH2.1", "not_in_display", prey=small_name(action.kind)
    ),
    (a.PlayCard, ChooseCard): lambda _, __, action: refused(
        "PH5.6c", "no_such_card", value=action.value
    ),
    (a.AddCubs, ChooseCubs): lambda _, asked, __: refused("P1.3", "wrong_cubs", count=asked.count),
    (a.Leave, LetLeave): lambda _, __, ___: refused("M6", "not_young"),
    (a.BringIn, BringWolf): lambda _, __, ___: refused("O1.2", "not_in_hand"),
}
"""By answer and question; elsewhere the open question says enough."""
