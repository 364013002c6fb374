"""How good players think: the foresight, which says who will win and how a search should look.

`rate` says how good each option looks, in VP: `turn` where a die goes, `acts` what is done there,
`den`, `growth` and `ruse` the rest, `worth` single gains; a `leaning` likes some of them more.
`quick` answers so in playouts. `estimate` describes a position by features, a conditional logit
model of who wins with learned `weights`.
"""

from typing import Final

from meute.core.foresight import Estimate, FlatRace, Foresight, Halving, Pace, Ratings
from meute.games.foxes.mind.characters import CHARACTERS
from meute.games.foxes.mind.estimate import GUESS, closing, features, matters, stage, tempo
from meute.games.foxes.mind.measures import MEASURES
from meute.games.foxes.mind.quick import quick_answer
from meute.games.foxes.mind.weights.estimate import WEIGHTS

WHOLE_GAME: Final = 9999
"""More turns than a game has: playouts go to its end."""

FORESIGHT: Final = Foresight(
    estimate=Estimate(features, stage, WEIGHTS, GUESS),
    pace=Pace(tempo, horizon=WHOLE_GAME, closing=closing),
    search=FlatRace(root=Halving(trust=8.0), quick=quick_answer),
    ratings=Ratings(point=0.004),
    matters=matters,
    measures=MEASURES,
    characters=CHARACTERS,
    levels={"medium": 0, "hard": 8, "expert": 72},
)
