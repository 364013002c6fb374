"""Why not: the best reason with its rule, and nothing that the seat may not know."""

from __future__ import annotations

import pytest

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Action
from meute.core.message import LANGUAGES, Phrasebook
from meute.core.texts import CATALOGUES as CORE
from meute.games.silver import SILVER
from meute.games.silver import actions as a
from tests.games.silver.positions import Position

BOOKS = [Phrasebook(code, CORE[code], SILVER.catalogue(code)) for code in LANGUAGES]


def why(position: Position, action: Action, seat: int | None = None) -> tuple[str, str]:
    """The rule and the last part of the key."""
    player = position.decision.player if seat is None else seat
    reason = SILVER.why_not(position.state, player, action)
    assert reason is not None, f"{action} is allowed"
    assert reason.rule in SILVER.rules("en")
    for book in BOOKS:
        spoken = book.say(reason.message, ("Anna", "Émile", "Hans", "Zoé"))
        assert "{" not in spoken
        assert "silver." not in spoken
    return reason.rule, reason.message.key.removeprefix("silver.why.")


def turn(*villages: str, **more: object) -> Position:
    return Position(*(villages or ("? ?", "? ?")), **more)  # type: ignore[arg-type]


def test_an_option_needs_no_reason() -> None:
    assert SILVER.why_not(turn().state, 0, a.DRAW) is None


def test_not_asked() -> None:
    assert why(turn(), a.DRAW, seat=1) == ("R2.1", "not_asked")
    assert why(turn().play(a.DRAW), a.DISCARD, seat=0) == ("R0.3", "chance_now")
    new = SILVER.setup(2, SILVER.meta.variant({}))
    while SILVER.asked(new)[0].player == CHANCE:
        SILVER.play(new, SILVER.asked(new)[0].options(new)[0])
    assert SILVER.why_not(new, 1, a.LOOKS[0]) is None
    reason = SILVER.why_not(new, 1, a.CALL)
    assert reason is not None
    assert (reason.rule, reason.message.key) == ("R1.7", "silver.why.other")
    SILVER.play(new, a.LOOKS[0])
    reason = SILVER.why_not(new, 0, a.LOOKS[0])
    assert reason is not None
    assert (reason.rule, reason.message.key) == ("R1.7", "silver.why.others_look")


def test_over() -> None:
    position = turn(rounds=1, caller=1).play(a.DRAW, 5, a.DISCARD)
    while not position.over:
        SILVER.play(position.state, position.options[0])
    reason = SILVER.why_not(position.state, 0, a.DRAW)
    assert reason is not None
    assert (reason.rule, reason.message.key) == ("R12.1", "silver.why.over")


def test_call() -> None:
    assert why(turn("? ? ? ? ?", "? ?"), a.CALL) == ("R5.1", "call_cards")
    assert why(turn(caller=1), a.CALL) == ("R5.3", "called")
    used = turn("2^ 2^ ? ?", "? ?").play(a.USE_EMPATH[2], 7)
    assert why(used, a.CALL) == ("R2.5", "call_used")
    assert why(turn().play(a.DRAW, 7), a.CALL) == ("R5.2", "call_late")


def test_take() -> None:
    assert why(turn(discard=""), a.TAKE) == ("R4.1", "pile_empty")
    assert why(turn("7!", "? ?"), a.TAKE) == ("R4.1", "only_amulet")
    assert why(turn().play(a.DRAW, 7), a.TAKE) == ("R2.1", "acted")


def test_draw() -> None:
    assert why(turn(), a.DRAW_OPEN[0]) == ("R3.1", "no_open")
    assert why(turn(display="7"), a.DRAW_OPEN[1]) == ("R3.1", "no_open")
    assert why(turn().play(a.DRAW, 7), a.DRAW) == ("R2.1", "acted")
    rascal = turn("4^ ?", "? ?", display="7 8", deck=1).play(a.DRAW_OPEN[0])
    assert why(rascal, a.DRAW_OPEN[0]) == ("R8.4.1", "drawn_already")
    rascal = turn("4^ 4^", "? ?", display="7 8", deck=1).play(a.DRAW, 6)
    assert why(rascal, a.DRAW) == ("R8.4.1", "deck_empty")
    assert why(rascal.play(a.DRAW_OPEN[1]).play(a.DRAW_OPEN[0]), a.KEEPS[3]) == (
        "R8.4.2",
        "no_draw",
    )


