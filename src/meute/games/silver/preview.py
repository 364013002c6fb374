"""What an answer would do, told from what the seat is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from meute.core.decision import Action
from meute.core.words import open_question
from meute.games.silver import actions as a
from meute.games.silver.data import DOPPELGANGER, EMPATH, PENALTY_SET
from meute.games.silver.rules.draw import HoldCard
from meute.games.silver.rules.powers import PlaceWitched, power_of
from meute.games.silver.rules.turn import FinishTurn
from meute.games.silver.state import NOTHING, UNSEEN
from meute.games.silver.view import SilverView, state_from

NOT_TOLD: Final = -1


@dataclass(frozen=True)
class Preview:
    """What an answer, or a row of them, would do to one's own village."""

    worth: int = NOT_TOLD
    """What its cards then add up to, as far as one sees them; of a set, if it succeeds."""
    hidden: int = 0
    """How many of its cards one then does not see."""
    doubt: tuple[int, ...] = ()
    """The cards of a set that one does not know: it may fail."""
    added: int = 0
    """How many cards a set adds to the village if it fails."""
    power: int = NOT_TOLD
    """The value of the card whose power is then offered."""
    by: int = NOTHING
    """The Empath that looks."""
    rests: bool = False
    """Whatever could still be used can be used in the next turn as well."""


def preview(view: SilverView, action: Action) -> Preview | None:
    """Tell what an answer would do; None where there is nothing to tell."""
    look = LOOKS.get(type(action))
    return look(view, action) if look and view.pending else None


def of_swap(view: SilverView, action: a.Swap) -> Preview:
    """R6.2 The village with the new card in place of an old one."""
    return with_new(view, view.turn, (action.place,), view.holding)


def of_target(view: SilverView, action: a.Target) -> Preview | None:
    """R8.11.2 The same for the card of a Witch, in one's own village."""
    witched = isinstance(open_question(view), PlaceWitched) and action.seat == view.turn
    return with_new(view, view.turn, (action.place,), view.holding) if witched else None


def of_discard(view: SilverView, _: a.Discard) -> Preview | None:
    """R3.4 The power that is then offered."""
    return Preview(power=view.value[view.holding]) if power_offered(view) else None


def of_empath(view: SilverView, _: a.UseEmpath) -> Preview:
    """R8.2.1 The leftmost Empath that was not used in this turn."""
    looks = (card for card in view.villages[view.turn] if _is_up(view, card, EMPATH))
    return Preview(by=next(card for card in looks if card not in view.spent))


def of_end(view: SilverView, _: a.EndTurn) -> Preview | None:
    """R7.3 The amulet may be laid in every turn of the round; a look or a charge is for now."""
    question = open_question(view)
    assert isinstance(question, FinishTurn)
    options = question.options(state_from(view, []))
    later = all(isinstance(option, (a.EndTurn, a.UseAmulet)) for option in options)
    return Preview(rests=True) if later else None


def with_new(view: SilverView, owner: int, places: Sequence[int], new: int) -> Preview:
    """R6.2, R6.5 A village in which one card, now seen or not, takes the place of these."""
    worth, hidden = view.worth[owner], view.hidden[owner]
    for place in places:
        value = view.value[view.villages[owner][place]]
        worth -= max(value, 0)
        hidden -= value == UNSEEN
    value = view.value[new]
    return Preview(worth=worth + max(value, 0), hidden=hidden + (value == UNSEEN))


def of_set(view: SilverView, places: Sequence[int], new: int) -> Preview:
    """R6.4-R6.7 The village after a set that succeeds, and what it costs if it fails."""
    village = view.villages[view.turn]
    told = with_new(view, view.turn, places, new)
    doubt = tuple(card for place in places if view.value[card := village[place]] == UNSEEN)
    added = 2 if len(places) >= PENALTY_SET and view.deck else 1
    return Preview(told.worth, told.hidden, doubt, added if doubt else 0)


def may_be_equal(values: Iterable[int]) -> bool:
    """R6.4, R8.13.1 Tell whether cards could be a set; one that is not shown may be anything."""
    return len({value for value in values if value not in (UNSEEN, DOPPELGANGER)}) <= 1


def power_offered(view: SilverView) -> bool:
    """R8.15 Tell whether the card in hand, once discarded, would offer its power."""
    decision = open_question(view)
    if not isinstance(decision, HoldCard):
        return False
    power = power_of(view.value[view.holding], decision.player)
    if power is None:
        return False
    state = state_from(view, [])
    state.discard.append(state.holding)
    return len(power.options(state)) > 1


def _is_up(view: SilverView, card: int, value: int) -> bool:
    return view.up[card] == 1 and view.value[card] == value


LOOKS: Final[Mapping[type, Callable[[SilverView, Any], Preview | None]]] = {
    a.Swap: of_swap,
    a.Target: of_target,
    a.Discard: of_discard,
    a.UseEmpath: of_empath,
    a.EndTurn: of_end,
}
"""Which answers have something to tell beforehand."""
