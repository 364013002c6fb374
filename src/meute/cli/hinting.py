"""A hint at the terminal: a plan for the rest of the turn, how it stands then, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final

from meute.analysis import hints
from meute.analysis.prospect import foresight_of
from meute.analysis.turns import Budget
from meute.core.dealer import Dealer
from meute.core.message import Message

if TYPE_CHECKING:
    from meute.cli.words import Words
    from meute.core.decision import Action
    from meute.core.table import Table

SIGNS: Final = {True: "+", False: "-", None: " "}
"""What speaks for a plan, against it, and what only is so."""

SECONDS: Final = 1.0
"""How long is thought about a hint."""


def hinted(table: Table, seat: int, options: Sequence[Action], words: Words) -> Iterator[str]:
    """Yield the lines of a hint; the first step with the number to type for it."""
    game = table.game
    if game.foresight is None:
        yield words.say(Message("core.plain.because"))
        return
    question = table.question(seat, table.hint_luck(seat))
    budget = Budget(foresight_of(game).levels["expert"], perf_counter() + SECONDS)
    luck = Dealer(int(question.stream, 16))
    advice = hints.advise(game, question.view, options, luck, budget)
    steps = hints.steps_of(game, question.view, advice.best.steps)
    for number, step in enumerate(steps, start=1):
        typed = f"   [{list(options).index(step.action) + 1}]" if number == 1 else ""
        yield f"{number:>3}. {words.say(step.sentence)}{typed}"
    chance = words.say(Message("core.hint.chance", {"percent": hints.percent(advice)}))
    yield f"     {words.say(hints.standing(advice, table.seats))} ({chance})"
    for text, good in hints.grounds(game, advice):
        yield f"  {SIGNS[good]}  {words.say(text)}"
    if advice.next is not None:
        others = hints.steps_of(game, question.view, advice.next.steps)
        plan = " > ".join(words.say(step.sentence) for step in others)
        next_best = Message("core.hint.next", {"lead": hints.lead(advice.next), "plan": plan})
        yield f"     {words.say(next_best)}"
