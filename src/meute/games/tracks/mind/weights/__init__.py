"""What was learned by self-play: data only."""
