"""Answers that belong together: a set with all its cards, a taken card onto a village card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from meute.core.decision import Action
from meute.core.shortcut import Row
from meute.core.words import open_question
from meute.games.silver import actions as a
from meute.games.silver.data import RASCAL, VILLAGE
from meute.games.silver.preview import may_be_equal, of_set, with_new
from meute.games.silver.rules.cards import face_up
from meute.games.silver.rules.free import ChooseWard
from meute.games.silver.rules.turn import TakeTurn
from meute.games.silver.state import UNSEEN
from meute.games.silver.view import SilverView, state_from

GAMBLES: Final = VILLAGE
"""In larger villages than those dealt, only sets of which one knows every card are listed."""

Begun = tuple[Action, ...]


def shortcuts(view: SilverView, options: Sequence[Action]) -> list[Row]:
    """List all that one gesture can do; chance and hidden cards come up after its last answer."""
    if not options or not view.pending:
        return []
    rows: list[Row] = []
    for option in options:
        if isinstance(option, a.Announce):
            rows += _sets(view, (option,), view.holding, sure=False)
        elif isinstance(option, a.SetGuard):
            rows += _charges(view, option)
        elif isinstance(option, a.Take):
            rows += _exchanges(view, (option,), view.discard[-1])
        elif isinstance(option, a.DrawOpen) and _draws_one(view):
            rows.append(Row((option, a.DISCARD)))
            rows += _exchanges(view, (option,), view.display[option.place])
    return rows


def _draws_one(view: SilverView) -> bool:
    """R8.4.1 Tell whether a turn begins and its draw is one card, for want of Rascals."""
    state, turn = state_from(view, []), open_question(view)
    return isinstance(turn, TakeTurn) and not face_up(state, turn.player, RASCAL)


def _exchanges(view: SilverView, begun: Begun, new: int) -> Iterator[Row]:
    """R6.1 A card for all to see comes into hand and takes the place of one, or of a known set."""
    own = _free_places(view)
    for place in own:
        yield Row((*begun, a.SWAPS[place]), with_new(view, view.turn, (place,), new))
    if len(own) > 1:
        yield from _sets(view, (*begun, a.ANNOUNCE), new, sure=True)


def _sets(view: SilverView, begun: Begun, new: int, *, sure: bool) -> Iterator[Row]:
    """R6.3 Every set that may succeed, the larger ones first; only known ones if it is to be sure.

    A set whose cards one knows to differ is no gesture: it can be announced card by card.
    """
    village, own = view.villages[view.turn], _free_places(view)
    seen = [place for place in own if view.value[village[place]] != UNSEEN]
    places = seen if sure or len(own) > GAMBLES else own
    for size in range(len(places), 1, -1):
        for chosen in combinations(places, size):
            if may_be_equal(view.value[village[place]] for place in chosen):
                picks = [a.PICKS[place] for place in chosen]
                yield Row((*begun, *picks, a.CONFIRM), of_set(view, chosen, new))


def _charges(view: SilverView, option: a.SetGuard) -> Iterator[Row]:
    """R8.3.2 A Bodyguard and the card it is to guard."""
    state = state_from(view, [])
    guard = view.villages[view.turn][option.place]
    for ward in ChooseWard(view.turn, guard).options(state):
        yield Row((option, ward))


def _free_places(view: SilverView) -> list[int]:
    """R7.4 One's own places but the one under the amulet."""
    village = view.villages[view.turn]
    return [place for place, card in enumerate(village) if card != view.amulet_on]
