"""What somebody wants at a table is done again where another process was quicker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from meute.server.refusal import refusal
from meute.server.store.protocol import Overtaken

P = ParamSpec("P")
T = TypeVar("T")

TRIES: Final = 8


def again(act: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Let an act begin anew when it was overtaken: the table then is as others have left it.

    So an act looks at the table anew each time, and refuses what no longer makes sense.
    """

    @wraps(act)
    async def acting(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await act(*args, **kwargs)
            except Overtaken:
                continue
        raise refusal("try_again", 503)

    return acting
