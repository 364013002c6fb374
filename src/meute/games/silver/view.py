"""What a seat sees, worlds that look the same to it, worlds that differ only out of its sight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from meute.core.brisk import brisk
from meute.core.decision import Pending, View
from meute.games.silver.actions import LOOKS
from meute.games.silver.data import FULL_BAG, LOOKS_EACH
from meute.games.silver.rules.cards import Reveal, protected
from meute.games.silver.rules.setup import LookAtTwoCards
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN, RoundEnd, Settings, State, looks_of

if TYPE_CHECKING:
    from meute.core.dealer import Dealer


REMEMBERED: Final = 1 << 8
"""Scores that are remembered: they change once in a round."""


@dataclass(frozen=True)
class Scored:
    """A scored round: what each player lost in it, and who lost least."""

    lost: tuple[int, ...]
    fewest: tuple[int, ...]


@dataclass(frozen=True)
class Reckoning:
    """R10 What a call has changed in the round scored last."""

    won: bool
    """Somebody called, and nobody's sum was lower."""
    added: tuple[int, ...]
    """By player: points lost on top of one's sum, or below zero those that were spared."""


@brisk
@dataclass(frozen=True)
class SilverView(View):
    """The table from one seat. Cards are numbers; what the seat knows of them is in `value`."""

    game: ClassVar[str] = "silver"

    player: int | None
    """The seat, or None for a spectator."""
    aided: bool
    """Whether the view keeps every card the seat has seen."""
    settings: Settings
    seats: int
    youngest: int
    round: int
    turn: int
    caller: int
    deck: int
    deck_before: int
    idle: int
    holding: int
    holding_open: bool
    amulet_holder: int
    amulet_ready: bool
    amulet_on: int
    value: tuple[int, ...]
    """The value of each card by its number; UNSEEN where this seat is not shown it."""
    known: tuple[int, ...]
    """Who has seen each card, as bits: public, but left out of an unaided view."""
    up: tuple[int, ...]
    villages: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    display: tuple[int, ...]
    returned: tuple[int, ...]
    drawn: tuple[int, ...]
    picked: tuple[int, ...]
    wards: tuple[int, ...]
    spent: tuple[int, ...]
    looks: tuple[int, ...]
    """Its own choice of R1.7, before all have chosen."""
    fresh: tuple[int, ...]
    """The cards this seat has looked at since its last answer; only with unaided memory."""
    lost: tuple[int, ...]
    last: RoundEnd | None
    shown: int
    pending: tuple[Pending, ...]
    worth: tuple[int, ...]
    """What the cards of each village add up to, as far as this seat is shown them."""
    hidden: tuple[int, ...]
    """How many cards of each village it is not shown."""
    protected: tuple[int, ...]
    """R8.3.4 The cards that opponents may not touch because of a Bodyguard."""
    totals: tuple[int, ...]
    """Points lost so far by each player: whoever has fewest wins."""
    leading: tuple[int, ...]
    """Who has fewest; nobody before a round is scored."""
    rounds: tuple[Scored, ...]
    """The rounds that are over."""
    reckoning: Reckoning | None
    """What the call has changed in `last`."""

    def unseen(self) -> list[int]:
        """Return the values this seat cannot place, in order."""
        bag = FULL_BAG[:]
        for value in self.value:
            if value != UNSEEN:
                bag.remove(value)
        return bag


