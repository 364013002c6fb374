"""The rules in the order of the README: setup, the round, its roll, its stash, its bids, the end.

A question is a `Decision`, with `options` and `resolve` side by side; what happens by itself is a
`Step`. The docstring of each opens with its paragraph, and `PARAGRAPHS` tells it to the engine.
"""
