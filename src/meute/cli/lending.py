"""Games that lie in a folder and are not installed, as if they were: for one command.

Every process that a command starts must find them too: workers, bots from outside, those in which
a server thinks. All of them look for games among the installed packages, so that is where a folder
is put: what its pyproject.toml offers is written as an installer would write it, beside the path
to the folder itself.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from types import ModuleType
from typing import Final

from meute.core import registry
from meute.core.errors import BadData

PROJECT: Final = "pyproject.toml"
OFFERED: Final = ("meute.games", "meute.bots")
PATHS: Final = "PYTHONPATH"


def lend(folders: Sequence[Path]) -> Callable[[], None]:
    """Let these projects count as installed; call what is returned when they no longer shall."""
    offers = {folder: offered_by(folder) for folder in folders}
    shelf = Path(mkdtemp(prefix="meute-rooms-"))
    for number, offer in enumerate(offers.values()):
        _note(shelf, f"lent{number}", offer)
    added = [str(shelf), *(str(folder.resolve()) for folder in folders)]
    sys.path[:0] = added
    before = os.environ.get(PATHS)
    os.environ[PATHS] = os.pathsep.join([*added, *([before] if before else [])])
    registry.look_again()

    def take_back() -> None:
        sys.path[:] = [path for path in sys.path if path not in added]
        for name in [name for name, module in sys.modules.items() if _lies_in(module, added)]:
            del sys.modules[name]
        if before is None:
            os.environ.pop(PATHS, None)
        else:
            os.environ[PATHS] = before
        rmtree(shelf, ignore_errors=True)
        registry.look_again()

    return take_back


def offered_by(folder: Path) -> dict[str, Mapping[str, str]]:
    """Read what games and bots a project offers."""
    try:
        project = tomllib.loads((folder / PROJECT).read_text("utf-8"))
    except OSError as error:
        message = f"{folder} is no project of a game: cannot read {PROJECT}: {error.strerror}"
        raise BadData(message) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        message = f"{folder / PROJECT}: {error}"
        raise BadData(message) from None
    points = project.get("project", {}).get("entry-points", {})
    found = {group: points[group] for group in OFFERED if points.get(group)}
    if OFFERED[0] not in found:
        message = (
            f'{folder / PROJECT} offers no game: it needs [project.entry-points."meute.games"]'
        )
        raise BadData(message)
    return found


def _lies_in(module: ModuleType, folders: Sequence[str]) -> bool:
    file = getattr(module, "__file__", None) or ""
    return any(file.startswith(f"{folder}{os.sep}") for folder in folders)


def _note(shelf: Path, name: str, offer: Mapping[str, Mapping[str, str]]) -> None:
    """Write down what is offered, as installers do."""
    info = shelf / f"{name}-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0\n", "utf-8")
    lines = [
        "\n".join([f"[{group}]", *(f"{key} = {value}" for key, value in points.items())])
        for group, points in offer.items()
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
