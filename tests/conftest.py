"""What all tests share: how examples are found, and that programs under test hear Ctrl-C."""

import signal

from hypothesis import settings

settings.register_profile("reproducible", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("explore", deadline=None, print_blob=True, max_examples=1000)
settings.load_profile("reproducible")

# A shell without job control starts what runs in the background deaf to Ctrl-C, and programs
# inherit that from the tests that start them.
signal.signal(signal.SIGINT, signal.default_int_handler)