def test_nobody_passes() -> None:
    assert why(turn(), a.END_TURN) == ("R2.1", "no_pass")
    assert why(turn(), a.DECLINE) == ("R2.1", "no_pass")
    assert why(turn().play(a.DRAW, 7), a.END_TURN) == ("R3.3", "hand_full")
    assert why(turn().play(a.TAKE), a.DECLINE) == ("R4.2", "taken")


def test_a_taken_card_is_not_discarded() -> None:
    assert why(turn().play(a.TAKE), a.DISCARD) == ("R4.2", "taken")


def test_exchange() -> None:
    held = turn("7! ? ?", "? ?").play(a.DRAW, 5)
    assert why(held, a.SWAPS[0]) == ("R6.1", "under_amulet")
    assert why(held, a.SWAPS[3]) == ("R0.1", "no_own_card")
    assert why(turn("7! ?", "? ?").play(a.DRAW, 5), a.ANNOUNCE) == ("R6.3", "no_set")
    held.play(a.ANNOUNCE, a.PICKS[1])
    assert why(held, a.PICKS[0]) == ("R6.1", "under_amulet")
    assert why(held, a.PICKS[1]) == ("R6.3", "picked_twice")
    assert why(held, a.PICKS[7]) == ("R0.1", "no_own_card")
    assert why(held, a.CONFIRM) == ("R6.3", "small_set")
    assert why(held, a.DISCARD) == ("R6.3", "other")


def test_a_set_in_its_places() -> None:
    good = turn("13^ 6^ ?", "? ?").play(a.TAKE, a.ANNOUNCE, a.PICKS[0], a.PICKS[1], a.CONFIRM)
    assert why(good, a.ON_TOP[5]) == ("R6.5", "not_in_set")
    assert why(good.play(a.ON_TOP[6]), a.PUTS[2]) == ("R6.5", "not_emptied")


def test_targets() -> None:
    village = ("? 7^", "8! 3^ 6 9^ ?")
    seer = turn(*village).guard(1, 1, 2).discard(9)
    assert why(seer, a.TARGETS[1][0]) == ("R7.6", "under_amulet")
    assert why(seer, a.TARGETS[1][1]) == ("R8.3.4", "guarded")
    assert why(seer, a.TARGETS[1][2]) == ("R8.3.4", "guarded")
    assert why(seer, a.TARGETS[1][3]) == ("R8.14", "face_up")
    assert why(seer, a.TARGETS[0][1]) == ("R8.14", "face_up")
    assert why(seer, a.TARGETS[1][5]) == ("R0.1", "no_card")
    assert why(seer, a.TARGETS[3][0]) == ("R0.1", "no_card")
    assert why(seer, a.TARGETS[0][5]) == ("R0.1", "no_own_card")
    apprentice = turn(*village).discard(8)
    assert why(apprentice, a.TARGETS[0][0]) == ("R8.8.1", "opponents_only")
    robber = turn(*village).discard(12)
    assert why(robber, a.TARGETS[0][0]) == ("R8.12.1", "opponents_only")
    assert why(robber, a.TARGETS[1][1]) == ("R8.3.4", "guarded")
    assert why(robber.play(a.TARGETS[1][4]), a.DECLINE) == ("R8.15", "robbing")


def test_own_cards_for_a_power() -> None:
    exposer = turn("? 7^ 8!", "? ?").discard(5)
    assert why(exposer, a.PICKS[1]) == ("R8.14", "face_up")
    assert why(exposer, a.PICKS[2]) == ("R7.6", "under_amulet")
    assert why(exposer, a.PICKS[3]) == ("R0.1", "no_own_card")
    beholder = turn("? ?", "? ?").discard(7).play(a.PICKS[0], 4)
    assert why(beholder, a.PICKS[0]) == ("R8.7.1", "looked_twice")


def test_amulet() -> None:
    assert why(turn(), a.USE_AMULET[0]) == ("R7.1", "amulet_nobody")
    assert why(turn(amulet=1, amulet_ready=True), a.USE_AMULET[0]) == ("R7.3", "amulet_other")
    assert why(turn(amulet=0), a.USE_AMULET[0]) == ("R7.3", "amulet_late")
    ready = turn(amulet=0, amulet_ready=True)
    assert why(ready, a.USE_AMULET[2]) == ("R0.1", "no_own_card")
    assert why(ready.play(a.USE_AMULET[1]), a.USE_AMULET[0]) == ("R7.5", "amulet_laid")
    taken = turn(amulet=0, amulet_ready=True).play(a.TAKE)
    assert why(taken, a.USE_AMULET[0]) == ("R2.2", "no_window")
    announcing = turn(amulet=0, amulet_ready=True).play(a.DRAW, 7, a.ANNOUNCE)
    assert why(announcing, a.USE_AMULET[0]) == ("R2.4", "no_window")


