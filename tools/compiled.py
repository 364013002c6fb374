"""Compile what pays into machine code, from the same source: `make compiled`.

    python -m tools.compiled            build in place, beside the sources
    python -m tools.compiled --clean    take it away again
    python -m tools.compiled --into D   build into another folder, for a wheel

mypyc translates the modules listed here to C; everything else stays as it is. A compiled module
hides the source beside it, so an edit is felt only after another `make compiled`, or `make clean`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

SOURCE: Final = Path(__file__).parents[1] / "src"

CORE: Final = ("decision", "stack", "dealer", "outcome", "estimate", "searches")
SEARCH: Final = (
    "worlds", "tree", "playout", "open", "own", "flat", "race", "halving", "challenge",
)  # fmt: skip
ARENA: Final = ("walk",)
ROOMS: Final = {
    "silver": (
        "memory", "mind/belief", "mind/call", "mind/estimate", "mind/exchange", "mind/power",
        "mind/quick", "mind/quick_powers", "mind/rate", "mind/rate_powers", "mind/round_cost",
        "mind/sight", "mind/village", "mind/worth", "words/log",
    ),
    "wolves": (
        "maps", "pieces", "mind/estimate", "mind/quick", "mind/rate", "mind/regions", "mind/sight",
        "mind/worth", "words/log",
    ),
    "tracks": (
        "hidden", "standing", "mind/estimate", "mind/fights", "mind/known", "mind/plan",
        "mind/quick", "mind/rate", "words/log",
    ),
    "foxes": (
        "chances", "printed", "mind/acts", "mind/den", "mind/estimate", "mind/eye", "mind/growth",
        "mind/case", "mind/leanings", "mind/quick", "mind/rate", "mind/ruse", "mind/turn",
        "mind/worth", "words/log",
    ),
}  # fmt: skip
"""Of every room its state, actions and rules; and of each what its judgement thinks with.

Words, views, tables of data and learned weights stay interpreted: they are read once or written by
hand, and as machine code they would be large and no faster. A log is compiled where quick rules
call it at every step, mostly to hear that nobody reads.
"""

OPTIMISE: Final = "2"

DIRECT_CALLS: Final = [] if os.name == "nt" else ["-fvisibility=hidden"]
"""Lets a compiled part call another without asking the linker's table where it lies."""


def modules() -> list[str]:
    """Return the files to compile, as paths below the source folder."""
    found = [f"meute/core/{name}.py" for name in CORE]
    found += [f"meute/bots/search/{name}.py" for name in SEARCH]
    found += [f"meute/arena/{name}.py" for name in ARENA]
    for room, minds in ROOMS.items():
        folder = f"meute/games/{room}"
        rules = sorted((SOURCE / folder / "rules").glob("*.py"))
        found += [f"{folder}/rules/{path.name}" for path in rules if path.stem != "__init__"]
        found += [f"{folder}/{name}.py" for name in ("state", "actions", *minds)]
    return found


def libraries(folder: Path) -> Iterator[Path]:
    """Yield the compiled parts that lie in a folder of sources."""
    yield from folder.glob("*__mypyc*.so")
    yield from (folder / "meute").rglob("*.so")


def compiler() -> str | None:
    """Return what turns C into machine code here; None without one, or without Python's headers."""
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(name) if headers.is_file() else None


def build(target: Path) -> int:
    """Compile every module and lay the libraries into the target; return how many."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(SOURCE / "meute", Path(folder) / "meute", ignore=_sources_only)
        done = subprocess.run(  # noqa: S603 (our own program)
            [sys.executable, str(Path(__file__).resolve()), "--here", *modules()],
            cwd=folder,
            check=False,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            sys.stderr.write(done.stdout[-4000:] + done.stderr[-4000:])
            raise SystemExit("meute: the compiler failed; everything goes on interpreted")
        found = list(libraries(Path(folder)))
        for library in found:
            place = target / library.relative_to(folder)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(library, place)
    return len(found)


def _sources_only(_: str, names: list[str]) -> list[str]:
    return [n for n in names if n in ("static", "__pycache__") or n.endswith(".so")]


def translate(paths: list[str]) -> None:
    """Translate and compile modules in the folder one stands in; called in a process of its own."""
    from distutils.ccompiler import CCompiler  # noqa: PLC0415 (setuptools brings it)

    from mypyc.build import mypycify  # noqa: PLC0415 (only here is it needed)
    from setuptools import setup  # noqa: PLC0415

    setattr(CCompiler, "compile", _side_by_side(CCompiler.compile))  # noqa: B010 (it has no door)
    options = ["--config-file=", "--ignore-missing-imports", "--explicit-package-bases"]
    parts = mypycify([*options, *paths], opt_level=OPTIMISE, debug_level="0", multi_file=True)
    for part in parts:
        part.extra_compile_args += DIRECT_CALLS
    setup(name="meute", packages=[], ext_modules=parts, script_args=["build_ext", "--inplace"])


def _side_by_side(one_by_one: Any) -> Any:
    """Let the compiler work on as many files at once as there are cores."""

    def compile_all(self: Any, sources: list[str], *rest: Any, **more: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as several:
            jobs = [several.submit(one_by_one, self, [s], *rest, **more) for s in sources]
            return [made for job in jobs for made in job.result()]

    return compile_all


def main(arguments: list[str]) -> None:
    """Compile what pays, or take it away."""
    parser = argparse.ArgumentParser(prog="python -m tools.compiled")
    parser.add_argument("--into", type=Path, default=SOURCE, help="another folder")
    parser.add_argument("--clean", action="store_true", help="take compiled parts away")
    asked = parser.parse_args(arguments)
    for library in list(libraries(asked.into)):
        library.unlink()
    if asked.clean:
        return
    if compiler() is None:
        message = (
            "meute: there is no C compiler with Python's headers here (on Debian and Ubuntu: gcc "
            "and python3-dev), so nothing is compiled; everything works as before, interpreted"
        )
        raise SystemExit(message)
    sys.stderr.write(f"compiled {build(asked.into) - 1} modules; `meute --version` says so\n")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--here"]:
        translate(sys.argv[2:])
    else:
        main(sys.argv[1:])
