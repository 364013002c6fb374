"""Our speed beside that of other libraries, in one run: `python -m benchmarks.peers`."""
