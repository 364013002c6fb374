"""A lesson at the keyboard."""

from __future__ import annotations

import re

import meute
from tests.cli.running import run

WANTED = re.compile(r"The lesson goes on with answer (\d+)")


def followed(game: str, most: int) -> tuple[str, str]:
    """Answer as the lesson says; return the keys and what was printed last."""
    keys = ""
    output = run("learn", game, keys=keys).output
    for _ in range(most):
        found = WANTED.findall(output)
        if len(found) <= keys.count("\n"):
            break
        keys += f"{found[-1]}\n"
        output = run("learn", game, keys=keys).output
    return keys, output


def test_what_the_lesson_wants_goes_on_and_the_rest_is_refused_in_words() -> None:
    keys, output = followed("silver", 3)
    assert keys.startswith("1\n1\n")
    assert keys.count("\n") == 3
    first = meute.game("silver").lesson_words("en")
    assert first["silver.lesson.goal"][:40] in output
    assert "Take the first and the second card" in run("learn", "silver", keys="2\n").output


def test_one_goes_back_a_step() -> None:
    output = run("learn", "silver", keys="1\nu\n").output
    goal = meute.game("silver").lesson_words("en")["silver.lesson.goal"][:40]
    assert output.count(goal) == 2
