"""The whole keys of what the languages write in short."""

from collections.abc import Mapping


def keyed(family: str, texts: Mapping[str, str]) -> dict[str, str]:
    """Return texts by their whole keys.

    >>> keyed("board", {"den": "Your den"})
    {'foxes.board.den': 'Your den'}
    """
    return {f"foxes.{family}.{name}": text for name, text in texts.items()}


def described(settings: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """Return title and description of every setting, each by a name of its own."""
    out: dict[str, str] = {}
    for name, (title, about) in settings.items():
        out[name] = title
        out[f"{name}.about"] = about
    return out
