"""The pages of the repository as tests read them: code blocks, and the files they say to save."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]

PAGES = sorted(
    [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "web" / "README.md",
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "src").rglob("README.md"),
    ]
)

BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SAVED = re.compile(r"Save this as `([\w.]+)`")


@dataclass(frozen=True)
class Block:
    """A fenced block: what its fence says, its text, and the file it is to be saved as."""

    kind: str
    text: str
    line: int
    file: str | None


def blocks(page: Path) -> Iterator[Block]:
    """Yield the fenced blocks of a page; a file is named between the block before and its own."""
    text = page.read_text("utf-8")
    start = 0
    for block in BLOCK.finditer(text):
        names = SAVED.findall(text[start : block.start()])
        line = text.count("\n", 0, block.start()) + 1
        start = block.end()
        yield Block(block[1], block[2], line, names[-1] if names else None)


def save_files(page: Path, folder: Path) -> list[str]:
    """Save all files of a page into a folder; return their names."""
    saved = []
    for block in blocks(page):
        if block.file is not None:
            (folder / block.file).write_text(block.text, "utf-8")
            (folder / block.file).chmod(0o755)
            saved.append(block.file)
    return saved


def install(folder: Path) -> None:
    """Install what a saved pyproject.toml offers, as far as Python's own machinery goes."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir(exist_ok=True)
    name, version = project["name"], project["version"]
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    groups = [
        "\n".join([f"[{group}]", *(f"{key} = {value}" for key, value in offered.items())])
        for group, offered in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(groups))
