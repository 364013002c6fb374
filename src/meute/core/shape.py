"""What the compiler has to know of the source, and the source of the compiler.

`make compiled` turns parts of the house into machine code, from the same source. A class from which
rooms from elsewhere, or tests, inherit says so with `mypyc_attr`, and a record whose fields hold
more than whole numbers says so in `FIELD_TYPES`: a compiled class only keeps that it has a list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[type], type]:
        """Leave the class as it is: where nothing is compiled the word means nothing."""
        return lambda cls: cls


FIELD_TYPES: Final[dict[type, Mapping[str, Any]]] = {}
"""For the codec: what the lists and tuples of a record hold, if it is not whole numbers."""

__all__ = ["FIELD_TYPES", "mypyc_attr"]
