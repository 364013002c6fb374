"""Laws every game obeys, shipped so that authors of games and bots can use them."""
