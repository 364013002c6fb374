"""Which form of the rules runs: interpreted, or compiled by `make compiled`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meute.core import stack

PACKAGE: Final = Path(__file__).parent


def form() -> str:
    """Say whether the rules are compiled, and if their source has moved on since."""
    if str(stack.__file__).endswith(".py"):
        return "interpreted"
    old = changed_since_compiled()
    return f"compiled, but {len(old)} files have changed since" if old else "compiled"


def changed_since_compiled() -> list[str]:
    """Return the sources that are newer than what was compiled from them."""
    pairs = [(made.with_name(f"{made.name.split('.')[0]}.py"), made) for made in _libraries()]
    newer = [source for source, made in pairs if _is_newer(source, made)]
    return sorted(source.relative_to(PACKAGE).as_posix() for source in newer)


def _libraries() -> list[Path]:
    return [path for kind in ("*.so", "*.pyd") for path in PACKAGE.rglob(kind)]


def _is_newer(source: Path, made: Path) -> bool:
    return source.is_file() and source.stat().st_mtime > made.stat().st_mtime
