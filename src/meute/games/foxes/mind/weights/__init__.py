"""What was learned by self-play: data only, with the digest of the features it was made for."""
