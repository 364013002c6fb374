"""Where tables are kept: what a store must do, and SQLite that does it."""
