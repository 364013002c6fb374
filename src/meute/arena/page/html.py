"""The frame of a page: sections with a sentence, a plot, and the figures behind it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from meute.arena.figures import Cell, Figures
from meute.arena.page.style import STYLE

FRAME: Final = 620
"""Height of a page within a notebook, in its pixels."""


class Page(str):
    """A page as text, which a notebook shows in a frame of its own."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        """Keep the style of the page to itself."""
        return (
            f'<iframe srcdoc="{escape(self)}" title="Meute" '
            f'style="width:100%;height:{FRAME}px;border:0"></iframe>'
        )


@dataclass(frozen=True)
class Section:
    """A plot with the sentence that says what it shows and what to look for."""

    name: str
    title: str
    says: str
    body: str
    figures: Figures | None = None
    wide: bool = False

    def html(self) -> str:
        """Return the section as HTML."""
        css = ' class="wide"' if self.wide else ""
        behind = "" if self.figures is None else _behind(self.figures)
        return (
            f'<section id="{self.name}"{css}><h2>{escape(self.title)}</h2>'
            f"<p>{escape(self.says)}</p>{self.body}{behind}</section>\n"
        )


def page(title: str, opening: str, findings: Sequence[str], sections: Iterable[Section]) -> Page:
    """Return a whole page; nothing in it depends on when it is made."""
    short = "".join(f"<li>{escape(each)}</li>" for each in findings)
    summary = f'<section id="short" class="wide"><h2>In short</h2><ul>{short}</ul></section>\n'
    return Page(
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f'<h1>{escape(title)}</h1>\n<p class="lead">{escape(opening)}</p>\n<main>\n'
        f"{summary}{''.join(section.html() for section in sections)}</main>\n</body>\n</html>\n"
    )


def keys(*named: tuple[str, str]) -> str:
    """Explain colours."""
    parts = (f'<span><i class="key {css}"></i>{escape(name)}</span>' for css, name in named)
    return f'<p class="keys">{"".join(parts)}</p>'


def listed(lines: Iterable[str]) -> str:
    """Return lines as a list."""
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def table(figures: Figures) -> str:
    """Return figures as a table of HTML."""
    head = "".join(f"<th>{escape(name.replace('_', ' '))}</th>" for name in figures.names)
    lines = ([line[name] for name in figures.names] for line in figures.lines)
    body = "".join(f"<tr>{''.join(map(_cell, line))}</tr>" for line in lines)
    return (
        f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _behind(figures: Figures) -> str:
    return f"<details><summary>The figures</summary>{table(figures)}</details>"


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        return f'<td class="text">{escape(cell)}</td>'
    if isinstance(cell, float):
        return f"<td>{round(cell, 4):g}</td>"
    return f"<td>{'' if cell is None else cell}</td>"
