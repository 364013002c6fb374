"""The bot that plays what a net has learned, from a file of numbers: numpy is all it needs.

A policy file is what `numpy.savez` writes (`.npz`), without pickles:

    about    what the net is for, as JSON: "game", "rules", "seats", and digests of the names of the
             "features" it reads and of the "actions" it chooses among
    w0, b0   the weights and biases of the first layer, then w1, b1 and so on; hidden layers are
             ReLU, the last one has a logit for each code of a seat's action

`write_policy` writes one, for whoever trains nets. Only legal answers are looked at; among them the
bot draws by the chances the net gives them, with its own luck, so a series with the same seed is
the same series again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zipfile import BadZipFile

from meute.core import registry
from meute.core.codec import to_json, to_plain
from meute.core.codes import codes, seat_actions
from meute.core.errors import BadData, MeuteError
from meute.core.game import Game

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from meute.core.dealer import Dealer
    from meute.core.decision import Action, View

    Layer = tuple[NDArray[Any], NDArray[Any]]

NO_NUMPY: Final = "a learned bot needs numpy: pip install 'meute[env]'"
NOT_ONE: Final = "is no policy: it should be a .npz file as meute.bots.learned.write_policy writes"


class Policy:
    """A net and what it is for."""

    def __init__(self, about: dict[str, Any], layers: Sequence[Layer]) -> None:
        """Take the layers from the first to the last."""
        self.about = about
        self.layers = layers

    def check(self, game: Game) -> None:
        """Raise why the net cannot play this game."""
        fits = about(game, int(self.about.get("seats", game.meta.fewest)))
        for what in ("game", "rules", "features", "actions"):
            if self.about.get(what) != fits[what]:
                told = f"with {what} {self.about.get(what)!r}, and here it is {fits[what]!r}"
                raise MeuteError(f"the net was trained {told}")

    def chances(self, features: Sequence[float], legal: Sequence[int]) -> list[float]:
        """Return how likely the net takes each of these codes."""
        import numpy as np  # noqa: PLC0415 (as where the file was read)

        x = np.array(features, np.float32)
        if x.shape != self.layers[0][0].shape[1:]:
            raise MeuteError(f"the net was trained at tables of {self.about['seats']} seats alone")
        *hidden, (weights, biases) = self.layers
        for weight, bias in hidden:
            x = np.maximum(weight @ x + bias, 0.0)
        logits = weights[legal] @ x + biases[legal]
        powers = np.exp(logits.astype(np.float64) - logits.max())
        found: list[float] = (powers / powers.sum()).tolist()
        return found


def about(game: Game, seats: int) -> dict[str, Any]:
    """Say what a net must have been learned for to play this game with so many seats."""
    actions = to_json([to_plain(action) for action in seat_actions(game)])
    names = to_json(list(game.feature_names(seats)))
    return {
        "game": game.meta.name,
        "rules": game.meta.rules_version,
        "seats": seats,
        "features": hashlib.sha256(names).hexdigest()[:16],
        "actions": hashlib.sha256(actions).hexdigest()[:16],
    }


def write_policy(path: Path | str, game: Game, seats: int, layers: Sequence[Layer]) -> None:
    """Write a net for a game with so many seats: weights (outputs by inputs) and biases."""
    import numpy as np  # noqa: PLC0415 (only who learns needs it)

    arrays: dict[str, Any] = {"about": np.array(json.dumps(about(game, seats)))}
    for number, (weights, biases) in enumerate(layers):
        arrays[f"w{number}"] = np.asarray(weights, np.float32)
        arrays[f"b{number}"] = np.asarray(biases, np.float32)
    with Path(path).open("wb") as file:
        np.savez_compressed(file, **arrays)


def read_policy(path: Path | str) -> Policy:
    """Read a net; a file that has not changed is read once."""
    try:
        changed = Path(path).stat().st_mtime_ns
    except OSError as error:
        raise BadData(f"cannot read {path}: {error.strerror}") from None
    return _read(Path(path), changed)


@lru_cache(maxsize=8)
def _read(path: Path, _: int) -> Policy:
    try:
        import numpy as np  # noqa: PLC0415 (need not be installed)
    except ImportError:
        raise MeuteError(NO_NUMPY) from None
    try:
        with np.load(path, allow_pickle=False) as held:
            told = json.loads(str(held["about"]))
            count = sum(name.startswith("w") for name in held.files)
            layers = [(held[f"w{n}"], held[f"b{n}"]) for n in range(count)]
    except (BadZipFile, OSError, ValueError, KeyError, TypeError):
        raise BadData(f"{path} {NOT_ONE}") from None
    if not isinstance(told, dict) or not layers:
        raise BadData(f"{path} {NOT_ONE}")
    return Policy(told, layers)


class LearnedBot:
    """Plays what a net has learned; the file says in which game and with how many seats."""

    def __init__(self, file: str) -> None:
        """Read the net."""
        self.name = f"learned:{file}"
        self._policy = read_policy(file)
        self._fits = ""

    def choose(self, view: View, options: Sequence[Action], dealer: Dealer) -> Action:
        """Draw one of the options by the chances that the net gives them."""
        game = registry.game(view.game)
        if view.game != self._fits:
            self._policy.check(game)
            self._fits = view.game
        if len(options) == 1:
            return options[0]
        code = codes(game)
        legal = [code[option] for option in options]
        left = dealer.part()
        for option, chance in zip(
            options, self._policy.chances(game.features(view), legal), strict=True
        ):
            left -= chance
            if left < 0:
                return option
        return options[-1]
