"""Fences the examples in docstrings, so that the documentation site shows them as code."""

from __future__ import annotations

import re
from typing import Any, Final

import griffe

EXAMPLE: Final = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.DOTALL | re.MULTILINE)


class Fenced(griffe.Extension):  # type: ignore[misc]
    """Puts a fence around every run of `>>>` lines and what they print."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        """Mend the docstring of whatever has been read."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
