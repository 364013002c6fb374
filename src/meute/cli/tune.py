"""`meute tune`: the weights of a room's estimate, found by self-play."""

from __future__ import annotations

import datetime as dt
import shlex
from pathlib import Path

import click
from click.core import ParameterSource

import meute
from meute.arena.tune import (
    Tuning,
    features_digest,
    fitted,
    foresight_of,
    gather,
    worth,
    written,
)
from meute.cli import options
from meute.files import whole_file, writable


def _seats(
    _ctx: click.Context, _param: click.Parameter, value: str | None
) -> tuple[int, ...] | None:
    """Read numbers between commas."""
    if value is None:
        return None
    try:
        return tuple(int(each) for each in value.split(","))
    except ValueError:
        message = f"{value!r} is not a list of numbers such as 2,2,3"
        raise click.BadParameter(message) from None


@click.command("tune")
@options.game
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=400,
    show_default=True,
    help="Games to fit to; a quarter as many more check the result.",
)
@click.option(
    "--seats",
    callback=_seats,
    metavar="N,N,...",
    help="Players of each game, over and over; the fewest the game allows by default.",
)
@click.option("--seed", callback=options.text, default="tune", show_default=True)
@click.option(
    "--noise",
    type=click.FloatRange(0, 1),
    default=0.05,
    show_default=True,
    help="The share of answers that are left to luck.",
)
@click.option(
    "--keep",
    type=click.FloatRange(0, 1),
    default=0.5,
    show_default=True,
    help="The share of turns that are noted.",
)
@click.option(
    "--pull",
    type=click.FloatRange(min=0),
    default=1.0,
    show_default=True,
    help="How strongly weights are drawn to the room's guess.",
)
@click.option("--date", callback=options.text, help="What the file is dated; today by default.")
@click.option(
    "--out",
    callback=options.text,
    metavar="FILE",
    help="Where to write the weights.  [default: src/meute/games/GAME/mind/weights/estimate.py]",
)
@click.pass_context
def command(
    ctx: click.Context,
    *,
    game: str,
    games: int,
    seats: tuple[int, ...] | None,
    seed: str,
    noise: float,
    keep: float,
    pull: float,
    date: str | None,
    out: str | None,
) -> None:
    """Find the weights of GAME's estimate by self-play, and write them as a Python module.

    Bots that follow the room's judgement play; the weights are those under which the players who
    won were likeliest to win. Games on other seeds say what they are worth.
    """
    room = meute.game(game)
    foresight_of(room)
    for each in seats or ():
        room.meta.check_seats(each)
    path = writable(out or Path("src/meute/games") / game / "mind" / "weights" / "estimate.py")
    tuning = Tuning(games, seats or (room.meta.fewest,), seed, noise, keep, pull)
    train, check = (gather(room, tuning, part, _say) for part in ("train", "check"))
    weights = fitted(room, tuning, train, _say)
    today = date or dt.datetime.now(tz=dt.UTC).date().isoformat()
    told = [
        f"{today}, {len(train)} positions of {games} games:",
        f"    {_asked(ctx)}",
        *worth(check, weights),
    ]
    _say("\n".join(told))
    with whole_file(path) as file:
        file.write(written(room.meta.title, weights, features_digest(room), told).encode())


def _say(text: str) -> None:
    click.echo(text, err=True)


def _asked(ctx: click.Context) -> str:
    """Return the command that finds the same weights again: what was chosen, wherever it goes."""
    words = ["meute", "tune", ctx.params["game"]]
    for param in ctx.command.params:
        name = param.name or ""
        chosen = ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if isinstance(param, click.Option) and chosen and name != "out":
            value = ctx.params[name]
            text = ",".join(map(str, value)) if isinstance(value, tuple) else value
            words += [param.opts[0], f"{text:g}" if isinstance(text, float) else str(text)]
    return shlex.join(words)
