"""What people ask a search about: hints, chances to win, luck, and studies of finished games."""
