"""What a room says to somebody new: pictures with a sentence each, what words mean, an aid."""

from __future__ import annotations

import msgspec


class GuidePanel(msgspec.Struct, frozen=True, kw_only=True):
    """One idea of a game: a picture, by day and by night, and a sentence or two."""

    name: str
    title: str
    text: str
    rule: str
    """The paragraph that says it all; empty if none does."""
    day: str
    """The picture as SVG."""
    night: str


class Guide(msgspec.Struct, frozen=True, kw_only=True):
    """A game in a few pictures, in one language."""

    language: str
    panels: list[GuidePanel]


class TermInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A word of a game: what it is called, how it may stand in a sentence, what it means."""

    name: str
    forms: list[str]
    about: str
    rule: str


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What the words of a game mean, in one language."""

    language: str
    terms: list[TermInfo]


class AidSection(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the aid: its heading, and what stands there beside what it costs or brings."""

    title: str
    lines: list[tuple[str, str]]


class Aid(msgspec.Struct, frozen=True, kw_only=True):
    """What to have at hand at one table, in one language."""

    language: str
    sections: list[AidSection]
