"""Settings of the server that are chosen by words."""

from __future__ import annotations

from pathlib import Path

import pytest

from meute.core.errors import MeuteError
from meute.server.app.settings import Settings, chosen

USUAL = Settings(data=Path("x"))


def test_words_become_what_the_setting_is() -> None:
    found = chosen(
        USUAL,
        {"sockets": "7", "keep_over": "1.5", "bots_with_settings": "true", "hosts": "a.b, c.d,"},
    )
    assert (found.sockets, found.keep_over, found.bots_with_settings) == (7, 1.5, True)
    assert found.hosts == ("a.b", "c.d")
    assert found.words_burst == USUAL.words_burst
    assert chosen(USUAL, {}) == USUAL


@pytest.mark.parametrize("word", ["", "x", "-1", "nan", "inf", "1.5"])
def test_words_that_are_no_number_are_refused(word: str) -> None:
    with pytest.raises(MeuteError, match="sockets is a number"):
        chosen(USUAL, {"sockets": word})


def test_settings_that_do_not_exist_are_named() -> None:
    with pytest.raises(MeuteError, match="did you mean 'sockets'"):
        chosen(USUAL, {"socket": "1"})
    for name in ("data", "bots", "limits"):
        with pytest.raises(MeuteError, match="there is no setting"):
            chosen(USUAL, {name: "x"})
