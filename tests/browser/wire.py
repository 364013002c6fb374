"""What goes to and fro over the socket of a page: whether all has been said for now."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

ACTS = ("play", "row", "plan", "undo")
"""What a page says that the server answers with an update or a refusal."""


class Wire:
    """Listens to every socket that a page opens."""

    def __init__(self, page: Page) -> None:
        self.told: dict[str, Any] = {}
        """The last update; nothing while a new socket has not told any."""
        self.answers = 0
        self.refused: list[str] = []
        self._owed: dict[str, Any] | None = None
        """What was told when an answer went out that is not taken yet."""
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        self.told, self._owed = {}, None
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, data: str | bytes) -> None:
        kind = json.loads(data)["type"]
        if kind in ACTS:
            self._owed = self.told
            self.answers += kind != "undo"

    def _received(self, data: str | bytes) -> None:
        heard = json.loads(data)
        if heard["type"] == "update":
            self._owed = self._owed if self._owed and _same_question(self._owed, heard) else None
            self.told = heard
        elif heard["type"] == "refused":
            self._owed = None
            self.refused.append(heard["why"]["message"]["key"])
        elif heard["type"] == "people" and self.told:
            self.told = {**self.told, "seats": heard["seats"]}

    @property
    def owed(self) -> bool:
        """Whether an answer is on its way."""
        return self._owed is not None

    @property
    def said(self) -> bool:
        """Whether nothing more comes of itself: this person is asked and no bot owes an answer, or
        the game is over.
        """
        told = self.told
        if self.owed or not told:
            return False
        if told["over"] or told["off"]:
            return True
        asked = told["question"] is not None and told["question"]["left"] > 0
        return asked and not any(_is_bot(told["seats"][seat]) for seat in told["waiting"])


def _same_question(before: dict[str, Any], now: dict[str, Any]) -> bool:
    """Whether an update says of a question no more than that others have answered theirs."""
    return (before["n"], before["question"]) == (now["n"], now["question"])


def _is_bot(seat: dict[str, Any]) -> bool:
    return bool(seat["kind"] == "bot" or seat["held"])
