"""Bots, hints and studies, in processes of their own."""
