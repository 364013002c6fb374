"""What to say about a name that nobody has: the nearest one there is, and all the others."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST_QUOTE: Final = 60
"""Characters of foreign text that an error repeats."""


def quoted(text: str) -> str:
    r"""Return a text as an error repeats it: on one line, and not too long.

    >>> quoted("a\nb"), len(quoted("x" * 1000))
    ("'a\\nb'", 65)
    """
    return repr(text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}...")


def offered(name: str, known: Sequence[str], these: str) -> str:
    """Return the rest of a sentence that begins with an unknown name.

    >>> offered("gredy", ["greedy", "random"], "the bots are")
    "; did you mean 'greedy'? The bots are: greedy, random"
    >>> offered("chess", ["silver"], "the games are")
    '; the games are: silver'
    """
    listed = f"{these}: {', '.join(known)}"
    near = get_close_matches(name[:LONGEST_QUOTE], known, 1)
    if not near:
        return f"; {listed}"
    return f"; did you mean {near[0]!r}? {listed[0].upper()}{listed[1:]}"
