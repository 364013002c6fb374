"""Many variants at once: which ones a text stands for, and what sets them apart."""

import pytest

from meute import MeuteError
from meute.arena.compare import FEWEST, compare
from meute.arena.lineup import Lineup
from meute.arena.series import Plan
from meute.arena.sweep import Cell, axes_of, cells_of
from meute.arena.trial import Finding, Trial, contrasts
from meute.core import registry
from tests.arena.rows import other, row

SILVER, WOLVES = (registry.game(name).meta for name in ("silver", "wolves"))


def names(meta: object, *texts: str) -> list[str]:
    return [cell.name for cell in cells_of(meta, {}, axes_of(meta, texts))]  # type: ignore[arg-type]


def test_commas_and_ranges_name_several_values() -> None:
    assert names(SILVER, "penalty=5,15") == ["penalty=5", "penalty=15"]
    assert names(SILVER, "penalty=0..20:10") == ["penalty=0", "penalty=10", "penalty=20"]
    assert names(SILVER, "edition=fr,en") == ["edition=fr", "edition=en"]


def test_several_settings_make_every_choice() -> None:
    assert names(SILVER, "penalty=5,15", "rounds=2,3") == [
        "penalty=5, rounds=2",
        "penalty=5, rounds=3",
        "penalty=15, rounds=2",
        "penalty=15, rounds=3",
    ]


def test_the_commas_of_a_row_belong_to_the_row() -> None:
    (cell,) = cells_of(WOLVES, {}, axes_of(WOLVES, ["lairs=4,8,12,16"]))
    assert cell.variant["lairs"] == "4 8 12 16"
    assert len(names(WOLVES, "lairs=4,8,12,16/1,2,3,4")) == 2


def test_one_number_of_a_row_is_tried_alone() -> None:
    cells = cells_of(WOLVES, {}, axes_of(WOLVES, ["lairs.2=4..12:4"]))
    assert [cell.variant["lairs"] for cell in cells] == ["5 4 15 20", "5 8 15 20", "5 12 15 20"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("penalty", "not of the form"),
        ("penalty=5,x", "neither a whole number nor a range"),
        ("penalty=9..2", "is no range"),
        ("penalty=5,99", "from 0 to 50"),
        ("wings=2", "no setting 'wings'"),
        ("lairs.9=2", "no setting 'lairs'"),
        ("penalty=0..50,7", ""),
    ],
)
def test_bad_sweeps_are_refused(text: str, told: str) -> None:
    if told:
        with pytest.raises(MeuteError, match=told):
            names(SILVER, text)
    else:
        assert len(names(SILVER, text)) == 51


def test_too_many_variants_are_refused() -> None:
    with pytest.raises(MeuteError, match="make 408 variants; at most 100"):
        names(SILVER, "penalty=0..50", "rounds=1..8")


def test_what_is_the_original_is_played_once() -> None:
    cells = tuple(cells_of(SILVER, {}, axes_of(SILVER, ["penalty=5,10,15"])))
    trial = Trial(Plan("silver", "1"), (("greedy",) * 2, ("random",) * 2), cells, 20)
    assert [folder for _, folder in trial.tasks()] == [
        "2-greedy/original",
        "2-greedy/penalty=5",
        "2-greedy/penalty=15",
        "2-random/original",
        "2-random/penalty=5",
        "2-random/penalty=15",
    ]
    assert {series.lineups for series, _ in trial.tasks()[:3]} == {(Lineup(("greedy",) * 2),)}


def test_lineups_of_one_run_have_one_size() -> None:
    cells = tuple(cells_of(SILVER, {}, axes_of(SILVER, ["penalty=5"])))
    with pytest.raises(MeuteError, match="same number of bots"):
        Trial(Plan("silver", "1"), (("greedy",) * 2, ("greedy",) * 3), cells, 20).check()
    with pytest.raises(MeuteError, match="named twice"):
        Trial(Plan("silver", "1"), (("greedy",) * 2,) * 2, cells, 20).check()


def longer(by: int, games: int = 2 * FEWEST) -> list[Finding]:
    """Return a change that makes every game of the weak longer, and none of the strong."""
    cell = Cell("x=1", {})
    before = [row(index, ("a", "a"), (1, 2), decisions=index) for index in range(games)]
    after = [other(each, decisions=each.result.decisions + by) for each in before]
    weak, strong = compare(before, after, 2), compare(before, before, 2)
    return [Finding(bots, cell, found, ("", "")) for bots, found in (("s", strong), ("w", weak))]


def test_a_change_that_does_more_to_one_skill_is_told() -> None:
    sure = [each for each in contrasts(longer(5)) if each.sure]
    assert [(each.bots, each.first, each.name) for each in sure] == [("w", "s", "decisions")]
    assert sure[0].difference.value == 5
    assert not [each for each in contrasts(longer(0)) if each.sure]


def test_an_example_is_a_pair_that_differs_as_on_average() -> None:
    before = [row(index, ("a", "b"), (1, 2)) for index in range(30)]
    after = [other(each, decisions=14 if each.index == 7 else 20) for each in before]
    (change,) = compare(before, after).changed
    assert change.example is not None
    assert (change.example.original, change.example.variant) == (10, 20)
    assert change.example.game != 8


def test_wins_are_told_by_bot_where_several_play() -> None:
    before = [row(index, ("a", "b"), (1, 2)) for index in range(30)]
    after = [other(each, ranks=(2, 1)) for each in before]
    changed = {(c.group, c.name): c.difference.value for c in compare(before, after).changed}
    assert changed["wins by bot", "a"] == -1
    assert changed["wins by bot", "b"] == 1
