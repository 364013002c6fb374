"""What the server itself says, in every language of the house."""

from typing import Final

from meute.core.catalogue import Library

CATALOGUES: Final = Library(__name__)
