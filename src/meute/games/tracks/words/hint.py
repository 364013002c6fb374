"""Why a good player would answer so: the reason behind a hint."""

from __future__ import annotations

from meute.core.decision import Action
from meute.core.message import Message
from meute.games.tracks.view import TracksView
from meute.games.tracks.words.answer import sentence


def reason(view: TracksView, action: Action) -> Message:
    """Say what speaks for an answer, with the same gaps as the sentence about it."""
    said = sentence(view, action)
    return Message(said.key.replace("tracks.do.", "tracks.because."), said.params)
