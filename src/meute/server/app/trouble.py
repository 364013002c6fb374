"""What goes wrong at a table is written down once, in one line that names it, and counted."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final

from meute.core.errors import MeuteError
from meute.core.names import quoted
from meute.server.app.metrics import Metrics
from meute.server.refusal import Refusal, refusal
from meute.server.store.protocol import StoreError

log = logging.getLogger("meute.server")

LONGEST: Final = 500
"""Characters of a line in the log."""

INDENT: Final = "\n    "
"""Nothing that stands behind it can be taken for a line of its own."""

FORESEEN: Final = (StoreError, MeuteError, OSError, TimeoutError)
"""What has a sentence of its own; of everything else the log shows where it happened."""


def note(metrics: Metrics, table: str, what: str, error: BaseException) -> None:
    """Write a failure at a table into the log, and count it."""
    metrics.failures += 1
    if isinstance(error, FORESEEN):
        log.error("table %s %s: %s", table, what, error, extra={"table": table})
    else:
        more = {"table": table}
        log.error("table %s %s: %r", table, what, error, exc_info=error, extra=more)


@contextmanager
def noted(metrics: Metrics, table: str, what: str) -> Iterator[None]:
    """Turn whatever fails in between into a line of the log and a refusal.

    A refusal passes: it is no failure, or was noted where it happened.
    """
    try:
        yield
    except Refusal:
        raise
    except StoreError as error:
        note(metrics, table, what, error)
        raise refusal("try_again", 503) from error
    except Exception as error:
        note(metrics, table, what, error)
        raise refusal("trouble", 500) from error


def one_line(text: str) -> str:
    """Return a text without line ends and other characters that could forge a line of the log."""
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}..."


class OneLine(logging.Formatter):
    """Every record is one line, whatever visitors and bots put into it; a trace is indented."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the time, the level and the message."""
        line = f"{self.formatTime(record)} {record.levelname} {one_line(record.getMessage())}"
        if record.exc_info and record.exc_info[1] is not None and not _visitor_s_fault(record):
            trace = self.formatException(record.exc_info)
            line += "".join(INDENT + one_line(part) for part in trace.splitlines())
        return line


class JsonLine(logging.Formatter):
    """Every record is a line of JSON, for programs that gather logs."""

    def format(self, record: logging.LogRecord) -> str:
        """Write what is known of it, by name."""
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": one_line(record.getMessage()),
        }
        if table := getattr(record, "table", None):
            said["table"] = one_line(table)
        if record.exc_info and record.exc_info[1] is not None and not _visitor_s_fault(record):
            said["error"] = type(record.exc_info[1]).__name__
            said["trace"] = self.formatException(record.exc_info).splitlines()
        return json.dumps(said, ensure_ascii=False)


FORMS: Final[Mapping[str, type[logging.Formatter]]] = {"text": OneLine, "json": JsonLine}
"""How the log may be written."""


def logging_as(form: str) -> dict[str, Any]:
    """Return how the log is written: to stderr, every record in a line that nobody can forge."""
    if form not in FORMS:
        raise MeuteError(f"log is {' or '.join(FORMS)}, not {quoted(form)}")
    to_stderr = {"handlers": ["stderr"], "level": "WARNING"}
    own = {**to_stderr, "level": "INFO" if form == "json" else "WARNING"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": FORMS[form]}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
        "loggers": {"meute": own, "uvicorn": {**to_stderr, "propagate": False}},
    }


def _visitor_s_fault(record: logging.LogRecord) -> bool:
    """Tell whether uvicorn shows where in itself it noticed a frame that is no text."""
    return record.name == "uvicorn.error" and "Invalid UTF-8" in record.getMessage()
