"""`python -m generator` is `kartenwerk`."""

from generator.cli import main

if __name__ == "__main__":
    main()
