"""The coached first game: five turns for three, from the first howl to two crescents won.

Every action comes up once: move, howl, den, lair, dominate; a moose is surrounded on the way. The
answers of the others are those of plain bots. Texts: `words/<language>/lesson.ftl`.
"""

from typing import Final

from meute.core.decision import Action
from meute.core.lesson import FirstGame, Lesson, Say, Step
from meute.games.wolves.actions import (
    BONUS_ACTION,
    BUILD_DEN,
    DIGS,
    DOMINATE,
    END_TURN,
    FLIPS,
    GOES,
    HOWL,
    HOWLS,
    LAYS,
    MOVE,
    PICKS,
    PLACES,
    STOP,
    TARGETS,
    TRACK_CHOICES,
    UPGRADE_DEN,
    UPGRADES,
    Flip,
    LayTiles,
    Move,
    Pick,
    Place,
    Stop,
    Track,
)
from meute.games.wolves.data import ALPHA, DEN, PACK

LUNA: Final = 1
FENRIS: Final = 2

Lines = tuple[tuple[int, Action], ...]


def _luna(*answers: Action) -> Lines:
    return tuple((LUNA, answer) for answer in answers)


def _fenris(*answers: Action) -> Lines:
    return tuple((FENRIS, answer) for answer in answers)


SETTING_OUT: Final = (
    Step(
        (Say("goal"), Say("tiles", "tile:0 tile:1 tile:2 tile:3 tile:4 tile:5"), Say("lay")),
        ((LAYS[0],),),
        others=((LayTiles, "lay_other"),),
        then=(*_luna(LAYS[1]), *_fenris(LAYS[1])),
    ),
    Step(
        (Say("pair"), Say("place")),
        ((PLACES[7],),),
        others=((Place, "place_other"),),
        then=(*_luna(PLACES[15]), *_fenris(PLACES[0], PLACES[8]), *_luna(PLACES[1])),
    ),
    Step((Say("place_again"),), ((PLACES[14],),), others=((Place, "place_other"),)),
)
HOWLING: Final = (
    Step(
        (Say("turn"), Say("lone", "hex:98"), Say("move")),
        ((MOVE, FLIPS[1], PICKS[ALPHA][7], GOES[31]),),
        other="move_other",
        others=((Flip, "move_tile"), (Pick, "move_other")),
    ),
    Step((Say("flipped", "tile:1"), Say("stop")), ((STOP,),), others=((Pick, "stop_other"),)),
    Step((Say("howl"),), ((HOWL, HOWLS[98]),), other="howl_other", others=((Move, "howl_move"),)),
    Step(
        (Say("joined", "hex:98"), Say("end")),
        ((END_TURN,),),
        then=(
            *_luna(MOVE, FLIPS[2], PICKS[ALPHA][15], GOES[105], PICKS[ALPHA][1], GOES[48]),
            *_luna(BUILD_DEN, DIGS[88], TRACK_CHOICES[2], END_TURN),
            *_fenris(MOVE, FLIPS[1], PICKS[ALPHA][8], GOES[69], PICKS[ALPHA][0], GOES[44]),
            *_fenris(MOVE, FLIPS[4], PICKS[PACK][0], GOES[57], PICKS[PACK][8], GOES[51]),
            *_fenris(END_TURN),
        ),
    ),
)
DIGGING: Final = (
    Step(
        (Say("den"), Say("home_tile", "tile:0"), Say("to_water")),
        ((MOVE, FLIPS[0], PICKS[ALPHA][14], GOES[90]),),
        other="to_water_other",
        others=((Flip, "home_tile_other"),),
    ),
    Step((Say("stop_again"),), ((STOP,),), others=((Pick, "stop_other"),)),
    Step((Say("dig"),), ((BUILD_DEN, DIGS[85]),), other="dig_other"),
    Step((Say("pay"),), ((FLIPS[0], FLIPS[2]),), other="pay_other"),
    Step(
        (Say("track"),),
        ((TRACK_CHOICES[0],),),
        others=((Track, "track_other"),),
    ),
    Step(
        (Say("end_again"),),
        ((END_TURN,),),
        then=(
            *_luna(MOVE, FLIPS[3], PICKS[PACK][1], GOES[19], PICKS[ALPHA][48], GOES[65]),
            *_luna(BUILD_DEN, DIGS[49], TRACK_CHOICES[0], END_TURN),
            *_fenris(BUILD_DEN, DIGS[47], FLIPS[0], FLIPS[3], TRACK_CHOICES[0]),
            *_fenris(BUILD_DEN, DIGS[70], TRACK_CHOICES[0], BONUS_ACTION),
            *_fenris(UPGRADE_DEN, UPGRADES[47], END_TURN),
        ),
    ),
)
THE_LAIR: Final = (
    Step(
        (Say("lair", "hex:85"), Say("upgrade")),
        ((UPGRADE_DEN, UPGRADES[85]),),
        other="upgrade_other",
    ),
    Step(
        (Say("counts", "hex:85"), Say("scatter"), Say("scatter_one")),
        ((MOVE, FLIPS[3], PICKS[ALPHA][90], GOES[87]),),
        other="scatter_other",
        others=((Flip, "scatter_tile"),),
    ),
    Step(
        (Say("to_prey", "hex:20"), Say("scatter_two")),
        ((PICKS[ALPHA][31], GOES[25]),),
        other="scatter_other",
    ),
    Step((Say("stop_here"),), ((STOP,),), others=((Pick, "stop_other"),)),
    Step(
        (Say("end_third"),),
        ((END_TURN,),),
        then=(
            *_luna(BUILD_DEN, DIGS[106], TRACK_CHOICES[0], DOMINATE, TARGETS[PACK][51]),
            *_luna(BONUS_ACTION, BUILD_DEN, DIGS[65], TRACK_CHOICES[0], END_TURN),
            *_fenris(DOMINATE, TARGETS[DEN][49], TRACK_CHOICES[0]),
            *_fenris(BUILD_DEN, DIGS[74], TRACK_CHOICES[0], END_TURN),
        ),
    ),
)
THE_HUNT: Final = (
    Step(
        (Say("hunt", "hex:20"), Say("surround")),
        ((MOVE, FLIPS[2], PICKS[PACK][7], GOES[21]),),
        other="surround_other",
    ),
    Step((Say("third_wolf"),), ((PICKS[PACK][98], GOES[26]),), other="surround_other"),
    Step(
        (Say("closed", "hex:21 hex:25 hex:26"), Say("stop_hunt")),
        ((STOP,),),
        others=((Pick, "stop_other"),),
    ),
    Step(
        (Say("moose"), Say("second_den")),
        ((BUILD_DEN, DIGS[86]),),
        other="dig_other",
    ),
    Step((Say("spread_again"),), ((TRACK_CHOICES[0],),), others=((Track, "track_other"),)),
    Step(
        (Say("bonus"), Say("end_fourth")),
        ((END_TURN,),),
        other="bonus_later",
        then=(
            *_luna(MOVE, FLIPS[3], PICKS[ALPHA][65], GOES[49], PICKS[PACK][15], GOES[99], STOP),
            *_luna(HOWL, HOWLS[61], END_TURN),
            *_fenris(UPGRADE_DEN, UPGRADES[70], MOVE, FLIPS[0], PICKS[ALPHA][44], GOES[58]),
            *_fenris(PICKS[ALPHA][69], GOES[53], STOP, BONUS_ACTION, BUILD_DEN, DIGS[58]),
            *_fenris(FLIPS[3], FLIPS[0], TRACK_CHOICES[1], END_TURN),
        ),
    ),
)
DOMINATING: Final = (
    Step(
        (Say("intruder", "hex:99"), Say("come_near")),
        ((MOVE, FLIPS[1], PICKS[ALPHA][25], GOES[101]),),
        other="near_other",
    ),
    Step((Say("stop_last"),), ((STOP,),), others=((Pick, "stop_other"),)),
    Step(
        (Say("dominate"),),
        ((DOMINATE, TARGETS[PACK][99]),),
        other="dominate_other",
        others=((Stop, "dominate_other"),),
    ),
    Step(
        (Say("control"), Say("moon"), Say("end_last")),
        ((END_TURN,),),
        other="bonus_later",
        then=(
            *_luna(UPGRADE_DEN, UPGRADES[106], DOMINATE, TARGETS[PACK][57]),
            *_luna(FLIPS[5], FLIPS[0], FLIPS[4], BONUS_ACTION, BUILD_DEN, DIGS[52]),
            *_luna(FLIPS[4], FLIPS[3], TRACK_CHOICES[0], END_TURN),
            *_fenris(UPGRADE_DEN, UPGRADES[58], BUILD_DEN, DIGS[53], TRACK_CHOICES[1], END_TURN),
        ),
    ),
)

LESSON: Final = Lesson(
    seed="wolves-419",
    seats=3,
    variant={"packs": "dealt"},
    steps=(*SETTING_OUT, *HOWLING, *DIGGING, *THE_LAIR, *THE_HUNT, *DOMINATING),
    free=(Say("scored"), Say("done")),
    notes={
        "DisplaceWolf": Say("note_flee"),
        "ChooseStack": Say("note_stack"),
    },
    first=FirstGame(seats=3, bot="easy", variant={"packs": "dealt"}),
)
