"""Small programs around the project: how far they are, and files they write for the client."""

import sys
from collections.abc import Mapping
from pathlib import Path


def say(text: str) -> None:
    """Tell whoever waits how far it is."""
    sys.stderr.write(f"{text}\n")


def written_or_checked(files: Mapping[Path, str], module: str) -> int:
    """Write the files; with `--check` only tell which are not current. Return the exit code."""
    if "--check" in sys.argv[1:]:
        stale = [path for path, text in files.items() if current(path) != text]
        for path in stale:
            say(f"{path} is not current; run python -m {module}")
        return int(bool(stale))
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


def current(path: Path) -> str:
    """Return what the file holds now."""
    return path.read_text("utf-8") if path.is_file() else ""
