"""What a game of a series looked like: the board halfway through and at the end."""

from __future__ import annotations

from html import escape
from typing import Final
from urllib.parse import quote

from meute.arena.page.html import Section
from meute.arena.sources import Example, Source
from meute.core.record import End
from meute.core.walk import laid_out, walk

PLAIN: Final = " <>='/:;,()!*@&?$~[]"
"""What may stand in an address of data as it is, between the quotation marks of an attribute."""


def boards(source: Source) -> Section | None:
    """Draw the game of median length; without its record there is nothing to draw."""
    if source.example is None:
        return None
    number = source.example.number
    says = (
        f"Game {number}, whose length lies in the middle of all: halfway through, and at its end, "
        "as somebody sees it who only looks on."
    )
    halfway, end = _drawn(source.example)
    body = _shown(halfway, f"Game {number}, halfway through") + _shown(
        end, f"Game {number}, at its end"
    )
    return Section("boards", "What a game looked like", says, body, wide=True)


def _drawn(example: Example) -> tuple[str, str]:
    """Play a record again and draw it twice."""
    entries = example.record.entries
    last = entries[-1]
    table = laid_out(example.record.header, last.seed if isinstance(last, End) else None)
    halfway = ""
    for moment in walk(entries, table):
        if not halfway and moment.opens and moment.by_seat and 2 * table.events >= last.n:
            halfway = table.svg()
    return halfway, table.svg()


def _shown(drawn: str, said: str) -> str:
    """Show a picture that the style of the page does not reach."""
    address = f"data:image/svg+xml,{quote(drawn, safe=PLAIN)}".replace('"', "%22")
    if not drawn:
        return ""
    return f'<p><img class="board" alt="{escape(said)}" src="{address}"></p>'
