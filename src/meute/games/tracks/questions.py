"""Which question a view puts to its seat, and the paragraph behind an answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meute.core.decision import Decision
from meute.games.tracks import actions as a
from meute.games.tracks.view import TracksView


def question(view: TracksView) -> Decision | None:
    """Return what the seat of the view is asked, or else whatever is asked now."""
    top = view.pending[-1] if view.pending else None
    if not isinstance(top, Decision):
        return None
    if top.secret:
        for item in reversed(view.pending):
            if not isinstance(item, Decision) or not item.secret:
                break
            if item.player == view.player:
                return item
    return top


def rule(view: TracksView, action: Any) -> str:
    """Return the number of the paragraph behind an answer."""
    found = RULES.get(type(action))
    if found:
        return found
    decision = question(view)
    return decision.rule if decision else "M7a"


RULES: Final[Mapping[type, str]] = {
    a.Place: "P3.1",
    a.Confirm: "P3.2",
    a.Catch: "PH2.1",
    a.Attack: "PH5.3",
    a.Pass: "PH5.2",
    a.Fight: "PH5.6",
    a.Submit: "PH5.5",
    a.PlayCard: "PH5.6c",
    a.Leave: "M6",
    a.BringIn: "O1.2",
}
"""Where the answer says more than the question."""
