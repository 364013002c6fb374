"""What the features of The Wolves positions are worth, by stage: found by self-play.

2026-11-16, 10043 positions of 320 games:
    meute tune wolves --games 320 --seats 2,2,3,4 --keep 1 --noise 0.03 --pull 15
Log-loss in 2448 positions of other games: 0.8219,
    with even chances 1.0091.
Chance given, and share of wins:
      0-10 %:    901 times, 0.042 given, 0.029 won
     10-20 %:   1111 times, 0.155 given, 0.182 won
     20-30 %:   1467 times, 0.249 given, 0.238 won
     30-40 %:   1143 times, 0.345 given, 0.357 won
     40-50 %:    792 times, 0.446 given, 0.467 won
     50-60 %:    579 times, 0.548 given, 0.497 won
     60-70 %:    359 times, 0.648 given, 0.632 won
     70-80 %:    201 times, 0.748 given, 0.701 won
     80-90 %:    171 times, 0.853 given, 0.901 won
     90-100 %:    290 times, 0.961 given, 0.976 won
"""

from typing import Final

FEATURES: Final = "abca5de2d1f48100"
"""The digest of the features that these weights were made for."""

WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (1.0196, -0.0135, 0.6600, 1.2004, 1.1704, 1.0745, 0.3371),
    (1.2613, -0.0358, 1.6688, 1.6612, 1.0073, 1.8599, 0.6362),
    (2.0585, -0.0055, 2.4951, 1.3788, 1.6520, 1.5694, 0.6781),
)
