"""What a hint says of an answer, where no question stands before it."""

from __future__ import annotations

from meute.core.decision import Action
from meute.core.message import Message
from meute.games.tracks import actions as a
from meute.games.tracks.state import wolf_of
from meute.games.tracks.view import TracksView
from meute.games.tracks.words.answer import decider, sentence
from meute.games.tracks.words.names import wolf_name


def planned(view: TracksView, action: Action) -> Message:
    """P3.1 Name wolf and phase of a counter, which the question on its cell need not."""
    said = sentence(view, action)
    if not isinstance(action, a.Place):
        return said
    wolf = wolf_name(view.settings, wolf_of(decider(view), action.letter))
    place = {"wolf": wolf, "phase": Message(f"tracks.name.phase.{action.phase}")}
    return Message(said.key.replace("tracks.do.", "tracks.plan."), {**said.params, **place})
