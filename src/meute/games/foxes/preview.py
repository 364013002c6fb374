"""What an answer would do, worked out on the table as the view shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from meute.core.decision import Action, Decision
from meute.core.stack import Stack
from meute.games.foxes import actions as a
from meute.games.foxes.data import (
    CELLS,
    CUBS,
    CUBS_FOR_DIE,
    END_OF_ROW,
    EXITS,
    FREES,
    INSTINCTS,
    QUARTERS,
    RESOURCES,
    ROUNDS,
)
from meute.games.foxes.rules.board import cubs_out
from meute.games.foxes.rules.den import LayPath
from meute.games.foxes.rules.gains import DrawBonusTile
from meute.games.foxes.rules.growth import PayLastStep, departures, steps
from meute.games.foxes.rules.instincts import due
from meute.games.foxes.rules.paths import joints
from meute.games.foxes.state import NOTHING, State
from meute.games.foxes.view import FoxesView, Row, laid_out, ways_of

GAME: Final = Stack()


@dataclass(frozen=True)
class Preview:
    """What an answer, or a row of them, would do to whoever gives it."""

    pc: int = 0
    """PC gained, less those paid."""
    vp: int = 0
    resources: Row = ()
    """Resources of each kind gained, less those paid; empty where none change."""
    die: int = NOTHING
    """What is left on the die, where the answer changes it."""
    tolls: tuple[Row, ...] = ()
    """Who else gains PC, and how many."""
    acts: Row = ()
    """The actions that are then possible on the space."""
    cub: int = NOTHING
    """The cub that changes."""
    space: int = 0
    """Where it stands then."""
    value: int = 0
    """Its value then."""
    frees: int = NOTHING
    """The black cub that it releases."""
    joints: int = 0
    """How many tiles a path tile would be joined to."""
    reached: bool = False
    """It would continue the way from the start."""
    exits: Row = ()
    """The exits it would connect."""
    instincts: Row = ()
    """The instincts among which a cub that leaves could develop one at once."""
    growing: Row = ()
    """The cubs that could still take a step, and now will not."""
    leaving: Row = ()
    """The cubs that could leave the den, and now stay."""
    forgoes_die: bool = False
    """With those that could leave there would be another die for the next round."""


NOTHING_TO_TELL: Final = Preview()
USUAL: Final = vars(NOTHING_TO_TELL)


def told(**known: Any) -> Preview:
    """Make a preview three times as fast as its own way, which sets field by field."""
    made = object.__new__(Preview)
    vars(made).update(USUAL, **known)
    return made


def preview(view: FoxesView, action: Action) -> Preview | None:
    """Tell what an answer would do; None where there is nothing to tell."""
    look = LOOKS.get(type(action))
    if look is None or not view.pending or not isinstance(view.pending[-1], Decision):
        return None
    state = laid_out(view)
    found = seen(state).get(action) or look(state, action)
    return None if found == NOTHING_TO_TELL else found


_SEEN: Final[list[tuple[State, dict[Action, Preview]]]] = []


def seen(state: State) -> dict[Action, Preview]:
    """Return what has been told of answers on this table: rows look at the same ones first."""
    last = _SEEN[0] if _SEEN else None
    if last is None or last[0] is not state:
        last = (state, {})
        _SEEN[:] = [last]
    return last[1]


def question(state: State) -> Decision:
    """Return the question now open."""
    asked = state.pending[-1]
    assert isinstance(asked, Decision)
    return asked


def after(state: State, answer: Action) -> State:
    """Return the table after an answer and before anything that others do.

    The question stays on the stack below its answer, so that no round ends behind it. Which bonus
    tile is drawn makes no difference here.
    """
    world = state.copy()
    world.pending.append(world.pending[-1])
    GAME.play(world, answer)
    while world.pending and isinstance(drawn := world.pending[-1], DrawBonusTile):
        GAME.play(world, drawn.options(world)[0])
    return world


def played(state: State, answer: Action) -> Preview:
    """What an answer changes, seen on a copy."""
    return changed(state, after(state, answer), question(state).player)


def changed(before: State, now: State, player: int, **known: Any) -> Preview:
    """What is different for a player, along with what is `known` already."""
    if now.pc != before.pc:
        gained = [new - old for old, new in zip(before.pc, now.pc, strict=True)]
        known["pc"] = gained[player]
        known["tolls"] = tuple((s, pc) for s, pc in enumerate(gained) if pc > 0 and s != player)
    if now.resources != before.resources:
        first = RESOURCES * player
        goods = [now.resources[first + k] - before.resources[first + k] for k in range(RESOURCES)]
        known["resources"] = tuple(goods)
    if now.die != before.die or now.die_slot != before.die_slot:
        known["die"] = now.die
    return told(vp=now.vp[player] - before.vp[player], **known)


def of_walk(state: State, answer: a.Move) -> Preview:
    """B3.A.1-B3.A.3 The tolls of a walk, and what could be done where it ends."""
    player = question(state).player
    world = after(state, answer)
    return changed(state, world, player, acts=acts_of(question(world).options(world)))


def acts_of(options: Sequence[Action]) -> Row:
    """List the actions of a space that are among these options."""
    return tuple(act for act, action in enumerate(a.ACTS) if action in options)


def of_lay(state: State, answer: a.Lay) -> Preview:
    """B3.B.3 What a path tile would be joined to, and which exits it would connect."""
    asked = question(state)
    if not isinstance(asked, LayPath):
        return Preview()
    first = CELLS * asked.player
    den = state.dens[first : first + CELLS]
    before = ways_of(tuple(den))[1]
    den[answer.cell] = QUARTERS * asked.path + answer.turn
    reached, exits = ways_of(tuple(den))
    return Preview(
        joints=joints(den, answer.cell),
        reached=bool(reached >> answer.cell & 1),
        exits=tuple(exit_ for exit_ in range(EXITS) if (exits & ~before) >> exit_ & 1),
    )


def of_step(state: State, answer: a.Grow) -> Preview:
    """B5.5 Where a cub comes, with which value, and what it costs and gives."""
    world = after(state, answer)
    paid = world
    if isinstance(asked := world.pending[-1], PayLastStep):
        paid = after(world, asked.options(world)[0])
        paid.resources = world.resources
    return grown(state, paid, answer.cub)


def grown(before: State, now: State, cub: int) -> Preview:
    """B5.5 What the steps of a cub change."""
    player = question(before).player
    number = CUBS * player + cub
    space = now.cub_place[number]
    frees = FREES[cub] if space >= END_OF_ROW else NOTHING
    value = now.cub_value[number]
    return changed(before, now, player, cub=cub, space=space, value=value, frees=frees)


def of_departure(state: State, answer: a.Leave) -> Preview:
    """B5.5, B3.B.4 What an exit brings the cub that leaves by it."""
    player = question(state).player
    number = CUBS * player + answer.cub
    world = after(state, answer)
    there = [slot for slot in range(INSTINCTS) if world.instincts[INSTINCTS * player + slot]
             != state.instincts[INSTINCTS * player + slot]]  # fmt: skip
    there += [choice.instinct for choice in due(world, player) if choice.exit == answer.exit]
    value = state.cub_value[number]
    return changed(
        state, world, player, cub=answer.cub, value=value, instincts=tuple(sorted(there))
    )


def of_stop(state: State, _: a.StopGrowing) -> Preview:
    """B5.5 Which cubs could still go on, and what they bring that is given up."""
    player = question(state).player
    growing = tuple(step.cub for step in steps(state, player) if isinstance(step, a.Grow))
    ways = [way.cub for way in departures(state, player) if isinstance(way, a.Leave)]
    leaving = tuple(dict.fromkeys(ways))
    out = cubs_out(state, player)
    near = out < CUBS_FOR_DIE <= out + len(leaving)
    later = 1 < state.round < ROUNDS and state.extra[player] > 0
    return Preview(growing=growing, leaving=leaving, forgoes_die=near and later)


LOOKS: Final[Mapping[type, Callable[[State, Any], Preview]]] = {
    a.Place: played,
    a.Move: of_walk,
    a.Mulotage: played,
    a.Mark: played,
    a.Advance: played,
    a.Raise: played,
    a.Gather: played,
    a.Activate: played,
    a.AdvanceOn: played,
    a.Exchange: played,
    a.DrawCard: played,
    a.SwapCard: played,
    a.Dig: played,
    a.Lay: of_lay,
    a.Develop: played,
    a.PlayBonus: played,
    a.TradeCheese: played,
    a.SellResource: played,
    a.BuyResources: played,
    a.Grow: of_step,
    a.Leave: of_departure,
    a.StopGrowing: of_stop,
}
"""How far ahead one sees from each kind of answer."""
