"""What the room says: the same keys and gaps in every language, and no word missing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Action, Decision
from meute.core.message import LANGUAGES, Message, Phrasebook
from meute.core.meta import Choice
from meute.core.texts import CATALOGUES as CORE
from meute.games.silver import SILVER
from meute.games.silver import actions as a
from meute.games.silver.data import COPIES
from meute.games.silver.state import State
from tests.games.silver.positions import Position
from tests.games.words import gaps, said_in_all

NAMES = ("Anna", "Émile", "Hans", "Zoé")
BOOKS = [Phrasebook(code, CORE[code], SILVER.catalogue(code)) for code in LANGUAGES]
KEY = re.compile(r"\b(?:silver|core)\.[a-z]")
VARIANTS: list[dict[str, object]] = [
    {"rounds": 1},
    {"rounds": 2, "edition": "en", "memory": "unaided", "witch": "may", "several": "power"},
]


def walk(seats: int, seed: int, variant: dict[str, object]) -> Iterator[State]:
    """Play at random, stopping at every question and at the end."""
    dealer = Dealer(f"{seats} {seed}")
    state = SILVER.setup(seats, SILVER.meta.variant(variant))
    state.story = []
    while (decision := SILVER.decision(state)) is not None:
        yield state
        SILVER.play(state, dealer.pick(decision.options(state)))
    yield state


def said(message: Message) -> list[str]:
    """Say a message in every language; nothing may be left unsaid."""
    return said_in_all(BOOKS, message, NAMES, KEY)


def test_every_card_power_and_setting_has_its_words() -> None:
    keys = {f"silver.card.{value}" for value in range(len(COPIES))}
    keys |= {f"silver.power.{value}" for value in range(len(COPIES))}
    for setting in SILVER.meta.settings:
        keys |= {f"silver.setting.{setting.name}", f"silver.setting.{setting.name}.about"}
        if isinstance(setting, Choice):
            keys |= {f"silver.setting.{setting.name}.{choice}" for choice in setting.choices}
    keys |= {"silver.title", "silver.pitch", "silver.goal", "silver.credit", "silver.card.unknown"}
    assert keys <= set(SILVER.catalogue("en"))


def test_every_question_has_a_wording() -> None:
    questions = [name for name, word in SILVER.vocabulary.items() if issubclass(word, Decision)]
    assert questions
    for name in questions:
        assert f"silver.ask.{name}" in SILVER.catalogue("en")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS, ids=["plain", "unusual"])
def test_whatever_happens_can_be_said(seats: int, variant: dict[str, object]) -> None:
    for seed in range(6):
        for state in walk(seats, seed, variant):
            decision = SILVER.decision(state)
            seat = None if decision is None or decision.player == CHANCE else decision.player
            options = [] if decision is None else dict.fromkeys(decision.options(state))
            for viewer in dict.fromkeys((seat, None)):
                view = SILVER.view(state, viewer)
                said(SILVER.prompt(view))
                sentences = [said(SILVER.sentence(view, option)) for option in options]
                for spoken in zip(*sentences, strict=True):
                    assert len(set(spoken)) == len(spoken), "two options sound the same"
                for option in options:
                    assert SILVER.rule(view, option) in SILVER.rules("en")
            for line in state.story or ():
                said(line.message)
            state.story = []


@pytest.mark.slow
def test_every_action_has_a_sentence_in_any_position() -> None:
    for state in walk(3, 1, {"rounds": 1}):
        view = SILVER.view(state, 0)
        for action in SILVER.actions[:: 1 if len(state.discard) == 1 else 7]:
            message = SILVER.sentence(view, action)
            assert message.key.startswith(f"silver.do.{type(action).__name__}")
            assert message.key in SILVER.catalogue("en")
            assert gaps(SILVER.catalogue("en")[message.key]) <= set(message.params)


def english(position: Position, *actions: Action) -> list[str]:
    view = SILVER.view(position.state, position.decision.player)
    messages = [SILVER.sentence(view, action) for action in actions] or [SILVER.prompt(view)]
    return [BOOKS[0].say(message, NAMES) for message in messages]


def rules(position: Position, *actions: Action) -> list[str]:
    view = SILVER.view(position.state, position.decision.player)
    return [SILVER.rule(view, action) for action in actions]


def test_a_drawn_card_is_named_to_whoever_holds_it() -> None:
    position = Position("9* ? 3^", "? ?").play(a.DRAW, 6)
    assert english(position)[0] == (
        "In hand: Revealer (6). Swap it for one of your cards or for several equal ones, "
        "or discard it and use its power if you like. "
        "Its power: Turn up a face-down card in any village."
    )
    assert english(position, a.SWAPS[0], a.SWAPS[1], a.SWAPS[2], a.DISCARD) == [
        "Swap it for your card 1: Seer (9)",
        "Swap it for your card 2: face-down card",
        "Swap it for your card 3: Bodyguard (3)",
        "Discard it, perhaps with its power: Revealer (6)",
    ]
    assert rules(position, a.SWAPS[0], a.ANNOUNCE, a.DISCARD) == ["R6.2", "R6.3", "R8.6.1"]
    other = SILVER.view(position.state, 1)
    assert SILVER.prompt(other).key == "silver.ask.HoldCard.unseen"
    assert SILVER.rule(other, a.DISCARD) == "R3.4"


def test_a_power_that_cannot_be_used_is_not_promised() -> None:
    position = Position("1^ 2^", "4^ 4^").play(a.DRAW, 9)
    assert "power" not in english(position)[0]
    assert english(position, a.DISCARD) == ["Discard it: Seer (9)"]


def test_a_turn_names_only_what_is_possible() -> None:
    assert english(Position("? ? ? ? ?", "? ?")) == [
        "Draw a card, or take Exposer (5) from the discard pile."
    ]
    assert "call" in english(Position("1 1", "? ?"))[0]
    assert english(Position("1 1", "? ?", discard="", caller=1)) == [
        "Your last turn in this round: draw a card."
    ]
    assert rules(Position("1 1", "? ?"), a.DRAW, a.TAKE, a.CALL) == ["R3.1", "R4.2", "R5.3"]


def test_other_players_are_named_by_their_seats() -> None:
    position = Position("? ?", "? 8*01").play(a.DRAW, 9, a.DISCARD)
    assert english(position, a.TARGETS[1][1], a.TARGETS[0][0], a.DECLINE) == [
        "Look at Émile’s card 2: Apprentice Seer (8)",
        "Look at your card 1: face-down card",
        "Do without the power",
    ]
    assert rules(position, a.TARGETS[1][1], a.DECLINE) == ["R8.9.1", "R8.15"]


def test_a_card_put_back_is_named_to_whoever_knows_it() -> None:
    position = Position("4^ ?", "? ?").play(a.DRAW, 7, 8, a.KEEPS[1])
    view = SILVER.view(position.state, 0)
    assert BOOKS[0].say(SILVER.sentence(view, a.DRAW), NAMES) == (
        "Draw the top card of the deck: Beholder (7)"
    )


def test_rare_events_are_told_too() -> None:
    laid = Position("?", "? ?", amulet=0, amulet_ready=True).play(a.USE_AMULET[0])
    stuck = english(laid.play(a.DRAW, 9))
    assert stuck == ["In hand: Seer (9). Discard it: your only card lies under the amulet."]
    back = Position("? ?", "? ?", witch="may").discard(11).play(a.USE_POWER, 3, a.DECLINE)
    told = [line.message for position in (laid, back) for line in position.state.story or ()]
    assert {"silver.log.amulet", "silver.log.witch_declines"} <= {line.key for line in told}
    for message in told:
        said(message)


def test_the_end_of_the_game_is_a_question_no_more() -> None:
    position = Position("1", "? ?", rounds=1, caller=1).play(a.DRAW, 5, a.DISCARD)
    while not position.over:
        SILVER.play(position.state, position.options[0])
    view = SILVER.view(position.state, 0)
    assert said(SILVER.prompt(view))[0] == "The game is over."
