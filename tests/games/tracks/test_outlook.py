"""What a board shows and only rules know: sums to reach, what a wolf can bear, the table told."""

from __future__ import annotations

from itertools import accumulate

import pytest

import meute
from meute.games.tracks.actions import CONFIRM
from meute.games.tracks.data import COLUMNS
from meute.games.tracks.outlook import Goal
from meute.games.tracks.standing import LISTED, PICTURED, TITLES
from meute.games.tracks.state import NOTHING, PACK, cell_of
from tests.games.tracks.positions import Position, wolf


def test_goals_are_those_of_cubs_quarry_and_howl() -> None:
    position = Position("placement", "0A", "1A", cubs="0B 1B")
    assert position.sees(0).goals == (Goal(1, (7, 14)), Goal(3, (20, 30, 43)), Goal(4, (35, 56)))
    assert Position("placement", "0A", "1A").sees(0).goals[0].phase == 3
    assert Position("phase 2", "0A", "1A").sees(0).goals == ()


def test_only_the_cells_of_ones_own_wolves_are_asked() -> None:
    position = Position("placement", "0A 1C", "1A")
    assert position.sees(0).asked == tuple(cell_of(wolf("0A"), phase) for phase in range(2, 6))
    assert len(position.sees(1).asked) == 2 * (COLUMNS - 1)
    assert position.sees(None).asked == ()


def test_what_a_wolf_can_bear_is_its_strength_and_what_it_may_eat() -> None:
    [prospect] = Position("placement", "0A:5", "1A").sees(0).prospects
    assert prospect.most == NOTHING
    assert (prospect.idle.left, prospect.hunting.left) == (3, 5)
    assert prospect.idle.dies == (5, 3, 3, 3, 3)
    assert prospect.hunting.dies == (5, 5, 8, 8, 8)
    assert prospect.idle.risks == (3, 1, 1, 1, 1)
    [limited] = Position("placement", "0A:5", "1A", life_span="on").sees(0).prospects
    assert limited.most == 4


@pytest.mark.parametrize(
    ("strength", "row"),
    [(3, "- - - 12 -"), (2, "- - - - -"), (1, "- 8 - - -"), (3, "- 12 15 13 -")],
)
def test_a_wolf_that_is_said_to_die_dies(strength: int, row: str) -> None:
    position = Position("placement", f"0A:{strength}", "1A 2C", seats=3)
    [prospect] = position.sees(0).prospects
    words = [0 if word == "-" else int(word) for word in row.split()]
    paid = list(accumulate(position.state.settings.spirals[counter] for counter in words))
    bearing = prospect.hunting if words[1] else prospect.idle
    assert any(cost >= bound for cost, bound in zip(paid, bearing.dies, strict=True))
    position.place({"0A": row, "1A": "- - 15 - -", "2C": "- - 14 - -"})
    table, bot = position.table(), meute.bot("greedy")
    table.play(2, CONFIRM)
    while table.view(None).where[wolf("0A")] == PACK:
        assert table.view(None).year == position.state.year
        table.play(table.waiting[0], table.ask(table.waiting[0], bot))


def told_tables(position: Position) -> list[dict[str, list[int]]]:
    """The pictures that the lines of the log carry."""
    found = []
    for message in position.heard(None):
        single, *parts = str(message.params["table"]).split("|")
        numbers = [[int(n) for n in part.replace("/", " ").split()] for part in parts]
        fields = dict(zip((*LISTED, "rows"), numbers, strict=True))
        alone = zip(PICTURED, map(int, single.split()), strict=True)
        found.append(fields | {name: [number] for name, number in alone})
    return found


def test_every_line_says_how_the_table_stood() -> None:
    rows = {"0A": "- - 14 - -", "1A": "- - 15 - -", "2C": "- - 8 - -"}
    position = Position("phase 3", "0A:2", "1A 2C", counters=rows).to()
    keys = position.log()
    tables = told_tables(position)
    at = keys.index("counter_paid")
    assert keys[at - 1] == "phase.3"
    assert tables[at - 1]["strength"][wolf("0A")] == 2
    assert tables[at]["strength"][wolf("0A")] == 0
    death = keys.index("death")
    assert wolf("0A") in tables[death - 1]["rows"]
    assert wolf("0A") not in tables[death]["rows"]
    assert tables[at]["phase"] == [3]


def test_the_last_line_shows_what_the_view_shows() -> None:
    position = Position("M", "0A:9/2 1C", "1A 2C", cubs="0B").to()
    view, last = position.sees(0), told_tables(position)[-1]
    assert last["rows"] == [n for row in view.rows for n in row]
    for name in ("strength", "chips", "ledger", "points", "cubs"):
        assert last[name] == list(getattr(view, name)), name


def test_titles_name_everybody_of_rank() -> None:
    view = Position("phase 5", "0A 1C 2A", "1A 2C", omega="0C").sees(0)
    named = {TITLES[title] for n, title in enumerate(view.titles) if view.where[n] == PACK}
    assert named == {"wolf", "alpha_male", "alpha_female", "beta", "omega"}
    assert view.rows[0] == (wolf("1A"), wolf("0A"))
