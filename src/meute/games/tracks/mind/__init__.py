"""How good players think: the foresight, which says who will win and how a search should look.

`rate` says how good each option looks (with `fights` and `plan` for the hard questions), `secret`
what has to be drawn from a mixture, since the others would answer it if they knew (whole placements
from the menu of `bids`, fight cards as solved in `cards`). `quick` answers for the other seats of a
playout, `estimate` describes a position by features, a conditional logit model of who wins with
learned `weights`, and `known` is the information set by which a search tells situations apart.
"""

from typing import Final

from meute.core.foresight import Estimate, Foresight, OwnTree, Pace, Ratings
from meute.games.tracks.mind.characters import CHARACTERS
from meute.games.tracks.mind.estimate import features, stage, tempo, winners
from meute.games.tracks.mind.known import Known
from meute.games.tracks.mind.measures import MEASURES
from meute.games.tracks.mind.quick import drawn_by_chance, quick_answer
from meute.games.tracks.mind.rate import rate_in
from meute.games.tracks.mind.secret import MIXTURE
from meute.games.tracks.mind.weights.estimate import WEIGHTS

WHOLE_YEAR: Final = 99
"""More turns than a year has: playouts go to its end."""

FORESIGHT: Final = Foresight(
    estimate=Estimate(features, stage, WEIGHTS),
    pace=Pace(tempo, horizon=WHOLE_YEAR, closing=winners, margins=False),
    search=OwnTree(
        quick=quick_answer, rate=rate_in, known=Known, habit=drawn_by_chance, trust=25.0
    ),
    mixture=MIXTURE,
    ratings=Ratings(point=0.005),
    measures=MEASURES,
    characters=CHARACTERS,
    levels={"medium": 0, "hard": 12, "expert": 128},
)
