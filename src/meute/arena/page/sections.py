"""The sections of a report: each one plot that answers one question of a designer."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Final

from meute.arena import figures
from meute.arena.figures import Cell, Figures, Line
from meute.arena.match import Result
from meute.arena.names import capital, kind_name, part_name
from meute.arena.page.html import Section, keys, listed, table
from meute.arena.page.marks import Bar, Whisker, bars, whiskers
from meute.arena.page.svg import Axis, Scale, edges, histogram
from meute.arena.sources import Source
from meute.arena.statistics import Estimate

RARE: Final = 0.05
"""A kind of answer taken less often than this, when it could be, is called rare."""

WON: Final = ("a", "winners")
LOST: Final = ("b", "all others")


def percent(value: float) -> str:
    """Write a share."""
    return f"{value:.0%}"


def number(value: float) -> str:
    """Write a number with no more digits than help."""
    return f"{value:.1f}" if abs(value) < 10 and value != int(value) else f"{value:.0f}"  # noqa: PLR2004


def _estimate(line: Line, name: str) -> Estimate:
    return Estimate(line[name], line[f"{name}_low"], line[f"{name}_high"])


def ladder(source: Source) -> Section:
    """Who is strongest."""
    found = figures.bots(source.rows)
    lines = found.lines
    if lines[0]["rating"] is None:
        says = (
            f"All seats were played by {lines[0]['bot']}, so there is no other bot to compare it "
            "with; what follows is about the game."
        )
        return Section("ladder", "Bot ladder", says, "", found)
    rated = [
        Whisker(line["bot"], _estimate(line, "rating"), f", wins {percent(line['win_rate'])}")
        for line in lines
    ]
    scale = _around([w.estimate for w in rated])
    says = (
        "The rating of each bot, the strongest on top; the line is the 95 % interval. Two bots "
        "whose lines do not overlap differ in strength; all began at 25."
    )
    body = whiskers("Rating of each bot with its interval", rated, scale, number)
    return Section("ladder", "Bot ladder", says, body, found)


def _around(found: Sequence[Estimate]) -> Scale:
    low, high = min(e.low for e in found), max(e.high for e in found)
    return Scale(low - (high - low) * 0.05, high + (high - low) * 0.05 or 1)


def seats(source: Source) -> Section:
    """Whether it matters where one sits."""
    found = figures.seats(source.rows)
    even = 1 / source.seats
    lines = [
        Whisker(f"Seat {line['seat']}", e, css=_against(e, even))
        for line in found.lines
        for e in [_estimate(line, "win_rate")]
    ]
    highest = max([even, *(w.estimate.high for w in lines)])
    scale = Scale(0, min(10, math.floor(10 * highest) + 1) / 10)
    says = (
        "How often each seat wins, whoever sits there; the line is the 95 % interval. A line that "
        "does not touch the dashed even share (in red) is an advantage or a handicap of the seat."
    )
    share = (even, f"even share: {percent(even)}")
    body = whiskers("Win rate of each seat with its interval", lines, scale, percent, share)
    return Section("seats", "Win rate by seat", says, body, found)


def _against(estimate: Estimate, even: float) -> str:
    return "a" if estimate.low <= even <= estimate.high else "warn"


def scores(source: Source) -> Section:
    """How scores spread."""
    won, lost = _by_rank(source, lambda result, seat: result.scores[seat])
    says = (
        "How often each final score was reached; winners stand on top of the others. Look for how "
        "far winners stand apart, and for a tail of scores from which nobody recovers."
    )
    if not won:
        return Section("scores", "Final scores", says, NO_GAMES)
    groups, axis = [("b", lost), ("a", won)], Axis(number, "points")
    body = histogram("Final scores", groups, edges([*won, *lost]), axis, "scores")
    found = Figures.of(
        ("who", "mean", "lowest", "median", "highest"),
        [_five(name, values) for name, values in (("winners", won), ("all others", lost))],
    )
    return Section("scores", "Final scores", says, keys(WON, LOST) + body, found)


def _five(name: str, values: Sequence[float]) -> list[Cell]:
    if not values:
        return [name, None, None, None, None]
    return [name, fmean(values), min(values), middle(values), max(values)]


def middle(values: Sequence[float], share: float = 0.5) -> float:
    """Return the value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def _whole(source: Source) -> list[Result]:
    """Return the results of the games that were played to their end."""
    return [row.result for row in source.rows if row.result.whole]


def _by_rank(
    source: Source, value: Callable[[Result, int], float]
) -> tuple[list[float], list[float]]:
    """Return a value of every seat of the finished games, of winners and of the others."""
    won: list[float] = []
    lost: list[float] = []
    for result in _whole(source):
        for seat, rank in enumerate(result.ranks):
            (won if rank == 1 else lost).append(value(result, seat))
    return won, lost


NO_GAMES: Final = "<p>No game was played to its end.</p>"


def length(source: Source) -> Section:
    """How long games are."""
    values = [float(result.decisions) for result in _whole(source)]
    says = (
        "How many decisions the players take together in a game. A narrow hill is a game of "
        "predictable length; a long tail to the right is a game that sometimes drags."
    )
    if not values:
        return Section("length", "Length of a game", says, NO_GAMES)
    axis = Axis(number, "decisions")
    body = histogram("Decisions in a game", [("a", values)], edges(values), axis)
    found = Figures.of(("", "mean", "lowest", "median", "highest"), [_five("decisions", values)])
    return Section("length", "Length of a game", says, body, found)


