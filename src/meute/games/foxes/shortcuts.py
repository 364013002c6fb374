"""Answers that belong together: a die, the way of the fox and an action; all steps of a cub.

A row ends where chance would be asked: nobody learns by trying what a tile shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meute.core.decision import Action
from meute.core.shortcut import Row
from meute.games.foxes import actions as a
from meute.games.foxes.preview import acts_of, after, changed, grown, question, seen
from meute.games.foxes.rules.den import DigPath
from meute.games.foxes.rules.growth import GrowCubs, PayLastStep
from meute.games.foxes.rules.mountain import ActOnMountain
from meute.games.foxes.rules.move import MoveFox
from meute.games.foxes.rules.place import ChoosePlace
from meute.games.foxes.rules.territory import ActHere
from meute.games.foxes.state import State
from meute.games.foxes.view import FoxesView, laid_out

DEEDS: Final = (a.Activate, a.Gather, a.Advance, a.Raise, a.Dig)
"""What may be done with a die beside the actions of a space; cards take a question of their own."""


def shortcuts(view: FoxesView, options: Sequence[Action]) -> list[Row]:
    """List all that one gesture can do with a die, or with a cub that grows."""
    asked = view.pending[-1] if options and view.pending else None
    if isinstance(asked, (ChoosePlace, MoveFox)):
        state = laid_out(view)
        return list(_deeds(state, state, (), options))
    if isinstance(asked, GrowCubs):
        state = laid_out(view)
        return [row for option in options if isinstance(option, a.Grow)
                for row in _steps(state, state, (), option)]  # fmt: skip
    return []


def _deeds(
    start: State, state: State, begun: tuple[Action, ...], options: Sequence[Action]
) -> Iterator[Row]:
    """B3 Every place for the die, every way of the fox there, every action at its end."""
    player = question(start).player
    for option in options:
        if isinstance(option, (a.Place, a.Move)):
            if begun and option is a.MOVES[0]:
                continue
            now = after(state, option)
            row = (*begun, option)
            straight_on = _straight_on(state, option, now)
            coming = question(now).options(now) if straight_on else ()
            acts = acts_of(coming) if isinstance(now.pending[-1], ActHere) else ()
            found = changed(start, now, player, acts=acts)
            if not begun:
                seen(start)[option] = found
            yield Row(row, found)
            yield from _deeds(start, now, row, coming)
        elif begun and (option in a.ACTS or isinstance(option, DEEDS)):
            yield Row((*begun, option), changed(start, after(state, option), player))


def _straight_on(state: State, option: Action, now: State) -> bool:
    """Tell whether the same player is asked next, with no chance in between."""
    tiles = isinstance(option, a.Place) and sum(now.bonuses) > sum(state.bonuses)
    following = (MoveFox, ActHere, ActOnMountain, DigPath)
    return not tiles and isinstance(now.pending[-1], following)


def _steps(start: State, state: State, begun: tuple[Action, ...], step: a.Grow) -> Iterator[Row]:
    """B5.5 A cub so far along its row as can be paid, with each payment of the last step."""
    row = (*begun, step)
    now = after(state, step)
    asked = now.pending[-1]
    if isinstance(asked, PayLastStep):
        for payment in asked.options(now):
            paid = after(now, payment)
            yield Row((*row, payment), grown(start, paid, step.cub))
        return
    yield Row(row, grown(start, now, step.cub))
    if isinstance(asked, GrowCubs) and step in asked.options(now):
        yield from _steps(start, now, row, step)
