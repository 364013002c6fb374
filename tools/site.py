"""What the documentation site shows beside `docs`: a hook of mkdocs, called by `make docs`.

The pages link to each other and to files of the repository as a forge follows such links. Here a
link that leaves `docs` leads to a page made of the file it names, so that the site is whole without
a forge. Every package of the interface gets a page made of its docstrings.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"

LINK: Final = re.compile(r"(\]\()(?!\w+:)([^)#\s]+)(#[^)\s]*)?\)")
FENCE: Final = re.compile(r"^(```+).*?^\1$", re.DOTALL | re.MULTILINE)

FETCHED: Final = re.compile(
    r"""<(?:script|img|iframe|link)\b[^>]*\b(?:src|href)=["']?(?:https?:)?//|url\(["']?(?:https?:)?//"""
)
"""What a browser fetches by itself; a link that a reader follows is no such thing."""

BESIDE: Final = "repository"
"""Where in the site files from outside `docs` stand, below the path they have."""

OPENED: Final = ("CHANGELOG.md", "CONTRIBUTING.md", "README.md")
"""Pages outside `docs` that the site always has; others come along when something links to them."""

BOXES: Final = ("silver", "wolves", "tracks", "foxes")
"""The rooms, whose rules everybody may want to look up."""

INTERFACE: Final[dict[str, tuple[str, ...] | None]] = {
    "meute": (),
    "meute.core": None,
    "meute.bots": None,
    "meute.analysis": None,
    "meute.arena": (),
    "meute.env": (),
    "meute.testing": ("strategies", "positions", "readme", "rulebook"),
}
"""The packages with a page of their own: what they export and these modules, None for all."""

DECISIONS: Final = "adr"
ICON: Final = "assets/icon.svg"


def on_config(config: Any) -> Any:
    """List every decision in the contents: nobody has to do so by hand."""
    pages = sorted((DOCS / DECISIONS).glob("*.md"))
    names = [page.relative_to(DOCS).as_posix() for page in pages]
    for section in config.nav:
        for part in section.values():
            for each in part if isinstance(part, list) else ():
                if each == {"Decisions": DECISIONS}:
                    each["Decisions"] = names
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that do not stand in `docs`."""
    for path in sorted(linked()):
        files.append(File.generated(config, site_path(path), content=page_of(path)))
    for package, modules in INTERFACE.items():
        text = interface(package, modules)
        files.append(File.generated(config, f"reference/api/{package}.md", content=text))
    icon = (ROOT / "web/public/icon.svg").read_text("utf-8")
    files.append(File.generated(config, ICON, content=icon))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Let links go where the site has what they name."""
    return mended(markdown, origin(page.file.src_uri), page.file.src_uri)


def on_post_build(config: Any) -> None:
    """Refuse a site that would fetch anything from elsewhere when somebody opens it."""
    pages = [*Path(config.site_dir).rglob("*.html"), *Path(config.site_dir).rglob("*.css")]
    fetching = [str(page) for page in pages if FETCHED.search(page.read_text("utf-8"))]
    if fetching:
        raise PluginError(f"these fetch something from another host: {', '.join(fetching)}")


def linked() -> set[Path]:
    """Return every file outside `docs` that a page of the site links to, and what these link to."""
    found: set[Path] = set()
    rooms = [ROOT / "src/meute/games" / name / "README.md" for name in BOXES]
    look = [*DOCS.rglob("*.md"), *(ROOT / name for name in OPENED), *rooms]
    while look:
        page = look.pop()
        if not page.is_relative_to(DOCS):
            found.add(page)
        targets = {page.parent / target for target in targets_of(page)} if is_page(page) else set()
        for target in map(resolved, targets):
            if target.is_file() and not target.is_relative_to(DOCS) and target not in found:
                found.add(target)
                look.append(target)
    return found


def targets_of(page: Path) -> Iterator[str]:
    """Yield what a page links to, as it writes it."""
    text = FENCE.sub("", page.read_text("utf-8"))
    return (match[2] for match in LINK.finditer(text))


def resolved(path: Path) -> Path:
    """Return a path without any `..`; a folder stands for its README."""
    path = Path(os.path.normpath(path))
    return path / "README.md" if path.is_dir() else path


def is_page(path: Path) -> bool:
    """Tell whether a file is written in Markdown."""
    return path.suffix == ".md"


def site_path(path: Path) -> str:
    """Return where a file stands in the site."""
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).as_posix()
    name = path.relative_to(ROOT).as_posix()
    return f"{BESIDE}/{name}" if is_page(path) else f"{BESIDE}/{name}.md"


def origin(uri: str) -> Path:
    """Return the file behind a page of the site."""
    if not uri.startswith(f"{BESIDE}/"):
        return DOCS / uri
    path = ROOT / uri.removeprefix(f"{BESIDE}/")
    return path if path.is_file() else path.with_suffix("")


def page_of(path: Path) -> str:
    """Return a file as a page: Markdown as it stands, anything else as code."""
    text = path.read_text("utf-8")
    if is_page(path):
        return text
    kind = path.suffix.removeprefix(".")
    name = path.relative_to(ROOT).as_posix()
    return f'# `{name}`\n\n`````{kind} linenums="1"\n{text}`````\n'


def mended(text: str, path: Path, uri: str) -> str:
    """Return the text of a page with its links as the site has them."""
    if not is_page(path):
        return text

    def lead(match: re.Match[str]) -> str:
        target = resolved(path.parent / match[2])
        if not target.is_file() or (path.is_relative_to(DOCS) and target.is_relative_to(DOCS)):
            return match[0]
        there = os.path.relpath(site_path(target), Path(uri).parent)
        return f"{match[1]}{Path(there).as_posix()}{match[3] or ''})"

    parts, last = [], 0
    for fence in FENCE.finditer(text):
        parts += [LINK.sub(lead, text[last : fence.start()]), fence[0]]
        last = fence.end()
    return "".join([*parts, LINK.sub(lead, text[last:])])


def interface(package: str, modules: tuple[str, ...] | None) -> str:
    """Return the page of a package: what its modules offer, from their docstrings."""
    folder = ROOT / "src" / Path(*package.split("."))
    found = sorted(path.stem for path in folder.glob("*.py") if not path.stem.startswith("_"))
    chosen = found if modules is None else modules
    named = [package, *(f"{package}.{name}" for name in chosen)]
    return f"# {package}\n\n" + "\n".join(f"::: {name}\n" for name in named)
