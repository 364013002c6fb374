"""How good players think: the foresight, which says who will win and how a search should look.

Two kinds of players think here, and share their judgement. `rate` says with care how good each
option looks from a view; `quick` answers at once from a state, for the playouts of a search. What
a player knows is in `sight`, every formula once in `worth`; `village`, `exchange`, `power` and
`call` put both together, with care and in haste side by side.

`round_cost` (a ReLU net) tells what a round will cost, `estimate` (a conditional logit model) who
wins, and `belief` deals the hidden cards of imagined worlds (determinisations) as players keep
them. `weights` holds what was learned.
"""

from typing import Final

from meute.core.foresight import Challenge, Estimate, FlatRace, Foresight, Pace, Ratings
from meute.games.silver.mind.belief import believe
from meute.games.silver.mind.characters import CHARACTERS
from meute.games.silver.mind.estimate import features, matters, quiet, stage, tempo
from meute.games.silver.mind.measures import MEASURES
from meute.games.silver.mind.quick import quick_answer
from meute.games.silver.mind.weights.estimate import WEIGHTS

FORESIGHT: Final = Foresight(
    estimate=Estimate(features, stage, WEIGHTS),
    pace=Pace(tempo, horizon=4, quiet=quiet),
    search=FlatRace(root=Challenge(caution=0.25, least=12), quick=quick_answer),
    ratings=Ratings(point=0.02, mirrors=True),
    believe=believe,
    matters=matters,
    measures=MEASURES,
    characters=CHARACTERS,
    levels={"medium": 0, "hard": 100, "expert": 1000},
)
