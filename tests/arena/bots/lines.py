"""A program that answers in lines; its argument says how."""

import json
import sys
import time


def answer(how: str, question: dict[str, object]) -> str:
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
    return wrong.get(how) or json.dumps(options[-1])


def main(how: str) -> None:
    """Answer every line."""
    if how == "deaf":
        time.sleep(3600)
    for line in sys.stdin:
        sys.stdout.write(answer(how, json.loads(line)) + "\n")  # in one piece, also unbuffered
        sys.stdout.flush()
        if how == "end":
            break


if __name__ == "__main__":
    main(sys.argv[1])
