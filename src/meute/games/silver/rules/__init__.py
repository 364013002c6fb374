"""The rules of Silver, in the order of the rulebook."""
