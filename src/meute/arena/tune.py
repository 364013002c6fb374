"""The weights of a room's estimate, found by self-play.

Bots that follow the room's judgement, and now and then their luck, play on training seeds. At the
turns of these games the features of all players are noted; the weights are those under which the
players who won were likeliest to win (a conditional logit model, fitted by Newton's method), but
drawn a little towards what the room guessed. Games on other seeds, never used for fitting, then
say what the estimate is worth: its log-loss, and how often players won whom it had given such a
chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import log
from typing import Any, Final

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Action
from meute.core.errors import MeuteError
from meute.core.foresight import Foresight, OpenTree, chances, shares
from meute.core.game import Game, State

Sample = tuple[int, list[list[float]], list[float]]
"""The stage of a position, the features of its players, and who won in the end."""

Say = Callable[[str], None]
"""Tells whoever waits how far it is."""

STEPS: Final = 12
BANDS: Final = 10
MOST_NOTED: Final = 60
"""Positions noted of one game, so that a long one does not count for many."""


@dataclass(frozen=True)
class Tuning:
    """How weights are to be found."""

    games: int
    """Games to fit to; a quarter as many, with other seeds, check the result."""
    seats: tuple[int, ...]
    """The players of each game, over and over."""
    seed: str
    noise: float
    """The share of answers that are left to luck."""
    keep: float
    """The share of turns that are noted."""
    pull: float
    """How strongly weights are drawn to the guess."""


def foresight_of(game: Game) -> Foresight:
    """Return the estimate that is tuned; a room without one is refused."""
    if game.foresight is None:
        message = f"{game.meta.title} has no estimate whose weights could be found"
        raise MeuteError(message)
    return game.foresight


def self_play(game: Game, seats: int, seed: str, noise: float, keep: float) -> list[Sample]:
    """Play one game and note some of its turns."""
    foresight = foresight_of(game)
    pace, estimate = foresight.pace, foresight.estimate
    dealer = Dealer(seed)
    state = game.setup(seats, game.meta.variant(None))
    noted: list[tuple[int, list[list[float]]]] = []
    tempo = pace.tempo(state)
    while (decision := game.decision(state)) is not None:
        if decision.player != CHANCE and pace.tempo(state) != tempo:
            tempo = pace.tempo(state)
            if dealer.pick(range(1000)) < 1000 * keep:
                rows = [list(row) for row in estimate.features(state)]
                noted.append((estimate.stage(state), rows))
        options = list(decision.options(state))
        game.play(state, pick(game, foresight, state, decision.player, options, noise, dealer))
    won = shares(game.ranks(state))
    return [(stage, rows, won) for stage, rows in dealer.shuffled(noted)[:MOST_NOTED]]


def pick(  # noqa: PLR0913, PLR0917 (one call per decision of a game)
    game: Game,
    foresight: Foresight,
    state: State,
    player: int,
    options: list[Action],
    noise: float,
    dealer: Dealer,
) -> Any:
    """Answer by the room's judgement, or now and then by luck; chance by luck alone."""
    if player == CHANCE or len(options) == 1 or dealer.pick(range(1000)) < 1000 * noise:
        return dealer.pick(options)
    if isinstance(foresight.search, OpenTree):
        ratings = foresight.search.judge(state, player, options)
    else:
        ratings = game.rate(game.full_view(state, player), options)
    best = max(ratings) - 1e-9
    return dealer.pick([o for o, r in zip(options, ratings, strict=True) if r >= best])


