"""What is written on score pads, column by column, and how wide the columns are.

`python -m tests.products.pad_entries` prints a line for each column of each game: what it holds, and its width in mm.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.games.support import WORKSHOP, session

from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.products.pad.game import leaf_layout, leaf_players
from kartenwerk.products.pad.layout import PadLayout

GAMES = [game for game in WORKSHOP.catalog.game_ids if WORKSHOP.catalog.game(game).score.seat]
"""The games whose pads have a row a deal."""

SEEDS = ("SPECIMEN_SEED", "MATCH_SEED")
"""How the modules of examples call the seed of the games that their specimens show."""


def specimen(at: Session, players: int, seed: int, patch: Any) -> Mapping[str, Any]:
    """The specimen of other games than those that are printed; `patch` is pytest's monkeypatch."""
    showcase = showcase_of(at.game)
    module = sys.modules[showcase.specimen.__module__]
    for name in SEEDS:
        if hasattr(module, name):
            patch.setattr(module, name, seed)
    return showcase.specimen(at, players)


def entries(game: str, players: int, muster: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each entry of a specimen and the head of the column in which it is written."""
    score = WORKSHOP.catalog.game(game).score
    if score.rows == "seats":
        for strokes in muster.get("striche", ()):
            yield from ((score.seat[0].head, "/" * strokes), (score.rest[0].head, str(strokes)))
        return
    if score.games:
        for one in muster["spiele"][: score.games]:
            # the feet are not counted: of hundreds of games one ends above 999, and is then written closer
            for place, column in enumerate(score.seat):
                yield from ((column.head, _shown(number)) for number in one.lines(place))
        return
    for number, row in enumerate(muster["zeilen"]):
        notes, seats, rest = row_of(game, players, muster, number, row)
        yield from zip((column.head for column in score.notes), notes, strict=True)
        for seat in seats:
            yield from zip((column.head for column in score.seat), seat, strict=True)
        yield from zip((column.head for column in score.rest), rest, strict=True)


def row_of(
    game: str, players: int, muster: Mapping[str, Any], number: int, row: Any
) -> tuple[Sequence[str], Sequence[Sequence[str]], Sequence[str]]:
    """The notes of a row, what is written for each seat, and the rest, as texts."""
    match game:
        case "burner_holdem":
            return (), [[_shown(chips)] for chips in row], ()
        case "anagramm_poker":
            return (), [[_shown(stones)] for stones in row], [_shown(muster["pot"][number])]
        case "fuenf_karten_boltan":
            stacks, helm = row
            return (), [[_shown(chips)] for chips in stacks], [_shown(helm)]
        case "donnerwetter":
            teams = session(game).game.teams(players)
            counts = [[row["sitze"][seat] for seat in team] for team in teams]
            seats = [
                [
                    _shown(sum(one["donnerwetter"] for one in of)),
                    _shown(sum(one["karten"] for one in of)),
                    _shown(total),
                ]
                for of, total in zip(counts, row["summen"], strict=True)
            ]
            return (), seats, ()
    columns = len(WORKSHOP.catalog.game(game).score.seat)
    if hasattr(row, "eintraege") or (isinstance(row, dict) and "eintraege" in row):
        made, sums = _of(row, "eintraege"), _of(row, "summen")
        if game == "herzblatt":
            return ["".join(augen for augen, _ in made)], [[total] for total in sums], ()
        return (), [[*map(_shown, one), _shown(total)][:columns] for one, total in zip(made, sums, strict=True)], ()
    points, sums = _of(row, "points"), _of(row, "sums")
    both = [[_shown(one), _shown(total)] for one, total in zip(points, sums, strict=True)]
    notes = list(_of(row, "notes")) if WORKSHOP.catalog.game(game).score.notes else ()
    return notes, [one[-columns:] for one in both], ()


def _of(row: Any, name: str) -> Any:
    return row[name] if isinstance(row, dict) else getattr(row, name)


def _shown(value: object) -> str:
    return f"–{-value}" if isinstance(value, int) and value < 0 else str(value)


def layouts() -> Iterator[tuple[str, str, int, PadLayout]]:
    """Every leaf with a row a deal: game, page, players, and where things stand."""
    for game in GAMES:
        for page in ("a6", "a5"):
            for players in leaf_players(session(game), page):
                yield game, page, players, leaf_layout(WORKSHOP, session(game), page, players)


def main() -> None:
    for game, page, players, layout in layouts():
        way = "across" if layout.width > layout.height else "upright"
        columns = (*layout.notes, *layout.seats[0], *layout.rest)
        told = "; ".join(f"{each.head} {each.widest}: {each.need:g} -> {each.width:.1f}" for each in columns)
        rows = " + ".join(str(match.rows + len(layout.table.feet)) for match in layout.matches)
        print(f"{game:20} {page} {players:2} {way:8} rows {rows:9} {layout.row:4.1f} mm | {told}")


if __name__ == "__main__":
    main()
