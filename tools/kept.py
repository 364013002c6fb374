"""Count which cards players of Silver keep: `python -m tools.kept`.

Bots that follow the room's judgement, and now and then their luck, play on training seeds. At each
turn every face-down card that its owner knows and somebody else does not is counted by its value.
How likely each value is kept is fitted so that, beside all other cards, every value is expected as
often as it was found, and written to the room's `mind/weights/kept.py`; a search deals hidden cards
by it. Games on other seeds then say what that is worth: how surprising the cards are that lie
there, with the table and without.
"""

from __future__ import annotations

import argparse
import datetime as dt
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from math import log
from pathlib import Path
from typing import Final

from meute.arena.tune import pick
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.games.silver.data import COPIES
from meute.games.silver.mind.belief import kept_row
from meute.games.silver.mind.weights.kept import ROWS
from meute.games.silver.state import NOBODY, State, dealt_to
from tools import say

OUT: Final = Path("src/meute/games/silver/mind/weights/kept.py")
NOISE: Final = 0.03
VALUES: Final = range(len(COPIES))
LAPS: Final = 5
"""How often the shares are mended, until they explain what was found."""

LEAST: Final = 1
"""No card is impossible."""

Sight = tuple[int, bool, int, list[int]]
"""The row of a card, whether it was dealt to its owner, its value, and what it might have been."""
Shares = list[list[list[int]]]
"""By whether the card came later, by row, by value."""


def sights(seats: int, seed: str) -> Iterator[Sight]:
    """Play one game, and yield what opponents cannot see at each turn."""
    game = registry.game("silver")
    foresight = game.foresight
    assert foresight is not None
    dealer = Dealer(seed)
    state: State = game.setup(seats, game.meta.variant(None))
    turn = foresight.pace.tempo(state)
    while (decision := game.decision(state)) is not None:
        if foresight.pace.tempo(state) != turn and state.turn != NOBODY:
            turn = foresight.pace.tempo(state)
            yield from hidden(state)
        options = list(decision.options(state))
        answer = dealer.pick(options) if decision.player == CHANCE else None
        game.play(
            state, answer or pick(game, foresight, state, decision.player, options, NOISE, dealer)
        )


def hidden(state: State) -> Iterator[Sight]:
    """Yield the cards that their owners know and somebody else has not seen."""
    everyone = (1 << state.seats) - 1
    unseen = [state.bag.count(value) for value in VALUES]
    for owner, village in enumerate(state.villages):
        row = kept_row(state, owner)
        for card in village:
            if state.known[card] >> owner & 1 and state.known[card] != everyone:
                left = unseen[:]
                left[state.value[card]] += 1
                yield row, dealt_to(owner, card), state.value[card], left


def rows_digest() -> str:
    """Return a digest of the rows that cards have in a few games of pure luck.

    The table is written with it: if the room counts its rows in another way, it is stale.
    """
    digest = sha256()
    game = registry.game("silver")
    for seats in range(game.meta.fewest, game.meta.most + 1):
        dealer, state = Dealer("rows"), game.setup(seats, game.meta.variant(None))
        while (decision := game.decision(state)) is not None:
            told = [f"{row} {dealt}" for row, dealt, _, _ in hidden(state)]
            digest.update(" ".join(told).encode())
            game.play(state, dealer.pick(decision.options(state)))
    return digest.hexdigest()[:16]


def counted(games: int, part: str) -> Iterator[Sight]:
    """Yield the sights of many games for two, three and four."""
    for n in range(games):
        yield from sights(2 + n % 3, f"kept/{part}/{n}")
        if n % 50 == 0:
            say(f"{part}: {n} of {games} games")


def ones() -> list[list[list[float]]]:
    """Return a table in which all values are kept alike."""
    return [[[1.0 for _ in VALUES] for _ in range(ROWS)] for _ in range(2)]


def thousandths(seen: Iterable[Sight]) -> Shares:
    """Return how likely each value is kept, so that every value is as frequent as it was found."""
    sights = list(seen)
    kept = ones()
    for _ in range(LAPS):
        held, expected = ones(), ones()
        for row, dealt, value, left in sights:
            held[not dealt][row][value] += 1
            weights = [k * n for k, n in zip(kept[not dealt][row], left, strict=True)]
            whole = sum(weights)
            likely = expected[not dealt][row]
            for n in VALUES:
                likely[n] += weights[n] / whole
        for late in range(2):
            for row in range(ROWS):
                for n in VALUES:
                    kept[late][row][n] *= held[late][row][n] / expected[late][row][n]
    return [
        [[max(LEAST, round(1000 * k / max(row))) for k in row] for row in rows] for rows in kept
    ]


def surprise(seen: Iterator[Sight], table: Shares | None) -> tuple[int, float]:
    """Return how many cards there were, and the mean surprise at their values, in nats."""
    count, total = 0, 0.0
    for row, dealt, value, left in seen:
        kept = table[not dealt][row] if table else [1 for _ in VALUES]
        whole = sum(k * n for k, n in zip(kept, left, strict=True))
        total -= log(kept[value] * left[value] / whole)
        count += 1
    return count, total / count


def written(table: Shares, digest: str, notes: list[str]) -> str:
    """Return the text of the room's `mind/weights/kept.py`."""
    names = ("KEPT_OF_DEALT", "KEPT_OF_LATER")
    told = "\n".join(notes)
    tables = "\n".join(
        f"{name}: Final[tuple[tuple[int, ...], ...]] = (\n"
        + "\n".join(f"    {tuple(row)}," for row in rows)
        + "\n)"
        for name, rows in zip(names, table, strict=True)
    )
    return (
        '"""Which cards players of Silver keep, found in games of the room\'s judgement.\n\n'
        "How likely a village holds a card that its owner knows, by its value and in thousandths"
        "\nof the value kept most often: for cards dealt at first and for cards that came later."
        "\nFor each turn and a half that players have had there are six rows: for villages that are"
        "\nwhole, have lost one card, or more; each of these first while nobody else may call, then"
        f'\nif somebody may.\n\n{told}\n"""\n\nfrom typing import Final'
        f'\n\nFEATURES: Final = "{digest}"\n'
        '"""The digest of the rows that this table was made for."""\n\n'
        f"ROWS: Final = {ROWS}\n\n{tables}\n"
    )


def main() -> None:
    """Play, count, check on other seeds, and write the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.kept", description=__doc__)
    parser.add_argument("--games", type=int, default=900)
    parser.add_argument("--date", default=dt.datetime.now(tz=dt.UTC).date().isoformat())
    asked = parser.parse_args()
    table = thousandths(counted(asked.games, "train"))
    check = list(counted(max(3, asked.games // 4), "check"))
    count, with_table = surprise(iter(check), table)
    _, without = surprise(iter(check), None)
    notes = [
        f"{asked.date}, {asked.games} games:",
        f"    {' '.join(['python -m tools.kept', *sys.argv[1:]])}",
        f"Surprise at {count} cards of other games: {with_table:.4f}, without this {without:.4f}.",
    ]
    say("\n".join(notes))
    OUT.write_text(written(table, rows_digest(), notes), encoding="utf-8")


if __name__ == "__main__":
    main()
