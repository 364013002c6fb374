"""Whole pages: the report of a series, and the comparison of two."""

from __future__ import annotations

import functools
from dataclasses import replace
from html import escape
from typing import Final, Protocol

from meute.arena.compare import GROUPS, Change, Comparison, change_figures
from meute.arena.names import capital, kind_name, part_name
from meute.arena.page import sections
from meute.arena.page.boards import boards
from meute.arena.page.findings import findings
from meute.arena.page.html import Page, Section, page
from meute.arena.page.marks import Whisker, whiskers
from meute.arena.page.svg import Scale
from meute.arena.sources import Source
from meute.core.game import Game

ORDER: Final = (
    sections.ladder,
    sections.seats,
    sections.scores,
    sections.length,
    sections.leads,
    sections.parts,
    sections.kinds,
)


def report_page(source: Source) -> Page:
    """Return the page about a series."""
    lost = sections.forfeits(source)
    shown = [make(source) for make in ORDER]
    shown += [each for each in (boards(source), lost) if each is not None]
    title = f"{source.game.meta.title}: what {len(source.rows)} games show"
    return page(title, opening(source), findings(source), [*shown, _made(source)])


def opening(source: Source) -> str:
    """Say what was played."""
    bots = ", ".join(dict.fromkeys(bot for row in source.rows for bot in row.bots))
    better = "lowest" if source.game.meta.lowest_wins else "highest"
    settings = "; ".join(source.settings) or "the game's own settings"
    return f"{source.seats} seats, played by {bots}; {settings}; the {better} score wins."


def _made(source: Source) -> Section:
    played = "" if source.seed is None else f", seed {source.seed}, Meute {source.version}"
    says = (
        "Every interval would hold the true figure in 95 of 100 such series. Games with the same "
        "dice count together, as one deal; a win shared by several counts for each in part. A "
        "question whose answers are all of one kind is not counted among the answers."
    )
    facts = f"<p><code>{escape(f'{source.game.meta.name}, rules {source.game.meta.rules_version}')}"
    return Section(
        "made", "How to read this", says, f"{facts}{escape(played)}</code></p>", wide=True
    )


def comparison_page(
    game: Game, original: str, variant: str, bots: str, comparison: Comparison
) -> str:
    """Return the page about a change of the rules."""
    title = f"{game.meta.title}: what {variant} changes"
    played = (
        f"{comparison.games} pairs of games with the same dice, bots ({bots}) and seats; "
        f"the original has {original}."
    )
    shown = [_group(game, group, comparison) for group in GROUPS]
    whole = [section for section in shown if section is not None]
    return page(title, played, told(game, comparison), whole)


def told(game: Game, comparison: Comparison) -> list[str]:
    """Say what has changed, the clearest first."""
    lines = said_of_pairs(comparison)
    if comparison.nothing:
        return lines
    changed = [_sentence(game, change) for change in comparison.changed]
    return lines + (changed or ["No measure has changed beyond what luck explains."])


def said_of_pairs(comparison: Comparison) -> list[str]:
    """Say how many pairs of games differ at all."""
    if comparison.nothing:
        return [f"The change does nothing: all {comparison.games} pairs of games are the same."]
    course = (
        f"{comparison.other_course} of {comparison.games} games took another course, "
        f"{comparison.other_scores} ended with other scores."
    )
    lost = f"{comparison.dropped} pairs are left out: a bot lost by its own fault."
    return [course, lost] if comparison.dropped else [course]


def change_name(game: Game, group: str, name: str) -> str:
    """Name a measure in words."""
    if group == "answers":
        return kind_name(game, name)
    return part_name(game, name) if group == "points from" else name


def _sentence(game: Game, change: Change) -> str:
    shown = Written(change)
    found = change.difference
    seen = "" if change.example is None else f" Game {change.example.game} shows it."
    name = change_name(game, change.group, change.name)
    return (
        f"{change.group.capitalize()}, {name}: {shown(change.original)} "
        f"becomes {shown(change.variant)}, a change of {shown(found.low, '+')} to "
        f"{shown(found.high, '+')}.{seen}"
    )


class Measured(Protocol):
    """Something that is told of a measure."""

    @property
    def group(self) -> str:
        """The group of the measure."""

    @property
    def name(self) -> str:
        """The name of the measure."""


class Written:
    """Writes the figures of a measure: shares as per cent, the rest as numbers."""

    def __init__(self, change: Measured) -> None:
        """Look at what is measured."""
        self._share = (
            change.group in {"wins by bot", "wins by seat", "answers"} or "after" in change.name
        )
        self._digits = 2 if change.group == "answers" else 1

    def __call__(self, value: float, sign: str = "") -> str:
        """Write a figure."""
        value = round(value, 6) or 0.0
        return f"{value:{sign}.{self._digits}%}" if self._share else f"{value:{sign}.2f}"


GROUP_SAYS: Final = {
    "game": "Scores, length and tension of the whole game.",
    "wins by bot": "How much more or less often each bot wins.",
    "wins by seat": "How much more or less often each seat wins.",
    "score by seat": "How far each seat's score stands above the mean of its table.",
    "points from": "Mean points of a seat by where they come from.",
    "answers": "The share of all choices that went to each kind of answer.",
}


def _group(game: Game, group: str, comparison: Comparison) -> Section | None:
    changes = [change for change in comparison.changes if change.group == group]
    if not changes:
        return None
    says = (
        f"{GROUP_SAYS[group]} The line is the interval of the difference; it is red where it "
        "excludes zero, that is, where something has changed."
    )
    figures = change_figures(replace(c, name=change_name(game, c.group, c.name)) for c in changes)
    body, wide = _drawn(game, group, changes), len(changes) > MANY
    return Section(group.replace(" ", "-"), group.capitalize(), says, body, figures, wide=wide)


MANY: Final = 10
"""More measures than this stand in two columns."""


def _drawn(game: Game, group: str, changes: list[Change]) -> str:
    """Draw the measures of a group: on one scale, unless they are of different kinds."""
    if group == GROUPS[0]:
        drawn = [_forest(game, [change], named=not place) for place, change in enumerate(changes)]
        return "".join(drawn)
    if len(changes) <= MANY:
        return _forest(game, changes)
    half, reach = (len(changes) + 1) // 2, _reach(changes)
    columns = [_forest(game, each, reach) for each in (changes[:half], changes[half:])]
    return f'<div class="columns">{"".join(columns)}</div>'


def _reach(changes: list[Change]) -> float:
    ends = [abs(end) for change in changes for end in vars(change.difference).values()]
    return max(ends) * 1.1 or 1.0


def _forest(
    game: Game, changes: list[Change], reach: float | None = None, *, named: bool = True
) -> str:
    reach = reach or _reach(changes)
    shown = Written(changes[0])
    marks = [
        Whisker(
            capital(change_name(game, c.group, c.name)),
            c.difference,
            css="warn" if c.changed else "quiet",
        )
        for c in changes
    ]
    signed = functools.partial(shown, sign="+")
    title = ", ".join(mark.name for mark in marks)
    return whiskers(title, marks, Scale(-reach, reach), signed, (0.0, "no change" if named else ""))
