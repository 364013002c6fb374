"""The rules of Foxes, in the guide's order."""
