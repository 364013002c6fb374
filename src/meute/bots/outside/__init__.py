"""Bots in other processes: one protocol of lines, for series and for the browser's table."""
