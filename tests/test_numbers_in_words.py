"""Whatever is said with a number or a name reads rightly, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

import meute
from meute.core.message import Message, Param, Phrasebook
from meute.core.texts import CATALOGUES as CORE
from tests.catalogues import PLACES, WHOLE, everything, texts
from tests.games.words import gaps

NAMES = ("Anna", "Élise", "Hugo", "Yves", "Ben")
"""Names of people; most of them elide in French."""

CODES = frozenset({"cell", "hex", "hexes", "start"})
"""Gaps that are filled with the number of a place."""

WORD_GAPS = """
action asker attacker back before bonus bot card catch cell cub defender destiny detail effect
example exit exits file front gain game hex hexes instinct label land letter letters marks moon
name names objective obstacle open order_tile other other_card other_player owner pack path
phase piece player power prey question rank resource rule ruse scores seat sentence settings
sex source start starter terrain terrains territory things third time to track values what wolf
zone
"""
WORDS = frozenset(WORD_GAPS.split())
"""Gaps that are filled with words; all the others may hold a number."""

COUNTED = {
    "en": """
        bot/bots day/days
        card/cards cub/cubs date/dates die/dice draw/draws hex/hexes letter/letters line/lines
        minute/minutes number/numbers player/players point/points region/regions row/rows seat/seats
        space/spaces spectator/spectators spiral/spirals step/steps tile/tiles wolf/wolves
        time/times resource/resources marker/markers exit/exits token/tokens pip/pips
        territory/territories chip/chips objective/objectives phase/phases
        paragraph/paragraphs round/rounds
        """,
    "fr": """
        bot/bots essai/essais jour/jours monde/mondes
        carte/cartes case/cases date/dates dé/dés lettre/lettres ligne/lignes louveteau/louveteaux
        loup/loups joueur/joueurs marqueur/marqueurs minute/minutes nombre/nombres place/places
        point/points région/régions ressource/ressources sortie/sorties spectateur/spectateurs
        spirale/spirales territoire/territoires tirage/tirages tuile/tuiles jeton/jetons
        renard/renards pion/pions manche/manches validé/validés pioché/piochés piochée/piochées
        pastille/pastilles hexagone/hexagones objectif/objectifs phase/phases
        paragraphe/paragraphes renardeau/renardeaux
        """,
    "de": """
        Auge/Augen Bot/Bots Tag/Tage
        Buchstabe/Buchstaben Datum/Daten Feld/Felder Feld/Feldern Karte/Karten Minute/Minuten
        Person/Personen Platz/Plätze Punkt/Punkte Punkt/Punkten Region/Regionen Revier/Revieren
        Rohstoff/Rohstoffe Schritt/Schritte Spirale/Spiralen Welpe/Welpen Wolf/Wölfe Zahl/Zahlen
        Absatz/Absätze Phase/Phasen Runde/Runden Ziel/Zielen
        Zeile/Zeilen Ziehung/Ziehungen Zug/Züge Anerkennungschip/Anerkennungschips
        """,
}
SINGULARS = {code: {pair.split("/")[0] for pair in COUNTED[code].split()} for code in WHOLE}
PLURALS = {code: {pair.split("/")[1] for pair in COUNTED[code].split()} for code in WHOLE}

UNCOUNTED = {
    "en": {"GP", "VP", "action", "actions", "bonus", "goes", "s"},
    "fr": {
        "PC",
        "PV",
        "action",
        "actions",
        "dans",
        "dehors",
        "des",
        "fois",
        "pas",
        "s",
        "sans",
        "plus",
        "mais",
    },
    "de": {
        *(
            "Aktion",
            "Aktionen",
            "Bonusplättchen",
            "Gelände",
            "Marker",
            "Min",
            "Mäuselplättchen",
            "Nahrung",
        ),
        *("Plättchen", "SP", "Stärke", "WP", "Wegplättchen", "Würfel", "Zeichen", "Auge"),
        "Anna",  # what fills a gap for words, such as a measure with its own forms
    },
}
"""What may stand behind any number: one form for all, or no noun although it looks like one."""

NEVER_ONE = {
    *("box.players", "cli.games.size", "foxes.figure.players"),  # two people at least
    *("server.name_long", "server.chat_long"),  # a limit of the house
    *("wolves.log.layout", "wolves.board.calendar"),  # five regions, and thirty dates
    *("foxes.log.extra_die", "box.minutes"),
    *("silver.ask.KeepOne", "silver.log.keep", "silver.why.no_draw", "silver.why.call_cards"),
    "tracks.ask.PlaceCounter.3",
    *("tracks.log.penalty", "tracks.log.leave_together", "tracks.log.leaves_alone"),
    "tracks.log.winner",
}
"""Messages whose numbers are always larger than one."""

LARGE = frozenset({"speed", "range", "spread", "cost", "steps"})
"""Gaps of The Wolves that start at two and only grow: abilities, prices in tiles, ways too long."""


CHOSEN = frozenset({"rounds", "penalty"})
"""What a table of Silver chooses of the numbers of its aid; those of all others are printed."""


def fill(key: str, gap: str, number: int, name: str) -> Param:
    """Fill a gap with a number or a name."""
    if gap in WORDS:
        return "C4" if gap in CODES else name
    if (".guide." in key or ".aid." in key) and not (
        gap in CHOSEN and key.startswith("silver.aid")
    ):
        return 2
    return 2 if gap in LARGE and "wolves" in key else number


def said_by(place: str, code: str, number: int, name: str) -> Iterator[tuple[str, str]]:
    """Say every text of a place, with one number and one name in all its gaps."""
    book = book_of(place, code)
    for key, text in texts(place, code).items():
        params = {gap: fill(key, gap, number, name) for gap in gaps(text)}
        yield key, text if key.startswith("rule.") else book.say(Message(key, params), ())


@cache
def book_of(place: str, code: str) -> Phrasebook:
    """Open the book of a place once for all tests."""
    return Phrasebook(code, CORE[code], texts(place, code))


def wrong_forms(code: str, number: int, said: str) -> list[str]:
    """List the words behind a number that are not in its form."""
    one = number == 1 or (number == 0 and code == "fr")
    bad = PLURALS[code] - SINGULARS[code] if one else SINGULARS[code] - PLURALS[code]
    return [word for word in behind(number, said) if word in bad]


def behind(number: int, said: str) -> list[str]:
    """List the words that stand behind a number."""
    return re.findall(rf"(?<![\w.,+\u2212\u2013-]){number}[ \u00a0]([^\W\d_]+)", said)


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("code", WHOLE)
def test_a_number_and_the_word_it_counts_agree(code: str, number: int) -> None:
    wrong = [
        (key, said)
        for place in PLACES
        for key, said in said_by(place, code, number, "Anna")
        if key not in NEVER_ONE and not key.startswith("rule.") and wrong_forms(code, number, said)
    ]
    assert wrong == []


@pytest.mark.parametrize("code", WHOLE)
def test_the_words_that_are_counted_are_all_known(code: str) -> None:
    """A new noun has to be listed above, or the test before this one would not look at it."""
    noun = re.compile(r"[A-ZÄÖÜ]" if code == "de" else r"\w*[sxSX]$")
    known = SINGULARS[code] | PLURALS[code] | UNCOUNTED[code] | VERBS
    new = {
        word
        for place in PLACES
        for key, said in said_by(place, code, 2, "Anna")
        if not key.startswith("rule.")
        for word in behind(2, said)
        if noun.match(word) and word not in known
    }
    assert new == set()


VERBS = frozenset({"begins", "brings", "does", "ends", "gains", "is", "lies", "stands", "us"})


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_french_names_elide(name: str) -> None:
    unelided = rf"\b(?:de|que|le|la|si|ne|se|je) {name}\b" if name != "Ben" else "[d’]’Ben"
    said = [line for place in PLACES for line in said_by(place, "fr", 2, name)]
    assert [line for line in said if re.search(unelided, line[1])] == []


def test_the_title_of_a_game_never_meets_the_word_before() -> None:
    titles = [texts(room, "fr")[f"{room}.title"] for room in meute.games()]
    assert "Le Clan des Loups" in titles
    for place in PLACES:
        for key, text in texts(place, "fr").items():
            if "$game" in text:
                said = [
                    book_of(place, "fr").say(Message(key, dict.fromkeys(gaps(text), title)), ())
                    for title in titles
                ]
                assert not any(re.search(r"\b(?:de|à) (?:Le|Les|la)\b", line) for line in said), (
                    said
                )


@pytest.mark.slow
@pytest.mark.parametrize("code", WHOLE)
def test_nothing_is_left_unsaid(code: str) -> None:
    for place in PLACES:
        for key, said in said_by(place, code, 2, "Anna"):
            assert "$" not in said, key
            assert key.startswith("rule.") or not re.search(r"[{}]", said), (key, said)


def test_no_text_leaves_the_number_to_the_reader() -> None:
    endings = re.compile(r"\w\((?:s|e|en|n|x)\)")
    written = [(key, text) for code in WHOLE for key, text in everything(code)]
    assert [key for key, text in written if endings.search(text)] == []


@pytest.mark.parametrize("wolves", ["Green A", "Green A, Green B"])
def test_one_wolf_or_two_are_added_to_the_cubs(wolves: str) -> None:
    message = Message("tracks.do.AddCubs", {"wolves": wolves})
    said = [Phrasebook(code, texts("tracks", code)).say(message, ()) for code in WHOLE]
    assert said == [
        f"Add to the cubs: {wolves}",
        f"Ajouter aux louveteaux\N{NO-BREAK SPACE}: {wolves}",
        f"Als Welpen dazulegen: {wolves}",
    ]
