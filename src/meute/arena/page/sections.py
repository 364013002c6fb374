"""The sections of a report: each one plot that answers one question of a designer."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Final

from meute.arena import tables
from meute.arena.names import capital, kind_name, part_name
from meute.arena.page.html import Section, keys, listed, shown_table
from meute.arena.page.marks import Bar, Whisker, bars, whiskers
from meute.arena.page.svg import Axis, Scale, edges, histogram
from meute.arena.report import lines_of
from meute.arena.statistics import Estimate
from meute.arena.study import Study
from meute.arena.tables import Table

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


def _estimate(row: dict[str, float], name: str) -> Estimate:
    return Estimate(row[name], row[f"{name}_low"], row[f"{name}_high"])


def ladder(study: Study) -> Section:
    """Who is strongest."""
    table = tables.bots(study.rows)
    rows = lines_of(table)
    if rows[0]["rating"] is None:
        says = (
            f"All seats were played by {rows[0]['bot']}, so there is no other bot to compare it "
            "with; what follows is about the game."
        )
        return Section("ladder", "Bot ladder", says, "", table)
    rated = [
        Whisker(str(r["bot"]), _estimate(r, "rating"), f", wins {percent(r['win_rate'])}")
        for r in rows
    ]
    scale = _around([w.estimate for w in rated])
    says = (
        "The rating of each bot, the strongest on top; the line is the 95 % interval. Two bots "
        "whose lines do not overlap differ in strength; all began at 25."
    )
    body = whiskers("Rating of each bot with its interval", rated, scale, number)
    return Section("ladder", "Bot ladder", says, body, table)


def _around(found: Sequence[Estimate]) -> Scale:
    low, high = min(e.low for e in found), max(e.high for e in found)
    return Scale(low - (high - low) * 0.05, high + (high - low) * 0.05 or 1)


def seats(study: Study) -> Section:
    """Whether it matters where one sits."""
    table = tables.seats(study.rows)
    even = 1 / study.seats
    lines = [
        Whisker(f"Seat {r['seat']}", e, css=_against(e, even))
        for r in lines_of(table)
        for e in [_estimate(r, "win_rate")]
    ]
    highest = max([even, *(w.estimate.high for w in lines)])
    scale = Scale(0, min(10, math.floor(10 * highest) + 1) / 10)
    says = (
        "How often each seat wins, whoever sits there; the line is the 95 % interval. A line that "
        "does not touch the dashed even share (in red) is an advantage or a handicap of the seat."
    )
    share = (even, f"even share: {percent(even)}")
    body = whiskers("Win rate of each seat with its interval", lines, scale, percent, share)
    return Section("seats", "Win rate by seat", says, body, table)


def _against(estimate: Estimate, even: float) -> str:
    return "a" if estimate.low <= even <= estimate.high else "warn"


def scores(study: Study) -> Section:
    """How scores spread."""
    won, lost = _by_rank(study, lambda row, seat: row.scores[seat])
    says = (
        "How often each final score was reached; winners stand on top of the others. Look for how "
        "far winners stand apart, and for a tail of scores from which nobody recovers."
    )
    if not won:
        return Section("scores", "Final scores", says, NO_GAMES)
    groups, axis = [("b", lost), ("a", won)], Axis(number, "points")
    body = histogram("Final scores", groups, edges([*won, *lost]), axis, "scores")
    table = tables.table_of(
        ("who", "mean", "lowest", "median", "highest"),
        [_five(name, values) for name, values in (("winners", won), ("all others", lost))],
    )
    return Section("scores", "Final scores", says, keys(WON, LOST) + body, table)


def _five(name: str, values: Sequence[float]) -> list[tables.Cell]:
    if not values:
        return [name, None, None, None, None]
    return [name, fmean(values), min(values), middle(values), max(values)]


def middle(values: Sequence[float], share: float = 0.5) -> float:
    """Return the value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def _by_rank(study: Study, value: Callable[..., float]) -> tuple[list[float], list[float]]:
    """Return a value of every seat of the finished games, of winners and of the others."""
    won: list[float] = []
    lost: list[float] = []
    for row in study.rows:
        if row.whole:
            for seat, rank in enumerate(row.ranks):
                (won if rank == 1 else lost).append(value(row, seat))
    return won, lost


NO_GAMES: Final = "<p>No game was played to its end.</p>"


def length(study: Study) -> Section:
    """How long games are."""
    values = [float(row.decisions) for row in study.rows if row.whole]
    says = (
        "How many decisions the players take together in a game. A narrow hill is a game of "
        "predictable length; a long tail to the right is a game that sometimes drags."
    )
    if not values:
        return Section("length", "Length of a game", says, NO_GAMES)
    axis = Axis(number, "decisions")
    body = histogram("Decisions in a game", [("a", values)], edges(values), axis)
    table = tables.table_of(
        ("", "mean", "lowest", "median", "highest"), [_five("decisions", values)]
    )
    return Section("length", "Length of a game", says, body, table)


