"""Writes the reference page of the contract from its docstrings: `docs/reference/contract.md`.

`python -m tools.contract` writes it, with `--check` it only tells whether it is current.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from tools import written_or_checked
from tools.described import Member, class_of, members, paragraphs

PAGE: Final = Path(__file__).parents[1] / "docs/reference/contract.md"

OPENING: Final = """\
<!-- Written by `python -m tools.contract` from the docstrings; edit those instead. -->

# The contract

What a game, its positions and its views must be able to do, and what a running game offers in \
return. A game is written against the first half of this page; servers, bots and scripts use the \
second. [How to add a game](../how-to/add-a-game.md) tells the same as a story, the \
[glossary](../glossary.md) explains the words.

`S` is the game's own class of positions, `V` its class of views.
"""

CHAPTERS: Final = (
    (
        "The game",
        "`StackRules` has a default for most of it, and `Room` finds the rest by name.",
        (
            "meute.core.game.GameOf",
            "meute.core.game.StackRules",
            "meute.core.room.Room",
            "meute.core.meta.Meta",
            "meute.core.meta.Choice",
            "meute.core.meta.Number",
            "meute.core.numbers.Numbers",
        ),
    ),
    (
        "What lies on the table",
        "Positions are flat and mutable; everything else is a frozen record.",
        (
            "meute.core.game.State",
            "meute.core.decision.View",
            "meute.core.decision.Action",
            "meute.core.decision.Pending",
            "meute.core.decision.Decision",
            "meute.core.decision.SecretDecision",
            "meute.core.decision.Step",
        ),
    ),
    (
        "Words and chance",
        "Rules speak in keys; the texts behind them stand in the room, in three languages.",
        (
            "meute.core.message.Message",
            "meute.core.message.Line",
            "meute.core.message.Reason",
            "meute.core.dealer.Dealer",
        ),
    ),
    (
        "Foresight",
        "What a room tells the search, if it tells anything.",
        (
            "meute.core.foresight.Foresight",
            "meute.core.estimate.Estimate",
            "meute.core.estimate.Pace",
            "meute.core.estimate.Ratings",
            "meute.core.searches.OpenTree",
            "meute.core.searches.OwnTree",
            "meute.core.searches.Mixture",
            "meute.core.searches.Whole",
            "meute.core.searches.FlatRace",
            "meute.core.searches.Halving",
            "meute.core.searches.Challenge",
        ),
    ),
    (
        "A running game",
        "`meute.Table` is how everything outside plays: seats answer, the table asks and deals.",
        ("meute.core.table.Table", "meute.core.standing.LogLine"),
    ),
    (
        "Records",
        "A record is a header and entries, one line of JSON each.",
        (
            "meute.core.record.Record",
            "meute.core.record.Header",
            "meute.core.record.Answer",
            "meute.core.record.Undo",
            "meute.core.record.Check",
            "meute.core.record.End",
        ),
    ),
)
"""The classes of the page by chapter."""

BROUGHT: Final = {
    "meute.core.table.Table": ("meute.core.bare.BareTable", "meute.core.standing.Standing"),
}
"""Classes whose members come from others too."""

CALLED: Final = {"GameOf": "Game", "BareTable": "Table"}
"""How a class is known where it is used."""


def text() -> str:
    """Return the page as it should be."""
    parts = [OPENING]
    for title, about, names in CHAPTERS:
        parts += [f"## {title}\n\n{about}\n", *map(described, names)]
    return "\n".join(parts)


def described(name: str) -> str:
    """Return the section of a class: where it lives, what it is, and its members."""
    home = found(name)
    parts = [*BROUGHT.get(name, ())[:1], name, *BROUGHT.get(name, ())[1:]]
    told = [item(member) for part in parts for member in members(found(part))]
    head = f"### {CALLED.get(home.name, home.name)}\n\n`{name}`\n\n{paragraphs(home)}\n"
    return "\n".join([head, *told, ""]) if told else head


def found(name: str) -> ast.ClassDef:
    """Return a class by its full name."""
    module, _, cls = name.rpartition(".")
    return class_of(module, cls)


def item(member: Member) -> str:
    """Return a member as an item of a list."""
    code = member.code
    for name, known in CALLED.items():
        code = code.replace(f"{name}(", f"{known}(")
    return f"- `{code}`" + (f"<br>{member.about}" if member.about else "")


if __name__ == "__main__":
    raise SystemExit(written_or_checked({PAGE: text()}, "tools.contract"))
