"""The rules section of a room's README, written from the texts the room shows its players."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

BEGIN: Final = "<!-- rules: begin -->"
END: Final = "<!-- rules: end -->"

RECONSTRUCTED_MARK: Final = "†"
CARDS_MARK: Final = "‡"


def paragraphs(game_rules: Mapping[str, str]) -> list[str]:
    """List the numbers of the paragraphs; a number with others below it is a heading.

    >>> paragraphs({"R1": "Setup", "R1.1": "Shuffle.", "R1.2": "Deal."})
    ['R1.1', 'R1.2']
    """
    headings = {number.rpartition(".")[0] for number in game_rules}
    return [number for number in game_rules if number not in headings]


def rules_section(
    game_rules: Mapping[str, str],
    reconstructed: Collection[str],
    from_cards: Collection[str],
) -> str:
    """Write numbered rules as Markdown: headings, paragraphs, and a mark after doubtful ones.

    >>> print(rules_section({"R1": "Setup", "R1.1": "Shuffle."}, {"R1.1"}, ()))
    ### R1 Setup
    <BLANKLINE>
    - **R1.1** Shuffle. †
    """
    plain = set(paragraphs(game_rules))
    lines: list[str] = []
    for number, text in game_rules.items():
        indent = "  " * (number.count(".") - 1)
        if number in plain:
            marks = (RECONSTRUCTED_MARK if number in reconstructed else "") + (
                CARDS_MARK if number in from_cards else ""
            )
            lines.append(f"{indent}- **{number}** {text} {marks}".rstrip())
        elif "." in number:
            lines.append(f"{indent}- **{number} {text}**")
        else:
            lines += ["", f"### {number} {text}", ""]
    return "\n".join(lines).strip()


def titled_section(game_rules: Mapping[str, str], reconstructed: Collection[str]) -> str:
    """Write rules whose numbers do not tell under which title they stand: titles have no full stop.

    >>> print(titled_section({"C": "Cards", "M1": "The moon."}, ()))
    ### C Cards
    <BLANKLINE>
    - **M1** The moon.
    """
    parts = [
        rules_section({number: text}, reconstructed, ())
        if text.endswith(".")
        else f"\n### {number} {text}\n"
        for number, text in game_rules.items()
    ]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(parts)).strip()


def replace_section(readme_text: str, section: str) -> str:
    """Put the section between the two markers of a README.

    >>> replace_section(f"My rules: {BEGIN}old{END}.", "new").split()
    ['My', 'rules:', '<!--', 'rules:', 'begin', '-->', 'new', '<!--', 'rules:', 'end', '-->.']
    """
    before, begin, rest = readme_text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"the README needs the lines {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{section}\n\n{END}{after}"
