"""Writes the languages of the house and the keys of the client's texts as TypeScript types.

With them a wrong key is a type error. `python -m tools.words` writes them, with `--check` it only
tells whether they are current.
The texts themselves are `web/src/i18n/**/*.ftl`, `src/meute/server/coach/*.ftl` and
`src/meute/games/*/words/*/board.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from meute.core.catalogue import entries
from meute.core.message import LANGUAGES
from tools import written_or_checked

ROOT: Final = Path(__file__).parents[1]
FRAME: Final = ROOT / "web/src/i18n"
ROOMS: Final = ROOT / "src/meute/games"
COACH: Final = ROOT / "src/meute/server/coach"
BOARDS: Final = ROOT / "web/src/games"


def written(name: str, keys: Iterable[str]) -> str:
    """Return a module with the type of all keys."""
    lines = "".join(f"\n  | '{key}'" for key in keys)
    head = "// Written by `python -m tools.words`; edit the .ftl file."
    return f"{head}\n\nexport type {name} ={lines};\n"


def languages() -> str:
    """Return the languages of the house as a constant."""
    listed = ", ".join(f"'{code}'" for code in LANGUAGES)
    return f"\nexport const LANGUAGES = [{listed}] as const;\n"


def frames(language: str) -> list[Path]:
    """Return the files of the interface's texts: what everybody needs, then page by page."""
    pages = [file.with_name(f"{language}.ftl") for file in sorted(FRAME.glob("*/en.ftl"))]
    return [FRAME / f"{language}.ftl", *pages]


def modules() -> dict[Path, str]:
    """Return every module with its path."""
    frame = [key for file in frames("en") for key in entries(file.read_text("utf-8"))]
    found = {FRAME / "keys.ts": written("Key", frame) + languages()}
    coach = (key.removeprefix("coach.") for key in entries((COACH / "en.ftl").read_text("utf-8")))
    found[FRAME / "coach.ts"] = written("CoachWord", coach)
    for file in sorted(ROOMS.glob("*/words/en/board.ftl")):
        room = file.parts[-4]
        keys = (key.removeprefix(f"{room}.board.") for key in entries(file.read_text("utf-8")))
        found[BOARDS / room / "keys.ts"] = written("Word", keys)
    return found


if __name__ == "__main__":
    raise SystemExit(written_or_checked(modules(), "tools.words"))
