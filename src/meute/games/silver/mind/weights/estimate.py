"""What the features of Silver positions are worth, by stage: found by self-play.

2026-11-16, 37363 positions of 800 games:
    meute tune silver --games 800 --seats 2,2,3,4 --keep 0.6
Log-loss in 9533 positions of other games: 0.7546,
    with even chances 1.0202.
Chance given, and share of wins:
      0-10 %:   5612 times, 0.034 given, 0.038 won
     10-20 %:   3548 times, 0.150 given, 0.151 won
     20-30 %:   5380 times, 0.250 given, 0.250 won
     30-40 %:   3893 times, 0.344 given, 0.360 won
     40-50 %:   2377 times, 0.452 given, 0.483 won
     50-60 %:   1966 times, 0.545 given, 0.525 won
     60-70 %:   1143 times, 0.647 given, 0.647 won
     70-80 %:    945 times, 0.752 given, 0.692 won
     80-90 %:   1026 times, 0.850 given, 0.818 won
     90-100 %:   1710 times, 0.969 given, 0.954 won
"""

from typing import Final

FEATURES: Final = "1e2953a6ec52ab70"
"""The digest of the features that these weights were made for."""

WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (-1.9125, -1.5066),
    (-1.9517, -1.6992),
    (-1.0678, -1.3189),
    (-1.1252, -1.1841),
    (-0.8244, -0.6950),
    (-0.9384, -0.7342),
    (0.0000, -0.7470),
    (0.0000, -0.7558),
)
