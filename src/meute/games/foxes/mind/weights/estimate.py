"""What the features of Foxes positions are worth, by stage: found by self-play.

2026-11-15, 6007 positions of 200 games:
    meute tune foxes --games 200 --seats 3,3,2,4 --keep 0.7 --pull 150 --date 2026-11-15
Log-loss in 1474 positions of other games: 0.9131,
    with even chances 1.1245.
Chance given, and share of wins:
      0-10 %:    651 times, 0.046 given, 0.034 won
     10-20 %:    728 times, 0.155 given, 0.133 won
     20-30 %:   1175 times, 0.250 given, 0.266 won
     30-40 %:    849 times, 0.344 given, 0.349 won
     40-50 %:    465 times, 0.445 given, 0.455 won
     50-60 %:    272 times, 0.548 given, 0.542 won
     60-70 %:    191 times, 0.646 given, 0.654 won
     70-80 %:    155 times, 0.748 given, 0.768 won
     80-90 %:     99 times, 0.845 given, 0.783 won
     90-100 %:     70 times, 0.949 given, 0.943 won
"""

from typing import Final

FEATURES: Final = "3c2bdaed7d65eb7d"
"""The digest of the features that these weights were made for."""

WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (
        0.3361,
        0.3370,
        0.2700,
        0.2466,
        0.2118,
        0.4069,
        0.1856,
        0.1341,
        0.4248,
        0.1319,
        0.2743,
        0.2250,
        0.2771,
    ),
    (
        0.3828,
        0.4093,
        0.6907,
        0.4907,
        0.2113,
        0.6082,
        0.3036,
        -0.0004,
        0.5906,
        0.1509,
        0.3364,
        0.2983,
        0.3687,
    ),
    (
        0.8966,
        0.4082,
        0.4613,
        0.4081,
        0.3127,
        0.7632,
        0.3395,
        0.3517,
        0.7329,
        0.2821,
        0.5300,
        0.5180,
        0.7420,
    ),
    (
        1.7594,
        0.2608,
        0.1468,
        0.2996,
        0.0713,
        0.2405,
        0.0000,
        0.0014,
        0.8668,
        0.1637,
        0.1865,
        0.0000,
        0.7658,
    ),
)
