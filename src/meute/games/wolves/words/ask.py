"""The questions in words."""

from __future__ import annotations

from meute.core.decision import CHANCE, Decision
from meute.core.message import Message, Param, Seat
from meute.core.words import best_key, open_question
from meute.games.wolves.data import (
    ABILITY,
    HOWL,
    ON_MAP,
    PACK,
    ROW,
    SPEED,
    SPREAD,
    TRACK_COUNT,
    WOLVES,
)
from meute.games.wolves.maps import hex_name
from meute.games.wolves.pieces import OWNER
from meute.games.wolves.rules.displace import DisplaceWolf
from meute.games.wolves.rules.move import MoveWolves
from meute.games.wolves.rules.setup import ChoosePack
from meute.games.wolves.rules.turn import TakeAction
from meute.games.wolves.state import State
from meute.games.wolves.view import WolvesView
from meute.games.wolves.words import CATALOGUES
from meute.games.wolves.words.names import gaps, kind_name, piece_name


def prompt(view: WolvesView) -> Message:
    """Put the question now open into words."""
    decision = open_question(view)
    return Message("core.over") if decision is None else question(view, decision)


def question(table: WolvesView | State, decision: Decision) -> Message:
    """Put a question into words, from a view or from the table itself: both show the same."""
    params: dict[str, Param] = {"actions": table.actions}
    if table.target >= 0:
        params["hex"] = hex_name(table.target)
    if table.moved:
        wolf = table.moved[-1]
        params.update(piece=piece_name(wolf), start=hex_name(table.where[wolf]))
    if decision.player != CHANCE:
        params.update(abilities(table, decision.player), next=next_wolf(table, decision.player))
    if isinstance(decision, DisplaceWolf):
        params.update(owner=Seat(OWNER[decision.wolf]))
    key = f"wolves.ask.{type(decision).__name__}"
    variant = question_variant(table, decision)
    return Message(best_key(CATALOGUES["en"], key, variant), {**params, **gaps(decision)})


def question_variant(table: WolvesView | State, decision: Decision) -> str:
    """Tell apart what one question may mean at different moments."""
    if isinstance(decision, ChoosePack):
        if decision.player == CHANCE:
            return "dealt"
        return "third" if decision.seat == table.seats else ""
    if isinstance(decision, TakeAction):
        if table.actions:
            return ""
        return "none" if table.action_tokens[decision.player] else "end"
    return "more" if isinstance(decision, MoveWolves) and table.moved else ""


def abilities(table: WolvesView | State, player: int) -> dict[str, Param]:
    """What a pack can do: how many wolves move, how far, how far alphas are heard."""
    first = TRACK_COUNT * player
    names = {"spread": SPREAD, "speed": SPEED, "range": HOWL}
    return {name: ABILITY[track][table.dug[first + track]] for name, track in names.items()}


def next_wolf(table: WolvesView | State, player: int) -> Param:
    """Name the wolf that comes next from a player's row."""
    called = table.called[player]
    return kind_name(WOLVES[ON_MAP + called] if called < ROW else PACK)
