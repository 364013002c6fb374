"""The page about a trial: many variants of a game, perhaps played by several line-ups."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from meute.arena.compare import GROUPS, Change
from meute.arena.figures import Figures
from meute.arena.names import capital
from meute.arena.page.html import Section, page
from meute.arena.page.marks import Whisker, whiskers
from meute.arena.page.pages import GROUP_SAYS, Written, change_name, said_of_pairs
from meute.arena.page.svg import Scale
from meute.arena.results import RECORDS
from meute.arena.trial import Contrast, Finding, contrast_figures, finding_figures
from meute.core.game import Game

Key = tuple[str, str]


def sweep_page(
    game: Game,
    original: str,
    findings: Sequence[Finding],
    found: Sequence[Contrast],
    results: str | None,
) -> str:
    """Return the page about all variants of a trial."""
    names = list(dict.fromkeys(each.cell.name for each in findings))
    title = f"{game.meta.title}: what {len(names)} variants change"
    lines = lines_of(findings)
    opening = (
        f"{', '.join(names)}; each compared with {original}, with the same dice and seats, "
        f"played by {' and by '.join(lines)}."
    )
    sections = [_measure(game, key, findings) for key in changed_keys(findings)]
    sections += [_contrasts(game, found)] if found else []
    sections += [_examples(game, findings, results), _all(game, findings)]
    return page(title, opening, told_sweep(game, findings, found), sections)


def lines_of(findings: Sequence[Finding]) -> list[str]:
    """Return the names of the line-ups."""
    return list(dict.fromkeys(each.bots for each in findings))


def changed_keys(findings: Sequence[Finding]) -> list[Key]:
    """Return the measures that at least one variant changes, in the order of their groups."""
    keys = dict.fromkeys(
        (change.group, change.name)
        for each in findings
        for change in each.comparison.changes
        if change.changed
    )
    return sorted(keys, key=lambda key: GROUPS.index(key[0]))


def change_of(finding: Finding, key: Key) -> Change | None:
    """Return what a variant does to a measure; None if its games do not show it."""
    return next((c for c in finding.comparison.changes if (c.group, c.name) == key), None)


def told_sweep(game: Game, findings: Sequence[Finding], found: Sequence[Contrast]) -> list[str]:
    """Say what every variant changes, the clearest first, and for whom it changes more."""
    several = len(lines_of(findings)) > 1
    told = [f"{_who(each, several=several)}: {_in_short(game, each)}" for each in findings]
    return [*told, *_for_whom(game, found)]


def _who(finding: Finding, *, several: bool) -> str:
    return f"{finding.cell.name}, {finding.bots}" if several else finding.cell.name


MOST_TOLD: Final = 3
"""The number of changes of a variant that its sentence tells."""


def _in_short(game: Game, finding: Finding) -> str:
    comparison = finding.comparison
    if comparison.nothing:
        return said_of_pairs(comparison)[0]
    changed = comparison.changed
    if not changed:
        return "no measure has changed beyond what luck explains."
    clearest = "; ".join(_clear(game, change) for change in changed[:MOST_TOLD])
    more = len(changed) - MOST_TOLD
    return f"{clearest}{f'; and {more} more' if more > 0 else ''}."


def _clear(game: Game, change: Change) -> str:
    shown, found = Written(change), change.difference
    return (
        f"{full_name(game, change.group, change.name)} {shown(found.value, '+')} "
        f"({shown(found.low, '+')} to {shown(found.high, '+')})"
    )


def full_name(game: Game, group: str, name: str) -> str:
    """Name a measure with its group, where it would not be understood alone."""
    plain = change_name(game, group, name)
    return plain if group == GROUPS[0] else f"{group}, {plain}"


def _for_whom(game: Game, found: Sequence[Contrast]) -> Iterator[str]:
    sure = sorted((each for each in found if each.sure), key=lambda e: e.difference.clearness)
    for each in sure[: -2 * MOST_TOLD - 1 : -1]:
        shown, apart = Written(each), each.difference
        near, far = sorted((abs(apart.low), abs(apart.high)))
        way = "higher" if apart.value > 0 else "lower"
        yield (
            f"{each.cell.name} does not do the same to all: what it adds to "
            f"{full_name(game, each.group, each.name)} is {way} by {shown(near)} to {shown(far)} "
            f"for {each.bots} than for {each.first}."
        )
    if found and not sure:
        yield "No change is clearly larger for one line-up than for another."


def _measure(game: Game, key: Key, findings: Sequence[Finding]) -> Section:
    """Draw what every variant does to a measure, one line-up after the other, on one scale."""
    group, name = key
    ends = [e for each in findings for e in _ends(change_of(each, key))]
    reach = max(map(abs, ends)) * 1.1 or 1.0
    several = len(lines_of(findings)) > 1
    body = ""
    for bots in lines_of(findings):
        own = [each for each in findings if each.bots == bots]
        body += f"<h3>{escape(capital(bots))}</h3>" if several else ""
        body += _forest(game, key, own, reach)
    says = f"{GROUP_SAYS[group]} The difference from the original; red where it excludes zero."
    title = capital(full_name(game, group, name))
    return Section(re.sub(r"[^\w-]+", "-", f"{group}-{name}"), title, says, body)


def _ends(change: Change | None) -> list[float]:
    return [] if change is None else [change.difference.low, change.difference.high]


def _forest(game: Game, key: Key, findings: Sequence[Finding], reach: float) -> str:
    pairs = [(each, change_of(each, key)) for each in findings]
    drawn = [(each, change) for each, change in pairs if change is not None]
    if not drawn:
        return "<p>These games do not show it.</p>"
    before = drawn[0][1]
    shown = Written(before)
    marks = [
        Whisker(
            f"{each.cell.name}: {shown(change.variant)}",
            change.difference,
            css="warn" if change.changed else "quiet",
        )
        for each, change in drawn
    ]
    signed = functools.partial(shown, sign="+")
    even = (0.0, f"the original, {shown(before.original)}")
    title = full_name(game, *key)
    return whiskers(title, marks, Scale(-reach, reach), signed, even)


def _contrasts(game: Game, found: Sequence[Contrast]) -> Section:
    says = (
        "How much more a change does to a line-up than to the first: the mean over the deals that "
        "both have played, with intervals that hold all together."
    )
    body = "".join(f"<p>{escape(each)}</p>" for each in _for_whom(game, found))
    figures = contrast_figures([each for each in found if each.sure])
    return Section("contrasts", "For whom it changes more", says, body, figures, wide=True)


def _examples(game: Game, findings: Sequence[Finding], results: str | None) -> Section:
    says = (
        "For every measure that a variant changes, the pair of games whose difference is nearest "
        "to the mean one."
    )
    items = "".join(f"<li>{each}</li>" for each in _shown(game, findings, results))
    body = f"<ul>{items}</ul>" if items else "<p>Nothing has changed.</p>"
    if items and results is None:
        body += "<p>Keep the games with --results FOLDER to read them.</p>"
    return Section("examples", "Games that show it", says, body, wide=True)


def _shown(game: Game, findings: Sequence[Finding], results: str | None) -> Iterator[str]:
    several = len(lines_of(findings)) > 1
    for each in findings:
        for change in each.comparison.changed:
            what = full_name(game, change.group, change.name)
            said = f"{_who(each, several=several)}: {what}, {example_of(change)}"
            commands = "".join(
                f"<br><code>{escape(line)}</code>"
                for line in replays(change, each.folders, results)
            )
            yield escape(said) + commands


def example_of(change: Change) -> str:
    """Say which game shows a change, and what it is there."""
    shown, seen = Written(change), change.example
    if seen is None:
        return ""
    return f"{shown(seen.original)} becomes {shown(seen.variant)} in game {seen.game}"


def replays(change: Change, folders: tuple[str, str], results: str | None) -> list[str]:
    """Return the commands that read both games of the pair that shows a change."""
    if results is None or change.example is None:
        return []
    files = (Path(results) / folder / RECORDS for folder in folders)
    return [f"meute replay {_quoted(str(f))} --game-number {change.example.game}" for f in files]


def _quoted(path: str) -> str:
    return f"'{path}'" if any(letter in path for letter in " ()&;|<>$*?!'\"") else path


def _all(game: Game, findings: Sequence[Finding]) -> Section:
    says = (
        "Every measure of every variant. The intervals hold all together with 95 %: they are "
        "widened for the number of measures, variants and line-ups (Bonferroni)."
    )
    found = finding_figures(findings)
    lines = [
        {**line, "measure": change_name(game, line["group"], line["measure"])}
        for line in found.lines
    ]
    pairs = sum(each.comparison.games for each in findings)
    body = f"<p>{pairs} pairs of games were compared.</p>"
    return Section("all", "All measures", says, body, Figures(found.names, lines), wide=True)
