"""`python -m art [DECK [PICTURE ...]]` draws the pictures of the decks anew into `templates/art/`."""

from __future__ import annotations

import logging
import sys
from concurrent.futures import ProcessPoolExecutor

from art.decks import DECKS, files
from art.provenance import FOLDER, Recorded, drawn_now, read, write


class _Heard(logging.Handler):
    """What drawing tells, line by line."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def draw(deck: str, name: str) -> list[str]:
    """Draw one file anew; the places that healing had to mend so that it shows."""
    heard, log = _Heard(), logging.getLogger("art")
    log.setLevel(logging.INFO)
    log.addHandler(heard)
    (FOLDER / deck / name).write_text(files(deck)[name](), encoding="utf-8", newline="\n")
    log.removeHandler(heard)
    return heard.lines


def main(deck: str = "", *names: str) -> None:
    """Draw one deck's pictures, or only those whose file is named (without .svg); all decks' without a deck."""
    if deck and deck not in DECKS:
        sys.exit(f"there are no drawings for {deck}; expected one of {', '.join(DECKS)}")
    tasks: list[tuple[str, str]] = []
    for each in [deck] if deck else DECKS:
        drawings = files(each)
        wanted = [f"{name}.svg" for name in names] or list(drawings)
        if unknown := [name for name in wanted if name not in drawings]:
            sys.exit(f"{each} has no {unknown[0]}; expected one of {', '.join(drawings)}")
        (FOLDER / each).mkdir(parents=True, exist_ok=True)
        tasks += [(each, name) for name in wanted]
    drawn: Recorded = {}
    with ProcessPoolExecutor() as pool:  # a picture takes seconds up to a minute of one core
        for (each, name), mended in zip(tasks, pool.map(draw, *zip(*tasks, strict=True)), strict=True):
            drawn.setdefault(each, {})[name] = drawn_now(each, name, len(mended))
            print(f"templates/art/{each}/{name}", *mended, sep="\n  ", flush=True)
    recorded = read()  # now: another run may have written in the meantime
    for each, lines in drawn.items():
        known = {name: line for name, line in recorded.get(each, {}).items() if name in files(each)}
        recorded[each] = known | lines
    write(recorded)


if __name__ == "__main__":
    main(*sys.argv[1:])
