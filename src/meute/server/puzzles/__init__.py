"""Puzzles over HTTP: laid out and judged here, so that no page holds a solution before its time."""
