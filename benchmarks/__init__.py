"""Measurements of speed, as ratios within one run; none of them is a test."""
