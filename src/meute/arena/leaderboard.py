"""A leaderboard: how strong bots are over many series, which are added and not played again.

    {"board":1,"game":"silver","rules":1,"variant":{...}}
    {"series":"9f2c...","from":0,"bots":["greedy 0.2.0","mybot.py:Mine 1a2b3c4d"],"seats":2,
     "games":[["18d6e1cac2a8adaf",[0,1],[1,2]],...]}

The file holds of every game its dice, who sat where and who came where, which is all that ratings
need. It is only ever added to. A series that has grown adds its new games; one that is there
already adds nothing. A bot is its name and its version: of a file the digest of its bytes, of a bot
of the house the version of Meute, since a new one may think better.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

from meute.arena.figures import Cell, Figures
from meute.arena.ratings import Placed, ratings_of
from meute.arena.results import lock, read_results
from meute.arena.rows import Row
from meute.arena.statistics import Estimate, win_rate
from meute.core.codec import from_json, to_json
from meute.core.errors import BadData, MeuteError
from meute.core.estimate import shares
from meute.core.names import quoted

FORMAT: Final = 1
SHORT: Final = 8
"""Digits of a digest that tell versions of a bot apart."""

FREE: Final = ("games", "records", "luck", "listeners", "times")
"""What a series may be given anew without being another one."""

NAMES: Final = (
    "bot", "version", "games", "win_rate", "win_rate_low", "win_rate_high", "even_share",
    "rating", "rating_low", "rating_high",
)  # fmt: skip


@dataclass
class Leaderboard:
    """What a file of a leaderboard holds."""

    game: str
    rules: int
    variant: Mapping[str, object]
    games: list[Placed] = field(default_factory=list)
    counted: dict[str, int] = field(default_factory=dict)
    """How many games of each series are in it."""
    deals: dict[str, int] = field(default_factory=dict)
    """Seeds in the order in which they came, so that games with the same dice are one deal."""

    def take(self, line: Mapping[str, Any]) -> None:
        """Take in the games of a line."""
        key, bots = line["series"], line["bots"]
        if line["from"] != self.counted.get(key, 0):
            raise KeyError(key)
        for seed, sitting, ranks in line["games"]:
            deal = self.deals.setdefault(seed, len(self.deals))
            self.games.append(Placed(deal, tuple(bots[bot] for bot in sitting), tuple(ranks)))
        self.counted[key] = line["from"] + len(line["games"])

    def figures(self) -> Figures:
        """Return what every bot is worth, the strongest first."""
        rated = ratings_of(self.games)
        bots = dict.fromkeys(bot for game in self.games for bot in game.bots)
        best = sorted(bots, key=lambda bot: (-rated[bot].value if bot in rated else 0.0, bot))
        return Figures.of(NAMES, (self._line(bot, rated.get(bot)) for bot in best))

    def _line(self, bot: str, rated: Estimate | None) -> list[Cell]:
        won: list[float] = []
        even: list[float] = []
        deals: list[int] = []
        for game in self.games:
            gained = shares(game.ranks)
            for seat, who in enumerate(game.bots):
                if who == bot:
                    won.append(gained[seat])
                    even.append(1 / len(game.bots))
                    deals.append(game.deal)
        rate = win_rate(won, deals)
        name, _, version = bot.rpartition(" ")
        rating = (rated.value, rated.low, rated.high) if rated else (None, None, None)
        wins = (rate.value, rate.low, rate.high)
        return [name, version, len(won), *wins, sum(even) / len(even), *rating]


def key_of(manifest: Mapping[str, Any]) -> str:
    """Return the name of a series: what its games depend on, however many there are."""
    said = {name: value for name, value in manifest.items() if name not in FREE}
    return hashlib.sha256(to_json(said)).hexdigest()


def versions(manifest: Mapping[str, Any]) -> dict[str, str]:
    """Return the bots of a series with their versions, by the names they have there."""
    digests = manifest.get("bot_files", {})
    named = dict.fromkeys(bot for lineup in manifest["lineups"] for bot in lineup)
    return {bot: f"{bot} {(digests.get(bot) or '')[:SHORT] or manifest['meute']}" for bot in named}


def line_of(manifest: Mapping[str, Any], rows: Sequence[Row], counted: int) -> dict[str, Any]:
    """Write the games of a series that are not counted yet."""
    bots = versions(manifest)
    number = {bot: n for n, bot in enumerate(bots)}
    return {
        "series": key_of(manifest),
        "from": counted,
        "bots": [*bots.values()],
        "seats": manifest["seats"],
        "games": [
            [row.seed, [number[bot] for bot in row.bots], row.result.ranks]
            for row in rows[counted:]
        ],
    }


def add(path: Path, folders: Sequence[Path]) -> tuple[Leaderboard, list[int]]:
    """Add the games of folders of results that are not there yet; return how many of each."""
    with _opened(path, make=bool(folders)) as file:
        board = _read(path, file)
        added, lines = [], []
        for folder in folders:
            manifest, rows = read_results(folder)
            if board is None:
                board = _begun(manifest)
                lines.append(_header(board))
            _check_same(path, board, folder, manifest)
            line = line_of(manifest, rows, board.counted.get(key_of(manifest), 0))
            added.append(len(line["games"]))
            if line["games"]:
                board.take(line)
                lines.append(line)
        if board is None:
            raise BadData(f"{path} holds no leaderboard yet; name a folder of results to begin one")
        if lines:
            file.write(b"".join(to_json(line) + b"\n" for line in lines))
        return board, added


@contextmanager
def _opened(path: Path, *, make: bool) -> Iterator[IO[bytes]]:
    try:
        file = path.open("ab+" if make else "rb")
    except OSError as error:
        raise BadData(f"cannot open {path}: {error.strerror or error}") from None
    with file:
        if make:
            lock(file, path)
        try:
            yield file
        finally:
            if make and not file.seek(0, os.SEEK_END):
                path.unlink(missing_ok=True)  # a board that was refused its first series


def _read(path: Path, file: IO[bytes]) -> Leaderboard | None:
    """Read what is there; what a sudden end has left of a line is cut off when more is written."""
    file.seek(0)
    data = file.read()
    whole = data.rfind(b"\n") + 1
    if file.writable():
        file.truncate(whole)
        file.seek(0, os.SEEK_END)
    board: Leaderboard | None = None
    for number, raw in enumerate(data[:whole].splitlines(), start=1):
        try:
            line = from_json(raw)
            if board is None:
                board = _begun(line) if line["board"] == FORMAT else None
            else:
                board.take(line)
        except (BadData, KeyError, IndexError, TypeError, ValueError):
            board = None
        if board is None:
            raise BadData(
                f"{path}, line {number}: this is not a leaderboard that Meute has written"
            )
    return board


def _begun(said: Mapping[str, Any]) -> Leaderboard:
    return Leaderboard(said["game"], said["rules"], said["variant"])


def _header(board: Leaderboard) -> dict[str, Any]:
    return {
        "board": FORMAT, "game": board.game, "rules": board.rules, "variant": dict(board.variant),
    }  # fmt: skip


def _check_same(path: Path, board: Leaderboard, folder: Path, manifest: Mapping[str, Any]) -> None:
    """Refuse a series of another game or of other rules: its games say nothing about these."""
    for name in ("game", "rules", "variant"):
        here, there = getattr(board, name), manifest[name]
        if here == there:
            continue
        what = name
        if name == "variant":
            what = next(key for key in {**here, **there} if here.get(key) != there.get(key))
            here, there = here.get(what), there.get(what)
        raise MeuteError(
            f"{folder} was played with {what.replace('_', ' ')} {quoted(str(there))}, and {path} "
            f"is about {quoted(str(here))}; keep a leaderboard for each"
        )
