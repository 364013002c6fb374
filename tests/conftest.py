"""Hypothesis profiles: the same examples in every run, or new ones on request."""

from hypothesis import settings

settings.register_profile("reproducible", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("explore", deadline=None, print_blob=True, max_examples=1000)
settings.load_profile("reproducible")