def leads(study: Study) -> Section:
    """Whether games are open."""
    whole = [row for row in study.rows if row.whole]
    says = (
        "Above: how often another player took the lead. Below: when the winner was ahead for good; "
        "tall bars on the left are games decided early, tall bars on the right a close finish."
    )
    if not whole:
        return Section("leads", "Lead changes", says, NO_GAMES)
    table = _lead_table([row.leads for row in whole])
    lines = [
        Bar(_changes(r["lead_changes"]), r["share"], f"{percent(r['share'])} of games")
        for r in lines_of(table)
    ]
    settled = [row.settled for row in whole]
    tenths = [tenth / 10 for tenth in range(11)]
    body = bars("Lead changes in a game", lines, max(each.value for each in lines))
    body += "<h3>Part of the game played when the winner was ahead for good</h3>"
    axis = Axis(percent, "of the game")
    body += histogram("When the lead was final", [("a", settled)], tenths, axis)
    return Section("leads", "Lead changes", says, body, table)


MANY: Final = 8
"""So many lead changes and more are counted together."""


def _lead_table(changes: Sequence[int]) -> Table:
    counted = [min(MANY, change) for change in changes]
    lines = ([n, counted.count(n), counted.count(n) / len(counted)] for n in range(MANY + 1))
    shown = [line for line in lines if line[0] <= max(counted)]
    return tables.table_of(("lead_changes", "games", "share"), shown)


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


def parts(study: Study) -> Section:
    """Where points come from."""
    table = tables.parts(study.rows)
    says = f"{PARTS_SAY} {PARTS_BAD if study.game.meta.lowest_wins else PARTS_GOOD}"
    title = "Where points come from"
    rows = lines_of(table)
    if not rows:
        told = "<p>This game does not tell apart where its points come from.</p>"
        return Section("parts", title, says, told)
    table["part"] = [capital(part_name(study.game, str(key))) for key in table["part"]]
    lines = [_part(r) for r in lines_of(table)]
    values = [v for each in lines for v in (each.value, each.other or 0.0)]
    says += f" {PARTS_LOST}" if min(values) < 0 else ""
    body = keys(WON, LOST) + bars(title, lines, max(*values, 1.0), min(values))
    return Section("parts", title, says, body, table)


def _part(row: dict[str, float]) -> Bar:
    won, lost = row["winners"] or 0.0, row["others"]
    said = f"{won:.1f}" if lost is None else f"{won:.1f} / {lost:.1f}"
    return Bar(str(row["part"]), won, said, lost)


UNSEEN: Final = (
    "These kinds of answers never came up at all; they may belong to a setting that is off, to "
    "another number of players, or to a position that is too rare:"
)


def kinds(study: Study) -> Section:
    """What is never chosen."""
    table = tables.kinds(study.rows)
    says = (
        "How often each kind of answer was taken when others could be taken instead, the rarest "
        "first. What bots hardly ever take (in red) is weak, too dear, or beyond them."
    )
    table["kind"] = [kind_name(study.game, str(kind)) for kind in table["kind"]]
    lines = [Bar(str(r["kind"]), r["share"], _times(r), css=_rarity(r)) for r in lines_of(table)]
    half = (len(lines) + 1) // 2
    drawn = [
        bars("How often each kind was taken", each, 1.0) for each in (lines[:half], lines[half:])
    ]
    body = f'<div class="columns">{"".join(drawn)}</div>'
    unseen = never_met(study)
    if unseen:
        body += f"<p>{UNSEEN}</p>{listed(unseen)}"
    return Section("kinds", "Answers never or rarely taken", says, body, table, wide=True)


def _times(row: dict[str, float]) -> str:
    return f"{percent(row['share'])} of {row['offered']} times"


def _rarity(row: dict[str, float]) -> str:
    return "warn" if row["share"] < RARE else "a"


def never_met(study: Study) -> list[str]:
    """Name the kinds of answers that no seat was offered and chance never drew."""
    met = {kind for row in study.rows for kind in (*row.kinds, *row.met)}
    every = dict.fromkeys(type(action).__name__ for action in study.game.actions)
    return [kind_name(study.game, kind) for kind in every if kind not in met]


def forfeits(study: Study) -> Section | None:
    """Which bots lost by their own fault."""
    table = tables.forfeits(study.rows)
    if not table["game"]:
        return None
    says = (
        "Matches that ended early because a bot from outside raised an error, hung, stopped or "
        "answered nonsense. It is ranked last and the others share the win; scores, lengths and "
        "points of these games are left out above."
    )
    return Section("forfeits", "Lost by fault", says, shown_table(table), wide=True)
