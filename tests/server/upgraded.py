"""Imported by servers in processes of their own: the room Hush, as the environment wants it.

`first` is Hush as it stands. In `second` only the number of the rules has changed, in `other` also
what a table may choose, so that no old game fits; `patient` still has the rules of the first.
"""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any, ClassVar, Final

from meute.core import registry
from meute.core.meta import Number
from meute.testing.template import HUSH
from meute.testing.template.game import Hush
from meute.testing.template.meta import META

TURNS: Final = (Number("turns", default=3, low=1, high=5),)


class Second(Hush):
    """The same rules under another number."""

    meta = replace(META, rules_version=2)


class Other(Hush):
    """Rules with another setting in the place of the old one."""

    meta = replace(META, rules_version=2, settings=TURNS)

    def setup(self, seats: int, variant: Any) -> Any:
        return super().setup(seats, {"rounds": variant["turns"]})


class Patient(Other):
    """Other rules, by a room that keeps the old ones."""

    earlier: ClassVar = {1: HUSH}


EDITIONS: Final = {"first": HUSH, "second": Second(), "other": Other(), "patient": Patient()}

if os.environ.get("HUSH") in EDITIONS:
    registry.add_game(EDITIONS[os.environ["HUSH"]])
