"""The bot that imagines what may come: Monte Carlo search over imagined worlds.

A room names its search (`meute.core.searches`); each is one file here, to be read from the top:

* `worlds` imagines worlds that fit a view (determinisation) and shares luck between playouts;
* `playout` plays one on; `open`, `own` and `flat` say what is tried and remembered on the way, in
  the nodes of `tree`;
* `mixed` compares whole plans for a secret run and mixes them, so that nobody foresees the answer;
* `race` compares the options of the question asked; `halving` and `challenge` say which of them
  get the playouts;
* `named` picks the classes by what the room names; `bot` is the bot, with its budget.
"""

from meute.bots.search.bot import SearchBot
from meute.bots.search.race import Verdict

__all__ = ["SearchBot", "Verdict"]
