"""Players made of code: they get a view, the options and a dealer, and answer."""
