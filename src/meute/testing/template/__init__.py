"""Hush: a hidden die, a hidden stash and sealed bids; the room that authors of games copy.

Every door that a room may have stands here in its smallest form: chance that one player sees,
secret choices that all make at once, answers that can be taken back, words in three languages and
a judgement for bots. Nobody installs it; `meute.core.registry.add_game(HUSH)` opens it.
"""

from meute.testing.template.game import HUSH

__all__ = ["HUSH"]
