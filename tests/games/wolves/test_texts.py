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
from meute.games.wolves import WOLVES
from meute.games.wolves import actions as a
from meute.games.wolves.state import State
from tests.games.wolves.positions import (
    Position,
    dig_at,
    flee,
    go,
    howl_at,
    hunt_at,
    pick,
    target,
    upgrade_at,
)
from tests.games.words import said_in_all

NAMES = ("Anna", "Émile", "Hans", "Zoé", "Ines")
BOOKS = [Phrasebook(code, CORE[code], WOLVES.catalogue(code)) for code in LANGUAGES]
KEY = re.compile(r"\b(?:wolves|core)\.[a-z]")
TABLES = [(2, "chosen"), (2, "dealt"), (3, "chosen"), (4, "dealt"), (5, "chosen")]


def walk(seats: int, seed: int, packs: str = "chosen") -> Iterator[State]:
    """Play at random, stopping at every question and at the end."""
    dealer = Dealer(f"{seats} {seed}")
    state = WOLVES.setup(seats, WOLVES.meta.variant({"packs": packs}))
    state.story = []
    while (decision := WOLVES.decision(state)) is not None:
        yield state
        WOLVES.play(state, dealer.pick(decision.options(state)))
    yield state


def said(message: Message) -> list[str]:
    """Say a message in every language; nothing may be left unsaid."""
    return said_in_all(BOOKS, message, NAMES, KEY)


def test_nobody_shouts() -> None:
    for code in LANGUAGES:
        assert not [key for key, text in WOLVES.catalogue(code).items() if "!" in text]


def test_every_setting_has_its_words() -> None:
    keys = {"wolves.title", "wolves.pitch", "wolves.goal", "wolves.credit"}
    for setting in WOLVES.meta.settings:
        keys |= {f"wolves.setting.{setting.name}", f"wolves.setting.{setting.name}.about"}
        if isinstance(setting, Choice):
            keys |= {f"wolves.setting.{setting.name}.{choice}" for choice in setting.choices}
    assert keys <= set(WOLVES.catalogue("en"))


def test_the_credit_names_whoever_made_the_game() -> None:
    for code in LANGUAGES:
        credit = WOLVES.catalogue(code)["wolves.credit"]
        assert all(name in credit for name in (*WOLVES.meta.designers, *WOLVES.meta.publishers))


def test_every_question_has_a_wording() -> None:
    questions = [name for name, word in WOLVES.vocabulary.items() if issubclass(word, Decision)]
    assert questions
    for name in questions:
        assert f"wolves.ask.{name}" in WOLVES.catalogue("en")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "packs"), TABLES)
def test_whatever_happens_can_be_said(seats: int, packs: str) -> None:
    refusals = Dealer(seats)
    for state in walk(seats, 1, packs):
        decision = WOLVES.decision(state)
        seat = None if decision is None or decision.player == CHANCE else decision.player
        options = [] if decision is None else list(dict.fromkeys(decision.options(state)))
        view = WOLVES.view(state, seat)
        said(WOLVES.prompt(view))
        sentences = [said(WOLVES.sentence(view, option)) for option in options]
        for spoken in zip(*sentences, strict=True):
            assert len(set(spoken)) == len(spoken), "two options sound the same"
        for option in options:
            assert WOLVES.rule(view, option) in WOLVES.rules("en")
        for action in refusals.shuffled(WOLVES.actions)[:8]:
            reason = WOLVES.why_not(state, refusals.pick(range(seats)), action)
            if reason is not None:
                assert reason.rule in WOLVES.rules("en")
                said(reason.message)
        for line in state.story or ():
            said(line.message)
        state.story = []


@pytest.mark.slow
def test_every_action_has_a_sentence_in_any_position() -> None:
    for n, state in enumerate(walk(3, 1)):
        view = WOLVES.view(state, 0)
        for action in WOLVES.actions[n % 101 :: 101]:
            message = WOLVES.sentence(view, action)
            assert message.key.startswith(f"wolves.do.{type(action).__name__}")
            said(message)


def test_the_end_of_the_game_is_a_question_no_more() -> None:
    *_, last = walk(2, 1)
    assert said(WOLVES.prompt(WOLVES.view(last, 0)))[0] == "The game is over."


def english(position: Position, *actions: Action) -> list[str]:
    """The sentences of these answers, or the question now open."""
    view = WOLVES.view(position.state, position.decision.player)
    messages = [WOLVES.sentence(view, action) for action in actions] or [WOLVES.prompt(view)]
    return [said(message)[0] for message in messages]


