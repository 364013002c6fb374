"""B1 Setup: colours, target, prey, and the secret choice of the first wolves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, SecretDecision, Step
from meute.core.errors import BadVariant
from meute.core.meta import Value
from meute.core.numbers import read
from meute.core.stack import settle
from meute.games.tracks.actions import FIRST_WOLVES, TURNED, FirstWolf, Turned
from meute.games.tracks.data import (
    COLOURS,
    COLUMNS,
    LARGE_KINDS,
    LEAST_TARGETS,
    MOST_SEATS,
    NO_PREY,
    NO_PREY_CARDS,
    OPEN_AT_START,
    SOURCES,
    TARGETS,
    TRIES,
    WOLVES_EACH,
)
from meute.games.tracks.rules.pack import join
from meute.games.tracks.rules.prey import TURN_LARGE
from meute.games.tracks.rules.year import BEGIN_YEAR
from meute.games.tracks.state import (
    EMPTY,
    HAND,
    NOBODY,
    NOTHING,
    PREPARATION,
    RUNNING,
    Settings,
    State,
    wolf_of,
    wolves_of,
)
from meute.games.tracks.words.log import tell_event, tell_wolf


def new_game(seats: int, settings: Settings) -> State:
    """B1.3 Piles shuffled, two large prey face up, scores at nothing."""
    wolves = WOLVES_EACH * seats
    state = State(
        settings=settings,
        seats=seats,
        year=0,
        phase=PREPARATION,
        placed=False,
        result=RUNNING,
        omega=NOBODY,
        quarry=NOTHING,
        tries=0,
        submitted=0,
        attacker=NOBODY,
        defender=NOBODY,
        drawn=NOTHING,
        ledger=[0] * (SOURCES * seats),
        where=[HAND] * wolves,
        unsure=[0] * wolves,
        strength=[0] * wolves,
        vigour=[0] * wolves,
        chips=[0] * wolves,
        males=[],
        females=[],
        counters=[EMPTY] * (COLUMNS * wolves),
        sequence=[],
        caught=[NOTHING] * wolves,
        small_pile=list(settings.small_cards),
        display=[],
        large_pile=list(settings.large_cards),
        large_open=[],
        large_discard=[],
        votes=[NOTHING] * seats,
        added=[0] * seats,
        deaths=[0] * seats,
        exclusions=[0] * seats,
        bereft=[0] * seats,
        young=[],
        fight_scores=[0, 0],
        fight_hands=[0, 0],
        fight_played=[0, 0],
        sealed=[NOTHING] * seats,
        shown=0,
        pending=[],
    )
    state.then(*[TURN_LARGE] * OPEN_AT_START, ASK_FIRST, BEGIN_YEAR)
    settle(state)
    return state


def settings_from(seats: int, variant: Mapping[str, Value]) -> Settings:
    """Read the settings of a table; B1.1 and B1.2 depend on the number of players."""

    def row(name: str) -> tuple[int, ...]:
        return tuple(read(variant[name]) or ())

    def cards(name: str, first: int) -> tuple[int, ...]:
        return tuple(
            kind for kind, count in enumerate(row(name), start=first) for _ in range(count)
        )

    sexes = row("sexes")
    colours = balanced_colours(seats, sexes)
    settings = Settings(
        joining=variant["joining"] == "on",
        life_span=variant["life_span"] == "on",
        strength_first=variant["strength_first"] == "on",
        omega_stays=variant["omega_stays"] == "on",
        target=target_for(seats, row("target")[0]),
        spirals=(0, *row("spirals")),
        small_cards=(NO_PREY,) * NO_PREY_CARDS + cards("small_copies", 1),
        small_strength=(0, *row("small_strength")),
        large_cards=cards("large_copies", 0),
        large_black=row("large_black"),
        large_green=row("large_green"),
        large_red=row("large_red"),
        large_food=row("large_food"),
        births=row("births"),
        colours=colours,
        female=tuple(sexes[wolf] for colour in colours for wolf in wolves_of(colour)),
    )
    check_prey(settings)
    return settings


def target_for(seats: int, chosen: int) -> int:
    """B1.2 The points to reach: at least the rulebook's minimum, or its usual number."""
    if not chosen:
        return TARGETS[seats]
    least = LEAST_TARGETS[seats]
    if chosen < least:
        raise BadVariant(f"{seats} players must reach at least {least} points, not {chosen}")
    return chosen


