"""The words of the games: what the rulebooks call things, and what nobody should call them.

A room's texts are its questions and log, its rules, and what its board says in the browser.
"""

from __future__ import annotations

import re

import pytest

import meute
from tests.catalogues import PLACES, ROOMS, WHOLE, texts

Glossary = dict[str, str]
"""What a room says, by what it does not say, as a pattern."""

GLOSSARY: dict[tuple[str, str], Glossary] = {
    ("silver", "en"): {
        r"own cards finds": "your own cards",
    },
    ("silver", "fr"): {
        r"a annoncé\b|l’annonce\b|annonce le décompte": "déclenche le décompte",
        r"amulette": "Amulette",
        r"\b[Cc]herche|se chercher|\bchercher\b": "reprend",
        r"cartes? ouvertes?|(?:est|était|reste) ouverte (?:dans|à côté)|ou ouverte": "visible",
        r"\b(?:met|mises?|mettant) de côté": "écarte",
        r"Divinateur": "Révélateur",
        r"ce qui est libre|quelque chose de libre": "ne coûte pas d’action",
    },
    ("silver", "de"): {
        r"\b[Gg]erufen\b|\bRuf\b|\bRufs\b": "ausgerufen",
        r"\bAblage\b": "Ablagestapel",
        r"\b(?:Der|der|den|vom|im) Stapel\b(?! und)": "Nachziehstapel",
    },
    ("wolves", "en"): {r"\bmoon track\b": "calendar", r"\bburrow": "den"},
    ("wolves", "fr"): {
        r"[Cc]alendrier": "cycle lunaire",
        r"[Pp]aysage": "carte",
        r"jetons? de points": "jeton PV",
        r"creuse": "construi",
        r"une (?:vitesse|portée) de \d": "vitesse des loups",
        r"\bvillage\b|grotte|caverne": "antre",
    },
    ("wolves", "de"): {
        r"(?<!Mond)[Kk]alender": "Mondkalender",
        r"\bKarte\b": "Spielplan",
        r"[Uu]mstell": "umzingel",
        r"Wolf rufen|rufe einsame|heulen? nach": "anheulen",
        r"drehst du um|umdrehen": "gewendet",
        r"bau Höhlen|Höhle graben": "Bau graben",
    },
    ("tracks", "en"): {r"\bbonus chips?\b": "recognition", r"\bpups?\b": "cub"},
    ("tracks", "fr"): {
        r"(?:gagn|perd|coût)\w* une reconnaissance|et une reconnaissance": (
            "pastille de reconnaissance"
        ),
        r"Entrée dans la meute": "Loups se joignant à la meute",
        r"carte de combat": "carte combat",
        r"reste seul de son sexe": "dernier loup de son sexe",
        r"\b(?:les|de|des) petits\b(?! (?:animaux|nombres))": "louveteau",
    },
    ("tracks", "de"): {
        r"[Ff]utter": "Nahrung",
        r"Lebensspanne": "Lebensdauer",
        r"\bAbgang\b": "Abwandern",
        r"\b(?:eine|einer) Anerkennung\b(?!schip)": "Anerkennungschip",
        r"Letzter seines": "der letzte Wolf",
        r"\bNein, einen Chip": "Nein, einen Anerkennungschip",
    },
    ("foxes", "en"): {
        r"\bPCs?\b": "GP",
        r"[Mm]ulot": "mousing",
        r"[Bb]eside (?:the )?(?:hunter|wolf|him)": "hunter’s territory",
        r"possessor": "owner",
        r"in any turn;|a cell and a turn\b|and its turn\.": "rotation",
        r"who was later": "whoever came later in the old turn order",
    },
    ("foxes", "fr"): {
        r"dés? destin\b": "dé du destin",
        r"tuiles? (?:destin|mulotage)\b": "tuile de mulotage",
        r"départ du sentier|[Ss]ur le départ": "case de départ",
        r"[Hh]ausse": "augmentation",
        r"\bPlace \{|\bplaces? à (?:mulotage|ruse)": "Emplacement",
        r"[Pp]rès du (?:chasseur|loup)|[Pp]rès de lui": "dans le territoire du chasseur",
        r"\bRenardeaux est\b|title = Renardeaux": "Renards",
        r"Le plus de PV": "Celui qui a le plus de PV",
    },
    ("foxes", "de"): {
        r"\bPC\b|points de croissance": "Wachstumspunkte",
        r"(?<!„)\bGuides?\b": "Kurzanleitung",
        r"[Nn]eben (?:dem )?(?:Jäger|Wolf)|[Nn]eben ihm": "Revier des Jägers",
        r"erfüllte[ns]? Ziele?\b|bleiben als erfüllt|isValidated = Erfüllt": "gewertet",
        r"rechteste": "ganz rechts",
        r"[Ww]egwerf|weggeworfen|wirft .* weg": "abgeworfen",
        r"Tauschwirkung": "Tauscheffekt",
        r"\bTableau\b|\bBrett\b": "Plan",
        r"\bin der Reihenfolge\b(?! der)": "Zugreihenfolge",
        r"wer später war": "in der alten Zugreihenfolge weiter hinten",
    },
}