def test_actions_name_what_the_pack_can_do_and_what_it_costs() -> None:
    position = Position("B6: 0A", "B8: 1p", dug={0: (1, 3, 1)}, actions={0: 1})
    assert english(position, a.MOVE, a.HOWL, a.DOMINATE) == [
        "Move up to 3 wolves, 5 hexes at most: 1 tile",
        "Howl at a lone wolf within 3 hexes: 2 tiles",
        "Dominate an enemy piece within 3 hexes: 3 tiles",
    ]
    position.play(a.MOVE, a.FLIPS[0], a.STOP, a.MOVE, a.FLIPS[0], a.STOP)
    assert english(position)[0].startswith("Your actions are done. End your turn, or give back")
    position.play(a.BONUS_ACTION, a.MOVE, a.FLIPS[0], a.STOP)
    assert "no bonus action token" in english(position)[0]


def test_a_tile_tells_both_of_its_faces() -> None:
    position = Position("B6: 0A", home="grf").play(a.MOVE)
    assert english(position, a.FLIPS[0], a.FLIPS[1]) == [
        "Use your habitat tile: it pays grass and still shows grass",
        "Flip tile 2: it pays forest and then shows rock",
    ]


def test_a_wolf_hears_whom_it_meets() -> None:
    position = Position("B6: 0A", "B1: 0d", "B2: 1p", "B3: 2d", home="grf")
    position.play(a.MOVE, a.FLIPS[0])
    assert english(position, a.STOP, pick("B6", "A")) == [
        "Move no wolf",
        "Move your alpha from B6 (tundra)",
    ]
    position.play(pick("B6", "A"))
    assert english(position) == [
        "Where does your alpha on B6 go? It stops on grass, at most 3 hexes away."
    ]
    assert english(position, go("B1"), go("B2"), go("B3")) == [
        "Go to B1, where your den is",
        "Go to B2 and displace Émile’s pack wolf",
        "Go to B3, where Hans’s den is",
    ]


def test_a_displaced_wolf_has_a_name_and_a_way_out() -> None:
    position = Position("B6: 0A", "B7: 1p", "B8: 1d").play(a.MOVE, a.FLIPS[2])
    position.play(pick("B6", "A"), go("B7"))
    assert english(position) == [
        "Émile’s pack wolf is displaced. Choose which of the nearest hexes it flees to."
    ]
    assert english(position, flee("B8"), flee("B6")) == [
        "Flee to B8 (rock), where its own den is",
        "Flee to B6 (tundra)",
    ]


def test_a_howl_tells_which_wolf_will_come() -> None:
    position = Position("B6: 0A", home="grf", called={0: 2}).play(a.HOWL)
    assert english(position)[0].endswith("takes its place: alpha.")
    assert english(position, howl_at("B3")) == [
        "Howl at the lone wolf on B3 (grass); new wolf: alpha"
    ]


def test_a_den_tells_what_it_brings() -> None:
    position = Position("B6: 0A", tokens={0: 2}, dug={0: (0, 1, 3)}).play(a.BUILD_DEN)
    assert english(position, dig_at("B2"), dig_at("B7")) == [
        "Build the den on B2 (grass)",
        "Build the den on B7 (rock), beside the water hole",
    ]
    position.play(dig_at("B7")).pay()
    assert english(position, *a.TRACK_CHOICES) == [
        "Take a den from the track pack spread: it goes from 2 to 3",
        "Take a den from the track wolf speed: a bonus terrain token",
        (
            "Take a den from the track howl range: a bonus action token, "
            "and the track is worth 7 points"
        ),
    ]
    last = Position("B6: 0A", dug={0: (4, 2, 2)})
    assert english(last, *a.TRACK_CHOICES[:2]) == [
        "Take a den from the track pack spread",
        "Take a den from the track wolf speed: it goes from 4 to 5 and is worth 3 points",
    ]


def test_a_lair_and_a_victim_are_named_with_their_place() -> None:
    position = Position("B6: 0A", "B7: 0d", "B8: 1p", tokens={0: 3})
    assert english(position.twin().play(a.UPGRADE_DEN), upgrade_at("B7")) == [
        "Make the den on B7 (rock) a lair"
    ]
    position.play(a.DOMINATE)
    assert english(position, target("B8", "p"), target("B3", "p")) == [
        "Dominate Émile’s pack wolf on B8 (rock)",
        "Dominate the pack wolf on B3 (grass)",
    ]


def test_a_choice_between_two_stacks_names_the_prey() -> None:
    drawn = ("E2: 0p", "E4: 0A", "E6: 0p", "F2: 0p", "F4: 0A", "F6: 0p")
    position = Position(*drawn).play(a.MOVE, a.FLIPS[0])
    while position.asked[0] == "MoveWolves":
        position.play(a.STOP)
    assert "same prey: hare." in english(position)[0]
    assert english(position, hunt_at("F5")) == ["Take the prey on F5, in region F"]


def test_the_third_pack_is_named() -> None:
    state = next(s for s in walk(2, 1) if s.home.count(-1) == 0)
    view = WOLVES.view(state, 1)
    pack = next(p for p in a.PACKS if p.terrain not in state.home)
    assert "third pack" in said(WOLVES.prompt(view))[0]
    assert said(WOLVES.sentence(view, pack))[0].endswith("the third pack")