def test_empath() -> None:
    assert why(turn("2 ?", "? ?"), a.USE_EMPATH[1]) == ("R8.2.1", "no_empath")
    empath = turn("2^ ? 7! 5^", "? ?")
    assert why(empath, a.USE_EMPATH[3]) == ("R8.2.1", "face_up")
    assert why(empath, a.USE_EMPATH[2]) == ("R7.6", "under_amulet")
    assert why(empath, a.USE_EMPATH[4]) == ("R0.1", "no_own_card")
    assert why(empath.play(a.USE_EMPATH[1], 9), a.USE_EMPATH[1]) == ("R8.2.1", "empath_used")


def test_bodyguard() -> None:
    guard = turn("3^ 3 ?", "? ?")
    assert why(guard, a.SET_GUARD[1]) == ("R8.3.2", "no_guard")
    assert why(guard, a.SET_GUARD[3]) == ("R0.1", "no_own_card")
    assert why(turn("3^", "? ?"), a.SET_GUARD[0]) == ("R8.3.2", "no_ward")
    choosing = turn("3^ ? ?", "? ?").guard(0, 0, 1).play(a.SET_GUARD[0])
    assert why(choosing, a.WARDS[0]) == ("R8.3.2", "guards_itself")
    assert why(choosing, a.WARDS[1]) == ("R8.3.2", "guards_already")
    assert why(choosing, a.WARDS[3]) == ("R0.1", "no_own_card")
    assert why(choosing, a.CALL) == ("R8.3.2", "other")
    assert why(choosing.play(a.WARDS[2]), a.SET_GUARD[0]) == ("R8.3.2", "guard_used")


def test_master() -> None:
    master = turn(discard="5 6").discard(10)
    assert why(master, a.FETCHES[2]) == ("R8.10.1", "fetch_master")
    assert why(master, a.FETCHES[3]) == ("R8.10.1", "fetch_none")
    master.play(a.FETCHES[0])
    assert why(master, a.DECLINE) == ("R8.15", "fetched")
    assert why(master, a.DISCARD) == ("R8.10.2", "fetched")
    assert why(master, a.ANNOUNCE) == ("R8.10.1", "one_card")


def test_witch() -> None:
    witch = turn().discard(11).play(a.USE_POWER, 4)
    assert why(witch, a.DECLINE) == ("R8.11.3", "witch_looked")
    assert why(witch, a.DISCARD) == ("R8.11.2", "witch_looked")
    assert why(witch, a.ANNOUNCE) == ("R8.11.2", "one_card")
    free = turn(witch="may").discard(11).play(a.USE_POWER, 4)
    assert why(free, a.END_TURN) == ("R8.11.2", "other")
    lonely = turn("7! ?", "? ?", several="power").discard(11).play(a.USE_POWER, 4)
    assert why(lonely, a.ANNOUNCE) == ("R6.3", "no_set")


def test_what_belongs_elsewhere() -> None:
    assert why(turn(), a.VALUES[0]) == ("R0.3", "chance_only")
    assert why(turn(), a.YOUNGEST[0]) == ("R1.8", "chance_only")
    assert why(turn(), a.LOOKS[0]) == ("R1.7", "looks_over")
    assert why(turn(), a.DISCARD) == ("R2.1", "other")
    assert why(turn().play(a.DRAW, 5), a.FETCHES[0]) == ("R3.3", "other")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_reason_exactly_for_what_is_no_option(seats: int) -> None:
    dealer = Dealer(seats)
    state = SILVER.setup(seats, SILVER.meta.variant({"rounds": 2, "several": "power"}))
    stops = 0
    while (decision := SILVER.decision(state)) is not None:
        options = decision.options(state)
        stops += 1
        if decision.player != CHANCE and stops % 9 == 0:
            player = decision.player
            reasons = [SILVER.why_not(state, player, action) for action in SILVER.actions]
            for action, reason in zip(SILVER.actions, reasons, strict=True):
                assert (reason is None) == (action in options)
                assert reason is None or reason.rule in SILVER.rules("en")
            if not decision.secret:
                for other in set(range(seats)) - {player}:
                    assert SILVER.why_not(state, other, options[0]) is not None
            world = SILVER.redeal(state, player, dealer)
            assert reasons == [SILVER.why_not(world, player, action) for action in SILVER.actions]
        SILVER.play(state, dealer.pick(options))
