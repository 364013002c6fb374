"""Log sentences as message keys and parameters. The rules call these only when somebody reads.

Places are counted from 1, from the left as the owner sees the row. What everybody sees goes to
everybody; what one player saw in secret goes to that player alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meute.core.decision import EVERYBODY
from meute.core.message import Line, Message, Param, Seat
from meute.games.silver.state import NOBODY, UNSEEN

if TYPE_CHECKING:
    from meute.games.silver.state import State


def card_name(value: int) -> Message:
    """Name a card by its value: its number and its character."""
    return Message(f"silver.card.{value}", {})


def tell(state: State, key: str, **params: Param) -> None:
    """Add a line to the story that everybody reads."""
    tell_to(EVERYBODY, state, key, **params)


def tell_to(seats: int, state: State, key: str, **params: Param) -> None:
    """Add a line to the story for some seats, as bits."""
    assert state.story is not None
    state.story.append(Line(Message(f"silver.log.{key}", params), seats))


def tell_youngest(state: State) -> None:
    """Chance has named the youngest."""
    tell(state, "youngest", player=Seat(state.youngest))


def tell_round(state: State) -> None:
    """A new round is dealt."""
    tell(state, "round", round=state.round + 1, starter=Seat(state.turn))


def tell_looks(state: State) -> None:
    """Everybody looks at two cards; the places are public."""
    for player in range(state.seats):
        first, second = state.looks[2 * player], state.looks[2 * player + 1]
        tell(state, "looks", player=Seat(player), first=first + 1, second=second + 1)


def tell_seen(state: State, player: int, card: int) -> None:
    """A player learns a card in secret; a log without memory aid does not keep it."""
    if state.settings.memory == "aided":
        tell_to(1 << player, state, "seen", card=card_name(state.value[card]))


def tell_shown(state: State, card: int) -> None:
    """A card is turned up for all; at scoring, when it is nobody's turn, one line says it all."""
    if state.turn != NOBODY:
        tell(state, "shown", card=card_name(state.value[card]))


def tell_turn(state: State) -> None:
    """A turn begins."""
    key = "turn" if state.caller < 0 else "last_turn"
    tell(state, key, player=Seat(state.turn))


def tell_draw(state: State, player: int) -> None:
    """A hidden card is drawn."""
    tell(state, "draw", player=Seat(player))


def tell_draw_open(state: State, player: int, card: int) -> None:
    """An open card is drawn."""
    tell(state, "draw_open", player=Seat(player), card=card_name(state.value[card]))


def tell_keep(state: State, player: int, draw: int) -> None:
    """One card of a Rascal draw is kept."""
    tell(state, "keep", player=Seat(player), draw=draw + 1, drawn=len(state.drawn))


def tell_take(state: State, player: int, card: int) -> None:
    """The top discard is taken."""
    tell(state, "take", player=Seat(player), card=card_name(state.value[card]))


def tell_call(state: State, player: int) -> None:
    """A player calls."""
    tell(state, "call", player=Seat(player))


def tell_discard(state: State, player: int, card: int) -> None:
    """The drawn card is discarded."""
    tell(state, "discard", player=Seat(player), card=card_name(state.value[card]))


def tell_swap(state: State, player: int, owner: int, place: int, old: int) -> None:
    """A new card has replaced an old one, whose value follows when it is turned up.

    Only a Witch reaches into another village, and what she puts there lies face down.
    """
    new = state.villages[owner][place]
    who, where = Seat(player), place + 1
    if player != owner:
        tell(state, "swap_other", player=who, owner=Seat(owner), place=where)
    elif state.up[new]:
        tell(state, "swap_open", player=who, place=where, card=card_name(state.value[new]))
    else:
        tell(state, "swap_hidden", player=who, place=where)
    if state.value[old] != UNSEEN:
        tell(state, "thrown", card=card_name(state.value[old]))


def tell_announced(state: State, player: int, places: list[int]) -> None:
    """A set is announced."""
    listed = ", ".join(str(place + 1) for place in places)
    tell(state, "announce", player=Seat(player), places=listed)


def tell_set(state: State, player: int, *, success: bool) -> None:
    """The announced set is turned up and judged."""
    village = state.villages[player]
    values = ", ".join(str(state.value[village[place]]) for place in state.picked)
    tell(state, "set_good" if success else "set_bad", player=Seat(player), values=values)


def tell_added(state: State, player: int, card: int) -> None:
    """The new card lies in the village after a set."""
    if state.up[card]:
        tell(state, "added_open", player=Seat(player), card=card_name(state.value[card]))
    else:
        tell(state, "added_hidden", player=Seat(player))


def tell_penalty(state: State, player: int) -> None:
    """A penalty card is added."""
    tell(state, "penalty", player=Seat(player))


def tell_amulet(state: State, player: int, card: int) -> None:
    """The amulet is laid on a card."""
    place = state.villages[player].index(card) + 1
    tell(state, "amulet", player=Seat(player), place=place)


def tell_empath(state: State, player: int, place: int) -> None:
    """An Empath looks."""
    tell(state, "empath", player=Seat(player), place=place + 1)


def tell_guard(state: State, player: int, guard: int, card: int) -> None:
    """A Bodyguard is set."""
    village = state.villages[player]
    guard_place, place = village.index(guard) + 1, village.index(card) + 1
    tell(state, "guard", player=Seat(player), guard=guard_place, place=place)


def tell_turned_up(state: State, player: int, owner: int, place: int) -> None:
    """A power turns a card up."""
    key = "turns_up" if player == owner else "turns_up_other"
    params: dict[str, Param] = {"player": Seat(player), "place": place + 1}
    if player != owner:
        params["owner"] = Seat(owner)
    tell(state, key, **params)
    card = state.villages[owner][place]
    if state.value[card] != UNSEEN:
        tell_shown(state, card)


def tell_look(state: State, player: int, owner: int, place: int) -> None:
    """A power looks at a card."""
    key = "look" if player == owner else "look_other"
    params: dict[str, Param] = {"player": Seat(player), "place": place + 1}
    if player != owner:
        params["owner"] = Seat(owner)
    tell(state, key, **params)


def tell_fetch(state: State, player: int, card: int) -> None:
    """A Master fetches a card from the pile."""
    tell(state, "fetch", player=Seat(player), card=card_name(state.value[card]))


def tell_declines(state: State, player: int) -> None:
    """A power is not used."""
    tell(state, "declines", player=Seat(player))


def tell_witch(state: State, player: int) -> None:
    """A Witch looks at the top of the deck."""
    tell(state, "witch", player=Seat(player))


def tell_witch_declines(state: State, player: int) -> None:
    """A Witch puts the card back."""
    tell(state, "witch_declines", player=Seat(player))


def tell_robbed(state: State, player: int, owner: int, theirs: int, mine: int) -> None:
    """A Robber swaps two cards."""
    tell(state, "rob", player=Seat(player), owner=Seat(owner), theirs=theirs + 1, mine=mine + 1)


def tell_ended(state: State, ended_by: str) -> None:
    """A round ends."""
    tell(state, f"ended.{ended_by}", round=state.round + 1)


def tell_score(state: State, *, success: bool) -> None:
    """A round is scored."""
    last = state.last
    assert last is not None
    for player in range(state.seats):
        cards = " + ".join(str(value) for value in last.villages[player])
        params: dict[str, Param] = {"player": Seat(player), "cards": cards}
        key = "score"
        if player == last.caller:
            key = "score_won" if success else "score_failed"
        tell(state, key, sum=last.sums[player], lost=last.lost[player], **params)
    if success:
        tell(state, "earned", player=Seat(last.caller))
