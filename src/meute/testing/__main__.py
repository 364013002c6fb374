"""Write the golden playthroughs of a game anew: python -m meute.testing GAME FOLDER [SETTING ...].

Every number of players gets a game with the usual settings; naming settings that are a choice adds
games with their other choices.
"""

import sys

from meute.core.errors import MeuteError
from meute.testing.playthrough import write

if __name__ == "__main__":
    try:
        game, folder, *settings = sys.argv[1:]
    except ValueError:
        sys.exit(__doc__)
    try:
        write(game, folder, *settings)
    except MeuteError as error:
        sys.exit(f"meute: {error}")
