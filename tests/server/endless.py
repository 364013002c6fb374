"""Imported by servers in processes of their own: a bot that searches for ever."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from meute.bots.search import SearchBot
from meute.core import registry
from meute.core.dealer import Dealer


class Endless:
    """Says in a file who it is, then searches."""

    name = "endless"

    def choose(self, view: Any, options: Sequence[Any], dealer: Dealer) -> Any:
        mine = Path(os.environ["ENDLESS"])
        mine.with_suffix(".new").write_text(str(os.getpid()))
        mine.with_suffix(".new").replace(mine)
        while True:
            SearchBot(200).choose(view, options, dealer)


registry.add_bot("endless", Endless)