FOREIGN = {
    "en": r"\w*[àâçéèêëîïôûùœäöüßÀÂÇÉÈÊÎÔÖÜÄ]\w*|\b(?:Rudel|Welpe|mulot|tanière)\w*",
    "fr": r"\w*[äöüß]\w*|\b(?:tokens?|tiles?|slots?|rounds?|dens?|lairs?|cubs?)\b",
    "de": r"\w*[àâçèêëîïôûùœ]\w*|\b(?:tokens?|tiles?|slots?|rounds?|lairs?|cubs?|Guide)\b",
}
"""Words that somebody would need another language for."""

NAMES = {"Doppelgänger", "Bézier", "Guide", "référence"}
"""What is called so everywhere: a card, a publisher, the title of a guide."""


@pytest.mark.parametrize("code", WHOLE)
@pytest.mark.parametrize("room", meute.games())
def test_nobody_needs_another_language_to_play(room: str, code: str) -> None:
    pattern = re.compile(FOREIGN[code])
    said = {key: re.sub(r"\{[^{}]*\}|\$\w+", "", text) for key, text in texts(room, code).items()}
    found = {key: set(pattern.findall(text)) - NAMES for key, text in said.items()}
    assert {key: words for key, words in found.items() if words} == {}


PEOPLE = {
    "en": r"\b(?:he or she|his or her)\b",
    "fr": r"\b[Tt]oi seul\b|\bes seul\b|joueurs?/joueuses?|·e\b|\w\(e\)",
    "de": r"\b(?:Mits|S)pieler(?:s|n|in|innen)?\b|\bGegner|\bBesitzer|[*:]innen\b",
}
"""How nobody is named: the habit of each language stands in CONTRIBUTING.md."""


@pytest.mark.parametrize(("room", "code"), GLOSSARY)
def test_a_room_keeps_to_the_words_of_its_rulebook(room: str, code: str) -> None:
    said = texts(room, code)
    everything = "\n".join(said.values()).lower()
    for wrong, right in GLOSSARY[room, code].items():
        pattern = re.compile(wrong)
        assert [(key, right) for key, text in said.items() if pattern.search(text)] == []
        assert right.lower() in everything, f"{right} is not said at all"


def test_every_room_has_a_glossary_in_every_language() -> None:
    assert set(GLOSSARY) == {(room, code) for room in meute.games() for code in WHOLE}


@pytest.mark.parametrize("code", WHOLE)
def test_people_are_named_in_one_way(code: str) -> None:
    pattern = re.compile(PEOPLE[code])
    said = [
        (f"{place} {key}", text) for place in PLACES for key, text in texts(place, code).items()
    ]
    assert [each for each in said if pattern.search(each[1])] == []


@pytest.mark.parametrize("code", WHOLE)
def test_the_page_and_the_terminal_say_bot_and_fair(code: str) -> None:
    wrong = re.compile(r"\b[Rr]obots?\b|[Rr]oboter|Pas loyal|Une table de |Les règles de ")
    for place in ("page", "server", "cli"):
        assert [key for key, text in texts(place, code).items() if wrong.search(text)] == []


@pytest.mark.parametrize("code", WHOLE)
@pytest.mark.parametrize("room", ROOMS)
def test_rules_quote_the_labels_of_settings_and_no_words_of_the_program(
    room: str, code: str
) -> None:
    game = ROOMS[room]
    names = "|".join(setting.name for setting in game.meta.settings if "_" in setting.name)
    program = re.compile(
        rf"\w = \w|\b(?:{names or '-{9}'})\b|(?:setting|réglage|Einstellung) [a-z]+ ="
    )
    quoted = re.compile(r"\((?:setting|réglage|Einstellung) [\w]")
    for number, text in game.rules(code).items():
        assert not program.search(text), (number, text)
        assert not quoted.search(text), (number, text)


@pytest.mark.parametrize("code", ["fr", "de"])
@pytest.mark.parametrize("room", meute.games())
def test_every_thing_a_sentence_may_hold_has_a_gender(room: str, code: str) -> None:
    for key, text in ROOMS[room].catalogue(code).items():
        family = key.rpartition(".")[0]
        if family in THINGS and key not in PHRASES:
            assert re.search(r"^ +\.gender = [mfn]$", text, re.MULTILINE), key


THINGS = {
    *("wolves.terrain", "wolves.piece", "wolves.prey", "wolves.moon", "wolves.pack"),
    *("foxes.territory", "foxes.resource", "foxes.obstacle", "foxes.cub", "foxes.instinct"),
    *("tracks.name.small", "tracks.name.large", "silver.character"),
}
"""Families of names that fill the gaps of sentences."""

PHRASES = {"tracks.name.small.none"}