def fit(samples: Sequence[Sample], guess: Sequence[float], pull: float) -> list[float]:
    """Return the weights under which the winners were likeliest to win."""
    weights = list(guess)
    for _ in range(STEPS):
        slope, curve = derivatives(samples, weights)
        for i, (weight, guessed) in enumerate(zip(weights, guess, strict=True)):
            slope[i] -= pull * (weight - guessed)
            curve[i][i] += pull
        step = solved(curve, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
    return weights


def derivatives(
    samples: Sequence[Sample], weights: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Return the slope of the log-likelihood and its curvature."""
    size = range(len(weights))
    slope = [0.0 for _ in size]
    curve = [[0.0 for _ in size] for _ in size]
    for _, rows, won in samples:
        expected = chances(rows, weights)
        mean = [sum(p * row[i] for p, row in zip(expected, rows, strict=True)) for i in size]
        for p, w, row in zip(expected, won, rows, strict=True):
            apart = [row[i] - mean[i] for i in size]
            for i in size:
                slope[i] += (w - p) * row[i]
                for j in range(i + 1):
                    curve[i][j] += p * apart[i] * apart[j]
    for i in size:
        for j in range(i):
            curve[j][i] = curve[i][j]
    return slope, curve


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations whose matrix is positive definite."""
    rows = [[*row, r] for row, r in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        if not rows[i][i]:
            message = "the positions leave a weight open; a pull above 0 draws it to the guess"
            raise MeuteError(message)
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            rows[k] = [b - factor * a for a, b in zip(rows[i], rows[k], strict=True)]
    out = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * out[j] for j in range(i + 1, size))
        out[i] = (rows[i][size] - known) / rows[i][i]
    return out


def loss(samples: Sequence[Sample], weights: Sequence[Sequence[float]]) -> float:
    """Return the mean surprise, in nats, at who won."""
    total = 0.0
    for stage, rows, won in samples:
        expected = chances(rows, weights[stage])
        total -= sum(w * log(max(p, 1e-12)) for w, p in zip(won, expected, strict=True))
    return total / len(samples)


def calibration(
    samples: Sequence[Sample], weights: Sequence[Sequence[float]]
) -> Iterator[tuple[int, int, float, float]]:
    """Yield for each band of chances: its number, its size, the mean chance, the share of wins."""
    bands: list[list[tuple[float, float]]] = [[] for _ in range(BANDS)]
    for stage, rows, won in samples:
        for p, w in zip(chances(rows, weights[stage]), won, strict=True):
            bands[min(int(p * BANDS), BANDS - 1)].append((p, w))
    for n, band in enumerate(bands):
        if band:
            yield (
                n,
                len(band),
                sum(p for p, _ in band) / len(band),
                sum(w for _, w in band) / len(band),
            )


def features_digest(game: Game) -> str:
    """Return a digest of what the features say in a few games of pure luck.

    Weights are written with it: if the room's features give another one, they are stale.
    """
    digest = sha256()
    for seats in range(game.meta.fewest, game.meta.most + 1):
        for stage, rows, _ in self_play(game, seats, "features", noise=1.0, keep=1.0):
            numbers = [f"{number:.4f}" for row in rows for number in row]
            digest.update(f"{stage} {' '.join(numbers)}\n".encode())
    return digest.hexdigest()[:16]


def written(room: str, weights: Sequence[Sequence[float]], digest: str, told: Sequence[str]) -> str:
    """Return the text of a room's `mind/weights/estimate.py`."""
    rows = "\n".join(f"    ({', '.join(f'{w:.4f}' for w in row)})," for row in weights)
    notes = "\n".join(told)
    return (
        f'"""What the features of {room} positions are worth, by stage: found by self-play.\n\n'
        f'{notes}\n"""\n\nfrom typing import Final\n\n'
        f'FEATURES: Final = "{digest}"\n'
        '"""The digest of the features that these weights were made for."""\n\n'
        f"WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (\n{rows}\n)\n"
    )


def gather(game: Game, tuning: Tuning, part: str, say: Say) -> list[Sample]:
    """Play the games of one part, to fit to or to check; the two never share a seed."""
    games = tuning.games if part == "train" else max(1, tuning.games // 4)
    out: list[Sample] = []
    for n in range(games):
        seats = tuning.seats[n % len(tuning.seats)]
        out += self_play(game, seats, f"{tuning.seed}/{part}/{n}", tuning.noise, tuning.keep)
        if n % 50 == 0:
            say(f"{part}: {n} of {games} games")
    if not out:
        message = "no position of these games was noted; play more of them, or keep more"
        raise MeuteError(message)
    return out


def fitted(game: Game, tuning: Tuning, train: Sequence[Sample], say: Say) -> list[list[float]]:
    """Return the weights of every stage of the game."""
    estimate = foresight_of(game).estimate
    size = len(train[0][1][0])
    guess = estimate.guess or [[0.0] * size] * len(estimate.weights)
    weights: list[list[float]] = []
    for stage in range(len(estimate.weights)):
        own = [sample for sample in train if sample[0] == stage]
        weights.append(fit(own, guess[stage], tuning.pull))
        say(f"stage {stage}: {len(own)} positions {[round(w, 3) for w in weights[-1]]}")
    return weights


def worth(check: Sequence[Sample], weights: Sequence[Sequence[float]]) -> list[str]:
    """Say what weights are worth in games that they were not fitted to."""
    blank = [[0.0] * len(row) for row in weights]
    return [
        f"Log-loss in {len(check)} positions of other games: {loss(check, weights):.4f},",
        f"    with even chances {loss(check, blank):.4f}.",
        "Chance given, and share of wins:",
        *(
            f"    {n * 10:3d}-{n * 10 + 10} %: {count:6d} times, {given:.3f} given, {won:.3f} won"
            for n, count, given, won in calibration(check, weights)
        ),
    ]
