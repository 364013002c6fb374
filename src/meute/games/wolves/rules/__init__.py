"""The rules of The Wolves, in the rulebook's order."""
