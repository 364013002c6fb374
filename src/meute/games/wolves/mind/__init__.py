"""How good players think.

`rate` says how good each option looks, from what one player sees in a position (`sight`) in points
(`worth`, `regions`); `quick` does so faster, for playouts; `estimate` describes a position by
features, from which a conditional logit model tells who will win.
"""

from typing import Final

from meute.core.foresight import Estimate, Foresight, OpenTree, Pace
from meute.games.wolves.mind.characters import CHARACTERS
from meute.games.wolves.mind.estimate import GUESS, features, stage, tempo
from meute.games.wolves.mind.measures import MEASURES
from meute.games.wolves.mind.quick import judge
from meute.games.wolves.mind.weights.estimate import WEIGHTS

FORESIGHT: Final = Foresight(
    estimate=Estimate(features, stage, WEIGHTS, GUESS),
    pace=Pace(tempo),
    search=OpenTree(judge, trust=3.0),
    measures=MEASURES,
    characters=CHARACTERS,
    levels={"medium": 0, "hard": 8, "expert": 128},
)