def view_of(state: State, player: int | None, *, aided: bool) -> SilverView:
    """Show the table to a seat; aided, with all it has lawfully seen."""
    seat = NOBODY if player is None else player
    value = shown_values(state, seat, aided=aided)
    hidden = tuple([_unseen_in(village, value) for village in state.villages])
    totals, leading, rounds = scored(tuple(state.lost), state.seats)
    return SilverView(
        player=player,
        aided=aided,
        settings=state.settings,
        seats=state.seats,
        youngest=state.youngest,
        round=state.round,
        turn=state.turn,
        caller=state.caller,
        deck=state.deck,
        deck_before=state.deck_before,
        idle=state.idle,
        holding=state.holding,
        holding_open=state.holding_open,
        amulet_holder=state.amulet_holder,
        amulet_ready=state.amulet_ready,
        amulet_on=state.amulet_on,
        value=value,
        known=tuple(state.known) if aided else (),
        up=tuple(state.up),
        villages=tuple(tuple(village) for village in state.villages),
        discard=tuple(state.discard),
        display=tuple(state.display),
        returned=tuple(state.returned),
        drawn=tuple(state.drawn),
        picked=tuple(state.picked),
        wards=tuple(state.wards),
        spent=tuple(state.spent),
        looks=own_looks(state, seat),
        fresh=tuple(state.fresh_cards(seat)),
        lost=tuple(state.lost),
        last=state.last,
        shown=state.shown,
        pending=tuple(state.pending),
        worth=tuple([_sum_of(village, value) for village in state.villages]),
        hidden=hidden,
        protected=tuple(_protected_in(state)),
        totals=totals,
        leading=leading,
        rounds=rounds,
        reckoning=None if state.last is None else reckoned(state.last),
    )


def counted(view: SilverView) -> SilverView:
    """Return a view whose villages are counted anew, for one that shows more than its seat sees."""
    return replace(
        view,
        worth=tuple([_sum_of(village, view.value) for village in view.villages]),
        hidden=tuple([_unseen_in(village, view.value) for village in view.villages]),
    )


def _sum_of(village: Sequence[int], value: Sequence[int]) -> int:
    """R10.2 Add up the cards of a village that are shown."""
    return sum([value[card] for card in village if value[card] != UNSEEN])


def _unseen_in(village: Sequence[int], value: Sequence[int]) -> int:
    return sum([value[card] == UNSEEN for card in village])


def _protected_in(state: State) -> Iterator[int]:
    for village in state.villages:
        for card in village:
            if protected(state, card):
                yield card


@lru_cache(maxsize=REMEMBERED)
def scored(
    lost: tuple[int, ...], seats: int
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[Scored, ...]]:
    """R10.5, R12.1 Return the totals, who leads, and what was lost in each round."""
    totals = tuple(sum(lost[player::seats]) for player in range(seats))
    rounds = [lost[start : start + seats] for start in range(0, len(lost), seats)]
    told = tuple(Scored(points, fewest_of(points)) for points in rounds)
    return totals, fewest_of(totals) if rounds else (), told


def fewest_of(points: Sequence[int]) -> tuple[int, ...]:
    """R12.1 Return the players with the fewest points."""
    best = min(points)
    return tuple(player for player, lost in enumerate(points) if lost == best)


@lru_cache(maxsize=REMEMBERED)
def reckoned(last: RoundEnd) -> Reckoning:
    """R10.3, R10.4 Tell what the call has changed."""
    added = tuple(lost - own for lost, own in zip(last.lost, last.sums, strict=True))
    return Reckoning(last.caller != NOBODY and last.sums[last.caller] == min(last.sums), added)


def shown_values(state: State, seat: int, *, aided: bool) -> tuple[int, ...]:
    """R0.5 Cards lying open for all, and those this seat has seen, as far as it is reminded."""
    own = 0 if seat == NOBODY else 1 << seat
    cards = zip(state.value, state.up, state.known, strict=True)
    if aided:
        return tuple([value if up or known & own else UNSEEN for value, up, known in cards])
    fresh = state.fresh_cards(seat)
    return tuple(
        [
            value
            if up or (known & own and (card in fresh or in_hand(state, seat, card)))
            else UNSEEN
            for card, (value, up, known) in enumerate(cards)
        ]
    )


def in_hand(state: State, seat: int, card: int) -> bool:
    """R3.2 Tell whether the seat holds the card now, or has it among those drawn."""
    return state.turn == seat and (card == state.holding or card in state.drawn)


