"""The coached first game: one whole round for two, from the first die to a cub that leaves.

Each kind of thing comes up once: a territory, a space and its actions, the den, goals, growth.
Luna answers as a plain bot does. Texts: `words/<language>/lesson.ftl`.
"""

from typing import Final

from meute.core.lesson import FirstGame, Lesson, Say, Step
from meute.games.foxes.actions import (
    ADVANCE,
    ADVANCE_ON,
    DIGS,
    END_TURN,
    GATHER,
    GROW,
    LAYS,
    LEAVES,
    MARK,
    MOVES,
    MULOTAGE,
    PAY,
    PLACES,
    RAISE,
    RAISE_CUB,
    TAKE,
    USE_RUSE,
    Dig,
    EndTurn,
    Grow,
    Leave,
    Move,
    Place,
    StopGrowing,
    TakePC,
    TradeCheese,
)

LUNA: Final = 1
FARM: Final = 3
MOUNTAIN: Final = 4
DEN: Final = 5
BERRY: Final = 2
EGG: Final = 3
FOREST: Final = 2

THE_FARM: Final = (
    Step(
        (Say("goal"), Say("round"), Say("berry")),
        ((TAKE[BERRY],),),
        other="berry_other",
        others=((TakePC, "berry_gp"),),
        then=((LUNA, TAKE[1]),),
    ),
    Step(
        (Say("die"), Say("place")),
        ((PLACES[FARM], MOVES[3]),),
        other="place_other",
        others=((Move, "walk_other"), (Place, "place_other")),
    ),
    Step(
        (Say("space"), Say("mark")),
        ((MARK,),),
        other="act_other",
        others=((EndTurn, "act_end"),),
    ),
    Step(
        (Say("pips"), Say("advance")),
        ((ADVANCE,),),
        other="act_other",
        others=((EndTurn, "act_end"),),
    ),
    Step(
        (Say("cheese"), Say("mouse")),
        ((MULOTAGE,),),
        other="act_other",
        others=((EndTurn, "mouse_end"), (TradeCheese, "keep_cheese")),
    ),
    Step(
        (Say("caught"), Say("end")),
        ((END_TURN,),),
        others=((TradeCheese, "keep_cheese"),),
        then=(
            *((LUNA, answer) for answer in (PLACES[0], USE_RUSE[5], MOVES[3])),
            *((LUNA, answer) for answer in (MULOTAGE, MARK, END_TURN)),
        ),
    ),
)
THE_DEN: Final = (
    Step(
        (Say("dig_why"), Say("dig_place")),
        ((PLACES[DEN], DIGS[3]),),
        other="dig_other",
        others=((Dig, "dig_three"), (TradeCheese, "keep_cheese")),
    ),
    Step((Say("tile"), Say("lay")), ((LAYS[2][2],),), other="lay_other"),
    Step((Say("lay_on"),), ((LAYS[7][1],),), other="lay_other"),
    Step(
        (Say("lay_last"),),
        ((LAYS[1][0],),),
        other="lay_other",
        then=(
            *((LUNA, answer) for answer in (PLACES[MOUNTAIN], ADVANCE, ADVANCE_ON[FOREST])),
            *((LUNA, answer) for answer in (RAISE_CUB[0], GATHER, TAKE[BERRY])),
            *((LUNA, answer) for answer in (RAISE, RAISE_CUB[0], END_TURN)),
        ),
    ),
)
GROWING: Final = (
    Step(
        (Say("objective"), Say("growth"), Say("grow")),
        ((GROW[0],),),
        other="grow_other",
        others=((StopGrowing, "grow_stop"),),
    ),
    Step(
        (Say("worth"), Say("grow_on")),
        ((GROW[0], GROW[0], GROW[0]),),
        other="grow_other",
        others=((StopGrowing, "grow_stop"),),
    ),
    Step(
        (Say("last_step"), Say("egg")),
        ((GROW[0], PAY[EGG]),),
        other="egg_other",
        others=((StopGrowing, "grow_stop"), (Grow, "grow_other")),
    ),
    Step(
        (Say("black_cub"), Say("leave")),
        ((LEAVES[0][1],),),
        other="leave_other",
        others=((Leave, "leave_exit"), (StopGrowing, "leave_stop")),
        then=tuple((LUNA, GROW[0]) for _ in range(4)),
    ),
)

LESSON: Final = Lesson(
    seed="foxes-940",
    seats=2,
    steps=(*THE_FARM, *THE_DEN, *GROWING),
    free=(Say("third_die"), Say("done")),
    notes={
        "ActOnMountain": Say("note_mountain"),
        "DevelopInstinct": Say("note_instinct"),
    },
    first=FirstGame(seats=3, bot="easy"),
)
