"""A program that answers in lines; its argument says how."""

import json
import sys
import time

HOW = sys.argv[1]


def answer(question: dict[str, object]) -> str:
    """Return a line: the last option itself, or something wrong."""
    options = question["options"]
    assert isinstance(options, list)
    wrong = {
        "garbage": "take the last one, please",
        "number": "99",
        "negative": "-1",
        "other": '{"type": "Nothing"}',
        "true": "true",
        "resign": '{"error": "my rules end here"}',
        "flood": "x" * (1 << 21),
        "twice": "0\n0",
    }
    return wrong.get(HOW) or json.dumps(options[-1])


def main() -> None:
    """Answer every line."""
    if HOW == "deaf":
        time.sleep(3600)
    for line in sys.stdin:
        print(answer(json.loads(line)), flush=True)  # noqa: T201
        if HOW == "end":
            break


main()