def own_looks(state: State, seat: int) -> tuple[int, ...]:
    """R1.7 One's own choice, hidden from the others until all have chosen."""
    if seat == NOBODY or not state.looks:
        return ()
    return tuple(state.looks[looks_of(seat)])


def state_from(view: SilverView, known: list[int]) -> State:
    """Rebuild what the view shows; what it does not show is left unseen."""
    return State(
        settings=view.settings,
        seats=view.seats,
        youngest=view.youngest,
        round=view.round,
        turn=view.turn,
        caller=view.caller,
        deck=view.deck,
        deck_before=view.deck_before,
        idle=view.idle,
        holding=view.holding,
        holding_open=view.holding_open,
        amulet_holder=view.amulet_holder,
        amulet_ready=view.amulet_ready,
        amulet_on=view.amulet_on,
        value=list(view.value),
        known=known,
        up=list(view.up),
        bag=[],
        villages=[list(village) for village in view.villages],
        discard=list(view.discard),
        display=list(view.display),
        returned=list(view.returned),
        drawn=list(view.drawn),
        picked=list(view.picked),
        wards=list(view.wards),
        spent=list(view.spent),
        looks=[],
        fresh=[x for card in view.fresh for x in (view.player or 0, card)],
        lost=list(view.lost),
        last=view.last,
        shown=view.shown,
        pending=list(view.pending),
    )


def imagine(view: SilverView, dealer: Dealer) -> State:
    """Deal the cards that somebody else has seen; what nobody has seen stays unseen."""
    known = list(view.known) if view.aided else known_from(view)
    state = state_from(view, known)
    if view.value:
        bag = view.unseen()
        for card, value in enumerate(view.value):
            if value == UNSEEN and known[card]:
                state.value[card] = dealer.pick(bag)
                bag.remove(state.value[card])
        state.bag = bag
    if view.looks:
        state.looks = [NOTHING] * (LOOKS_EACH * view.seats)
        guess_looks(state, dealer)
        if view.player is not None:
            state.looks[looks_of(view.player)] = view.looks
    return state


def known_from(view: SilverView) -> list[int]:
    """What an unaided view still tells of who knows what: open cards, own looks, cards in hand."""
    everyone = (1 << view.seats) - 1
    known = [0] * len(view.value)
    for card, value in enumerate(view.value):
        if value != UNSEEN and view.up[card]:
            known[card] = everyone
        elif value != UNSEEN and view.player is not None:
            known[card] = 1 << view.player
    coming = [item.card for item in view.pending if isinstance(item, Reveal)]
    seen = [*view.drawn, *view.returned, *([] if view.holding == NOTHING else [view.holding])]
    for card in seen:
        if not known[card] and card not in coming:
            known[card] = 1 << max(view.turn, 0)
    return known


def guess_looks(state: State, dealer: Dealer) -> None:
    """R1.7 Give everybody who has chosen already some choice."""
    choosing = [p.player for p in state.pending if isinstance(p, LookAtTwoCards)]
    for player in range(state.seats):
        if player not in choosing:
            look = dealer.pick(LOOKS)
            state.looks[looks_of(player)] = [look.first, look.second]


def redeal(state: State, player: int | None, dealer: Dealer) -> State:
    """R0.5 Deal anew what this seat has never seen, and what others have chosen in secret."""
    seat = NOBODY if player is None else player
    world = state.copy()
    hidden = [
        card
        for card, value in enumerate(state.value)
        if value != UNSEEN
        and not state.up[card]
        and (seat == NOBODY or not state.known[card] >> seat & 1)
    ]
    pool = dealer.shuffled(sorted([*state.bag, *(state.value[card] for card in hidden)]))
    for card in hidden:
        world.value[card] = pool.pop()
    world.bag = sorted(pool)
    if state.looks:
        guess_looks(world, dealer)
        if seat != NOBODY:
            world.looks[looks_of(seat)] = state.looks[looks_of(seat)]
    return world
