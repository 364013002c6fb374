"""Why the server says no: a reason in every language, never a traceback."""

from __future__ import annotations

from meute.core.message import Message, Param, Reason

BAD = 400
UNKNOWN_PERSON = 401
FORBIDDEN = 403
MISSING = 404
CONFLICT = 409
TOO_MANY = 429
TROUBLE = 500
"""From here on it was no fault of whoever asked, and the log says why."""


class Refusal(Exception):
    """Something was asked that the server does not do; nothing has changed."""

    def __init__(self, reason: Reason, status: int = BAD) -> None:
        """Keep the reason, and the HTTP status with which the lobby says it."""
        super().__init__(reason.message.key)
        self.reason = reason
        self.status = status


def refusal(key: str, status: int = BAD, **params: Param) -> Refusal:
    """Refuse for a reason of the server's own: `late` stands for the key `server.late`."""
    return Refusal(Reason("", Message(f"server.{key}", params)), status)