def check_prey(settings: Settings) -> None:
    """PH3.1 The three numbers of a prey must rise from red to black."""
    numbers = zip(settings.large_red, settings.large_green, settings.large_black, strict=True)
    for kind, (red, green, black) in enumerate(numbers):
        if not red < green < black:
            name = LARGE_KINDS[kind].replace("_", " ")
            raise BadVariant(f"{name}: large_red, large_green and large_black must rise in order")


def balanced_colours(seats: int, sexes: tuple[int, ...]) -> tuple[int, ...]:
    """B1.1 The first colours whose sexes are as equal as possible."""
    females = [sum([sexes[wolf] for wolf in wolves_of(colour)]) for colour in range(len(COLOURS))]
    for colour, count in enumerate(females):
        if count not in (1, 2):
            raise BadVariant(f"{COLOURS[colour]} needs one or two females among its three wolves")

    def imbalance(colours: tuple[int, ...]) -> int:
        return abs(WOLVES_EACH * seats - 2 * sum([females[colour] for colour in colours]))

    return min(combinations(range(len(COLOURS)), seats), key=imbalance)


@dataclass(frozen=True)
class AskFirst(Step):
    """B1.4 Every player secretly chooses a wolf; B1.5 after three failures chance does."""

    def run(self, state: State) -> None:
        if state.tries < TRIES:
            state.then(*CHOOSE_FIRST[: state.seats], OPEN_FIRST)
        else:
            state.then(*DRAW_FIRST[: state.seats], OPEN_DRAWN)


@dataclass(frozen=True)
class ChooseFirst(SecretDecision):
    """B1.4 Choose the wolf that begins in the pack."""

    def options(self, state: State) -> Sequence[Action]:
        return FIRST_WOLVES

    def resolve(self, state: State, action: FirstWolf) -> None:
        state.sealed[self.player] = action.letter


@dataclass(frozen=True)
class OpenFirst(Step):
    """B1.4, B1.8 The choices of all players are opened."""

    def run(self, state: State) -> None:
        open_first(state, [wolf_of(player, letter) for player, letter in enumerate(state.unseal())])


@dataclass(frozen=True)
class DrawFirst(Decision):
    """B1.5 Chance chooses a player's first wolf, and again until both sexes are there."""

    seat: int

    def options(self, state: State) -> Sequence[Action]:
        return FIRST_WOLVES

    def resolve(self, state: State, action: FirstWolf) -> None:
        state.sequence.append(wolf_of(self.seat, action.letter))


@dataclass(frozen=True)
class OpenDrawn(Step):
    """B1.5 The wolves that chance has drawn, in plain sight."""

    def run(self, state: State) -> None:
        chosen, state.sequence = state.sequence, []
        open_first(state, chosen)


def open_first(state: State, chosen: list[int]) -> None:
    """B1.5 With one sex only the choice is repeated; otherwise the cards are turned one by one."""
    for wolf in chosen:
        tell_wolf(state, "chosen", wolf)
    females = sum(state.settings.female[wolf] for wolf in chosen)
    if females not in (0, state.seats):
        state.sequence = chosen
        state.then(*[TURN_FIRST] * state.seats)
        return
    state.tries += 1
    state.then(ASK_FIRST)
    tell_event(state, "one_sex")


@dataclass(frozen=True)
class TurnFirst(Decision):
    """B1.4 The next shuffled card is turned: the first of each sex is alpha, others follow."""

    def options(self, state: State) -> Sequence[Action]:
        return [TURNED[wolf] for wolf in state.sequence]

    def resolve(self, state: State, action: Turned) -> None:
        state.sequence.remove(action.wolf)
        join(state, action.wolf)
        tell_wolf(state, "joins", action.wolf)


ASK_FIRST: Final = AskFirst()
CHOOSE_FIRST: Final = [ChooseFirst(player) for player in range(MOST_SEATS)]
DRAW_FIRST: Final = [DrawFirst(CHANCE, player) for player in range(MOST_SEATS)]
OPEN_FIRST: Final = OpenFirst()
OPEN_DRAWN: Final = OpenDrawn()
TURN_FIRST: Final = TurnFirst(CHANCE)

PARAGRAPHS.update(
    {
        ChooseFirst: "B1.4",
        DrawFirst: "B1.5",
        TurnFirst: "B1.4",
    }
)
