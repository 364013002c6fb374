"""P3, PH5.6 What the others must not foresee: whole placements and fight cards, drawn by chance."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from meute.core.foresight import Mixture, Whole
from meute.core.words import open_question
from meute.games.tracks.mind.bids import Placement, believed, menu
from meute.games.tracks.mind.cards import card_odds
from meute.games.tracks.mind.estimate import survival
from meute.games.tracks.mind.known import Known
from meute.games.tracks.mind.quick import differing
from meute.games.tracks.rules.fight import ChooseCard
from meute.games.tracks.rules.placement import ConfirmPlacement, PlaceCounter, cells_of
from meute.games.tracks.state import UNASKED, State
from meute.games.tracks.view import TracksView, state_from


def asked(view: TracksView) -> bool:
    """P3.1 Tell whether counters are being placed."""
    return isinstance(open_question(view), PlaceCounter)


def outset(view: TracksView) -> State:
    """P3.1 The position before anybody has placed anything, ready for whole placements."""
    state = state_from(view)
    while isinstance(state.pending[-1], PlaceCounter | ConfirmPlacement):
        state.pending.pop()
    for player in range(state.seats):
        for cell in cells_of(state, player):
            state.counters[cell] = UNASKED
    return state


def facts(state: State, player: int) -> Hashable:
    """All that tells two beginnings of a placement apart for a player."""
    return state.settings, Known(state, player).facts


def lay(state: State, _: int, plan: Placement) -> None:
    """P3.1 Place everything at once."""
    for cell, counter in plan.items():
        state.counters[cell] = counter


def misfit(view: TracksView, plan: Placement) -> int:
    """P3.1 In how many of the seat's cells something else lies than a placement says."""
    assert view.player is not None
    return differing(view, view.player, plan)


def says(view: TracksView, plan: Placement, options: Sequence[Any]) -> int:
    """P3.1 The place of the option nearest to what a placement says for the cell asked for."""
    question = open_question(view)
    assert isinstance(question, PlaceCounter)
    wanted = plan.get(question.cell, 0)
    return min(range(len(options)), key=lambda n: abs(options[n].counter - wanted))


def made(view: TracksView) -> Placement:
    """P3.1 The placement that lies in the seat's cells."""
    assert view.player is not None
    state = state_from(view)
    return {cell: state.counters[cell] for cell in cells_of(state, view.player)}


def odds(view: TracksView, options: Sequence[Any]) -> Sequence[float] | None:
    """How often the judgement gives each answer; None where it need not hide which one."""
    question = open_question(view)
    if isinstance(question, PlaceCounter):
        return placing_odds(view, question, options)
    if isinstance(question, ChooseCard):
        return card_odds(state_from(view), question, options)
    return None


def placing_odds(
    view: TracksView, question: PlaceCounter, options: Sequence[Any]
) -> Sequence[float]:
    """P3.1 The placements of the menu that fit what was placed are as likely as each other."""
    plans = menu(outset(view), question.player)
    misfits = [misfit(view, each) for each in plans]
    least = min(misfits)
    fitting = [each for each, m in zip(plans, misfits, strict=True) if m == least]
    out = [0.0] * len(options)
    for each in fitting:
        out[says(view, each, options)] += 1.0 / len(fitting)
    return out


MIXTURE: Final = Mixture(
    odds=odds,
    whole=Whole(
        asked=asked,
        outset=outset,
        facts=facts,
        menu=menu,
        belief=believed,
        lay=lay,
        misfit=misfit,
        says=says,
        made=made,
        common=survival,
    ),
)
