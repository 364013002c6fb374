"""Many games at once: matches, tournaments and the figures drawn from them."""
