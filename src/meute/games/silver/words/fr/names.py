"""What the fourteen characters are called in French. `data.RECONSTRUCTED_NAMES` says which names are ours."""

from typing import Final

NAMES: Final[tuple[str, ...]] = (
    "Villageois",
    "Écuyer",
    "Empathe",
    "Garde du corps",
    "Garnement",
    "Dénonciateur",
    "Divinateur",
    "Observateur",
    "Apprentie voyante",
    "Voyante",
    "Maître",
    "Sorcière",
    "Voleur",
    "Doppelgänger",
)
"""By value, from 0 to 13."""
