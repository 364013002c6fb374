"""What a long series will take is told once, from its first games."""

from meute.cli.forecast import Forecast


def test_a_long_series_is_foretold_once_its_first_games_are_played() -> None:
    forecast = Forecast(4000, jobs=2, processors=2)
    assert forecast.after(0.5) is None, "too early to tell"
    assert forecast.after(0.7) == (
        "4000 games take about 40 minutes of CPU time, 20 minutes on 2 free processors, "
        "judging by the first 2 at 0.6 s each"
    )
    assert forecast.after(0.7) is None, "it is told once"


def test_a_short_series_is_not_worth_a_word() -> None:
    forecast = Forecast(40, jobs=1)
    assert [forecast.after(1.4) for _ in range(40)] == [None] * 40


def test_more_jobs_than_processors_do_not_make_it_faster() -> None:
    told = Forecast(1000, jobs=8, processors=1).after(2.0)
    assert told is not None
    assert "free processors" not in told
