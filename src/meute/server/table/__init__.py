"""A table that is being played: one writer, its people, its clock, and what each seat is told."""
