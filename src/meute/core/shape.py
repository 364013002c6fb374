"""A word for the compiler: which compiled classes others may inherit from.

`make compiled` turns parts of the house into machine code. A class that rooms from elsewhere, or
tests, inherit from says so with `mypyc_attr(allow_interpreted_subclasses=True)`; here it means
nothing, so that the core needs no package of the compiler's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[type], type]:
        """Leave the class as it is."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
