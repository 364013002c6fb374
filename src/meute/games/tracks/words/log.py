"""The log: what happens, told to everybody or only to the seat that sees it. Rules may use this.

Every line for all says how the table stood when it was told (`standing.picture`).

Rules hand over plain numbers. Names are made only if somebody reads, that is, if the state has a
story; otherwise every function here returns at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meute.core.message import Param, Seat
from meute.core.words import tell
from meute.games.tracks.actions import cards_in
from meute.games.tracks.data import CELLS_EACH, HOWL_HIGH, HOWL_LOW
from meute.games.tracks.standing import HOWL_MARKS, cub_marks, hunt_marks, picture
from meute.games.tracks.state import State, owner_of, wolves_in
from meute.games.tracks.words.names import large_name, listed, small_name, wolf_list, wolf_name

Params = dict[str, Param]


def tell_event(state: State, key: str) -> None:
    """Tell what concerns the whole pack."""
    if state.story is not None:
        _tell(state, key, {})


def tell_player(state: State, key: str, player: int) -> None:
    """Tell what a player does."""
    if state.story is not None:
        _tell(state, key, {"player": Seat(player)})


def tell_wolf(state: State, key: str, wolf: int) -> None:
    """Tell what becomes of a wolf; its player may be named too."""
    if state.story is not None:
        _tell(state, key, _of_wolf(state, wolf))


def tell_points(state: State, key: str, wolf: int, points: int) -> None:
    """Tell how many points of strength a wolf loses, or how many its player."""
    if state.story is not None:
        _tell(state, key, _of_wolf(state, wolf) | {"points": points})


def tell_wolves(state: State, key: str, wolf: int, other: int) -> None:
    """Tell what a wolf does to another."""
    if state.story is not None:
        _tell(state, key, _of_wolf(state, wolf) | {"other": wolf_name(state.settings, other)})


def tell_large(state: State, key: str, kind: int) -> None:
    """Tell something about a large prey."""
    if state.story is not None:
        _tell(state, key, {"prey": large_name(kind)})


def tell_year(state: State) -> None:
    """B2 A year begins."""
    if state.story is not None:
        _tell(state, "year", {"year": state.year})


def tell_recognised(state: State, wolf: int) -> None:
    """B0.5 A wolf has gained recognition."""
    if state.story is not None:
        _tell(state, "recognised", _of_wolf(state, wolf) | {"chips": state.chips[wolf]})


def tell_births(state: State, births: int) -> None:
    """P1.1, P1.5 What the blue card says, and how many cubs each player adds."""
    if state.story is not None:
        _tell(state, "births", {"births": births, "cubs": sum(state.added)})
        for player, count in enumerate(state.added):
            if count:
                _tell(state, "adds", {"player": Seat(player), "count": count})


def tell_own_cubs(state: State, player: int, letters: int) -> None:
    """P1.5 Their owner alone reads which cards are cubs."""
    if state.story is not None:
        wolves = wolf_list(state.settings, wolves_in(player, letters))
        tell(state, "tracks.log.own_cubs", {"wolves": wolves}, 1 << player)


def tell_votes(state: State) -> None:
    """P2.4 The votes are opened."""
    if state.story is not None:
        for player, kind in enumerate(state.votes):
            _tell(state, "vote", {"player": Seat(player), "prey": large_name(kind)})


def tell_placed(state: State) -> None:
    """P3.3 How many counters each player has placed."""
    if state.story is not None:
        for player in range(state.seats):
            first = CELLS_EACH * player
            cells = state.counters[first : first + CELLS_EACH]
            count = len([counter for counter in cells if counter > 0])
            _tell(state, "placed", {"player": Seat(player), "count": count})


def tell_phase(state: State) -> None:
    """PH0.1 An action phase begins."""
    if state.story is not None:
        _tell(state, f"phase.{state.phase}", {})


def tell_counter(state: State, wolf: int, counter: int) -> None:
    """PH0.1, PH0.2 A counter is revealed, and its spirals are paid."""
    if state.story is not None:
        spirals = state.settings.spirals[counter]
        cost: Params = {"counter": counter, "spirals": spirals}
        _tell(state, "counter_paid" if spirals else "counter", _of_wolf(state, wolf) | cost)


def tell_raising(state: State, total: int, litter: int, fed: int) -> None:
    """PH1.1 How many cubs of a litter the pack can raise."""
    if state.story is not None:
        marks = _marks(cub_marks(litter))
        _tell(state, "raising", {"total": total, "cubs": litter, "fed": fed, "marks": marks})


def tell_small(state: State, kind: int) -> None:
    """PH2.2 A small prey card is turned up."""
    if state.story is not None:
        _tell(state, "small_turned", {"prey": small_name(kind)})


def tell_catch(state: State, wolf: int, kind: int) -> None:
    """PH2.1 A wolf has caught a small animal, which may have made it stronger."""
    if state.story is not None:
        catch: Params = {"prey": small_name(kind), "strength": state.strength[wolf]}
        key = "catch" if state.settings.small_strength[kind] else "catch_plain"
        _tell(state, key, _of_wolf(state, wolf) | catch)


def tell_hunt(state: State, effort: int, *, killed: bool, injured: bool) -> None:
    """PH3.1 How the pack hunt went."""
    if state.story is not None:
        outcome = ("killed" if killed else "escaped") + ("_injured" if injured else "")
        prey: Params = {"total": effort, "prey": large_name(state.quarry)}
        _tell(state, f"hunt_{outcome}", prey | {"marks": _marks(hunt_marks(state))})


def tell_feast(state: State, food: int) -> None:
    """PH3.4 The pack eats."""
    if state.story is not None:
        _tell(state, "feast", {"food": food})


def tell_howl(state: State, total: int) -> None:
    """PH4.1 How loud the howl was."""
    if state.story is not None:
        howl = "weak" if total < HOWL_LOW else "strong" if total > HOWL_HIGH else "plain"
        _tell(state, f"howl_{howl}", {"total": total, "marks": _marks(HOWL_MARKS)})


def tell_fight(state: State, mine: int, theirs: int) -> None:
    """PH5.6a A fight begins; attacker and defender get hands of these sizes."""
    if state.story is not None:
        other = wolf_name(state.settings, state.defender)
        hands: Params = {"other": other, "mine": mine, "theirs": theirs}
        _tell(state, "fight", _of_wolf(state, state.attacker) | hands)


def tell_hand(state: State, player: int, cards: int) -> None:
    """PH5.10 A player alone reads which fight cards were dealt."""
    if state.story is not None:
        tell(state, "tracks.log.hand", {"cards": listed(cards_in(cards))}, 1 << player)


def tell_exchange(state: State, attacking: int, defending: int) -> None:
    """PH5.6c Both cards are shown, and how the fight stands."""
    if state.story is not None:
        mine, theirs = state.fight_scores
        cards: Params = {
            "card": attacking,
            "other": wolf_name(state.settings, state.defender),
            "other_card": defending,
            "mine": mine,
            "theirs": theirs,
        }
        _tell(state, "exchange", _of_wolf(state, state.attacker) | cards)


def tell_scores(state: State, before: Sequence[int]) -> None:
    """M1, M2 What everybody has gained, and has now."""
    if state.story is not None:
        for player, (had, total) in enumerate(zip(before, state.points, strict=True)):
            gain: Params = {"player": Seat(player), "points": total - had, "total": total}
            _tell(state, "scores", gain)


def tell_penalty(state: State, player: int, points: int) -> None:
    """M4 A player pays for the wolves that died or were excluded."""
    if state.story is not None:
        _tell(state, "penalty", {"player": Seat(player), "points": points})


def tell_pair(state: State, one: int, other: int, points: int) -> None:
    """M6 Two young wolves leave together."""
    if state.story is not None:
        about: Params = {
            "wolf": wolf_name(state.settings, one),
            "other": wolf_name(state.settings, other),
            "player": Seat(owner_of(one)),
            "other_player": Seat(owner_of(other)),
            "points": points,
        }
        _tell(state, "leave_together", about)


def tell_winners(state: State, points: int) -> None:
    """M7a Who has reached the most points."""
    if state.story is not None:
        for player, total in enumerate(state.points):
            if total == points:
                _tell(state, "winner", {"player": Seat(player), "points": points})


def _tell(state: State, key: str, params: Params) -> None:
    tell(state, f"tracks.log.{key}", {**params, "table": picture(state)})


def _marks(sums: Iterable[int]) -> str:
    """The sums at which something changes; no text has a gap for them, but a board draws them."""
    return " ".join(map(str, sums))


def _of_wolf(state: State, wolf: int) -> Params:
    return {"wolf": wolf_name(state.settings, wolf), "player": Seat(owner_of(wolf))}
