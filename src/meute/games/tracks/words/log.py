"""The log: what happens, told to everybody or only to the seat that sees it. Rules may use this.

Rules hand over plain numbers. Names are made only if somebody reads, that is, if the state has a
story; otherwise every function here returns at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from meute.core.message import Param, Seat
from meute.core.words import tell
from meute.games.tracks.actions import cards_in
from meute.games.tracks.data import CELLS_EACH, HOWL_HIGH, HOWL_LOW
from meute.games.tracks.state import State, owner_of, revealed, wolves_in
from meute.games.tracks.words.names import large_name, listed, small_name, wolf_list, wolf_name


def tell_event(state: State, key: str, **numbers: Param) -> None:
    """Tell what concerns the whole pack."""
    if state.story is not None:
        tell(state, f"tracks.log.{key}", numbers)


def tell_player(state: State, key: str, player: int, **numbers: Param) -> None:
    """Tell something about a player."""
    if state.story is not None:
        tell(state, f"tracks.log.{key}", {"player": Seat(player), **numbers})


def tell_wolf(state: State, key: str, wolf: int, **numbers: Param) -> None:
    """Tell something about a wolf; its player may be named too."""
    if state.story is not None:
        name, player = wolf_name(state.settings, wolf), Seat(owner_of(wolf))
        tell(state, f"tracks.log.{key}", {"wolf": name, "player": player, **numbers})


def tell_wolves(state: State, key: str, wolf: int, other: int) -> None:
    """Tell what a wolf does to another."""
    if state.story is not None:
        tell_wolf(state, key, wolf, other=wolf_name(state.settings, other))


def tell_large(state: State, key: str, kind: int) -> None:
    """Tell something about a large prey."""
    if state.story is not None:
        tell_event(state, key, prey=large_name(kind))


def tell_births(state: State, births: int) -> None:
    """P1.1, P1.5 What the blue card says, and how many cubs each player adds."""
    if state.story is None:
        return
    tell_event(state, "births", births=births, cubs=sum(state.added))
    for player, count in enumerate(state.added):
        if count:
            tell_player(state, "adds", player, count=count)


def tell_own_cubs(state: State, player: int, letters: int) -> None:
    """P1.5 Their owner alone reads which cards are cubs."""
    if state.story is not None:
        wolves = wolf_list(state.settings, wolves_in(player, letters))
        tell(state, "tracks.log.own_cubs", {"wolves": wolves}, 1 << player)


def tell_votes(state: State) -> None:
    """P2.4 The votes are opened."""
    if state.story is not None:
        for player, kind in enumerate(state.votes):
            tell_player(state, "vote", player, prey=large_name(kind))


def tell_placed(state: State) -> None:
    """P3.3 How many counters each player has placed."""
    if state.story is None:
        return
    for player in range(state.seats):
        first = CELLS_EACH * player
        cells = state.counters[first : first + CELLS_EACH]
        count = sum(1 for counter in cells if counter > 0)
        tell_player(state, "placed", player, count=count)


def tell_counters(state: State) -> None:
    """PH0.1 The counters of a column are revealed."""
    if state.story is None:
        return
    tell_event(state, f"phase.{state.phase}")
    for wolf, counter in enumerate(revealed(state)):
        if counter > 0:
            spirals = state.settings.spirals[counter]
            key = "counter_paid" if spirals else "counter"
            tell_wolf(state, key, wolf, counter=counter, spirals=spirals)


def tell_small(state: State, kind: int) -> None:
    """PH2.2 A small prey card is turned up."""
    if state.story is not None:
        tell_event(state, "small_turned", prey=small_name(kind))


def tell_catch(state: State, wolf: int, kind: int) -> None:
    """PH2.1 A wolf has caught a small animal, which may have made it stronger."""
    if state.story is not None:
        key = "catch" if state.settings.small_strength[kind] else "catch_plain"
        tell_wolf(state, key, wolf, prey=small_name(kind), strength=state.strength[wolf])


def tell_hunt(state: State, effort: int, *, killed: bool, injured: bool) -> None:
    """PH3.1 How the pack hunt went."""
    if state.story is not None:
        outcome = ("killed" if killed else "escaped") + ("_injured" if injured else "")
        tell_event(state, f"hunt_{outcome}", total=effort, prey=large_name(state.quarry))


def tell_howl(state: State, total: int) -> None:
    """PH4.1 How loud the howl was."""
    if state.story is not None:
        howl = "weak" if total < HOWL_LOW else "strong" if total > HOWL_HIGH else "plain"
        tell_event(state, f"howl_{howl}", total=total)


def tell_fight(state: State, sizes: tuple[int, int]) -> None:
    """PH5.6a A fight begins, with hands of these sizes."""
    if state.story is not None:
        other = wolf_name(state.settings, state.defender)
        mine, theirs = sizes
        tell_wolf(state, "fight", state.attacker, other=other, mine=mine, theirs=theirs)


def tell_hand(state: State, player: int, cards: int) -> None:
    """PH5.10 A player alone reads which fight cards were dealt."""
    if state.story is not None:
        tell(state, "tracks.log.hand", {"cards": listed(cards_in(cards))}, 1 << player)


def tell_exchange(state: State, cards: Sequence[int]) -> None:
    """PH5.6c Both cards are shown, and how the fight stands."""
    if state.story is None:
        return
    attacking, defending = cards
    mine, theirs = state.fight_scores
    tell_wolf(
        state,
        "exchange",
        state.attacker,
        card=attacking,
        other=wolf_name(state.settings, state.defender),
        other_card=defending,
        mine=mine,
        theirs=theirs,
    )


def tell_scores(state: State, before: Sequence[int]) -> None:
    """M1, M2 What everybody has gained, and has now."""
    if state.story is not None:
        for player, (had, total) in enumerate(zip(before, state.points, strict=True)):
            tell_player(state, "scores", player, points=total - had, total=total)


def tell_pair(state: State, one: int, other: int, points: int) -> None:
    """M6 Two young wolves leave together."""
    if state.story is None:
        return
    about: dict[str, Param] = {
        "wolf": wolf_name(state.settings, one),
        "other": wolf_name(state.settings, other),
        "player": Seat(owner_of(one)),
        "other_player": Seat(owner_of(other)),
        "points": points,
    }
    tell(state, "tracks.log.leave_together", about)


def tell_winners(state: State, points: int) -> None:
    """M7a Who has reached the most points."""
    if state.story is not None:
        for player, total in enumerate(state.points):
            if total == points:
                tell_player(state, "winner", player, points=points)
