"""The contract between rules, tables and everything around them; no game in it."""
