"""What the features of Wolf Tracks positions are worth, by stage: found by self-play.

2026-11-16, 8224 positions of 400 games:
    python -m tools.tune tracks --games 400 --seats 4 --keep 1
Log-loss in 2059 positions of other games: 1.0618,
    with even chances 1.3863.
Chance given, and share of wins:
      0-10 %:   2134 times, 0.037 given, 0.042 won
     10-20 %:   1790 times, 0.151 given, 0.154 won
     20-30 %:   1716 times, 0.242 given, 0.256 won
     30-40 %:   1142 times, 0.349 given, 0.329 won
     40-50 %:    515 times, 0.441 given, 0.409 won
     50-60 %:    280 times, 0.548 given, 0.536 won
     60-70 %:    206 times, 0.647 given, 0.653 won
     70-80 %:    169 times, 0.747 given, 0.757 won
     80-90 %:    134 times, 0.851 given, 0.858 won
     90-100 %:    150 times, 0.948 given, 0.953 won
"""

from typing import Final

WEIGHTS: Final = (
    (0.8996, 5.2208, 1.1341, 0.6486, -1.0073, 0.6748, 0.3326, -0.9315, -0.3336),
    (0.9875, 2.9097, 0.9298, 1.4449, -1.2749, 0.8441, 0.4307, -0.6014, -0.1607),
    (1.5966, 1.1493, 1.1148, 1.4626, -0.7305, 0.7162, 0.0143, -0.2822, -0.3892),
    (2.3131, 1.2813, 0.7557, 1.7388, -0.6188, 0.7500, -0.1313, 0.0121, -0.1317),
)
