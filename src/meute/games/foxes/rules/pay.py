"""B3.6 Paying with the die, then with PC."""

from __future__ import annotations

from meute.games.foxes.data import CHEAP
from meute.games.foxes.rules.gains import give_pc
from meute.games.foxes.state import NOTHING, State
from meute.games.foxes.words.log import tell


def set_die(state: State, value: int) -> None:
    """B0.6 The die of this turn has this value from now on; 0 is exhausted."""
    state.die = value
    if state.die_slot != NOTHING:
        state.slot_value[state.die_slot] = value


def discount(state: State) -> int:
    """C10 `ruse.cheap` makes the next action of this turn cheaper."""
    return state.printed.cheaper if state.boost == CHEAP else 0


def hidden_discount(state: State, player: int) -> int:
    """C10 Return what `ruse.cheap`, still unused, could take off the next action."""
    return state.printed.cheaper if state.ruses[player] == CHEAP else 0


def budget(state: State, player: int) -> int:
    """B3.6 Return the highest printed cost that die and PC can cover now."""
    return state.die + state.pc[player] + discount(state)


def pay(state: State, player: int, cost: int) -> None:
    """B3.6 The die pays what it can, PC the rest."""
    if state.boost == CHEAP:
        cost = max(0, cost - discount(state))
        state.boost = NOTHING
    pips = min(state.die, cost)
    if pips:
        set_die(state, state.die - pips)
        key = "pays_pips" if state.die else "pays_all_pips"
        tell(state, key, player, "amount", pips, "value", state.die)
    give_pc(state, player, pips - cost)
