"""Small programs around the project, and how they tell how far they are."""

import sys


def say(text: str) -> None:
    """Tell whoever waits how far it is."""
    sys.stderr.write(f"{text}\n")
