"""What the room says: the same keys and gaps in every language, and no word missing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Action, Decision
from meute.core.message import LANGUAGES, Message, Phrasebook, Seat
from meute.core.meta import Choice
from meute.core.texts import CATALOGUES as CORE
from meute.games.tracks import TRACKS
from meute.games.tracks import actions as a
from meute.games.tracks.data import COLOURS
from meute.games.tracks.rules.setup import DRAW_FIRST
from meute.games.tracks.state import State
from tests.games.words import gaps, said_in_all

PLAYERS = ("Anna", "Émile", "Hans", "Zoé", "Ida", "Otto")
BOOKS = [Phrasebook(code, CORE[code], TRACKS.catalogue(code)) for code in LANGUAGES]
KEY = re.compile(r"\b(?:tracks|core)\.[a-z]")
OPTIONAL: dict[str, object] = dict.fromkeys(
    ("joining", "life_span", "strength_first", "omega_stays"), "on"
)
ONE_YEAR_OR_TWO = 400
"""Questions after which a walk is long enough."""


def walk(seats: int, seed: int, variant: dict[str, object]) -> Iterator[State]:
    """Play at random, with high counters, stopping at every question and at the end."""
    dealer = Dealer(f"{seats} {seed}")
    state = TRACKS.setup(seats, TRACKS.meta.variant(variant))
    state.story = []
    for _ in range(ONE_YEAR_OR_TWO):
        decision = TRACKS.decision(state)
        yield state
        if decision is None:
            return
        options = decision.options(state)
        placing = isinstance(options[0], a.Place)
        TRACKS.play(state, dealer.pick(options[-6:] if placing else options))


def said(message: Message) -> list[str]:
    """Say a message in every language; nothing may be left unsaid."""
    return said_in_all(BOOKS, message, PLAYERS, KEY)


def test_everything_listed_has_its_words() -> None:
    keys = {"tracks.title", "tracks.pitch", "tracks.goal", "tracks.credit", "tracks.wolf.absent"}
    keys |= {f"tracks.wolf.{colour}" for colour in COLOURS}
    for setting in TRACKS.meta.settings:
        keys |= {f"tracks.setting.{setting.name}", f"tracks.setting.{setting.name}.about"}
        if isinstance(setting, Choice):
            keys |= {f"tracks.setting.{setting.name}.{choice}" for choice in setting.choices}
    assert keys <= set(TRACKS.catalogue("en"))


def test_the_credit_names_who_made_the_game() -> None:
    for code in LANGUAGES:
        credit = TRACKS.catalogue(code)["tracks.credit"]
        for name in (*TRACKS.meta.designers, *TRACKS.meta.publishers):
            assert name in credit


def test_every_question_has_a_wording() -> None:
    keys = list(TRACKS.catalogue("en"))
    questions = [name for name, word in TRACKS.vocabulary.items() if issubclass(word, Decision)]
    assert questions
    for name in questions:
        assert any(f"{key}.".startswith(f"tracks.ask.{name}.") for key in keys), name


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("variant", [{}, OPTIONAL], ids=["plain", "optional"])
def test_whatever_happens_can_be_said(seats: int, variant: dict[str, object]) -> None:
    for state in walk(seats, 1, variant):
        decision = TRACKS.decision(state)
        chance = decision is None or decision.player == CHANCE
        options = [] if decision is None else list(dict.fromkeys(decision.options(state)))[:40]
        seat = None if decision is None or chance else decision.player
        for viewer in dict.fromkeys((seat, None)):
            view = TRACKS.view(state, viewer)
            said(TRACKS.prompt(view))
            sentences = [said(TRACKS.sentence(view, option)) for option in options]
            for spoken in zip(*sentences, strict=True):
                assert len(set(spoken)) == len(spoken), "two options sound the same"
            for option in options:
                assert TRACKS.rule(view, option) in TRACKS.rules("en")
                if not chance:
                    said(TRACKS.planned(view, option))
        for line in state.story or ():
            said(line.message)
        state.story = []


@pytest.mark.slow
def test_every_refusal_has_its_reason() -> None:
    heard: dict[str, Message] = {}
    for number, state in enumerate(walk(4, 2, OPTIONAL)):
        for player in range(4):
            for action in TRACKS.actions[number % 23 :: 23]:
                reason = TRACKS.why_not(state, player, action)
                if reason is not None:
                    assert reason.rule in TRACKS.rules("en")
                    heard[reason.message.key] = reason.message
                    if reason.message.key != "tracks.why.other":
                        said(reason.message)
    for message in heard.values():
        said(message)
    assert {"tracks.why.other", "tracks.why.counter_used", "tracks.why.other_cell"} <= set(heard)


@pytest.mark.slow
def test_every_action_has_a_sentence_in_any_position() -> None:
    english = TRACKS.catalogue("en")
    for number, state in enumerate(walk(3, 3, {})):
        for viewer in (0, None):
            view = TRACKS.view(state, viewer)
            for action in TRACKS.actions[number % 29 :: 29]:
                message = TRACKS.sentence(view, action)
                assert message.key.startswith(f"tracks.do.{type(action).__name__}")
                assert gaps(english[message.key]) <= set(message.params)
                said(message)


def options_of(state: State, wanted: type[Action]) -> list[Action]:
    decision = TRACKS.decision(state)
    assert decision is not None
    return [option for option in decision.options(state) if isinstance(option, wanted)]


def english(state: State, wanted: type[Action]) -> list[str]:
    """Say the answers of one kind to the question now open."""
    decision = TRACKS.decision(state)
    assert decision is not None
    view = TRACKS.view(state, decision.player)
    return [said(TRACKS.sentence(view, option))[0] for option in options_of(state, wanted)]


def first(question: str) -> State:
    """Walk on until this is asked."""
    for seed in range(9):
        for state in walk(4, seed, {}):
            if type(TRACKS.decision(state)).__name__ == question:
                return state
    raise AssertionError(question)


def test_a_first_wolf_is_named_with_its_sex() -> None:
    assert english(first("ChooseFirst"), a.FirstWolf) == [
        "Begin with Green A (male)",
        "Begin with Green B (male)",
        "Begin with Green C (female)",
    ]


def test_a_price_is_named_and_a_deadly_one_too() -> None:
    state = first("PlaceCounter")
    places = english(state, a.Place)
    assert places[:2] == ["Place nothing here", "Place 1, at no cost"]
    assert places[-1] == "Place 15, for 3 strength"
    state.strength = [3] * len(state.strength)
    assert english(state, a.Place)[-1] == "Place 15, for 3 strength: the wolf may die of it"


def test_the_question_of_the_hunt_names_the_numbers_of_the_prey() -> None:
    for state in walk(3, 1, {}):
        message = TRACKS.prompt(TRACKS.view(state, None))
        if message.key == "tracks.ask.PlaceCounter.3":
            settings, kind = state.settings, state.quarry
            wanted = (settings.large_red, settings.large_green, settings.large_black)
            assert all(f" {row[kind]} " in said(message)[0] for row in wanted)
            return
    raise AssertionError


def test_an_attack_says_whether_the_other_can_fight() -> None:
    state = first("ChooseAttack")
    attack = options_of(state, a.Attack)[0]
    assert isinstance(attack, a.Attack)
    cell = 5 * attack.wolf + 4
    state.submitted = 0
    state.counters[cell] = 9
    assert english(state, a.Attack)[0].endswith(", who can fight with a score of 9")
    state.counters[cell] = 0
    assert english(state, a.Attack)[0].endswith(", who must submit")


def test_chance_speaks_of_the_seat_it_draws_for() -> None:
    state = TRACKS.setup(3, TRACKS.meta.variant({}))
    state.pending = [DRAW_FIRST[1]]
    for viewer in (None, 0, 1):
        view = TRACKS.view(state, viewer)
        assert said(TRACKS.prompt(view))[0] == "Chance chooses the first wolf of Émile."
        assert said(TRACKS.sentence(view, a.FIRST_WOLVES[0]))[0].startswith("Begin with Blue A")


def test_rare_lines_of_the_story_are_told_too() -> None:
    for message in (
        Message("tracks.log.draw"),
        Message("tracks.log.winner", {"player": Seat(0), "points": 60}),
        Message("tracks.log.extinct"),
    ):
        said(message)


def test_the_end_of_the_game_is_a_question_no_more() -> None:
    state = TRACKS.setup(3, TRACKS.meta.variant({}))
    state.pending = []
    assert said(TRACKS.prompt(TRACKS.view(state, 0)))[0] == "The game is over."
