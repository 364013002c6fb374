"""Write the golden playthroughs of a game anew.

python -m meute.testing GAME FOLDER [SETTING ...]
"""

import sys

from meute.testing.playthrough import write

if __name__ == "__main__":
    write(*sys.argv[1:])
