"""What an answer would do, worked out on the table as the view shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from meute.core.decision import Action
from meute.core.stack import Stack
from meute.core.words import open_question
from meute.games.tracks import actions as a
from meute.games.tracks.rules.fight import hand_sizes, rank_counter
from meute.games.tracks.rules.pack import column_of
from meute.games.tracks.rules.ranks import AnswerAttack, ChooseAttack, may_fight
from meute.games.tracks.rules.solitary import CatchPrey
from meute.games.tracks.rules.young import PART, LetLeave
from meute.games.tracks.state import NOTHING, State, letters_of, owner_of
from meute.games.tracks.view import TracksView, state_from

GAME: Final = Stack()


@dataclass(frozen=True)
class Preview:
    """What an answer would do."""

    strength: int = NOTHING
    """The strength that the wolf then has."""
    yields: bool = False
    """Whether the attacked wolf must give way at once."""
    rises: bool = False
    """Whether the attacker takes the place of the other if it wins."""
    cards: tuple[int, ...] = ()
    """How many cards the attacker and the defender get."""
    scores: tuple[int, ...] = ()
    """The scores that the attacker and the defender begin with."""
    chips: int = NOTHING
    """The recognition that one's own wolf then has."""
    least: int = 0
    """Points to expect at worst, whatever the others decide."""
    most: int = 0
    """Points to expect at best."""


def preview(view: TracksView, action: Action) -> Preview | None:
    """Tell what an answer would do; None where there is nothing to tell."""
    look = LOOKS.get(type(action))
    asked = open_question(view)
    if look is None or asked is None:
        return None
    found = look(view, asked, action)
    return None if found == Preview() else found


def of_catch(view: TracksView, asked: Any, action: a.Catch) -> Preview:
    """PH2.1 How strong the wolf is after its meal."""
    if not isinstance(asked, CatchPrey):
        return Preview()
    state = state_from(view)
    GAME.play(state, action)
    return Preview(strength=state.strength[asked.wolf])


def of_attack(view: TracksView, asked: Any, action: a.Attack) -> Preview:
    """PH5.3, PH5.4 Whether the other may stand, and what there is to win."""
    if not isinstance(asked, ChooseAttack):
        return Preview()
    return duel(state_from(view), asked.wolf, action.wolf)


def of_stand(view: TracksView, asked: Any, _: a.Fight) -> Preview:
    """PH5.6a, PH5.6b With what both would go into the fight."""
    if not isinstance(asked, AnswerAttack):
        return Preview()
    return duel(state_from(view), asked.attacker, asked.defender)


def duel(state: State, attacker: int, defender: int) -> Preview:
    """Tell how a fight would begin and what it is about."""
    column = column_of(state, attacker)
    rises = column.index(attacker) > column.index(defender)
    if not may_fight(state, defender):
        return Preview(yields=True, rises=rises)
    scores = (rank_counter(state, attacker), rank_counter(state, defender))
    return Preview(rises=rises, cards=hand_sizes(state, attacker, defender), scores=scores)


def of_submission(view: TracksView, asked: Any, action: a.Submit) -> Preview:
    """PH5.5 What giving way costs."""
    if not isinstance(asked, AnswerAttack):
        return Preview()
    state = state_from(view)
    rises = duel(state, asked.attacker, asked.defender).rises
    GAME.play(state, action)
    return Preview(chips=state.chips[asked.defender], rises=rises)


def of_leaving(view: TracksView, asked: Any, action: a.Leave) -> Preview:
    """M6 The points that leaving brings or costs, for all that the others may decide."""
    if not isinstance(asked, LetLeave) or view.player is None:
        return Preview()
    gains = list(partings(state_from(view), view.player, action.letters))
    return Preview(least=min(gains), most=max(gains))


def partings(state: State, player: int, letters: int) -> Iterator[int]:
    """M6 Let this player's wolves leave, with every set of the others' young wolves."""
    before = state.points[player]
    owners = sorted({owner_of(wolf) for wolf in state.young} - {player})
    own = [letters_of([w for w in state.young if owner_of(w) == owner]) for owner in owners]
    for sets in product(*map(subsets, own)):
        after = state.copy()
        after.sealed = [NOTHING] * state.seats
        after.sealed[player] = letters
        for owner, leaving in zip(owners, sets, strict=True):
            after.sealed[owner] = leaving
        PART.run(after)
        yield after.points[player] - before


def subsets(letters: int) -> list[int]:
    """Return every set of letters, as bits, within this one."""
    return [kept for kept in range(letters + 1) if kept | letters == letters]


LOOKS: Final[Mapping[type, Callable[[TracksView, Any, Any], Preview]]] = {
    a.Catch: of_catch,
    a.Attack: of_attack,
    a.Fight: of_stand,
    a.Submit: of_submission,
    a.Leave: of_leaving,
}
"""How far ahead one sees from each kind of answer."""
