"""`python -m meute` is the command line."""

from meute.cli import main

if __name__ == "__main__":
    main()
