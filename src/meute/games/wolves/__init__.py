"""The Wolves: rival packs roam one map in the course of one moon.

Your six tiles show terrains; an action costs tiles of the terrain it aims at, and paying flips
them. Move your wolves, howl at lone ones, dig dens that make the pack stronger, turn dens at the
water into lairs, dominate what rivals leave alone, surround prey. Whatever leaves the map fills a
calendar, and at crescent, half and full moon the regions go to whoever holds most there.
"""

from meute.games.wolves.game import WOLVES

__all__ = ["WOLVES"]
