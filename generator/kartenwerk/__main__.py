"""`python -m kartenwerk` is `kartenwerk`."""

from kartenwerk.cli import main

if __name__ == "__main__":
    main()
