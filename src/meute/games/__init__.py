"""The rooms: one folder per game, each with its rules, texts and components."""
