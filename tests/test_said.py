"""Sentences that were wrong once, as the program says them now, in three languages."""

from __future__ import annotations

import pytest

from meute.core.message import Message, Param, Phrasebook, Seat
from meute.core.texts import CATALOGUES as CORE
from tests.catalogues import ROOMS, WHOLE, texts

NB = "\N{NO-BREAK SPACE}"
NAMES = ("Anna", "Élise")
DEN = Message("wolves.piece.den")
ALPHA = Message("wolves.piece.alpha")
RIVER = Message("foxes.territory.river")

SAID: list[tuple[str, dict[str, Param], tuple[str, str, str]]] = [
    (
        "silver.board.lastTurns",
        {"name": "Élise"},
        (
            "Élise has called: last turns",
            f"Élise a déclenché le décompte{NB}: derniers tours",
            "Élise hat ausgerufen: letzte Züge",
        ),
    ),
    (
        "silver.board.worthSome",
        {"sum": 3, "hidden": 1},
        (
            "Worth 3, unknown on top: 1",
            f"Vaut 3, inconnues en plus{NB}: 1",
            "Wert 3, dazu unbekannt: 1",
        ),
    ),
    (
        "silver.log.fetch",
        {"player": Seat(1), "card": "7"},
        (
            "Élise fetches 7 from the discard pile.",
            "Élise reprend la carte 7 dans la défausse.",
            "Élise holt die Karte 7 aus dem Ablagestapel.",
        ),
    ),
    (
        "foxes.why.hunter",
        {},
        (
            "In the hunter’s territory there is no marking and no mousing.",
            "Dans le territoire du chasseur, ni marquage ni mulotage.",
            "Im Revier des Jägers wird weder markiert noch gemäuselt.",
        ),
    ),
    (
        "foxes.board.cubEnd",
        {},
        (
            "at the end of its row: it may leave once an objective is validated",
            f"au bout de sa ligne{NB}: il peut sortir dès qu’un objectif est validé",
            "am Ende seiner Reihe: Er darf hinaus, sobald ein Ziel gewertet ist",
        ),
    ),
    (
        "foxes.log.moves",
        {"player": Seat(0), "spaces": 1, "territory": RIVER},
        (
            "Anna’s fox moves 1 space along the River.",
            f"Anna avance son renard de 1 case{NB}: Rivière.",
            "Anna zieht den Fuchs 1 Feld weit: Fluss.",
        ),
    ),
    (
        "foxes.do.PutObstacle",
        {"territory": Message("foxes.territory.fields")},
        ("Put it into the Fields", "Le poser dans les Champs", "Dorthin setzen: Acker"),
    ),
    (
        "foxes.log.pc",
        {"player": Seat(0), "amount": 1},
        ("Anna gains 1 GP.", "Anna gagne 1 PC.", "Anna bekommt 1 WP."),
    ),
    ("foxes.title", {}, ("Foxes", "Renards", "Füchse")),
    (
        "tracks.log.last_of_sex",
        {"wolf": "C"},
        (
            "C is the last of its sex and stands in the alpha place.",
            "C est le dernier loup de son sexe et prend la place alpha.",
            "C ist der letzte Wolf dieses Geschlechts und steht auf dem Alphaplatz.",
        ),
    ),
    (
        "tracks.log.takes_place",
        {"wolf": "A", "other": "B"},
        (
            "A and B change places.",
            "A et B échangent leurs places.",
            "A und B tauschen die Plätze.",
        ),
    ),
    (
        "wolves.board.calendar",
        {"filled": 3, "dates": 30},
        (
            "Calendar: 3 of 30 dates covered",
            f"Cycle lunaire{NB}: 3 dates sur 30",
            "Mondkalender: 3 von 30 Daten bedeckt",
        ),
    ),
    (
        "wolves.board.next",
        {"moon": "M", "count": 1},
        ("M: 1 date to go", f"M{NB}: encore 1 date", "M: noch 1 Datum"),
    ),
    (
        "wolves.log.dominate",
        {"player": Seat(1), "owner": Seat(0), "hex": "C4", "piece": DEN},
        (
            "Élise dominates Anna’s den on C4.",
            "Élise domine une tanière d’Anna en C4.",
            "Élise dominiert auf C4 einen Bau von Anna.",
        ),
    ),
    (
        "wolves.why.no_wolf_there",
        {"piece": ALPHA, "hex": "C4"},
        (
            "You have no alpha on C4.",
            "Tu n’as pas d’alpha en C4.",
            "Du hast keinen Alphawolf auf C4.",
        ),
    ),
    (
        "wolves.board.ofThird",
        {"piece": Message("wolves.piece.lair")},
        ("lair of the third pack", "antre de la troisième meute", "Höhle des dritten Rudels"),
    ),
]


@pytest.mark.parametrize(("key", "params", "expected"), SAID, ids=[row[0] for row in SAID])
def test_a_sentence_in_three_languages(
    key: str, params: dict[str, Param], expected: tuple[str, str, str]
) -> None:
    room = key.partition(".")[0]
    said = [
        Phrasebook(code, CORE[code], texts(room, code)).say(Message(key, params), NAMES)
        for code in WHOLE
    ]
    assert tuple(said) == expected


def test_tracks_p1_0_names_three_reasons_of_which_one_is_enough() -> None:
    said = ROOMS["tracks"].rules("de")["P1.0"]
    assert said.count("wenn") == 2
    assert "; ebenso wenig, wenn" in said
    assert " oder wenn " in said


@pytest.mark.parametrize(
    ("room", "paragraph", "labels"),
    [
        ("silver", "R8.11.3", ("“Witch”", f"«{NB}Sorcière{NB}»", "„Hexe“")),
        ("tracks", "O1", ("Joining", "Loups se joignant à la meute", "Aufnahme ins Rudel")),
        ("tracks", "B0.10", ("“Spirals”", f"«{NB}Spirales{NB}»", "„Spiralen“")),
        ("wolves", "2a.2", ("“Packs: dealt”", f"«{NB}Meutes{NB}: distribuées{NB}»", "Rudel")),
    ],
)
def test_a_rule_quotes_the_label_of_the_dialog(
    room: str, paragraph: str, labels: tuple[str, str, str]
) -> None:
    for code, label in zip(WHOLE, labels, strict=True):
        assert label in ROOMS[room].rules(code)[paragraph]
