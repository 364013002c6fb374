"""How far each paragraph of the rules can be trusted. A paragraph without a mark is the guide's."""

from typing import Final

RECONSTRUCTED: Final[frozenset[str]] = frozenset(
    {
        *("B0.1", "B0.2", "B0.3", "B0.7", "B0.8"),
        *("B1.1", "B1.2", "B1.3", "B1.4"),
        *("B3.2", "B3.6", "B3.A.1", "B3.A.2", "B3.A.3", "B3.A.4", "B3.A'"),
        *("B3.B.1", "B3.B.2", "B3.B.3", "B3.B.4"),
        *("B4", "B5.5", "B5.9", "B5.10", "B6.3", "B6.4"),
        "D19",
        *(f"C{number}" for number in range(11)),
    }
)
"""Paragraphs with a number we had to invent or a ruling of ours. The rulings F all are ours."""