def leads(source: Source) -> Section:
    """Whether games are open."""
    whole = _whole(source)
    says = (
        "Above: how often another player took the lead. Below: when the winner was ahead for good; "
        "tall bars on the left are games decided early, tall bars on the right a close finish."
    )
    if not whole:
        return Section("leads", "Lead changes", says, NO_GAMES)
    found = _lead_figures([result.leads for result in whole])
    lines = [
        Bar(_changes(line["lead_changes"]), line["share"], f"{percent(line['share'])} of games")
        for line in found.lines
    ]
    settled = [result.settled for result in whole]
    tenths = [tenth / 10 for tenth in range(11)]
    body = bars("Lead changes in a game", lines, max(each.value for each in lines))
    body += "<h3>Part of the game played when the winner was ahead for good</h3>"
    axis = Axis(percent, "of the game")
    body += histogram("When the lead was final", [("a", settled)], tenths, axis)
    return Section("leads", "Lead changes", says, body, found)


MANY: Final = 8
"""Lead changes from this number on are counted together."""


def _lead_figures(changes: Sequence[int]) -> Figures:
    counted = [min(MANY, change) for change in changes]
    lines = ([n, counted.count(n), counted.count(n) / len(counted)] for n in range(MANY + 1))
    shown = [line for line in lines if line[0] <= max(counted)]
    return Figures.of(("lead_changes", "games", "share"), shown)


def _changes(count: int) -> str:
    if not count:
        return "No change"
    more = " or more" if count == MANY else ""
    return "1 change" if count == 1 else f"{count} changes{more}"


PARTS_SAY: Final = (
    "The mean points of a player by where they came from: winners / all others. Long bars decide "
    "the game, an empty one is not used."
)
PARTS_GOOD: Final = "A bar that is longer for winners is a way to win."
PARTS_LOST: Final = "Left of zero are points lost; there the shorter bar is the better one."
PARTS_BAD: Final = "Points are bad in this game: a bar that is shorter for winners is a way to win."


def parts(source: Source) -> Section:
    """Where points come from."""
    found = figures.parts(source.rows)
    says = f"{PARTS_SAY} {PARTS_BAD if source.game.meta.lowest_wins else PARTS_GOOD}"
    title = "Where points come from"
    if not found.lines:
        told = "<p>This game does not tell apart where its points come from.</p>"
        return Section("parts", title, says, told)
    found = found.worded("part", lambda key: capital(part_name(source.game, key)))
    lines = [_part(line) for line in found.lines]
    values = [v for each in lines for v in (each.value, each.other or 0.0)]
    says += f" {PARTS_LOST}" if min(values) < 0 else ""
    body = keys(WON, LOST) + bars(title, lines, max(*values, 1.0), min(values))
    return Section("parts", title, says, body, found)


def _part(line: Line) -> Bar:
    won, lost = line["winners"] or 0.0, line["others"]
    said = f"{won:.1f}" if lost is None else f"{won:.1f} / {lost:.1f}"
    return Bar(line["part"], won, said, lost)


UNSEEN: Final = (
    "These kinds of answers never came up at all; they may belong to a setting that is off, to "
    "another number of players, or to a position that is too rare:"
)


def kinds(source: Source) -> Section:
    """What is never chosen."""
    found = figures.kinds(source.rows).worded("kind", lambda kind: kind_name(source.game, kind))
    says = (
        "How often each kind of answer was taken when others could be taken instead, the rarest "
        "first. What bots hardly ever take (in red) is weak, too dear, or beyond them."
    )
    lines = [
        Bar(line["kind"], line["share"], _times(line), css=_rarity(line)) for line in found.lines
    ]
    half = (len(lines) + 1) // 2
    drawn = [
        bars("How often each kind was taken", each, 1.0) for each in (lines[:half], lines[half:])
    ]
    body = f'<div class="columns">{"".join(drawn)}</div>'
    unseen = never_met(source)
    if unseen:
        body += f"<p>{UNSEEN}</p>{listed(unseen)}"
    return Section("kinds", "Answers never or rarely taken", says, body, found, wide=True)


def _times(line: Line) -> str:
    return f"{percent(line['share'])} of {line['offered']} times"


def _rarity(line: Line) -> str:
    return "warn" if line["share"] < RARE else "a"


def never_met(source: Source) -> list[str]:
    """Name the kinds of answers that no seat was offered and chance never drew."""
    met = {kind for row in source.rows for kind in (*row.result.kinds, *row.result.met)}
    every = dict.fromkeys(type(action).__name__ for action in source.game.actions)
    return [kind_name(source.game, kind) for kind in every if kind not in met]


def forfeits(source: Source) -> Section | None:
    """Which bots lost by their own fault."""
    found = figures.forfeits(source.rows)
    if not found.lines:
        return None
    says = (
        "Matches that ended early because a bot from outside raised an error, hung, stopped or "
        "answered nonsense. It is ranked last and the others share the win; scores, lengths and "
        "points of these games are left out above."
    )
    return Section("forfeits", "Lost by fault", says, table(found), wide=True)
