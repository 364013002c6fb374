"""The law on pictures: they are drawn from what a seat sees, and stand alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree as ET

from meute.core.codec import encode
from meute.core.dealer import Dealer
from meute.core.message import LANGUAGES
from meute.core.picture import LOOKS, svg_of

if TYPE_CHECKING:
    from meute.core.game import Game
    from meute.testing.walk import Walk

EVERY: Final = 20
"""Of so many positions one is drawn: a picture takes as long as a thousand answers."""


def pictures_show_what_a_seat_sees(game: Game, walk: Walk) -> None:
    """Every seat's picture can be drawn, leaves its view as it is, and tells no secret.

    It fetches nothing and names nothing that another picture on the same page could take.
    """
    for n, state in enumerate(walk.states(game)):
        if n % EVERY:
            continue
        for seat in [*range(walk.seats), None]:
            view = game.view(state, seat)
            before = encode(view)
            chosen = {"language": LANGUAGES[n % len(LANGUAGES)], "look": [*LOOKS][n % len(LOOKS)]}
            drawn = svg_of(game, view, seats=walk.seats, **chosen)
            assert encode(view) == before, "drawing has changed the view"
            twin = game.view(game.redeal(state, seat, Dealer(walk.seed + n)), seat)
            assert svg_of(game, twin, seats=walk.seats, **chosen) == drawn, (
                f"seat {seat}'s picture tells a secret"
            )
            for element in ET.fromstring(drawn).iter():  # noqa: S314 (it was drawn a line above)
                alien = {name for name in element.attrib if name.rpartition("}")[2] in ALIEN}
                assert not alien, f"the picture has {', '.join(sorted(alien))}"


ALIEN: Final = ("href", "id", "src", "class")
"""What would reach out of a picture."""
