"""Every error the engine raises on purpose; each says in one sentence what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meute.core.message import Reason


class MeuteError(Exception):
    """Something was asked that cannot be done; the text says what and what to do instead."""


class UnknownName(MeuteError):
    """No game, bot or setting has this name."""


class BrokenGame(MeuteError):
    """A room cannot be played here: it lacks something, or cannot be loaded."""


class BadVariant(MeuteError):
    """A room's settings or number of seats are not among those it offers."""


class BadData(MeuteError):
    """Bytes from outside do not describe what they should."""


class BadRecord(BadData):
    """A record cannot be trusted from this line on."""

    def __init__(self, line: int, why: str, file: str = "") -> None:
        """Remember the line, counted from 1, and what is wrong with it; name the file if known."""
        super().__init__(f"{file}, line {line}: {why}" if file else f"line {line}: {why}")
        self.line = line
        self.why = why


class SeedNeeded(MeuteError):
    """The game cannot go on because its dice are not known here."""


class BotError(MeuteError):
    """A bot gave an answer that is not one of the options."""


class Refused(MeuteError):
    """A seat asked for something the rules do not allow; nothing has changed."""

    def __init__(self, reason: Reason, text: str) -> None:
        """Keep the reason, and say it in English as the error's text."""
        super().__init__(f"{text} ({reason.rule})" if reason.rule else text)
        self.reason = reason


class IllegalAction(Refused):
    """An answer that is not one of the options."""

    def __init__(self, action: object, decision: object, reason: Reason, text: str) -> None:
        """Keep what was answered, to which decision (None: to none), and why it is refused."""
        super().__init__(reason, text)
        self.action = action
        self.decision = decision


class CannotUndo(Refused):
    """An undo would take back what somebody has already seen."""
