"""A server in a process of its own, for tests that kill it.

`python -m tests.server.process '{"data": "...", ...}'` prints its port and runs until it is ended.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from meute.server.app.process import listen, server
from meute.server.app.settings import Settings


def main(given: dict[str, Any]) -> None:
    given["data"] = Path(given["data"])
    given["modules"] = tuple(given.get("modules", ()))
    listening = listen("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)  # noqa: T201 (the parent reads it)
    server(Settings(**given)).run(sockets=[listening])


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
