"""`meute play`: a table in the terminal, with bots and with other persons at the same keyboard."""

from __future__ import annotations

import secrets
import signal
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click

import meute
from meute.arena.lineup import labels
from meute.bots.levels import character_in, lively
from meute.bots.outside import named
from meute.cli import options
from meute.cli.screen import Screen, console
from meute.cli.session import Left, Session
from meute.cli.words import Words, said
from meute.core.dealer import FairDealer
from meute.core.message import Message, Seat
from meute.core.settings import cut
from meute.files import writable

YOU: Final = "you"
SEED_BYTES: Final = 32
PERSONS: Final = ("Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta")
"""What persons are called who give no name: the same in every language."""


@click.command("play")
@options.game
@click.option(
    "--seats",
    callback=options.names,
    metavar="WHO,WHO,...",
    help="Who sits where: `you` or a bot for each seat, such as you,greedy,greedy.",
)
@options.settings
@click.option("--seed", callback=options.text, help="Play this deal; without, every game is new.")
@options.language
@click.option("--save", callback=options.text, help="The file for the record.")
@click.option(
    "--name", "names", callback=options.texts, multiple=True, help="Your name; once per `you`."
)
def command(
    *,
    game: str,
    seats: tuple[str, ...] | None,
    variant: dict[str, object],
    seed: str | None,
    language: str,
    save: str | None,
    names: tuple[str, ...],
) -> None:
    """Play GAME here; the record is saved when you leave."""
    meta = meute.game(game).meta
    seats = seats or (YOU, *["greedy"] * (min(max(3, meta.fewest), meta.most) - 1))
    meta.check_seats(len(seats))
    seed = secrets.token_hex(SEED_BYTES) if seed is None else seed
    seats = _lively(game, seats, seed)
    bots = {seat: _made(game, who) for seat, who in enumerate(seats) if who != YOU}
    called = _names([_label(game, language, who) for who in seats], names)
    table = meute.Table(game, len(seats), seed, variant, names=called)
    path = writable(save) if save else _free_name(table)
    _play(table, bots, path, language)


def _lively(game: str, seats: Sequence[str], seed: str) -> tuple[str, ...]:
    """Give every bot of a level whose character nobody has chosen one by the table's own luck."""
    luck = FairDealer(seed)
    bots = [None if who == YOU else who for who in seats]
    drawn = lively(bots, game, lambda seat: luck.stream(f"character {seat}"))
    return tuple(who or YOU for who in drawn)


def _made(game: str, who: str) -> Any:
    named.check_for(game, who)
    return named.made(who)


def _label(game: str, language: str, who: str) -> str:
    """Return what somebody is called: a bot of a level by its character too."""
    character = None if who == YOU else character_in(who)
    if character is None:
        return who
    word = said(meute.game(game), language, f"{game}.temper.{character}") or character
    return f"{cut(who)[0]} ({word})"


def _names(seats: Sequence[str], given: Sequence[str]) -> list[str]:
    """Name bots by their kind and persons as they wish."""
    persons = seats.count(YOU)
    if not persons:
        message = (
            "nobody would be asked: at least one seat is `you` (meute simulate plays bots alone)"
        )
        raise meute.MeuteError(message)
    if len(given) > persons:
        message = f"{len(given)} names are given for {persons} of `you` at the table"
        raise meute.MeuteError(message)
    coming = iter([*given, *PERSONS[len(given) :]])
    return [
        next(coming) if who == YOU else label
        for who, label in zip(seats, labels(seats), strict=True)
    ]


def _free_name(table: meute.Table) -> Path:
    """Name the record's file after the game and its dice, beside those already there."""
    stem = f"meute-{table.game.meta.name}-{table.commitment[:8]}"
    path, number = Path(f"{stem}.jsonl"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.jsonl")
    return writable(path)


def _play(table: meute.Table, bots: dict[int, Any], path: Path, language: str) -> None:
    """Play, and save the record whatever happens."""
    screen = Screen(table, Words(table, language), console())
    _introduce(screen, bots)
    try:
        with _leaving_is_heard():
            Session(table, bots, screen).run()
    except (Left, KeyboardInterrupt):
        screen.say("unfinished")
    finally:
        meute.save(table.record, path)
        file = click.format_filename(path)
        screen.say("saved", file=file)
    screen.say("next", file=file)


def _introduce(screen: Screen, bots: Mapping[int, Any]) -> None:
    """Tell what the bots are like."""
    room = screen.table.game.meta.name
    for seat, bot in bots.items():
        about = f"{room}.temper.{getattr(bot, 'character', None)}.about"
        if screen.words.knows(about):
            screen.say("character", player=Seat(seat), about=Message(about))


@contextmanager
def _leaving_is_heard() -> Iterator[None]:
    """Let Ctrl-C, a closed terminal or a polite kill end the game, each in the same way.

    Ctrl-C is named too: a program started in the background inherits that it is ignored.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    wanted = [getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGHUP")]
    before = {one: signal.signal(one, signal.default_int_handler) for one in wanted if one}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
