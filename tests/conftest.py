"""What all tests share: how examples are found, and that programs under test hear Ctrl-C."""

import signal

import pytest
from hypothesis import settings

from meute.form import changed_since_compiled, form

settings.register_profile("reproducible", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("explore", deadline=None, print_blob=True, max_examples=1000)
settings.load_profile("reproducible")

# A shell without job control starts what runs in the background deaf to Ctrl-C, and programs
# inherit that from the tests that start them.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Say which form of the rules is tested; a compiled one that is out of date tests nothing."""
    old = changed_since_compiled()
    if old:
        message = f"compiled before {old[0]} was changed: run make compiled, or make clean"
        raise pytest.UsageError(message)
    return f"rules: {form()}"
