"""What the features of Wolf Tracks positions are worth, by stage: found by self-play.

2026-11-16, 16951 positions of 800 games:
    meute tune tracks --games 800 --seats 3,4,5,6 --keep 1
Log-loss in 4153 positions of other games: 1.1090,
    with even chances 1.5095.
Chance given, and share of wins:
      0-10 %:   6566 times, 0.036 given, 0.034 won
     10-20 %:   4882 times, 0.149 given, 0.158 won
     20-30 %:   3362 times, 0.247 given, 0.246 won
     30-40 %:   1740 times, 0.343 given, 0.334 won
     40-50 %:    990 times, 0.440 given, 0.441 won
     50-60 %:    534 times, 0.548 given, 0.536 won
     60-70 %:    382 times, 0.646 given, 0.586 won
     70-80 %:    274 times, 0.747 given, 0.777 won
     80-90 %:    275 times, 0.847 given, 0.891 won
     90-100 %:    363 times, 0.957 given, 0.964 won
"""

from typing import Final

FEATURES: Final = "8ea9869592df1ff9"
"""The digest of the features that these weights were made for."""

WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (0.3297, 4.0247, 1.0439, 0.8198, -0.9026, 0.6059, 0.2966, -0.7226, -0.2801),
    (0.8032, 3.0641, 0.9358, 1.0944, -1.1514, 0.7654, 0.3861, -0.6277, -0.1817),
    (1.2659, 2.0213, 1.1621, 1.4289, -0.9748, 0.7377, 0.2371, -0.3327, -0.1881),
    (2.3757, 1.4198, 0.9726, 1.8773, -0.8525, 0.7339, 0.1186, -0.1598, -0.0913),
)
