"""What a reader should know first: a few sentences drawn from the figures."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

from meute.arena import tables
from meute.arena.names import kind_name, part_name
from meute.arena.page.sections import middle, number, percent
from meute.arena.report import lines_of
from meute.arena.study import Study


def findings(study: Study) -> list[str]:
    """Say what stands out, or that nothing does."""
    return [*_stopped(study), *_seats(study), *_course(study), *_parts(study), *_kinds(study)]


def _stopped(study: Study) -> Iterator[str]:
    played, lost = len(study.rows), sum(not row.whole for row in study.rows)
    if played < study.planned:
        yield f"{played} of {study.planned} games are finished; the rest is not in this page."
    if lost:
        yield f"{lost} of {played} games ended early by the fault of a bot."


def _seats(study: Study) -> Iterator[str]:
    even, told = 1 / study.seats, False
    rows = lines_of(tables.seats(study.rows))
    for row in rows:
        low, high = row["win_rate_low"], row["win_rate_high"]
        if low <= even <= high:
            continue
        told = True
        more = "more" if low > even else "less"
        yield (
            f"Seat {row['seat']} wins {percent(row['win_rate'])} of its games ({percent(low)} to "
            f"{percent(high)}), {more} than its even share of {percent(even)}."
        )
    if not told:
        unsure = max((row["win_rate_high"] - row["win_rate_low"]) / 2 for row in rows)
        yield (
            f"No seat is clearly better or worse than its even share of {percent(even)}; "
            f"{len(study.rows)} games do not show differences of less than about "
            f"{100 * unsure:.0f} percentage points."
        )


def _course(study: Study) -> Iterator[str]:
    whole = [row for row in study.rows if row.whole]
    if not whole:
        return
    sizes = [float(row.decisions) for row in whole]
    yield (
        f"Half of the games have {number(middle(sizes))} decisions or fewer; eight of ten have "
        f"{number(middle(sizes, 0.1))} to {number(middle(sizes, 0.9))}."
    )
    settled = middle([row.settled for row in whole])
    yield (
        f"The lead changes {fmean(row.leads for row in whole):.1f} times in a game; in half of "
        f"the games the winner is ahead for good when {percent(settled)} of it is played."
    )


def _parts(study: Study) -> Iterator[str]:
    rows = lines_of(tables.parts(study.rows))
    if not rows:
        return
    most = max(rows, key=lambda row: row["everybody"])
    total = sum(row["everybody"] for row in rows)
    yield (
        f"Most points come from “{part_name(study.game, most['part'])}”: on average "
        f"{most['everybody']:.1f} of the {total:.1f} points of a player."
    )
    compared = [row for row in rows if None not in (row["winners"], row["others"])]
    if compared:
        gap = max(compared, key=lambda row: abs(row["winners"] - row["others"]))
        apart = gap["winners"] - gap["others"]
        yield (
            f"Winners differ from the others most in “{part_name(study.game, gap['part'])}”: "
            f"{abs(apart):.1f} points {'more' if apart > 0 else 'fewer'} on average."
        )


def _kinds(study: Study) -> Iterator[str]:
    never = [row for row in lines_of(tables.kinds(study.rows)) if not row["taken"]]
    if never:
        names = "; ".join(kind_name(study.game, row["kind"]) for row in never)
        yield f"Offered, but never taken: {names}."
    else:
        yield "Every kind of answer that was offered was taken at least once."
