"""`python -m tests.browser.dealt serve` is `meute serve` with tables dealt from a known seed."""

from __future__ import annotations

from typing import Final

import pytest

from meute.cli import main
from tests.server.kit import deal_from

SEED: Final = 11

if __name__ == "__main__":
    deal_from(pytest.MonkeyPatch(), SEED)
    main()
