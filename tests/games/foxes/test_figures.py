"""Names and sentences tell the figures of their own table, not the usual ones."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from meute.core.decision import Action
from meute.core.message import LANGUAGES, Message, Phrasebook
from meute.core.texts import CATALOGUES as CORE
from meute.games.foxes import FOXES
from meute.games.foxes.actions import (
    ADVANCE,
    BUY_RESOURCES,
    DIGS,
    EXCHANGES,
    GATHER,
    GROW,
    LAYS,
    MOVES,
    MULOTAGE,
    PLACES,
    RAISE,
    SELL,
    TRADE_CHEESE,
    USE_RUSE,
    Develop,
)
from meute.games.foxes.chances import DRAW_PATHS
from meute.games.foxes.data import CURVE, DEN, FIELDS, MOUNTAIN, RESOURCE, RIVER, SWAP
from meute.games.foxes.printed import Printed, changes, printed
from meute.games.foxes.words.names import (
    bonus_name,
    catch_name,
    destiny_name,
    gain_name,
    objective_name,
    order_tile_name,
    path_name,
    ruse_name,
)
from tests.games.foxes.lookup import cell
from tests.games.foxes.positions import Position

BOOKS = [Phrasebook(code, CORE[code], FOXES.catalogue(code)) for code in LANGUAGES]
USUAL = printed(())
NAMES: list[tuple[Callable[[Printed, int], Message], int]] = [
    (bonus_name, 11),
    (ruse_name, 10),
    (catch_name, 7),
    (order_tile_name, 8),
    (objective_name, 20),
    (destiny_name, 12),
    (path_name, 8),
]
OTHER = printed(
    changes(
        FOXES.meta.variant(
            {
                "bonus_amounts": "13 2 3 14 15 4 2 2 1 1 0",
                "ruse_amounts": "3 5 4 6 7 5 3 2",
                "mulotage_pc": "0 12 13 11 0 16 14",
                "mulotage_resources": "0 0 0 2 3 2 0",
                "order_gains": "8 0 0 0 2 0 0 0 3 7 0 0 6 4 0 5 0 2",
                "objective_needs": "2 3 4 4 6 5 3 4 3 5 9 2 11 6 8 2 5 3 6 1",
                "destiny_amounts": "13 2 12",
                "path_pc": "9",
            }
        )
    )
)


def said(message: Message) -> list[str]:
    return [book.say(message, ("Ann", "Ben", "Cid")) for book in BOOKS]


def figures(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize(("name", "count"), NAMES, ids=lambda value: getattr(value, "__name__", ""))
@pytest.mark.parametrize("values", [USUAL, OTHER], ids=["usual", "other"])
def test_printed_things_have_names_of_their_own(
    name: Callable[[Printed, int], Message], count: int, values: Printed
) -> None:
    for names in zip(*(said(name(values, number)) for number in range(count)), strict=True):
        assert len(set(names)) == count


@pytest.mark.parametrize(("name", "count"), NAMES, ids=lambda value: getattr(value, "__name__", ""))
def test_a_name_with_a_figure_changes_with_it(
    name: Callable[[Printed, int], Message], count: int
) -> None:
    for number in range(count):
        usual, other = name(USUAL, number), name(OTHER, number)
        for before, after in zip(said(usual), said(other), strict=True):
            assert before != after or not figures(before.replace("+1,", "")), before
            assert figures(after) == figures(said(other)[0])


@pytest.mark.parametrize(
    ("variant", "words"),
    [
        ({}, ["a resource of choice", "cub +1", "a step on a bonus track"]),
        (
            {"bonus_amounts": "3 2 2 1 1 2 2 2 1 1 0"},
            ["2 resources of choice", "cub +1, 2 times", "2 steps on bonus tracks"],
        ),
    ],
)
def test_one_and_many(variant: dict[str, str], words: list[str]) -> None:
    values = printed(changes(FOXES.meta.variant(variant)))
    assert [said(bonus_name(values, bonus))[0] for bonus in (1, 2, 5)] == words


def sentence(position: Position, action: Action) -> str:
    """What an answer is said to do, in English; the other languages tell the same figures."""
    assert action in position.options
    view = FOXES.view(position.state, position.decision.player)
    english, *others = said(FOXES.sentence(view, action))
    for text in others:
        assert figures(text) == figures(english)
    return english


def test_the_actions_of_a_space_tell_their_costs() -> None:
    usual = Position(hunter="farm").give(0, pc=9).play(6, PLACES[FIELDS], MOVES[2])
    assert sentence(usual, MULOTAGE) == "Go mousing, cost 1"
    costs = " ".join(["7"] * 48)
    other = Position(hunter="farm", action_costs=costs).give(0, pc=9)
    other.play(6, PLACES[FIELDS], MOVES[2])
    assert sentence(other, MULOTAGE) == "Go mousing, cost 7"


def test_a_cost_is_told_as_it_would_be_paid() -> None:
    position = Position().give(0, pc=9, ruse="cheap").play(6, PLACES[FIELDS], MOVES[2])
    position.play(USE_RUSE[4])
    assert sentence(position, ADVANCE) == "Advance on this territory’s bonus track, cost 0"


def test_the_mountain_tells_its_costs() -> None:
    position = Position(mountain_costs="2 3 4 5").give(0, pc=9).hand(0, 2)
    position.play(6, PLACES[MOUNTAIN])
    assert sentence(position, GATHER) == "Gain a resource of choice, cost 3"
    assert sentence(position, ADVANCE) == "Advance on any bonus track, cost 4"
    assert sentence(position, RAISE) == "Increase a cub, cost 5"
    assert "(4 GP for 4 VP)" in sentence(position, EXCHANGES[1])


def test_a_place_tells_its_slot() -> None:
    position = Position().used(1, "river", 3).play(4)
    assert sentence(position, PLACES[RIVER]).endswith("slot: a resource, penalty 1")
    assert sentence(position, PLACES[FIELDS]).endswith("slot: a resource, penalty 0")
    assert sentence(position, PLACES[DEN]).endswith("slot: nothing, penalty 0")


def test_digging_and_laying_tell_cost_and_open_edges() -> None:
    position = Position(dig_costs="2 3 5").play(6, PLACES[DEN])
    assert sentence(position, DIGS[3]) == "Dig path tiles: 3; cost 5"
    position.play(DIGS[1], DRAW_PATHS[CURVE])
    assert sentence(position, LAYS[cell(3, 1)][1]) == "Lay the tile on (3,1), open right and down"


def test_cheese_and_trade_tell_their_prices() -> None:
    position = Position(cheese_pc="7 2", ruse_amounts="2 1 2 2 1 6 4 3")
    position.state.cheese = 0
    position.give(0, pc=9, ruse="swap", resources="egg").play(6)
    assert sentence(position, TRADE_CHEESE) == "Exchange the cheese for 7 GP"
    position.play(USE_RUSE[SWAP])
    assert sentence(position, SELL[3]) == "Sell a resource for 6 GP: egg"
    assert sentence(position, BUY_RESOURCES) == "Pay 4 GP and choose: 3 resources"


def test_growth_and_instincts_tell_price_and_vp() -> None:
    position = Position(instinct_vp="5 6 7 8 9 9").give(0, pc=20).validated(0, 1).shaft(0)
    position.cub(0, "top", value=3, space=6).finish_round().idle()
    assert sentence(position, GROW[2]) == "Let the cub of the bottom row grow for 4 GP"
    leave = next(o for o in position.options if getattr(o, "exit", None) == 2)
    position.play(leave)
    [first, *_] = position.of(Develop)
    assert sentence(position, first).endswith("with the cube of exit 3: 5 VP")


def test_one_of_a_thing_has_words_of_its_own_and_none_of_it_in_french_is_no_plural() -> None:
    def in_french(amount: int) -> str:
        return said(gain_name(RESOURCE, amount))[1]

    assert in_french(1) == "une ressource"
    assert in_french(2) == "2 ressources"
    nothing = Message("foxes.gain.resource", {"amount": 0})
    assert said(nothing) == ["0 resources", "0 ressource", "0 Rohstoffe"]
