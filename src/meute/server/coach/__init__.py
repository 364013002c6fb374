"""What stands around a lesson in every room: its steps, the ways back, on and out."""

from typing import Final

from meute.core.catalogue import Library

CATALOGUES: Final = Library(__name__)
