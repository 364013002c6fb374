"""The log: what happens, as message keys and parameters.

The rules tell everything with plain numbers; if nobody reads, nothing is made of them. Places are
counted from 1, from the left as the owner sees the row. What everybody sees goes to everybody; what
one player saw in secret goes to that player alone. `on` names the cards a line speaks of, by their
numbers, which everybody knows: a board can show where they lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meute.core.decision import EVERYBODY
from meute.core.message import Param, Seat
from meute.core.words import tell
from meute.games.silver.state import NOBODY, UNSEEN, looks_of
from meute.games.silver.words.names import card_name

if TYPE_CHECKING:
    from meute.games.silver.state import State


def line(state: State, key: str, to: int = EVERYBODY, /, **params: Param) -> None:
    """Add a line to the log, for everybody or for some seats, as bits."""
    tell(state, f"silver.log.{key}", params, to)


def on(*cards: int) -> str:
    """List the cards that a line speaks of."""
    return " ".join([str(card) for card in cards])


def tell_youngest(state: State) -> None:
    """Chance has named the youngest."""
    if state.story is not None:
        line(state, "youngest", player=Seat(state.youngest))


def tell_round(state: State) -> None:
    """A new round is dealt."""
    if state.story is not None:
        line(state, "round", round=state.round + 1, starter=Seat(state.turn))


def tell_looks(state: State) -> None:
    """Everybody looks at two cards; the places are public."""
    if state.story is not None:
        for player in range(state.seats):
            first, second = state.looks[looks_of(player)]
            village = state.villages[player]
            places: dict[str, Param] = {"first": first + 1, "second": second + 1}
            cards = on(village[first], village[second])
            line(state, "looks", **places, player=Seat(player), on=cards)


def tell_seen(state: State, player: int, card: int) -> None:
    """A player learns a card in secret; a log without memory aid does not keep it."""
    if state.story is not None and state.settings.memory == "aided":
        value = card_name(state.value[card])
        line(state, "seen", 1 << player, player=Seat(player), card=value, on=on(card))


def tell_shown(state: State, card: int) -> None:
    """A card is turned up for all, at once or when chance has given it a value.

    At scoring, when it is nobody's turn, one line says it all.
    """
    if state.story is not None and state.turn != NOBODY and state.value[card] != UNSEEN:
        line(state, "shown", card=card_name(state.value[card]), on=on(card))


def tell_turn(state: State) -> None:
    """A turn begins."""
    if state.story is not None:
        line(state, "turn" if state.caller == NOBODY else "last_turn", player=Seat(state.turn))


def tell_draw(state: State, player: int) -> None:
    """A hidden card is drawn."""
    if state.story is not None:
        line(state, "draw", player=Seat(player), on=on(state.drawn[-1]))


def tell_draw_open(state: State, player: int, card: int) -> None:
    """An open card is drawn."""
    if state.story is not None:
        line(
            state, "draw_open", player=Seat(player), card=card_name(state.value[card]), on=on(card)
        )


def tell_keep(state: State, player: int, draw: int) -> None:
    """One card of a Rascal draw is kept."""
    if state.story is not None:
        line(state, "keep", player=Seat(player), draw=draw + 1, drawn=len(state.drawn))


def tell_take(state: State, player: int, card: int) -> None:
    """The top discard is taken."""
    if state.story is not None:
        line(state, "take", player=Seat(player), card=card_name(state.value[card]), on=on(card))


def tell_call(state: State, player: int) -> None:
    """A player calls."""
    if state.story is not None:
        line(state, "call", player=Seat(player))


def tell_discard(state: State, player: int, card: int) -> None:
    """The drawn card is discarded."""
    if state.story is not None:
        line(state, "discard", player=Seat(player), card=card_name(state.value[card]), on=on(card))


def tell_swap(state: State, player: int, owner: int, place: int, old: int) -> None:
    """A new card has replaced an old one, whose value follows when it is turned up.

    Only a Witch reaches into another village, and what she puts there lies face down.
    """
    if state.story is None:
        return
    new = state.villages[owner][place]
    who, where = Seat(player), place + 1
    if player != owner:
        line(state, "swap_other", player=who, owner=Seat(owner), place=where, on=on(new))
    elif state.up[new]:
        card = card_name(state.value[new])
        line(state, "swap_open", player=who, place=where, card=card, on=on(new))
    else:
        line(state, "swap_hidden", player=who, place=where, on=on(new))
    if state.value[old] != UNSEEN:
        line(state, "thrown", card=card_name(state.value[old]), on=on(old))


def tell_announced(state: State, player: int, places: list[int]) -> None:
    """A set is announced."""
    if state.story is not None:
        listed = ", ".join(str(place + 1) for place in places)
        village = state.villages[player]
        cards = on(*[village[place] for place in places])
        line(state, "announce", player=Seat(player), places=listed, on=cards)


def tell_set(state: State, player: int, *, success: bool) -> None:
    """The announced set is turned up and judged."""
    if state.story is not None:
        village = state.villages[player]
        values = ", ".join(str(state.value[village[place]]) for place in state.picked)
        line(state, "set_good" if success else "set_bad", player=Seat(player), values=values)


def tell_added(state: State, player: int, card: int) -> None:
    """The new card lies in the village after a set."""
    if state.story is None:
        return
    if state.up[card]:
        line(
            state, "added_open", player=Seat(player), card=card_name(state.value[card]), on=on(card)
        )
    else:
        line(state, "added_hidden", player=Seat(player), on=on(card))


def tell_penalty(state: State, player: int) -> None:
    """A penalty card is added."""
    if state.story is not None:
        line(state, "penalty", player=Seat(player))


def tell_amulet(state: State, player: int, card: int) -> None:
    """The amulet is laid on a card."""
    if state.story is not None:
        place = state.villages[player].index(card) + 1
        line(state, "amulet", player=Seat(player), place=place, on=on(card))


def tell_empath(state: State, player: int, place: int) -> None:
    """An Empath looks."""
    if state.story is not None:
        card = state.villages[player][place]
        line(state, "empath", player=Seat(player), place=place + 1, on=on(card))


def tell_guard(state: State, player: int, guard: int, card: int) -> None:
    """A Bodyguard is set."""
    if state.story is not None:
        village = state.villages[player]
        guard_place, place = village.index(guard) + 1, village.index(card) + 1
        places: dict[str, Param] = {"guard": guard_place, "place": place}
        line(state, "guard", **places, player=Seat(player), on=on(guard, card))


def tell_turned_up(state: State, player: int, owner: int, place: int) -> None:
    """A power turns a card up."""
    if state.story is not None:
        at_place(state, "turns_up", player, owner, place)
        tell_shown(state, state.villages[owner][place])


def tell_look(state: State, player: int, owner: int, place: int) -> None:
    """A power looks at a card."""
    if state.story is not None:
        at_place(state, "look", player, owner, place)


def at_place(state: State, key: str, player: int, owner: int, place: int) -> None:
    """Say what a player does at a place, and whose it is if it belongs to somebody else."""
    card = on(state.villages[owner][place])
    if player == owner:
        line(state, key, player=Seat(player), place=place + 1, on=card)
    else:
        seats = {"player": Seat(player), "owner": Seat(owner)}
        line(state, f"{key}_other", **seats, place=place + 1, on=card)


def tell_fetch(state: State, player: int, card: int) -> None:
    """A Master fetches a card from the pile."""
    if state.story is not None:
        line(state, "fetch", player=Seat(player), card=card_name(state.value[card]), on=on(card))


def tell_declines(state: State, player: int) -> None:
    """A power is not used."""
    if state.story is not None:
        line(state, "declines", player=Seat(player))


def tell_witch(state: State, player: int) -> None:
    """A Witch looks at the top of the deck."""
    if state.story is not None:
        line(state, "witch", player=Seat(player))


def tell_witch_declines(state: State, player: int) -> None:
    """A Witch puts the card back."""
    if state.story is not None:
        line(state, "witch_declines", player=Seat(player))


def tell_robbed(state: State, player: int, owner: int, theirs: int, mine: int) -> None:
    """A Robber swaps two cards."""
    if state.story is not None:
        seats = {"player": Seat(player), "owner": Seat(owner)}
        cards = on(state.villages[player][mine], state.villages[owner][theirs])
        line(state, "rob", **seats, theirs=theirs + 1, mine=mine + 1, on=cards)


def tell_ended(state: State, ended_by: str) -> None:
    """A round ends."""
    if state.story is not None:
        line(state, f"ended.{ended_by}", round=state.round + 1)


def tell_score(state: State, *, success: bool) -> None:
    """A round is scored."""
    last = state.last
    if state.story is None or last is None:
        return
    for player in range(state.seats):
        key = "score"
        if player == last.caller:
            key = "score_won" if success else "score_failed"
        cards = " + ".join(str(value) for value in last.villages[player])
        points: dict[str, Param] = {"sum": last.sums[player], "lost": last.lost[player]}
        line(state, key, **points, player=Seat(player), cards=cards)
    if success:
        line(state, "earned", player=Seat(last.caller))
