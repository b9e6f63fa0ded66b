"""`make bench`: every measurement in one run."""

from __future__ import annotations

from kartenwerk.bench import keys, moves, press
from kartenwerk.errors import KartenwerkError

MEASUREMENTS = {
    "Printing a deck": press.main,
    "Ranking seven cards": keys.main,
    "Playing at random": moves.main,
}


def main() -> None:
    for title, measure in MEASUREMENTS.items():
        print(f"\n{title}\n{'-' * len(title)}", flush=True)
        try:
            measure()
        except KartenwerkError as error:
            print(f"skipped: {error}")


if __name__ == "__main__":
    main()
