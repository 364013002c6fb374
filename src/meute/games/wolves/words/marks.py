"""How far each paragraph can be trusted. A paragraph without a mark is the rulebook's."""

from typing import Final

RECONSTRUCTED: Final[frozenset[str]] = frozenset(
    {
        "2a.1",
        "2a.2",
        "3a.3",
        "10.1",
        "27a.1",
        "o.1",
        "p.1",
        "s.1",
        "ll.1",
        "pp.1",
    }
)
"""Paragraphs in which we chose the default ourselves, wholly or in part."""

FROM_BGA: Final[frozenset[str]] = frozenset(
    {
        "1.2",
        "2.2",
        "15.3",
        "15.4",
        "16.2",
        "30.2",
        "36.2",
        "a.1",
        "c.1",
        "e.1",
        "f.1",
        "g.1",
        "h.1",
        "i.1",
        "k.1",
        "l.1",
        "m.1",
        "n.1",
        "q.1",
        "r.1",
        "s.1",
        "t.1",
        "x.1",
        "bb.1",
        "ee.1",
        "ff.1",
        "kk.1",
        "ll.1",
        "qq.1",
    }
)
"""Paragraphs known, wholly or in part, only from the public implementation on Board Game Arena."""
