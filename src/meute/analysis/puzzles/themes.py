"""What puzzles are about, as names that pages put into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meute.analysis.puzzles.puzzle import Puzzle
from meute.core.dealer import Dealer
from meute.core.decision import Decision

BIG: Final = 0.2
"""A lead from which on a turn decides the game."""

BEHIND: Final = 0.6
"""Of an even share of the chances: with less before and after, it is about what can be saved."""

LONG: Final = 3
"""Questions with wrong answers from which on a turn is a plan."""

HIDDEN: Final = 3
"""Places in the room's own order from which on the right answer looks bad."""

ACTIONS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "silver": {
        "call": ("Call",),
        "draw": ("Draw", "DrawOpen", "Keep"),
        "take": ("Take",),
        "swap": ("Swap",),
        "discard": ("Discard",),
        "set": ("Announce", "Pick", "Confirm"),
        "amulet": ("UseAmulet",),
        "power": ("UsePower", "UseEmpath", "SetGuard", "Ward", "Target", "Fetch", "OnTop"),
    },
    "wolves": {
        "move": ("Move", "Go", "Stop", "Flee", "SpendAs"),
        "howl": ("Howl", "HowlAt"),
        "den": ("BuildDen", "DigAt", "Track"),
        "lair": ("UpgradeDen", "UpgradeAt"),
        "dominate": ("Dominate", "Target"),
        "bonus": ("BonusAction",),
        "hunt": ("HuntAt",),
        "start": ("Pack", "Place", "LayTiles"),
    },
    "tracks": {
        "attack": ("Attack",),
        "peace": ("Pass", "Submit"),
        "fight": ("Fight", "PlayCard"),
        "prey": ("Catch", "Discard", "Vote"),
        "departure": ("Leave",),
        "cubs": ("AddCubs",),
        "start": ("FirstWolf",),
        "joining": ("AskToJoin", "StayOut", "Agree", "Refuse", "BringIn"),
    },
    "foxes": {
        "die": ("Place", "KeepRoll", "RollAgain", "Count"),
        "walk": ("Move",),
        "mousing": ("Mulotage",),
        "mark": ("Mark",),
        "advance": ("Advance", "AdvanceOn"),
        "cubs": ("Raise", "RaiseCub", "Grow", "Leave", "StopGrowing"),
        "den": ("Dig", "Lay", "Develop"),
        "mountain": ("Activate", "DrawCard", "SwapCard", "Exchange", "Gather"),
        "bonus": ("UseRuse", "PlayBonus", "TradeCheese", "PutObstacle", "MoveHunter"),
        "trade": ("TakeResource", "PayResource", "PayTwo", "PayTile", "SellResource"),
    },
}
"""What answers are about, by theme and class; in other rooms the classes are the themes."""

PLAIN: Final = ("decisive", "rescue", "plan", "quiet")
"""Themes of every room: the turn decides, saves, has several steps, or looks wrong at first."""


def themes_of(puzzle: Puzzle) -> tuple[str, ...]:
    """Return what a puzzle is about: first what one does, then what kind of puzzle it is."""
    found = list(dict.fromkeys(_deeds(puzzle)))
    if puzzle.gap >= BIG:
        found.append("decisive")
    if puzzle.chance < BEHIND / puzzle.seats:
        found.append("rescue")
    if puzzle.steps >= LONG:
        found.append("plan")
    if _looks_bad(puzzle):
        found.append("quiet")
    return tuple(found)


def _deeds(puzzle: Puzzle) -> Sequence[str]:
    """Name what the answers of the best way do, where another could have been given."""
    themes = ACTIONS.get(puzzle.game)
    names = {kind: theme for theme, kinds in (themes or {}).items() for kind in kinds}
    table = puzzle.table()
    world = puzzle.rulebook.imagine(table.full_view(puzzle.seat), Dealer(0))
    found = []
    for fork, place in puzzle.way():
        option = own_question(puzzle, world).options(world)[place]
        if fork.clear:
            kind = type(option).__name__
            if themes is None or kind in names:
                found.append(names.get(kind, kind.lower()))
        puzzle.rulebook.play(world, option)
    return found


def own_question(puzzle: Puzzle, world: Any) -> Decision:
    """Return the question of the puzzle's seat in a world."""
    asked = puzzle.rulebook.asked(world)
    return next(decision for decision in asked if decision.player == puzzle.seat)


def _looks_bad(puzzle: Puzzle) -> bool:
    """Tell whether the room's judgement likes others better than the first right answer."""
    table = puzzle.table()
    ratings = puzzle.rulebook.rate(table.full_view(puzzle.seat), table.options(puzzle.seat))
    right = max(ratings[place] for place in puzzle.root.good)
    return sum(rating > right for rating in ratings) >= HIDDEN - 1
