"""Foxes: raise your cubs over four rounds and let as many as you can leave the den grown.

Each turn you roll a die and put it into a territory, on the Mountain or into your den. Its pips,
and growth points when they run out, pay for what your fox does there: mulotage, marking, tracks,
cub dice, objectives, tunnels. When all dice are used, objectives and dice score and cubs grow.
"""

from meute.games.foxes.game import FOXES

__all__ = ["FOXES"]
