"""The coached first game: one round from the first look to a call that succeeds, and the amulet.

Luna is scripted too: a card swapped away unseen turns out to be an Empath, and so the first power
comes up by itself. Texts: `words/<language>/lesson.ftl`.
"""

from typing import Final

from meute.core.lesson import FirstGame, Lesson, Say, Step
from meute.games.silver.actions import (
    ANNOUNCE,
    CALL,
    CONFIRM,
    DECLINE,
    DISCARD,
    DRAW,
    END_TURN,
    LOOKS,
    PICKS,
    PUTS,
    SWAPS,
    TAKE,
    TARGETS,
    USE_AMULET,
    USE_EMPATH,
    Announce,
    Discard,
    Draw,
    EndTurn,
    LookAtTwo,
    Swap,
    Take,
    UseAmulet,
    UseEmpath,
)

LUNA: Final = 1
FIRST_TWO: Final = LOOKS[0]
VILLAGE: Final = "card:0:0 card:0:1 card:0:2 card:0:3 card:0:4"

FIRST_TURN: Final = (
    Step(
        (Say("goal"), Say("village", VILLAGE), Say("look")),
        ((FIRST_TWO,),),
        others=((LookAtTwo, "look_other"),),
        then=((LUNA, FIRST_TWO),),
    ),
    Step(
        (Say("seen", "card:0:0 card:0:1"), Say("draw")),
        ((DRAW,),),
        others=((Take, "draw_take"),),
    ),
    Step(
        (Say("swap"),),
        ((SWAPS[1],),),
        others=((Discard, "swap_discard"), (Announce, "swap_set"), (Swap, "swap_other")),
        then=((LUNA, DRAW), (LUNA, SWAPS[2])),
    ),
)
POWERS: Final = (
    Step(
        (Say("thrown", "discard"), Say("take")),
        ((TAKE, SWAPS[2]),),
        others=((Draw, "take_draw"), (Announce, "swap_set"), (Swap, "take_other")),
    ),
    Step(
        (Say("empath", "card:0:2"), Say("empath_use")),
        ((USE_EMPATH[3],),),
        others=((EndTurn, "empath_end"), (UseEmpath, "empath_other")),
        then=((LUNA, DRAW), (LUNA, SWAPS[0])),
    ),
    Step(
        (Say("again"),),
        ((USE_EMPATH[4],),),
        others=((Draw, "again_draw"), (Take, "again_draw"), (UseEmpath, "again_other")),
    ),
    Step(
        (Say("pair", "card:0:3 card:0:4"), Say("pair_draw")),
        ((DRAW,),),
        others=((Take, "pair_take"),),
    ),
    Step(
        (Say("seer"), Say("seer_discard")),
        ((DISCARD,),),
        others=((Swap, "seer_swap"), (Announce, "seer_set")),
    ),
    Step(
        (Say("target"),),
        ((TARGETS[LUNA][1],),),
        other="target_other",
        then=((LUNA, DRAW), (LUNA, DISCARD)),
    ),
)
SETS: Final = (
    Step(
        (Say("spied", "card:1:1"), Say("third_draw")),
        ((DRAW,),),
        others=((Take, "third_take"), (UseEmpath, "third_empath")),
    ),
    Step(
        (Say("set", "card:0:3 card:0:4"), Say("set_do")),
        ((ANNOUNCE, PICKS[3], PICKS[4], CONFIRM),),
        others=((Discard, "set_discard"), (Swap, "set_swap")),
        other="set_other",
    ),
    Step((Say("put"),), ((PUTS[3],), (PUTS[4],))),
    Step(
        (Say("smaller", VILLAGE), Say("end_turn")),
        ((END_TURN,),),
        other="end_turn_other",
        then=((LUNA, DRAW), (LUNA, SWAPS[0])),
    ),
)
THE_CALL: Final = (
    Step(
        (Say("sum", VILLAGE), Say("risk", "card:1:0 card:1:4"), Say("call")),
        ((CALL,),),
        other="call_other",
        others=((UseEmpath, "call_empath"),),
        then=((LUNA, DRAW), (LUNA, DISCARD), (LUNA, DECLINE)),
    ),
)
THE_AMULET: Final = (
    Step(
        (Say("won"), Say("amulet", "amulet"), Say("look_again")),
        ((FIRST_TWO,),),
        others=((LookAtTwo, "look_other"),),
        then=((LUNA, FIRST_TWO),),
    ),
    Step(
        (Say("lay"),),
        ((USE_AMULET[0],),),
        other="lay_first",
        others=((UseAmulet, "lay_other"),),
    ),
    Step((Say("guarded", "card:0:0"), Say("last_draw")), ((DRAW,),), other="last_draw_other"),
    Step((Say("last_swap"),), ((SWAPS[1],),), other="last_swap_other"),
)

LESSON: Final = Lesson(
    seed="silver-3208",
    seats=2,
    variant={"rounds": 2},
    steps=(*FIRST_TURN, *POWERS, *SETS, *THE_CALL, *THE_AMULET),
    free=(Say("done"),),
    notes={
        "Expose": Say("note_power"),
        "RevealAny": Say("note_power"),
        "Behold": Say("note_power"),
        "LookAtOpponent": Say("note_power"),
        "FetchDiscard": Say("note_power"),
        "UseWitch": Say("note_power"),
        "Rob": Say("note_power"),
        "AddNew": Say("note_failed"),
        "DrawNext": Say("note_rascal"),
    },
    first=FirstGame(seats=3, bot="easy"),
)
