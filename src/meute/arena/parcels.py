"""Matches that are played on another machine: with the files that they need, or not at all.

A parcel names every file of a bot, a net or a listener with its digest. Where the same file lies
under the same name it is used as it is; elsewhere its content, which travels beside the parcel, is
put into a folder of the worker. A program (`exec:`) does not travel: it has to be the same there.
What another version of Meute or of the rules would make of a match is no result of this series, so
that is said instead.
"""

from __future__ import annotations

import atexit
import os
import platform
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Final

from meute import __version__
from meute.arena import listeners
from meute.arena.match import Match, MatchFailed, Result, play
from meute.bots.outside import named
from meute.bots.outside.worker import LEARNED
from meute.core import registry
from meute.core.errors import MeuteError

FOLDER: Final = "meute-files-"


@dataclass(frozen=True)
class Parcel:
    """Matches, and what they need to be the same matches elsewhere."""

    matches: tuple[Match, ...]
    keep_records: bool
    files: tuple[tuple[str, str], ...]
    """Files by their names, each with its digest; their contents travel in this order."""
    programs: tuple[tuple[str, str | None], ...]
    """Bots that are programs, each with the digest of its file."""
    rules: tuple[tuple[str, int], ...]
    """Games, each with the version of its rules."""
    folder: str
    """Where the names of files begin, on a machine that has this folder."""
    version: str = __version__


@dataclass(frozen=True)
class Broken:
    """Why matches could not be played, in a sentence."""

    why: str
    failed: bool = True
    """Whether a match broke off, rather than that none was begun."""

    def told(self) -> MeuteError:
        """Return what is raised here for it."""
        return (MatchFailed if self.failed else MeuteError)(self.why)


def packed(matches: Sequence[Match], *, keep_records: bool) -> Parcel:
    """Return a parcel of matches."""
    for each in (each for match in matches for each in match.listeners):
        if not isinstance(each, str):
            message = (
                f"listener {listeners.label(each)}: only one in a file, FILE.py:CLASS, travels"
            )
            raise MeuteError(message)
    files = _each_once(path for match in matches for path in _files(match))
    bots = _each_once(bot for match in matches for bot in match.bots)
    return Parcel(
        tuple(matches),
        keep_records,
        tuple((path, _digest(path)) for path in files),
        tuple((bot, named.digest(bot)) for bot in bots if bot.startswith(named.EXEC)),
        tuple((game, _rules(game)) for game in _each_once(match.game for match in matches)),
        str(Path.cwd()),
    )


def contents(parcel: Parcel) -> list[bytes]:
    """Return what is in the files of a parcel, in their order."""
    return [Path(path).read_bytes() for path, _ in parcel.files]


def played(parcel: Parcel, inside: Sequence[bytes]) -> list[Result] | Broken:
    """Play a parcel's matches, on whichever machine this is."""
    if Path(parcel.folder).is_dir():
        os.chdir(parcel.folder)
    unlike = _unlike(parcel)
    if unlike is not None:
        return Broken(f"{unlike} on {platform.node()}", failed=False)
    here = {
        path: _at_hand(path, digest, data)
        for (path, digest), data in zip(parcel.files, inside, strict=True)
    }
    try:
        return [
            play(_moved(match, here.__getitem__), keep_record=parcel.keep_records)
            for match in parcel.matches
        ]
    except MatchFailed as error:
        why = str(error)
        for path, place in here.items():
            why = why.replace(place, path)
        return Broken(why)


def _unlike(parcel: Parcel) -> str | None:
    """Tell what is different here, if anything that matters is."""
    if parcel.version != __version__:
        return f"Meute is version {__version__}, not {parcel.version},"
    for game, wanted in parcel.rules:
        try:
            rules = _rules(game)
        except MeuteError as error:
            return f"{error}:"
        if rules != wanted:
            return f"the rules of {game} are version {rules}, not {wanted},"
    for bot, digest in parcel.programs:
        if named.digest(bot) != digest:
            return f"{named.label(bot)} is missing or another program"
    return None


def _rules(game: str) -> int:
    return registry.game(game).meta.rules_version


def _each_once(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def _files(match: Match) -> list[str]:
    """Return the files that a match needs."""
    found: list[str] = []
    _moved(match, lambda path: found.append(path) or path)  # type: ignore[func-returns-value]
    return found


def _moved(match: Match, place: Callable[[str], str]) -> Match:
    """Return a match whose files lie elsewhere."""

    def moved(name: str) -> str:
        if named.is_learned(name):
            return f"{LEARNED}{place(name.removeprefix(LEARNED))}"
        if named.is_file(name):
            path, _, inside = name.rpartition(":")
            return f"{place(path)}:{inside}"
        return name

    told = tuple(moved(each) if isinstance(each, str) else each for each in match.listeners)
    return replace(match, bots=tuple(map(moved, match.bots)), listeners=told)


def _digest(path: str) -> str:
    found = named.digest(f"{LEARNED}{path}")
    return "" if found is None else found


def _at_hand(path: str, digest: str, data: bytes) -> str:
    """Return where a file lies here, after it was put there if need be."""
    if _digest(path) == digest:
        return path
    place = _folder() / digest / Path(path).name
    if not place.exists():
        place.parent.mkdir(exist_ok=True)
        place.write_bytes(data)
    return str(place)


@cache
def _folder() -> Path:
    """Return this process's own folder for files that have travelled."""
    made = Path(mkdtemp(prefix=FOLDER))
    atexit.register(rmtree, made, ignore_errors=True)
    return made
