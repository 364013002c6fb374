"""What was learned from games: data only, each file with the digest of what it was made for."""
