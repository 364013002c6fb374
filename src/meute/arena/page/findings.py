"""What a reader should know first: a few sentences drawn from the figures."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

from meute.arena import figures
from meute.arena.names import kind_name, part_name
from meute.arena.page.sections import middle, number, percent
from meute.arena.sources import Source


def findings(source: Source) -> list[str]:
    """Say what stands out, or that nothing does."""
    return [*_stopped(source), *_seats(source), *_course(source), *_parts(source), *_kinds(source)]


def _stopped(source: Source) -> Iterator[str]:
    played, lost = len(source.rows), sum(not row.result.whole for row in source.rows)
    if played < source.planned:
        yield f"{played} of {source.planned} games are finished; the rest is not in this page."
    if lost:
        yield f"{lost} of {played} games ended early by the fault of a bot."


def _seats(source: Source) -> Iterator[str]:
    even, told = 1 / source.seats, False
    lines = figures.seats(source.rows).lines
    for line in lines:
        low, high = line["win_rate_low"], line["win_rate_high"]
        if low <= even <= high:
            continue
        told = True
        more = "more" if low > even else "less"
        yield (
            f"Seat {line['seat']} wins {percent(line['win_rate'])} of its games ({percent(low)} to "
            f"{percent(high)}), {more} than its even share of {percent(even)}."
        )
    if not told:
        unsure = max((line["win_rate_high"] - line["win_rate_low"]) / 2 for line in lines)
        yield (
            f"No seat is clearly better or worse than its even share of {percent(even)}; "
            f"{len(source.rows)} games do not show differences of less than about "
            f"{100 * unsure:.0f} percentage points."
        )


def _course(source: Source) -> Iterator[str]:
    whole = [row.result for row in source.rows if row.result.whole]
    if not whole:
        return
    sizes = [float(result.decisions) for result in whole]
    yield (
        f"Half of the games have {number(middle(sizes))} decisions or fewer; eight of ten have "
        f"{number(middle(sizes, 0.1))} to {number(middle(sizes, 0.9))}."
    )
    settled = middle([result.settled for result in whole])
    changes = fmean(result.leads for result in whole)
    yield (
        f"The lead changes {changes:.1f} times in a game; in half of the games the winner is "
        f"ahead for good when {percent(settled)} of it is played."
    )


def _parts(source: Source) -> Iterator[str]:
    lines = figures.parts(source.rows).lines
    if not lines:
        return
    most = max(lines, key=lambda line: line["everybody"])
    total = sum(line["everybody"] for line in lines)
    yield (
        f"Most points come from “{part_name(source.game, most['part'])}”: on average "
        f"{most['everybody']:.1f} of the {total:.1f} points of a player."
    )
    compared = [line for line in lines if None not in (line["winners"], line["others"])]
    if compared:
        gap = max(compared, key=lambda line: abs(line["winners"] - line["others"]))
        apart = gap["winners"] - gap["others"]
        yield (
            f"Winners differ from the others most in “{part_name(source.game, gap['part'])}”: "
            f"{abs(apart):.1f} points {'more' if apart > 0 else 'fewer'} on average."
        )


def _kinds(source: Source) -> Iterator[str]:
    never = [line for line in figures.kinds(source.rows).lines if not line["taken"]]
    if never:
        names = "; ".join(kind_name(source.game, line["kind"]) for line in never)
        yield f"Offered, but never taken: {names}."
    else:
        yield "Every kind of answer that was offered was taken at least once."
