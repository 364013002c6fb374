"""Where tables are found, made and joined, and who may sit where."""
