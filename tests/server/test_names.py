"""Names that others can see, read and tell apart."""

from __future__ import annotations

import pytest

from meute.server.lobby.names import distinct, person_name
from meute.server.refusal import Refusal


def refused(name: str) -> str:
    with pytest.raises(Refusal) as error:
        person_name(name)
    return error.value.reason.message.key


@pytest.mark.parametrize(
    "name",
    ["", "  ", "\u3164", "\u3164\u3164 \u2800", "\u200b", "\u00ad", "...", "\u0301", "\ufeff "],
)
def test_a_name_that_nobody_sees_is_no_name(name: str) -> None:
    assert refused(name) == "server.name_empty"


@pytest.mark.parametrize(
    "name",
    [
        "A\u200bnn",
        "Ann\u3164",
        "\u202eAnn",
        "Ann\u2066\u05d0\u2069",
        "\u0410nn",
        "Ann \u05d3\u05df",
        "Z\u0335\u0336\u0337\u0338algo",
        "A\x07nn",
        "\ud800A",
        "\ue000A",
    ],
)
def test_a_name_with_hidden_or_borrowed_letters_is_refused(name: str) -> None:
    assert refused(name) == "server.name_odd"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "J\u00f6rg-Hans",
        "Fran\u00e7ois 2",
        "\u0410\u043d\u043d\u0430",
        "\u5929\u91ce",
        "O\u2019Hara",
        "X",
        "7",
        "\u05d3\u05df 2",
    ],
)
def test_names_of_any_language_stay_as_they_are(name: str) -> None:
    assert person_name(name) == name


def test_letters_of_another_form_are_written_as_usual() -> None:
    assert person_name("\uff21\uff4e\uff4e") == "Ann"
    assert person_name("\u2460Ann\ufb01") == "1Annfi"
    assert person_name(" A \u00a0 n\tn ") == "A n n"


@pytest.mark.parametrize("other", ["ann", "ANN", "\u00c4nn", "\u0430\u0438\u0438", "A nn"])
def test_people_whose_names_look_alike_are_numbered(other: str) -> None:
    expected = other if other == "\u0430\u0438\u0438" else f"{other} 2"
    assert distinct(other, ["Ann"]) == expected


def test_other_letters_of_the_same_look_are_no_other_name() -> None:
    assert distinct("\u0441\u043e\u0440\u0435", ["cope"]) == "\u0441\u043e\u0440\u0435 2"
    assert distinct("lna", ["Ina"]) == "lna 2"
    assert distinct("Ana", ["Ina"]) == "Ana"
