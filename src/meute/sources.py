"""Run a module of ours from its sources, though compiled parts lie beside them.

    python -m meute.sources meute.cli.benchworker silver

Python prefers a compiled module to its source. For a comparison of both in one run, this process
looks at sources alone.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from runpy import run_module
from types import ModuleType


class Sources(MetaPathFinder):
    """Finds the modules of our package as sources."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where the source of a module lies; leave what is not ours to others."""
        if not fullname.startswith("meute."):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


if __name__ == "__main__":
    sys.meta_path.insert(0, Sources())
    del sys.argv[0]
    run_module(sys.argv[0], run_name="__main__", alter_sys=True)
