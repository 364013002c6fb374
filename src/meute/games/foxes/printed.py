"""The printed values of one table: the reconstructed defaults, or what its variant says."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from meute.core.meta import Value
from meute.core.numbers import joined, read
from meute.games.foxes import data
from meute.games.foxes.data import ACTIONS, MULOTAGE, RECONSTRUCTED, SPACES, VITAL

Variant = tuple[tuple[str, str], ...]
"""The settings that differ from their defaults, in alphabetical order."""


class Printed:
    """All numbers of section C, ready to be looked up."""

    def __init__(self, changes: Variant) -> None:
        values = dict(RECONSTRUCTED)
        for name, text in changes:
            values[name] = tuple(read(text) or ())
        self.start_pc: Final = values["start_pc"][0]
        self.start_objectives: Final = values["start_objectives"][0]
        self.roll_pc: Final = (0, *values["roll_pc"])
        self.day_moves, self.night_moves = values["moves"]
        self.costs: Final = values["action_costs"]
        self.dam: Final = values["dam"][0]
        self.mulotage_places: Final = tuple(
            space for space in range(VITAL * SPACES) if self.costs[space * ACTIONS + MULOTAGE] >= 0
        )
        self.slot_gains: Final = (
            *(line for _ in range(VITAL) for line in _triples(values["vital_bonus"])),
            *_triples(values["mountain_bonus"]),
            *((0, 0, 0) for _ in range(data.MOST_SEATS * data.DEN_SLOTS)),
        )
        self.penalty: Final = (
            *values["vital_penalty"] * VITAL,
            *values["mountain_penalty"],
            *values["den_penalty"] * data.MOST_SEATS,
        )
        self.vital_open: Final = (0, 0, *values["vital_open"])
        self.mountain_open: Final = (0, 0, *values["mountain_open"])
        self.mulotage_stack: Final = (0, 0, *values["mulotage_stack"])
        self.mountain_costs: Final = values["mountain_costs"]
        self.mulotage_copies: Final = values["mulotage_copies"]
        self.mulotage_pc: Final = values["mulotage_pc"]
        self.mulotage_resources: Final = values["mulotage_resources"]
        self.mulotage_vp: Final = values["mulotage_vp"]
        self.track_gains: Final = values["track_gains"]
        self.track_amounts: Final = values["track_amounts"]
        self.crosshairs: Final = values["crosshairs"]
        self.cheese_pc, self.no_cheese_pc = values["cheese_pc"]
        self.bonus_copies: Final = values["bonus_copies"]
        self.bonus_amounts: Final = values["bonus_amounts"]
        self.destiny_gains: Final = VITAL * tuple(
            zip(data.DESTINY_GAINS, values["destiny_amounts"], strict=True)
        )
        self.dig_costs: Final = (0, *values["dig_costs"])
        self.cell_gains: Final = values["cell_gains"]
        self.cell_amounts: Final = values["cell_amounts"]
        self.path_copies: Final = values["path_copies"]
        self.path_pc: Final = values["path_pc"][0]
        self.exit_needs: Final = values["exit_needs"]
        self.instinct_needs: Final = values["instinct_needs"]
        self.instinct_vp: Final = values["instinct_vp"]
        self.nose_pc, self.care_pc, self.speed, self.dominance_pc, self.endurance_vp = values[
            "instinct_effects"
        ]
        self.cub_start: Final = values["cub_start"][0]
        self.growth_cub: Final = (0, 0, *values["growth_cub"])
        self.growth_vp: Final = (0, 0, *values["growth_vp"])
        self.order_gains: Final = ((0, 0, 0), (0, 0, 0), *_triples(values["order_gains"]))
        self.objective_copies: Final = values["objective_copies"]
        self.objective_needs: Final = values["objective_needs"]
        self.objective_vp: Final = values["objective_vp"]
        self.objective_exchange: Final = values["objective_exchange"]
        (
            self.pair_vp,
            self.vp_cost,
            self.vp_bought,
            self.catch_pc,
            self.resource_pc,
            self.cubs_cost,
            self.cubs_bought,
        ) = values["exchange_amounts"]
        (
            self.plus,
            self.more_spaces,
            self.cheaper,
            self.free_way_pc,
            self.more_tiles,
            self.sale_pc,
            self.purchase_pc,
            self.purchase_resources,
        ) = values["ruse_amounts"]
        self.ruse_figures: Final = {
            data.PLUS: self.plus,
            data.MOVE: self.more_spaces,
            data.CHEAP: self.cheaper,
            data.FREE_WAY: self.free_way_pc,
            data.EXTRA_TILE: self.more_tiles,
        }
        self.orange: Final = values["orange"][0]
        self.marker_vp, self.pc_per_vp, self.set_vp = values["final"]


def _triples(row: tuple[int, ...]) -> list[tuple[int, int, int]]:
    return [(row[i], row[i + 1], row[i + 2]) for i in range(0, len(row), 3)]


@cache
def printed(changes: Variant) -> Printed:
    """Return the values of a variant; tables that play alike share them."""
    return Printed(changes)


USUAL: Final = {name: joined(values) for name, values in RECONSTRUCTED.items()}
"""The defaults as they are written."""


def changes(variant: Mapping[str, Value]) -> Variant:
    """Return what a complete variant changes; few tables change anything."""
    return tuple(
        (name, str(value))
        for name, value in sorted(variant.items())
        if value != USUAL[name] and tuple(read(value) or ()) != RECONSTRUCTED[name]
    )
