"""How good players think.

Hush has no foresight: a game is so short that a search plays every playout to its end. A longer
game says here who is likely to win and which search fits it, as a
`meute.core.foresight.Foresight`.
"""
