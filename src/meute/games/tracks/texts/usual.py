"""The words for settings that are rows of numbers: their one listed choice is the usual row."""

from meute.core.numbers import Numbers
from meute.games.tracks.meta import META


def usual(words: str) -> dict[str, str]:
    """Name the usual numbers of each such setting; the target has words of its own."""
    rows = [setting for setting in META.settings if isinstance(setting, Numbers)]
    return {
        f"tracks.setting.{row.name}.{row.default}": words.replace("#", str(row.default))
        for row in rows
        if row.name != "target"
    }
