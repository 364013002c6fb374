"""Which cards players of Silver keep, found in games of the room's judgement.

How often a village holds a card that its owner knows, by its value and in percent of the
value kept most often: for cards dealt at first and for cards that came later, a row for
each turn and a half that players have had.

2026-11-16, 600 games:
    python -m tools.kept --games 600
Surprise at 189519 cards of other games: 2.1523, without this 2.3883.
"""

from typing import Final

ROWS: Final = 6

KEPT_OF_DEALT: Final = (
    (95, 94, 94, 100, 90, 94, 95, 63, 60, 55, 52, 46, 42, 36),
    (99, 95, 97, 100, 79, 88, 79, 36, 30, 28, 23, 18, 14, 13),
    (100, 99, 96, 97, 70, 72, 55, 24, 20, 15, 12, 8, 9, 9),
    (100, 99, 92, 86, 56, 55, 31, 15, 15, 11, 9, 7, 6, 7),
    (98, 100, 88, 78, 43, 31, 17, 8, 8, 7, 4, 3, 3, 7),
    (100, 92, 62, 47, 24, 13, 4, 3, 6, 10, 1, 1, 2, 8),
)
KEPT_OF_LATER: Final = (
    (85, 100, 86, 89, 87, 48, 29, 15, 36, 25, 35, 13, 10, 82),
    (88, 100, 100, 95, 89, 48, 32, 13, 31, 19, 19, 5, 6, 58),
    (95, 100, 99, 90, 82, 43, 26, 15, 22, 14, 11, 3, 3, 36),
    (96, 100, 89, 84, 76, 35, 23, 15, 15, 10, 9, 2, 3, 33),
    (100, 96, 89, 76, 68, 37, 24, 16, 12, 8, 5, 2, 2, 28),
    (100, 89, 76, 56, 35, 15, 9, 7, 6, 5, 2, 4, 3, 17),
)
