"""Writes all that is made from the Python source: what the client needs, and reference pages.

`python -m tools.generated` is `make types`; with `--check` it only tells what is not current.
"""

from runpy import run_module
from typing import Final

WRITERS: Final = (
    "typescript",
    "wolves_layout",
    "silver_layout",
    "foxes_layout",
    "tracks_layout",
    "golden",
    "silver_golden",
    "foxes_golden",
    "tracks_golden",
    "words",
    "contract",
    "wire",
    "readmes",
)
"""The programs beside this one, each of which can also be run by itself."""


def ended(writer: str) -> int:
    """Run one of them as from the command line, and return its exit code."""
    try:
        run_module(f"tools.{writer}", run_name="__main__")
    except SystemExit as ending:
        return int(ending.code or 0)
    return 0


if __name__ == "__main__":
    raise SystemExit(max([ended(writer) for writer in WRITERS]))
